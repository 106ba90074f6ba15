package import Markup

/// The classes that stylesheets may select: with elements and their states, the whole interface
/// between HTML and themes.
public enum StyleClass: String, CaseIterable, Sendable {
  // A page.
  case skip, site, brand, foot, find, crumbs, introduction, sections, index, search, neighbours

  /// Heard but not seen.
  case hidden = "vh"

  // A screen's table.
  case screen, plain, grouped, insetGrouped = "inset-grouped"
  case section, row, footer, collapsible
  case basic, subtitle, value, leadingValue = "leading-value", prototype, element
  case link, external, destructive, selected, disabled, notice
  case pictured, image, badge
  case disclosure, mark, unmarked, info, act

  /// A link in a row that is not the row's own.
  case other

  // A form.
  case control, several, option, submit, reset, multiline
  case toggle = "switch"
  case state, on, off, slider, steps, stepper
  case choices, segmented, inline
  case hint, tools, save, confirmation, remove

  // What is beside a screen.
  case variants, gallery, variant
  case source, file, keyword, type, string, comment
  case map, box, edge, arrow, edgeLabel = "edge-label"

  // A search.
  case filters, range, results

  // Charts and maps.
  case grid, axis, inset, strip, east

  // A listing in a pane.
  case explore, pane, pages, menu, button, quiet = "q", count = "n"
  case narrowing = "facets", sheet, chips, turn

  // The home page and the rows' own pages of a catalogue.
  case tables, home, band, hero, split, lead, cols, head, bars, text = "t", share = "b", card
  case chart = "hist", facts, objects, prose, more, letter, rail, segments

  // Around a screen's tables: what is beside them, and pictures in the frame of a device.
  case beside, side, picture, phone, tablet, window

  // Cells of a table in a text.
  case middle, end

  // A listing.
  case listing, data, scroll, group, play, player, pausing, seek, single, footnote
  case short, medium, long, wide, swatch, rest, own
  case detail, message, headline
  case figures, bar, amount, dots, printed
  case pagination, previous, next, gap
}

extension Attribute {
  package static func `class`(_ styles: StyleClass...) -> Self {
    .class(styles.map(\.rawValue).joined(separator: " "))
  }

  package static func `class`(_ styles: [StyleClass]) -> Self {
    .class(styles.map(\.rawValue).joined(separator: " "))
  }
}
