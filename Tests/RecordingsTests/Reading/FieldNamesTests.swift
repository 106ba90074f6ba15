import Testing

@testable import Recordings
@testable import Records

@Suite struct FieldNamesTests {
  @Test func `every name of the API is a column, in any case and with any signs`() {
    for field in RecordingField.allCases {
      for key in field.keys {
        let name = key.description
        for spelling in [name, name.uppercased(), name.replacing("-", with: "_"), " \(name) "] {
          #expect(FieldNames.match(of: Array(spelling.utf8))?.slot == FieldSlot(field))
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
      ("recordist_name", .recordist), ("author", .recordist), ("recordedBy", .recordist),
      ("recording_length", .length), ("Download_link", .file), ("primary_label", .commonName),
      ("scientificName", .genus), ("vernacularName", .commonName), ("catalogNumber", .id),
      ("decimalLatitude", .latitude), ("eventDate", .date), ("filename", .fileName),
    ] as [(String, RecordingField)])
  func `what exports call a column is known`(name: String, field: RecordingField) {
    #expect(FieldNames.match(of: Array(name.utf8))?.slot == FieldSlot(field))
  }

  @Test(arguments: ["", " ", "name", "ids", "i,d", "ïd", "recordings", "error"])
  func `other columns mean nothing`(name: String) {
    #expect(FieldNames.match(of: Array(name.utf8)) == nil)
  }

  @Test func `a cell is text, and semicolons separate other species`() throws {
    let text = "id,also,q,annotation-set\n1,\" a; b \"\"c\"\";; \",,[]"
    let index = try CollectionIndex.reading([source(text, name: "birds.csv")], of: .recordings())
    let view = try #require(try index.all.first)
    #expect(view.also.map(\.text) == ["a", "b \"c\""])
    #expect(view.has(.quality) && view[.quality].isEmpty)
    #expect(!view.has(.country))
    #expect(view.annotationSet == nil)
  }
}
