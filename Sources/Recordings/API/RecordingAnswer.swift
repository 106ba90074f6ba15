import Records
import Bytes

/// A page of the API's answer to a query.
struct RecordingAnswer: Sendable {
  /// How many recordings there are on all pages.
  let total: Int

  /// Which page it is, from 1, and how many there are; no recordings may be on none.
  let page: Int
  let pageCount: Int

  /// How many recordings it has.
  var count: Int { recordings.count }

  /// The text, with the padding that it is read with, and where its recordings are.
  private let bytes: [UInt8]
  private let recordings: [Range<Int>]

  /// The limit for other members in an answer.
  private static let maximumMembers = 100

  /// The error in an answer, in words that follow "the answer" in a sentence.
  enum Fault: Error, Equatable, Sendable {
    /// It contains an error message.
    case refusal(String)

    /// It is something else than it should be.
    case other(String)
  }

  /// Reads a page, all of it.
  ///
  /// - Throws: ``Fault``
  init(_ text: [UInt8]) throws(Fault) {
    do throws(JSONFault) {
      try JSON.validate(text)
    } catch {
      throw Fault(error, in: text)
    }
    let bytes = text + repeatElement(0, count: JSON.padding)
    let start = JSON.skipSpace(bytes.span, from: text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    guard bytes[start] == UInt8(ascii: "{") else { throw .other("is not a JSON object") }
    if let answer = ErrorAnswer(start..<text.count, in: bytes) { throw .refusal(answer.words) }
    guard
      let members = JSON.members(
        of: start..<text.count, in: bytes, limit: Self.maximumMembers)
    else { throw .other("is an object with too many members") }
    func number(_ name: String) throws(Fault) -> Int {
      guard let value = members[name] else { throw .other("has no \"\(name)\"") }
      // Some are strings, of those that are numbers.
      let digits = bytes[value].filter { $0 != UInt8(ascii: "\"") }
      guard let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0 else {
        throw .other("has \(Excerpt.quoted(digits)) for \"\(name)\", expected a number")
      }
      return number
    }
    (total, page, pageCount) = (
      try number("numRecordings"), try number("page"), try number("numPages")
    )
    guard let list = members["recordings"], bytes[list.lowerBound] == UInt8(ascii: "[") else {
      throw .other("has no list of \"recordings\"")
    }
    var recordings: [Range<Int>] = []
    var position = JSON.skipSpace(bytes.span, from: list.lowerBound + 1)
    while bytes[position] != UInt8(ascii: "]") {
      guard bytes[position] == UInt8(ascii: "{"),
        let end = try? JSON.skipValue(bytes.span, from: position)
      else { throw .other("has other values than objects in \"recordings\"") }
      recordings.append(position..<end)
      position = JSON.skipSpace(bytes.span, from: end)
      guard bytes[position] == UInt8(ascii: ",") else { break }
      position = JSON.skipSpace(bytes.span, from: position + 1)
    }
    (self.bytes, self.recordings) = (bytes, recordings)
  }

  /// Returns the error message in an answer; `nil` if it has none.
  static func refusal(in text: [UInt8]) -> String? {
    do throws(Fault) {
      _ = try RecordingAnswer(text)
    } catch {
      if case .refusal(let words) = error { return words }
    }
    return nil
  }

  /// Writes the recordings, each on a line, as they are but for the space between their values.
  func write(into lines: inout [UInt8]) {
    for recording in recordings {
      var isInString = false
      var isEscaped = false
      for byte in bytes[recording] {
        if isInString {
          isInString = byte != UInt8(ascii: "\"") || isEscaped
          isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        } else if byte <= UInt8(ascii: " ") {
          continue
        } else {
          isInString = byte == UInt8(ascii: "\"")
        }
        lines.append(byte)
      }
      lines.append(UInt8(ascii: "\n"))
    }
  }
}

extension RecordingAnswer.Fault {
  /// The error of text that is not JSON.
  fileprivate init(_ fault: JSONFault, in text: [UInt8]) {
    let first = text.first { $0 > UInt8(ascii: " ") }
    self =
      switch first {
      case nil: .other("is empty")
      case UInt8(ascii: "<"): .other("is a web page, expected JSON")
      default:
        fault.offset >= text.count
          ? .other("is truncated after \(text.count) bytes")
          : .other("is not valid JSON: byte \(fault.offset): \(JSONTextError(fault, in: text))")
      }
  }
}
