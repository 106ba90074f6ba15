import Testing

/// Reads the data files as the search page does, with the texts that recordings share.
struct WrittenData {
  private let files: WrittenFiles
  private let root: WrittenRoot

  /// The places and recordists, by their numbers.
  private var places: [(country: String, place: String)] = []
  private var recordists: [String] = []

  init(_ index: WrittenIndex) throws {
    (files, root) = (index.files, index.root)
    for number in files.numbers("p") {
      var parts = try files.parts("p\(number)")[...]
      let countries = try Self.list(&parts)
      try #require(places.count == number * root.placeSize)
      while !parts.isEmpty {
        let country = countries[try Self.number(&parts)]
        places.append((country, try Self.next(&parts)))
      }
    }
    for number in files.numbers("n") {
      try #require(recordists.count == number * root.recordistSize)
      recordists += try files.parts("n\(number)")
    }
  }

  /// The recordings of all data files, in order.
  var recordings: [WrittenRecording] {
    get throws {
      var all: [WrittenRecording] = []
      for number in files.numbers("r") {
        try #require(all.count == number * root.shardSize)
        all += try recordings(inFile: number)
      }
      return all
    }
  }

  /// The positions of all ranks.
  var positions: [Int] {
    get throws {
      var all: [Int] = []
      for number in files.numbers("m") {
        try #require(all.count == number * root.mapSize)
        var reader = TextReader(try files.text("m\(number)"))
        while !reader.isAtEnd { all.append(try reader.fixed()) }
      }
      return all
    }
  }

  private func recordings(inFile number: Int) throws -> [WrittenRecording] {
    var parts = try files.parts("r\(number)")[...]
    var names: [(common: String, scientific: String)] = []
    for _ in 0..<(try Self.number(&parts)) {
      let count = try Self.number(&parts)
      let own = (try Self.next(&parts), try Self.next(&parts))
      names += Array(repeating: own, count: count)
    }
    let types = try Self.list(&parts)
    let sounds = try Self.list(&parts)
    var reader = TextReader(Array(try Self.next(&parts).utf16))
    try #require(parts.isEmpty)
    let rows = try names.map { names in
      let (number, place) = (try reader.number(), places[try reader.number()])
      let (recordist, type) = (recordists[try reader.number()], types[try reader.number()])
      let value = try reader.number()
      let sound = value < 6 ? nil : sounds[value / 6 - 1].replacing("#", with: "\(number)")
      return WrittenRecording(
        number: number, common: names.common, scientific: names.scientific, country: place.country,
        place: place.place, recordist: recordist, type: type, quality: value % 6, sound: sound,
        shortDate: try reader.number())
    }
    try #require(reader.isAtEnd)
    return rows
  }

  private static func next(_ parts: inout ArraySlice<String>) throws -> String {
    let part = parts.popFirst()
    return try #require(part)
  }

  private static func number(_ parts: inout ArraySlice<String>) throws -> Int {
    let text = try next(&parts)
    return try #require(Int(text))
  }

  /// Takes as many parts as the next one says.
  private static func list(_ parts: inout ArraySlice<String>) throws -> [String] {
    let count = try number(&parts)
    try #require(count <= parts.count)
    defer { parts.removeFirst(count) }
    return Array(parts.prefix(count))
  }
}
