// A page can't compare texts. Use isFilled(_:), or a picker's choice.
import Rowhouse

let textCompared: Condition<Appearance> = .equal(\.name, "Ada")
