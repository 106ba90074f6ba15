import Testing

@testable import Search

@Suite struct FingerprintTests {
  /// A recording that says little, of which each part can be another.
  struct Sample {
    var number: UInt64 = 1
    var quality = 0
    var names = ["Robin", "Erithacus", "rubecula"]
    var place = ["Sweden", "Enköping"]
    var remark = "at dawn"
    var sound = "https://example.org/1/download"
    var odd: (text: String, field: OddField)?

    func note(at position: Int, in notes: inout RecordingNotes) {
      notes.begin(
        at: position, number: number, order: SearchOrder(quality: quality, date: 7_000))
      for name in names { notes.part(name.utf8.span) }
      notes.finish(.names)
      for name in place { notes.part(name.utf8.span) }
      notes.finish(.place)
      notes.remark(remark.utf8.span)
      notes.sound(sound.utf8.span)
      if let odd { notes.oddity(odd.text.utf8.span, in: odd.field) }
    }
  }

  private func version(_ samples: [Sample], pageSize: Int = 50, workers: Int = 1) -> String {
    let search = RecordingSearch(
      count: samples.count, pageSize: pageSize, firstPage: "a/index.html",
      otherPages: "a/page-#.html")
    var notes = (0..<workers).map { _ in search.notes(workers: workers) }
    for (position, sample) in samples.enumerated() {
      sample.note(at: position, in: &notes[position % workers])
    }
    return search.index(of: &notes).version
  }

  @Test func `builds that differ in what search shows have different versions`() {
    var others: [[Sample]] = [[], [Sample()], [Sample(), Sample(number: 2)]]
    others.append([Sample(number: 2), Sample()])
    others.append([Sample(quality: 1), Sample(number: 2)])
    others.append([Sample(), Sample(number: 2, quality: 1)])
    others.append([Sample(names: ["Robin", "", "Erithacus rubecula"])])
    others.append([Sample(place: ["Enköping", "Sweden"])])
    others.append([Sample(place: ["Sweden", "Enköping."])])
    others.append([Sample(remark: "at down")])
    others.append([Sample(sound: "https://example.org/1/downloads")])
    others.append([Sample(odd: ("2020-1-1", .date))])
    others.append([Sample(odd: ("no score", .quality))])
    others.append([Sample(remark: "one"), Sample(number: 2, remark: "two")])
    others.append([Sample(remark: "two"), Sample(number: 2, remark: "one")])
    let versions = others.map { version($0) } + [version([Sample()], pageSize: 51)]
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

  @Test func `rows have a version that knows of pages and anchors`() {
    func version(_ pages: [(path: String, page: String)]) -> String {
      var notes = RowNotes()
      for (number, page) in pages.enumerated() {
        notes.read(Array(page.page.utf8), number: number, path: page.path)
      }
      var all = [notes]
      return RowSearch().index(of: &all).version
    }
    let row = #"<tr id="a"><td>One</td></tr>"#
    let versions = [
      version([]), version([("a.html", row)]), version([("b.html", row)]),
      version([("a.html", "<h1>T</h1>" + row)]),
      version([("a.html", #"<tr id="b"><td>One</td></tr>"#)]),
      version([("a.html", #"<tr id="a"><td>Two</td></tr>"#)]),
      version([("a.html", row), ("b.html", row)]),
    ]
    #expect(Set(versions).count == versions.count)
    #expect(version([("a.html", row)]) == version([("a.html", row)]))
  }
}
