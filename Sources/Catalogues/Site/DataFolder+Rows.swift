package import Bytes
import Files
public import Publishing
package import Records

extension DataFolder {
  /// Reads rows of CSV, TSV, or JSON as the `table` command does; an invalid row throws.
  public func rows(of name: String) throws(SiteFault) -> [DataRow] {
    try DataRow.all(in: try bytes(of: name), named: path(of: name))
  }

  func source(of name: String) throws(FileError) -> any RecordSource {
    try DataFile(try FilePath(path(of: name)), staysOpen: true)
  }
}

extension CollectionIndex {
  /// Reads a site's own rows; throws if one is invalid.
  package init(ofSite sources: [any RecordSource], _ schema: CollectionSchema) throws(InputError) {
    self = try .reading(sources, of: schema)
    guard refusals.examples.isEmpty else {
      throw InputError(Excerpt.lines(refusals.examples.map(\.description)))
    }
  }

  package func allRows() throws(InputError) -> [TableRow] { try rows(in: 0..<count) }
}
