import Bytes
public import Publishing
public import Records
public import Rendering

extension PageContent {
  /// A catalogue of the site's own data: a listing of as many pages as it needs, with the groups,
  /// value lists and pages, row pages, map and summary that its columns ask for.
  ///
  /// ```swift
  /// case .volcanoes:
  ///   try .collection(
  ///     of: VolcanoColumn.self, from: .file("volcanoes.csv", in: folder), titled: "Volcanoes",
  ///     called: RowNoun("volcano", "volcanoes"))
  /// ```
  ///
  /// The path of the enum's page must be an index, `volcanoes/index`; it is the first page. All
  /// other pages are in that folder: `volcanoes/by/country/index.html`, `volcanoes/et/etna.html`.
  ///
  /// A page has at most `size` rows, and by default each row has its own page. Throws ``SiteFault``
  /// for unreadable or invalid rows, since a site's own data must be valid.
  public static func collection<Column: CollectionColumn>(
    of columns: Column.Type, from source: CollectionSource, titled title: String,
    called noun: RowNoun = .row, by size: Int = 50, with extras: CatalogueExtras = .rowPages
  ) throws(SiteFault) -> PageContent {
    let index = try SiteFault.reading { try source.index(of: columns) }
    return PageContent(titled: title) { place, _, words in
      _ = try listFolder(of: "a collection", at: place)
      return Catalogue(
        of: TableKind(index, called: noun, titled: title, at: place, with: extras, in: words),
        titled: title, pageSize: size
      ).series
    }
  }
}

extension CatalogueExtras {
  /// A page for every row, and the search.
  public static var rowPages: CatalogueExtras {
    var extras = CatalogueExtras()
    extras.hasRowPages = true
    return extras
  }
}

/// The source of a collection's rows.
public struct CollectionSource: Sendable {
  private let source: @Sendable ([String]) throws -> any RecordSource

  /// A CSV, TSV or JSON file beside the site's source, as the `table` command reads it.
  public static func file(_ name: String, in folder: DataFolder) -> CollectionSource {
    CollectionSource { _ in try folder.source(of: name) }
  }

  /// Values of the site's own type, a row each, with their text in a column, or `nil` for none.
  public static func values<Item: Sendable, Column: CollectionColumn>(
    _ items: [Item], _ text: @escaping @Sendable (Item, Column) -> String?
  ) -> CollectionSource {
    CollectionSource { names in
      var csv: [UInt8] = []
      func line(_ cells: [String]) {
        for (index, cell) in cells.enumerated() {
          if index > 0 { csv.append(UInt8(ascii: ",")) }
          csv += "\"\(cell.replacing("\"", with: "\"\""))\"".utf8
        }
        csv.append(UInt8(ascii: "\n"))
      }
      line(names)
      for item in items { line(Column.allCases.map { text(item, $0) ?? "" }) }
      return BytesSource(name: "\(Item.self)", bytes: csv)
    }
  }

  /// Reads the rows.
  func index<Column: CollectionColumn>(of columns: Column.Type) throws -> CollectionIndex {
    let schema: CollectionSchema
    do throws(InputError) {
      schema = try CollectionSchema(of: columns)
    } catch {
      throw InputError("\(Column.self): \(error)")
    }
    let source = try source(Column.allCases.map(\.name))
    let index = try CollectionIndex(ofSite: [source], schema)
    if let missing = index.missingColumns.first {
      throw InputError(
        "\(source.name): no column named \"\(missing)\", which \(Column.self) has"
          + ColumnName.suggestion(for: missing, among: index.columns.map(\.name)))
    }
    return index
  }
}
