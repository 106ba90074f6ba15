/// A whole JSON text as values, for small files such as saved settings.
///
/// Collections of records are never read this way: they may be larger than memory; see
/// ``CollectionIndex``.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])

  /// Names and values in the order of the text, in which a name may come twice.
  case object([Member])

  /// A name and its value.
  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSONValue
  }

  /// Reads a text, held to every rule of RFC 8259.
  ///
  /// A byte order mark at its beginning is skipped.
  ///
  /// - Throws: ``JSONTextError`` when the text is not JSON.
  package init(_ text: [UInt8]) throws(JSONTextError) {
    do throws(JSONFault) {
      try JSON.validate(text)
    } catch {
      throw JSONTextError(error, in: text)
    }
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var reader = JSONValueReader(text + repeatElement(0, count: JSON.padding), from: start)
    self = reader.value()
  }
}

extension JSONValue {
  /// The value of a name in an object, the last where it comes twice.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The string, if it is one, and the values of a list; none, if it is something else.
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var values: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}
