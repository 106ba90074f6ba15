import Bytes
@testable import Records

/// An index of some sources, as a table of which something is asked, read in parts.
func collection(
  _ sources: [any RecordSource], parts count: Int = 1, windowSize: Int = 1 << 18,
  _ ask: (inout CollectionSchema) -> Void = { _ in }
) throws(InputError) -> CollectionIndex {
  var schema = CollectionSchema.table
  ask(&schema)
  let plan = CollectionPlan(
    sources, of: schema, parts: count, windowSize: windowSize, smallestPiece: 8)
  return try index(of: plan)
}

/// An index of one text, of which something is asked.
func collection(
  _ text: String, name: String = "in.csv", _ ask: (inout CollectionSchema) -> Void = { _ in }
) throws(InputError) -> CollectionIndex {
  try collection([source(text, name: name)], ask)
}

/// The message of what cannot be done that is asked of a table.
func collectionFault(
  _ text: String, name: String = "in.csv", _ ask: (inout CollectionSchema) -> Void
) -> String? {
  do throws(InputError) {
    _ = try collection(text, name: name, ask)
    return nil
  } catch {
    return error.description
  }
}

extension CollectionIndex {
  /// The texts of one column, from the first row to the last.
  func texts(of column: Int) throws(InputError) -> [String] {
    try rows(in: 0..<count).map { $0.text(of: column).text }
  }

  /// What the rows are called.
  var rowNames: [String] {
    (0..<count).map { position in
      switch name(at: position) {
      case .number(let number): "\(number)"
      case .slug(let slug): slug
      }
    }
  }

  /// Each group as a line: its anchor, its title and its number of rows.
  var groupLines: [String] { groups.map { "#\($0.anchor) \($0.title) \($0.count)" } }

  /// Each facet as a line: where it is, its values and how many rows have them.
  var facetLines: [String] {
    facets.map { facet in
      "\(facet.folder): "
        + values(of: facet).map { "\($0.title) \($0.count)" }.joined(separator: ", ")
    }
  }

  /// The folders of the lists that the values of a facet have.
  func folders(of facet: Facet) -> [String] {
    values(of: facet).map { "\(facet.folder)/\($0.anchor)" }
  }

  /// Everything that can be seen of an index, a line each.
  var everything: [String] {
    get throws(InputError) {
      let texts = try texts
      return (0..<count).map { position in
        "\(rowNames[position]) \(file(at: position)):\(line(at: position) ?? 0) "
          + "\(groupNumber(at: position) ?? -1) \(texts[position])"
      } + columns.map { "\($0)" } + groups.map { "\($0)" }
        + facets.flatMap { facet in values(of: facet).map { "\(facet.name): \($0)" } }
        + ["\(facets.map(\.name)) \(listed.map(\.name)) \(shown) \(detailed)"]
        + [String(describing: places)] + refusals.examples.map(\.description)
        + ["\(refusals.counts)"]
    }
  }
}
