import Bytes
import Testing

@testable import Records

private enum Volcano: CollectionColumn {
  case name, country, elevation, seen, lat, lon, note, secret

  var name: String { self == .seen ? "last seen" : "\(self)" }
  var title: String { self == .elevation ? "Elevation in m" : name }
  var type: ColumnType? {
    switch self {
    case .name, .country, .seen, .note, .secret: nil
    case .elevation: .wholeNumber
    case .lat: .latitude
    case .lon: .longitude
    }
  }
  var roles: Set<ColumnRole> {
    switch self {
    case .name: [.title, .identifier]
    case .country: [.group, .facet]
    case .elevation: [.sort, .descending]
    case .seen: [.facet]
    case .lat, .lon: []
    case .note: [.rowPageOnly]
    case .secret: [.hidden]
    }
  }
}

private enum TwoTitles: CollectionColumn {
  case one, two, three
  var roles: Set<ColumnRole> { self == .two ? [] : [.title] }
}

private enum TwoOrders: CollectionColumn {
  case one, two
  var roles: Set<ColumnRole> { self == .one ? [.sort] : [.sort, .descending] }
}

private enum Plain: CollectionColumn { case b, a }

@Suite struct CollectionColumnTests {
  private static let text = """
    secret,NAME,country,Last_Seen,elevation,lat,lon,note,more
    s,Etna,Italy,2021-02-16,3357,37.75,14.99,big,?
    s,Hekla,Iceland,2000-02-26,1491,63.98,-19.67,,?
    s,Vesuvius,Italy,1944-03-18,1281,x,14.43,,?
    s,Stromboli,Italy,,924,38.79,15.21,,?

    """

  private func index<Column: CollectionColumn>(
    of columns: Column.Type, _ text: String
  ) throws -> CollectionIndex {
    try CollectionIndex.reading(
      [source(text, name: "in.csv")], of: CollectionSchema(of: columns), windowSize: 64)
  }

  @Test func `columns have the roles that the enum says, in its order`() throws {
    let index = try index(of: Volcano.self, Self.text)
    #expect(
      index.columns.map(\.title) == [
        "name", "country", "Elevation in m", "last seen", "lat", "lon", "note", "secret",
      ])
    #expect(
      index.columns.map(\.kind) == [
        .text, .text, .wholeNumber, .date, .latitude, .longitude, .text, .text,
      ])
    #expect(index.shown == [0, 1, 2, 3, 4, 5])
    #expect(index.detailed == [0, 1, 2, 3, 4, 5, 6])
    #expect(index.titleColumn == 0)
    #expect(index.rowNames == ["hekla", "etna", "vesuvius", "stromboli"])
    #expect(index.groupLines == ["#country_iceland Iceland 1", "#country_italy Italy 3"])
    #expect(index.facets.map(\.folder) == ["by/country", "by/last-seen"])
    #expect(index.listed.map(\.name) == ["last seen"])
    #expect(index.missingColumns.isEmpty)
    // A place that is none is on no map, and the others are.
    #expect(index.places?.map(\.latitude) == [37, 38, 63])
  }

  @Test func `nothing is asked for by an enum without roles`() throws {
    let index = try index(of: Plain.self, "a,b\n1,2\n1,2\n3,4\n3,4\n")
    #expect(index.names == ["b", "a"])
    #expect(index.rowNames == ["1", "2", "3", "4"])
    #expect(index.facets.isEmpty && index.group == nil && index.titleColumn == nil)
  }

  @Test func `columns that the data does not have are named`() throws {
    #expect(
      try index(of: Volcano.self, "name,note\nEtna,x\n").missingColumns == [
        "country", "elevation", "last seen", "lat", "lon", "secret",
      ])
  }

  @Test func `a hidden column has no role that shows it`() throws {
    func fault<Column: CollectionColumn>(of type: Column.Type) -> InputError? {
      #expect(throws: InputError.self) { try CollectionSchema(of: type) }
    }
    #expect(fault(of: HiddenIdentifier.self) == .hiddenRole(.identifier, "secret"))
    #expect(fault(of: HiddenTitle.self) == .hiddenRole(.title, "secret"))
    #expect(fault(of: HiddenGroup.self) == .hiddenRole(.group, "secret"))
    let facet = try #require(fault(of: HiddenFacet.self))
    #expect(
      "\(facet)" == """
        the column "secret" has the roles "facet" and "hidden". Remove one of them.
        """)
  }

  @Test func `a role that one column can have is not two columns'`() {
    #expect(throws: InputError.repeated(.title, ["one", "three"])) {
      try CollectionSchema(of: TwoTitles.self)
    }
    let fault = #expect(throws: InputError.self) { try CollectionSchema(of: TwoOrders.self) }
    #expect(
      fault?.description
        == #"only one column can have the role "sort", found "one" and "two". Remove it from the others."#
    )
  }
}

private enum HiddenIdentifier: CollectionColumn {
  case secret
  var roles: Set<ColumnRole> { [.hidden, .identifier] }
}

private enum HiddenTitle: CollectionColumn {
  case secret
  var roles: Set<ColumnRole> { [.hidden, .title] }
}

private enum HiddenGroup: CollectionColumn {
  case secret
  var roles: Set<ColumnRole> { [.hidden, .group] }
}

private enum HiddenFacet: CollectionColumn {
  case secret
  var roles: Set<ColumnRole> { [.hidden, .facet] }
}
