import Foundation
import TestSupport
import Testing

@testable import Recordings
@testable import Records

@Suite struct RealRecordingTests {
  @Test(arguments: TestData.answers.filter { !$0.name.hasPrefix("error") })
  func `every record is read, and every field is what Foundation reads`(file: TestFile) throws {
    let bytes = try file.bytes
    let index = try CollectionIndex.reading(
      [BytesSource(name: file.name, bytes: bytes)], of: .recordings())
    #expect(index.refusals.counts.isEmpty)

    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let records = object["recordings"] as? [[String: Any]] ?? [object]
    #expect(index.count == records.count)
    let expected = Dictionary(
      uniqueKeysWithValues: records.map { ($0["id"] as? String, $0) })
    for view in try index.all {
      let recording = Recording(view)
      let record = try #require(expected[recording.id])
      #expect(fields(recording) == fields(record))
    }
  }

  @Test(arguments: TestData.collections)
  func `a collection in several files is one, whatever the order of the files`(
    collection: TestCollection
  ) throws {
    let sources = try collection.sources
    let index = try CollectionIndex.reading(sources, of: .recordings())
    #expect(try index.count == collection.records.count)
    #expect(index.refusals.counts.isEmpty)
    let ids = index.ids
    #expect(Set(ids).count == index.count)

    var generator = SeededGenerator(seed: 7)
    for windowSize in [64, 1000, 1 << 20] {
      let other = try CollectionIndex.reading(
        sources.shuffled(using: &generator), of: .recordings(), windowSize: windowSize)
      #expect(other.ids == ids)
      #expect(other.groups == index.groups)
    }
  }

  @Test(arguments: TestData.collections)
  func `the same page twice is listed once, and every record is reported`(
    collection: TestCollection
  ) throws {
    let bytes = try #require(collection.files.last).bytes
    let index = try CollectionIndex.reading(
      [
        BytesSource(name: "a.json", bytes: bytes), BytesSource(name: "b.json", bytes: bytes),
      ], of: .recordings())
    #expect(index.count > 50)
    #expect(index.refusals.counts.map(\.count) == [index.count])
    for (number, refusal) in index.refusals.examples.map(\.description).enumerated() {
      #expect(refusal.hasPrefix("b.json:"))
      #expect(
        refusal.hasSuffix(
          " is identical to record \(number + 1) of a.json"))
    }
  }

  /// The fields of a recording by their names in version 3, a list as its elements.
  private func fields(_ recording: Recording) -> [String: [String?]] {
    [
      "id": [recording.id], "gen": [recording.genus], "sp": [recording.species],
      "ssp": [recording.subspecies], "grp": [recording.group], "en": [recording.commonName],
      "rec": [recording.recordist], "cnt": [recording.country], "loc": [recording.location],
      "lat": [recording.latitude], "lon": [recording.longitude], "alt": [recording.altitude],
      "type": [recording.type], "sex": [recording.sex], "stage": [recording.stage],
      "method": [recording.method], "url": [recording.url], "file": [recording.file],
      "file-name": [recording.fileName],
      "sono": [
        recording.sonogram.small, recording.sonogram.medium, recording.sonogram.large,
        recording.sonogram.full,
      ],
      "osci": [
        recording.oscillogram.small, recording.oscillogram.medium, recording.oscillogram.large,
      ],
      "lic": [recording.licence], "q": [recording.quality], "length": [recording.length],
      "time": [recording.time], "date": [recording.date], "uploaded": [recording.uploaded],
      "also": recording.also, "rmk": [recording.remarks],
      "animal-seen": [recording.animalSeen], "playback-used": [recording.playbackUsed],
      "temp": [recording.temperature], "regnr": [recording.registrationNumber],
      "auto": [recording.automatic], "dvc": [recording.device], "mic": [recording.microphone],
      "smp": [recording.sampleRate], "annotation-set": [recording.annotationSet],
    ]
  }

  private func fields(_ record: [String: Any]) -> [String: [String?]] {
    func text(_ key: String, _ other: String? = nil) -> [String?] {
      [(record[key] ?? other.flatMap { record[$0] }) as? String]
    }
    func texts(_ key: String, _ names: [String]) -> [String?] {
      let object = record[key] as? [String: Any]
      return names.map { object?[$0] as? String }
    }
    var fields: [String: [String?]] = [
      "lon": text("lon", "lng"), "grp": text("grp", "group"),
      "animal-seen": text("animal-seen", "bird-seen"),
      "sono": texts("sono", ["small", "med", "large", "full"]),
      "osci": texts("osci", ["small", "med", "large"]),
      "also": (record["also"] as? [String] ?? []).filter { !$0.isEmpty },
      "annotation-set": [record["annotation-set"] == nil ? nil : "[]"],
    ]
    for key in [
      "id", "gen", "sp", "ssp", "en", "rec", "cnt", "loc", "lat", "alt", "type", "sex", "stage",
      "method", "url", "file", "file-name", "lic", "q", "length", "time", "date", "uploaded", "rmk",
      "playback-used", "temp", "regnr", "auto", "dvc", "mic", "smp",
    ] { fields[key] = text(key) }
    return fields
  }
}
