// cannot convert value of type 'Bool' to expected argument type 'Condition<…>'
import Rowhouse

func rowWhile(_ model: Appearance) -> FormRow<Appearance> {
  .picker("Size", \.size).visible(when: model.isLarger)
}
