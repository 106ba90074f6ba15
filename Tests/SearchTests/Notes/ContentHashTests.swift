import Testing

@testable import Search

@Suite struct ContentHashTests {
  /// A recording that says little, of which each part can be another.
  struct Sample {
    var number: UInt64 = 1
    var quality = "A"
    var names = ["Robin", "Erithacus rubecula"]
    var place = ["Sweden", "Enköping"]
    var remark = "at dawn"
    var sound = "https://example.org/1/download"
    var date = "2020-01-01"

    func note(in notes: inout SearchNotes) {
      notes.begin(number: number)
      for (column, text) in [
        (SampleColumn.common, names[0]), (.scientific, names[1]), (.country, place[0]),
        (.location, place[1]), (.remarks, remark), (.sound, sound), (.date, date),
        (.quality, quality),
      ] {
        notes.add(text, in: column)
      }
    }
  }

  private func version(
    _ samples: [Sample], _ schema: SearchSchema = SampleColumn.schema, workers: Int = 1
  ) -> String {
    var notes = (0..<workers).map { _ in schema.notes() }
    for (position, sample) in samples.enumerated() {
      notes[position % workers].begin(page: position)
      sample.note(in: &notes[position % workers])
    }
    return schema.index(of: &notes).version
  }

  @Test func `builds that differ in what search shows have different versions`() {
    var others: [[Sample]] = [[], [Sample()], [Sample(), Sample(number: 2)]]
    others.append([Sample(number: 2), Sample()])
    others.append([Sample(quality: "B"), Sample(number: 2)])
    others.append([Sample(), Sample(number: 2, quality: "B")])
    others.append([Sample(names: ["Robin Erithacus", "rubecula"])])
    others.append([Sample(place: ["Enköping", "Sweden"])])
    others.append([Sample(place: ["Sweden", "Enköping."])])
    others.append([Sample(remark: "at down")])
    others.append([Sample(sound: "https://example.org/1/downloads")])
    others.append([Sample(date: "2020-1-1")])
    others.append([Sample(remark: "one"), Sample(number: 2, remark: "two")])
    others.append([Sample(remark: "two"), Sample(number: 2, remark: "one")])
    let columns = SampleColumn.allCases.map(\.column)
    let schemas = [
      SearchSchema(columns, at: .columns, numberPrefix: "xc"),
      SearchSchema(columns, at: SampleColumn.address),
      SearchSchema(columns.dropLast(), at: SampleColumn.address, numberPrefix: "xc"),
    ]
    let versions = others.map { version($0) } + schemas.map { version([Sample()], $0) }
    #expect(Set(versions).count == versions.count)
  }

  @Test func `the same has the same version, whoever noted what`() {
    let samples = (0..<40).map {
      Sample(number: $0, remark: "remark \($0 % 7)", sound: "https://example.org/\($0)/a")
    }
    let one = version(samples)
    #expect([2, 3, 7].allSatisfy { version(samples, workers: $0) == one })
    #expect(!one.isEmpty && one.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) })
  }
}
