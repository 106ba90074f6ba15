import Rowhouse

/// Texts and pictures around rows: above, between, beside and below them, and with a condition.
struct ManualScreen: BuiltForm {
  var model = Trip()
  let title = "Manual"
  static let file = SiteFile(
    at: "shots/plan.svg",
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="390" height="700" viewBox="0 0 390 700">
      <rect width="390" height="700" fill="#d8e4ec"/><circle cx="195" cy="350" r="120" fill="#a3180f"/>
      </svg>
      """.utf8))

  var body: [Section] {
    Text(
      """
      A **trip** has a [route](trip.html#start), `stops` and *nights*.

      ## Before the trip

      1. Make a plan.
      2. Book a hotel.

      > Prices change.

      | Nights | Price |
      |---|--:|
      | 1 | 120 |
      | 7 | 700 |

          rowhouse --help

      ![A red circle](shots/plan.svg "A picture in a text")
      """)
    Section("Route", content: [.figure(shot(in: .phone, "Beside", placement: .beside))]) {
      TextField("start", "Start", \.start)
      TextField("end", "End", \.end)
    }
    Text("# By train\n\nTrains leave each hour.").visible(when: .isFilled(\.start))
    Section { Cell("Trains", .value("Each hour")) }
    shot(in: .window, "In a window")
    shot(in: .tablet, "On a tablet")
  }

  var closing: [Block] { [.text("See [Trip](trip.html).")] }

  private func shot(
    in frame: Figure.Frame, _ caption: String, placement: Figure.Placement = .above
  ) -> Figure {
    Figure(
      Self.file.path, alt: "A red circle", caption: caption, dark: Self.file.path, width: 200,
      frame: frame, placement: placement)
  }
}
