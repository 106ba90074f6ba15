package import Bytes

/// The features of [GeoJSON](https://www.rfc-editor.org/rfc/rfc7946) as rows, an object a line.
///
/// A row has the members of the properties, and of a point the degrees as `latitude` and `longitude`,
/// and the third number, if there is one, as `altitude`. Values keep the bytes of the source.
package struct GeoFeatures {
  private var reader: RowReader
  private var layout = RowLayout()

  /// The columns that say what a feature is.
  private enum Member: String, CaseIterable { case id, properties, geometry }

  /// Finds out whether a source has features; nil if its first row isn't one, or cannot be read.
  package init?(of source: any RecordSource) {
    guard source.format ?? .json == .json else { return nil }
    var shape = RowShape(subject: .rows)
    shape.kept = Set(Member.allCases.map { Array($0.rawValue.utf8) })
    guard var first = try? RowReader(source, windowSize: RowReading.windowSize, shape),
      let found = try? first.next(&layout), case .objects = first.header.form,
      let type = first.header.names.firstIndex(of: Array("type".utf8)),
      first.window.bytes[layout[type].range(from: found.range.lowerBound)]
        .elementsEqual("Feature".utf8),
      first.header.names.contains(Array(Member.geometry.rawValue.utf8)),
      let reader = try? RowReader(source, windowSize: RowReading.windowSize, shape)
    else { return nil }
    self.reader = reader
  }

  /// Writes some of the rows; false where there are no more.
  package mutating func write(into text: inout [UInt8]) throws(InputError) -> Bool {
    while text.count < RowReading.windowSize {
      guard let found = try reader.next(&layout) else { return !text.isEmpty }
      write(found, into: &text)
    }
    return true
  }

  private func write(_ row: RowReader.Found, into text: inout [UInt8]) {
    text.append(UInt8(ascii: "{"))
    func add(_ members: some Sequence<UInt8>) {
      if text.last != UInt8(ascii: "{") { text.append(UInt8(ascii: ",")) }
      text += members
    }
    if let id = value(of: .id, in: row) { add("\"id\":".utf8 + id) }
    if let properties = value(of: .properties, in: row), properties.first == UInt8(ascii: "{") {
      let members = properties.dropFirst().dropLast().trimmed
      if !members.isEmpty { add(members) }
    }
    if let geometry = value(of: .geometry, in: row), geometry.first == UInt8(ascii: "{") {
      let bytes = reader.window.bytes
      let members = JSON.members(of: geometry.indices, in: bytes, limit: .max) ?? [:]
      let numbers = members["coordinates"].map { JSON.numbers(of: $0, in: bytes, limit: 3) } ?? []
      if numbers.count > 1 {
        add("\"latitude\":".utf8 + numbers[1])
        add("\"longitude\":".utf8 + numbers[0])
        if numbers.count > 2 { add("\"altitude\":".utf8 + numbers[2]) }
      } else if let type = members["type"], bytes[type.lowerBound] == UInt8(ascii: "\"") {
        add("\"geometry\":".utf8 + bytes[type])
      }
    }
    text += "}\n".utf8
  }

  /// The text of a member, with its quotes.
  private func value(of member: Member, in row: RowReader.Found) -> ArraySlice<UInt8>? {
    guard let column = reader.header.names.firstIndex(of: Array(member.rawValue.utf8)),
      column < layout.cells.count
    else { return nil }
    return layout.cells[column].json(in: reader.window.bytes, from: row.range.lowerBound)
  }
}
