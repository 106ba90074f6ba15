// type '…' has no member 'dinner'
import Rowhouse

func rowToMissingPage() -> Cell { Cell("Dinner", opens: .page(.dinner)) }
