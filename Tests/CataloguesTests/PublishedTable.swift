import Publishing
import Records
import Rendering
import TestSupport

@testable import Catalogues

/// Publishes a table in memory, and returns the texts of the site's files by their paths.
func publishedTable(
  _ text: String, named name: String = "in.csv", titled title: String = "Table",
  by pageSize: Int, with extras: CatalogueExtras = .rowPages, at base: String = "", workers: Int,
  _ ask: (inout CollectionSchema) -> Void
) async throws -> [String: String] {
  var schema = CollectionSchema.table
  ask(&schema)
  let index = try CollectionIndex.reading(
    [BytesSource(name: name, bytes: Array(text.utf8))], of: schema)
  let catalogue = Catalogue(
    of: TableKind(index, from: name, with: extras), titled: title, pageSize: pageSize)
  let store = MemoryStore()
  _ = try await Publisher(to: store, workers: workers).publish(
    catalogue.publication(theme: Theme(name: "none", stylesheet: []), baseURL: BaseURL(base)))
  return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
}
