import Bytes
import Records

/// A page of the API's answer to a query.
struct RecordingAnswer: Sendable {
  /// How many recordings there are on all pages.
  let total: Int

  /// Which page it is, from 1, and how many there are; no recordings may be on none.
  let page: Int
  let pageCount: Int

  var count: Int { recordings.count }

  /// The text, with the padding that it is read with, and where its recordings are.
  private let bytes: [UInt8]
  private let recordings: [Range<Int>]

  /// The limit for other members in an answer.
  private static let maximumMembers = 100

  /// Reads a page, all of it.
  ///
  /// The words of an error follow "the answer" in a sentence. An error message of the API is an
  /// error of the choice of a query.
  init(_ text: [UInt8]) throws(InputError) {
    let (bytes, answer): ([UInt8], Range<Int>)
    do throws(SyntaxFault) {
      (bytes, answer) = try JSON.validated(text)
    } catch {
      throw Self.error(error, in: text)
    }
    guard bytes[answer.lowerBound] == UInt8(ascii: "{") else {
      throw InputError("is not a JSON object")
    }
    if let error = ErrorAnswer(answer, in: bytes) { throw InputError(.init(.choice, error.words)) }
    guard let members = JSON.members(of: answer, in: bytes, limit: Self.maximumMembers) else {
      throw InputError("is an object with too many members")
    }
    func number(_ name: String) throws(InputError) -> Int {
      guard let value = members[name] else { throw InputError("has no \"\(name)\"") }
      // Some are strings, of those that are numbers.
      let digits = bytes[value].filter { $0 != UInt8(ascii: "\"") }
      guard let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0 else {
        throw InputError("has \(Excerpt.quoted(digits)) for \"\(name)\", expected a number")
      }
      return number
    }
    total = try number("numRecordings")
    page = try number("page")
    pageCount = try number("numPages")
    guard let list = members["recordings"], bytes[list.lowerBound] == UInt8(ascii: "[") else {
      throw InputError("has no list of \"recordings\"")
    }
    var recordings: [Range<Int>] = []
    let end = JSON.forEachPart(at: list.lowerBound, in: bytes) { _, element in
      recordings.append(element)
      return bytes[element.lowerBound] == UInt8(ascii: "{")
    }
    if end == nil { throw InputError("has other values than objects in \"recordings\"") }
    self.bytes = bytes
    self.recordings = recordings
  }

  /// Returns the error message in an answer; `nil` if it has none.
  static func refusal(in text: [UInt8]) -> String? {
    do throws(InputError) {
      _ = try RecordingAnswer(text)
    } catch {
      if error.reason.kind == .choice { return error.reason.words }
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

  /// The error of text that is not JSON.
  private static func error(_ fault: SyntaxFault, in text: [UInt8]) -> InputError {
    let first = text.first { $0 > UInt8(ascii: " ") }
    if first == nil { return InputError("is empty") }
    if first == UInt8(ascii: "<") { return InputError("is a web page, expected JSON") }
    return fault.offset >= text.count
      ? InputError("is truncated after \(text.count) bytes")
      : InputError("is not valid JSON: byte \(fault.offset): \(fault.problem(in: text))")
  }
}
