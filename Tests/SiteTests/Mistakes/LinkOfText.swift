// cannot convert value of type 'String' to expected argument type 'Link'
import Rowhouse

func rowToText() -> Cell { Cell("Menu", opens: "menu.html") }
