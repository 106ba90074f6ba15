// to expected argument type 'WritableKeyPath<…>'
import Rowhouse

func toggleOfConstant() -> FormRow<Appearance> { .toggle("New", \.isNew) }
