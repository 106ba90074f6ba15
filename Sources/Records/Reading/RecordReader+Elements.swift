/// What stands between the brackets and around them.
extension RecordReader {
  /// Reads an object that stands by itself: a record, or a page up to its list.
  mutating func readText(_ layout: inout RecordLayout) throws(RecordFault) -> Found? {
    while true {
      let end: Int
      do throws(JSONFault) {
        end = try layout.read(window.bytes.span, from: position, keys: keys, stopsAtList: true)
        if let list = layout.list, window.bytes[list] != UInt8(ascii: "[") {
          throw JSONFault(offset: list, expected: .list)
        }
      } catch {
        let number = layout.hasFields ? recordCount + 1 : nil
        try advance(after: error, number: number, field: layout.lastKey)
        continue
      }
      guard layout.list != nil else { return try readLone(end, layout) }
      isFirstText = false
      position = end + 1
      state = .beforeElement(isFirst: true, isPage: true)
      return nil
    }
  }

  /// Judges an object that stands by itself and is not a page.
  private mutating func readLone(
    _ end: Int, _ layout: RecordLayout
  ) throws(RecordFault) -> Found {
    if !layout.isRecord, let answer = ErrorAnswer(position..<end, in: window.bytes) {
      throw fault(.errorAnswer(answer.words), at: position)
    }
    guard !isFirstText || layout.isRecord else { throw fault(.noRecordings, at: position) }
    isFirstText = false
    return found(end, isObject: true)
  }

  /// Reads an element of a list, whatever it is.
  mutating func readElement(_ layout: inout RecordLayout) throws(RecordFault) -> Found {
    let isObject = window.bytes[position] == UInt8(ascii: "{")
    while true {
      do throws(JSONFault) {
        let end =
          isObject
          ? try layout.read(window.bytes.span, from: position, keys: keys, stopsAtList: false)
          : try JSON.skipValue(window.bytes.span, from: position)
        // A number at the very end of the window may go on.
        guard end < window.end || window.isLast || isObject else {
          throw JSONFault(offset: end, expected: .digit)
        }
        return found(end, isObject: isObject)
      } catch {
        // What is no value at all, at the very beginning, is no record either.
        let isRecord = !isFirstText || error.offset > position
        try advance(
          after: error, number: isRecord ? recordCount + 1 : nil,
          field: isObject ? layout.lastKey : nil)
      }
    }
  }

  /// Reads what may follow a page's list: a comma, a name and a value.
  mutating func readMember() throws(RecordFault) {
    var name: Range<Int>?
    while true {
      do throws(JSONFault) {
        let member = try endOfMember(&name)
        // A number at the very end of the window may go on.
        guard member.end < window.end || window.isLast else {
          throw JSONFault(offset: member.end, expected: .digit)
        }
        position = member.end
        if member.isList { state = .beforeElement(isFirst: true, isPage: true) }
        return
      } catch {
        try advance(after: error, number: nil, field: name)
      }
    }
  }

  /// The end of a comma, a name and a value, or the position after the bracket of another list.
  private func endOfMember(
    _ name: inout Range<Int>?
  ) throws(JSONFault) -> (end: Int, isList: Bool) {
    let bytes = window.bytes.span
    name = nil
    let start = JSON.skipSpace(bytes, from: position + 1)
    guard bytes[start] == UInt8(ascii: "\"") else {
      throw JSONFault(offset: start, expected: .name)
    }
    let key = try keys.read(bytes, from: start + 1)
    name = start + 1..<key.end
    let value = try JSON.skipColon(bytes, from: key.end + 1)
    if key.slot == .recordings, bytes[value] == UInt8(ascii: "[") { return (value + 1, true) }
    return (try JSON.skipValue(bytes, from: value, depth: 1), false)
  }

  private mutating func found(_ end: Int, isObject: Bool) -> Found {
    recordCount += 1
    defer { position = end }
    return Found(number: recordCount, range: position..<end, isObject: isObject)
  }
}
