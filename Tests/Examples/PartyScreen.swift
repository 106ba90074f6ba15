import Rowhouse

struct Party: Sendable {
  struct Guest: Sendable {
    var name = ""
    var isVegetarian = false
  }

  var guests = [Guest()]
}

struct PartyScreen: Form {
  enum Section { case party, guest(Int) }
  enum Row { case name(Int), vegetarian(Int) }

  /// From one guest to six.
  static let guests = Repeated(\Party.guests, in: 1...6, adding: Party.Guest(), called: "guest")

  var model: Party
  let title = "A party"
  var sections: [Section] { [.party] + Self.guests.indices.map(Section.guest) }

  func header(of section: Section) -> String? {
    switch section {
    case .party: "Guests"
    case .guest(let index): "Guest \(index + 1)"
    }
  }

  func identifier(ofSection section: Section) -> String? {
    switch section {
    case .party: "guests"
    case .guest(let index): "guest-\(index + 1)"
    }
  }

  /// The header of the first section adds guests and removes them.
  func field(ofSection section: Section) -> Field<Party>? {
    switch section {
    case .party: Self.guests.count
    case .guest: nil
    }
  }

  func visibility(ofSection section: Section) -> Visibility<Party> {
    switch section {
    case .party: .always
    case .guest(let index): .visible(when: Self.guests.has(index))
    }
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .party: []
    case .guest(let index): [.name(index), .vegetarian(index)]
    }
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .name: Cell("Name")
    case .vegetarian: Cell("Vegetarian")
    }
  }

  func identifier(of row: Row) -> String? {
    switch row {
    case .name(let index): "guest-\(index + 1)-name"
    case .vegetarian(let index): "guest-\(index + 1)-vegetarian"
    }
  }

  func field(of row: Row) -> Field<Party>? {
    switch row {
    case .name(let index): Self.guests.field(index, .text(\.name))
    case .vegetarian(let index): Self.guests.field(index, .toggle(\.isVegetarian))
    }
  }
}
