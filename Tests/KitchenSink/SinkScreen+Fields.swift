import Rowhouse

extension SinkScreen {
  func field(of row: Row) -> Field<Sink>? {
    switch row {
    case .cheese: .toggle(\.cheese)
    case .thickness: .slider(\.thickness)
    case .depth: .slider(\.depth, in: 0...1, step: 0.1)
    case .sauce: .picker(\.sauce)
    case .size: .picker(\.size, .segmented)
    case .oven: .picker(\.oven, .inline)
    case .slices: .stepper(\.slices, in: 2...12, step: 2)
    case .weight: .number(\.weight, in: 0.5...2.5, decimals: 1, isRequired: true)
    case .name: .text(\.name, prompt: "Ada Vos", length: 2...30, pattern: .code)
    case .day: .date(\.day, in: Self.year)
    case .hour: .time(\.hour)
    case .colour: .colour(\.colour)
    case .wish: .multilineText(\.wish, prompt: "Ring twice", length: 0...200)
    case .guestName(let index): Sink.all.field(index, .text(\.name))
    case .order: .submit("Order")
    case .again: .reset("Start again")
    default: nil
    }
  }

  private static let year = Day("2026-01-01").flatMap { first in
    Day("2026-12-31").map { first...$0 }
  }

  func field(ofSection section: Section) -> Field<Sink>? {
    switch section {
    case .toppings: .selection(\.toppings)
    case .sort: .picker(\.delivery)
    case .guests: Sink.all.count
    default: nil
    }
  }

  func visibility(of row: Row) -> Visibility<Sink> {
    if case .extra = row { .visible(when: .isOn(\.cheese)) } else { .always }
  }

  func visibility(ofSection section: Section) -> Visibility<Sink> {
    if case .guest(let index) = section { .visible(when: Sink.all.has(index)) } else { .always }
  }

  func identifier(ofSection section: Section) -> String? {
    switch section {
    case .dough: "dough"
    case .toppings: "toppings"
    case .sort: "sort"
    case .guests: "guests"
    case .guest(let index): "guest-\(index + 1)"
    case .rows: "rows"
    case .said: "said"
    case .folded: "section-a"
    case .buttons: nil
    }
  }

  func identifier(of row: Row) -> String? {
    switch row {
    case .topping(let topping): topping.identifier
    case .saidValue: "said-value"
    case .saidMore: "said-more"
    case .delivery(let delivery): delivery.identifier
    case .guestName(let index): "guest-\(index + 1)-name"
    case .basic, .subtitle, .value, .mail, .picture, .ticked, .detail, .link, .copied, .forgotten,
      .heard, .selected, .inside:
      nil
    default: "\(row)"
    }
  }
}
