import Foundation

/// Writes recordings in the shape of xeno-canto's API, the same for the same count.
struct Generator {
  let count: Int

  private static let genera = ["Turdus", "Parus", "Sylvia", "Strix", "Corvus", "Larus", "Anas"]
  private static let countries = ["Sweden", "Poland", "Germany", "Spain", "Brazil", "Kenya"]
  private static let places = ["Enköping, Uppsala län", "Toky, Ternopil's'ka oblast", "Łódź, park"]
  private static let remarks = [
    "", "Filtered lightly below 1kHz.\\r\\nSame bird as the one before.", "\\\"Song\\\" & calls",
  ]

  func write(to file: URL) throws {
    FileManager.default.createFile(atPath: file.path, contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    var random = SplitMix(state: 7)
    var text = "{\"numRecordings\":\"\(count)\",\"recordings\":[\n"
    for number in 0..<count {
      if number > 0 { text += ",\n" }
      text += record(number, &random)
      if text.utf8.count > 1 << 20 {
        try handle.write(contentsOf: Data(text.utf8))
        text = ""
      }
    }
    try handle.write(contentsOf: Data((text + "\n]}\n").utf8))
  }

  private func record(_ number: Int, _ random: inout SplitMix) -> String {
    let id = 100_000 + number
    let genus = random.pick(Self.genera)
    let species = "species\(random.next(below: 60))"
    let month = 1 + random.next(below: 12)
    let day = 1 + random.next(below: 28)
    let date = "\(1990 + random.next(below: 35))-\(two(month))-\(two(day))"
    let time = "\(two(random.next(below: 24))):\(two(random.next(below: 60)))"
    let base = "https://xeno-canto.org/sounds/uploaded/ABCDEFGHIJ/ffts/XC\(id)"
    return """
      {"id":"\(id)","gen":"\(genus)","sp":"\(species)","ssp":"","grp":"birds",\
      "en":"Common \(genus) \(species)","rec":"Recordist \(random.next(below: 5_000))",\
      "cnt":"\(random.pick(Self.countries))","loc":"\(random.pick(Self.places))",\
      "lat":"51.0794","lon":"4.5787","alt":"20","type":"song, call","sex":"male","stage":"adult",\
      "method":"field recording","url":"https://xeno-canto.org/\(id)",\
      "file":"https://xeno-canto.org/\(id)/download","file-name":"XC\(id)-recording.mp3",\
      "sono":{"small":"\(base)-small.png","med":"\(base)-med.png","large":"\(base)-large.png",\
      "full":"\(base)-full.png"},"osci":{"small":null,"med":null,"large":null},\
      "lic":"https://creativecommons.org/licenses/by-nc-sa/4.0/","q":"\(random.pick(["A", "B", "C"]))",\
      "length":"0:\(two(random.next(below: 60)))","time":"\(time)","date":"\(date)",\
      "uploaded":"2025-01-01","also":[""],"rmk":"\(random.pick(Self.remarks))",\
      "animal-seen":"yes","playback-used":"no","temp":"","regnr":"","auto":"no","dvc":"","mic":"",\
      "smp":"48000","annotation-set":[]}
      """
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// A small generator of numbers that is the same on every machine (Steele, Lea and Flood, 2014).
struct SplitMix {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value >> 31) % UInt64(limit))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
