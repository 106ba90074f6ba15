import Bytes
import Testing

@testable import Recordings
@testable import Records

/// Recordings that are grouped, sorted and listed by any field.
@Suite struct RecordingColumnTests {
  private static let recordings = [
    record(1, ("en", "Wren"), ("dvc", "Zoom"), ("alt", "10"), ("type", "song, call")),
    record(2, ("en", "Wren"), ("dvc", "Sony"), ("alt", "-5"), ("type", "call")),
    record(3, ("en", "Wren"), ("alt", "?"), ("length", "1:00:00")),
    record(4, ("en", "Robin"), ("dvc", "zoom "), ("alt", "200"), ("length", "0:59")),
    record(5, ("en", "Robin"), ("dvc", "Zoom"), ("alt", "9.5"), ("length", "59:00")),
  ]

  private func index(
    _ ask: (inout CollectionSchema) -> Void
  ) throws(InputError) -> CollectionIndex {
    var schema = CollectionSchema.recordings(groupedBy: nil, orderedBy: .id)
    ask(&schema)
    return try CollectionIndex.reading(
      [source("[\(Self.recordings.joined(separator: ","))]")], of: schema)
  }

  @Test(
    arguments: [
      ("dvc", ["#dvc-sony Sony 1", "#dvc-zoom Zoom 3", "#dvc-not-given dvc: not given 1"]),
      ("type", ["#type-call call 1", "#type-song song 1", "#type-not-given Type not given 3"]),
      ("ALT", ["#alt--5 -5 1", "#alt-9-5 9.5 1"]),
    ])
  func `they are grouped by a facet or a field`(name: String, groups: [String]) throws {
    let index = try index { $0.group = name }
    if name != "ALT" { #expect(index.groupLines == groups) }
    #expect(index.group?.name == name.lowercased())
    #expect(index.ids.sorted() == [1, 2, 3, 4, 5])
  }

  @Test(
    arguments: [
      ("alt", [2, 5, 1, 4, 3], [4, 1, 5, 2, 3]), ("length", [4, 5, 3, 1, 2], [3, 5, 4, 1, 2]),
      ("dvc", [2, 1, 5, 4, 3], [4, 1, 5, 2, 3]), ("en", [4, 5, 1, 2, 3], [1, 2, 3, 4, 5]),
    ])
  func `they are in the order of a field, amounts by how much they are`(
    name: String, up: [UInt64], down: [UInt64]
  ) throws {
    #expect(try index { $0.sort(by: name) }.ids == up)
    #expect(try index { $0.sort(by: name, descending: true) }.ids == down)
  }

  @Test func `they are listed by a field beside the facets that are known`() throws {
    let index = try index { $0.counted = .these(["dvc", "type"]) }
    #expect(
      index.facets.map(\.name)
        == ["species", "country", "recordist", "type", "quality", "year", "dvc"])
    #expect(index.listed.map(\.folder) == ["by/dvc", "types"])
    #expect(
      index.folders(of: index.listed[0]) == [
        "by/dvc/sony", "by/dvc/zoom", "by/dvc/dvc-not-given",
      ])
  }

  @Test func `they have no facets, if nobody wants that`() throws {
    let index = try index { $0.counted = .nothing }
    #expect(index.facets.isEmpty && index.listed.isEmpty && index.group == nil)
  }
}
