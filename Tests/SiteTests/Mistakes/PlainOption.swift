// static method 'picker' requires that '…' conform to 'Identified'
import Rowhouse

func pickerOfPlainOption() -> FormRow<Appearance> { .picker("Font", \.font) }
