import Testing

@testable import Records

@Suite struct ColumnNamesTests {
  @Test func `every name of the API is a column, in any case and with any signs`() {
    for field in RecordingField.allCases {
      for key in field.keys {
        let name = key.description
        for spelling in [name, name.uppercased(), name.replacing("-", with: "_"), " \(name) "] {
          #expect(ColumnNames.slot(of: Array(spelling.utf8)[...]) == FieldSlot(field))
        }
      }
    }
  }

  @Test(
    arguments: [
      ("source_id", .id), ("Catalogue number", .id), ("XC", .id), ("species_common", .commonName),
      ("Common Name", .commonName), ("species_scientific", .genus), ("scientific name", .genus),
      ("Genus", .genus), ("species", .species), ("subspecies", .subspecies), ("country", .country),
      ("location", .location), ("locality", .location), ("latitude", .latitude),
      ("longitude", .longitude), ("quality_grade", .quality), ("Quality", .quality),
      ("cc_license", .licence), ("license", .licence), ("licence", .licence),
      ("type_label", .type), ("recordist", .recordist), ("remarks", .remarks),
      ("altitude", .altitude), ("Elevation", .altitude), ("sono.med", .sonogramMedium),
      ("osci_large", .oscillogramLarge), ("file_name", .fileName), ("bird seen", .animalSeen),
    ] as [(String, RecordingField)])
  func `what exports call a column is known`(name: String, field: RecordingField) {
    #expect(ColumnNames.slot(of: Array(name.utf8)[...]) == FieldSlot(field))
  }

  @Test(arguments: ["", " ", "name", "ids", "i,d", "ïd", "annotation-set", "recordings", "error"])
  func `other columns mean nothing`(name: String) {
    #expect(ColumnNames.slot(of: Array(name.utf8)[...]) == .unknown)
  }

  @Test func `a cell is text, and semicolons separate other species`() throws {
    let text = "id,also,q,annotation-set\n1,\" a; b \"\"c\"\";; \",,[]"
    let index = try RecordingIndex.reading([source(text, name: "birds.csv")])
    let view = try #require(try index.all.first)
    #expect(view.also.map(\.text) == ["a", "b \"c\""])
    #expect(view.has(.quality) && view[.quality].isEmpty)
    #expect(!view.has(.country))
    #expect(view.annotationSet == nil)
  }
}
