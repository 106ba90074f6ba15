// value of type 'DataFolder' has no member 'rows'
import Rowhouse

func hills() throws { _ = try DataFolder("Data").rows(of: "hills.csv") }
