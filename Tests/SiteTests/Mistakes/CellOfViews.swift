// A cell has text. For other content, draw a custom cell (Prototype), or add rows.
import Rowhouse

func cellOfViews() -> Cell {
  Cell("Version") {
    "1.2"
  }
}
