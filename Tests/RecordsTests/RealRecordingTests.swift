import Foundation
import TestSupport
import Testing

@testable import Records

@Suite(.enabled(if: Shared.hasRecordings)) struct RealRecordingTests {
  @Test(arguments: [
    ("v2/chordeiles-nacunda-2018.json", 3), ("v2/dryobates-minor-page1.json", 500),
    ("v2/empty-2018.json", 0), ("v2/fifty-species-page1.json", 500),
    ("v2/fifty-species-page2.json", 500), ("v2/fifty-species-page3.json", 500),
    ("v2/fifty-species-page4.json", 500), ("v2/fifty-species-page5.json", 150),
    ("v2/single-null-coordinates.json", 1), ("v3/nr254462.json", 1), ("v3/single-2025.json", 1),
  ])
  func `every record is read, and every field is what Foundation reads`(
    path: String, count: Int
  ) throws {
    let bytes = try Shared.bytes("recordings/\(path)")
    let index = try RecordingIndex.reading([BytesSource(name: path, bytes: bytes)])
    #expect(index.count == count)
    #expect(index.refusals.isEmpty)

    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let records = object["recordings"] as? [[String: Any]] ?? [object]
    #expect(records.count == count)
    let expected = Dictionary(
      uniqueKeysWithValues: records.map { ($0["id"] as? String, $0) })
    for view in try index.all {
      let recording = Recording(view)
      let record = try #require(expected[recording.id])
      #expect(fields(recording) == fields(record))
    }
  }

  @Test func `a collection in several files is one, whatever the order of the files`() throws {
    let names = (1...5).map { "fifty-species-page\($0)" } + ["dryobates-minor-page1"]
    let sources = try names.map { name in
      BytesSource(name: name, bytes: try Shared.bytes("recordings/v2/\(name).json"))
    }
    let index = try RecordingIndex.reading(sources)
    #expect(index.count == 2650)
    #expect(index.refusals.isEmpty)
    #expect(index.groups.count == 51)
    let ids = index.ids
    #expect(Set(ids).count == 2650)

    var generator = SeededGenerator(seed: 7)
    for windowSize in [64, 1000, 1 << 20] {
      let other = try RecordingIndex.reading(
        sources.shuffled(using: &generator), windowSize: windowSize)
      #expect(other.ids == ids)
      #expect(other.groups == index.groups)
    }
  }

  @Test func `the same page twice is listed once, and every record is reported`() throws {
    let bytes = try Shared.bytes("recordings/v2/fifty-species-page5.json")
    let index = try RecordingIndex.reading([
      BytesSource(name: "a.json", bytes: bytes), BytesSource(name: "b.json", bytes: bytes),
    ])
    #expect(index.count == 150)
    #expect(index.refusals.examples.count == 150)
    #expect(
      index.refusals.examples.first?.description
        == "b.json:1:79: byte 78: record 1 is left out: XC531763 is listed already, "
        + "from record 1 of a.json, and nothing differs")
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
