import Catalogues
import Rowhouse

/// The volcanoes of the gallery: a table beside the source, and a picture for each type.
struct Volcanoes {
  private static let folder = DataFolder("../Volcanoes")

  /// A catalogue of them, by their columns.
  static func catalogue() throws(SiteFault) -> PageContent {
    try .collection(
      of: VolcanoColumn.self, from: .file("volcanoes.csv", in: folder), titled: "Volcanoes",
      called: RowNoun("volcano", "volcanoes"))
  }

  /// The pictures that the table names.
  static func pictures() throws(SiteFault) -> [SiteFile] {
    try DataFolder("../Volcanoes/pictures").files(in: "volcanoes/pictures")
  }
}
