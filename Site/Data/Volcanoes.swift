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
    var files: [SiteFile] = []
    for type in [
      "caldera", "cinder-cone", "complex-volcano", "fissure-vent", "lava-dome",
      "shield-volcano", "stratovolcano",
    ] {
      files.append(
        try folder.file(
          "pictures/\(type).svg", at: SitePath("volcanoes").file("pictures").file("\(type).svg")))
    }
    return files
  }
}
