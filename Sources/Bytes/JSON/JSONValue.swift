/// A whole JSON text as values, for small files such as saved settings; records may be larger than
/// memory: see ``CollectionIndex``.
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

  /// Reads a text strictly by RFC 8259, after a byte order mark if it has one.
  package init(_ text: [UInt8]) throws(SyntaxFault) {
    self = try JSON.read(text) { bytes, position throws(SyntaxFault) in
      try Self.read(bytes, &position, depth: 1)
    }.value
  }

  /// Reads a value, and moves after it; `depth` is its own if it is a list or an object.
  private static func read(
    _ bytes: Span<UInt8>, _ position: inout Int, depth: Int
  ) throws(SyntaxFault) -> JSONValue {
    let start = position
    switch bytes[start] {
    case UInt8(ascii: "{"):
      var members: [Member] = []
      var isMore = try JSON.enter(.object, bytes, &position, depth: depth)
      while isMore {
        let name = JSON.text(try JSON.readName(bytes, &position), in: bytes)
        members.append(Member(name: name, value: try read(bytes, &position, depth: depth + 1)))
        isMore = try JSON.next(of: .object, bytes, &position)
      }
      return .object(members)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      var isMore = try JSON.enter(.list, bytes, &position, depth: depth)
      while isMore {
        values.append(try read(bytes, &position, depth: depth + 1))
        isMore = try JSON.next(of: .list, bytes, &position)
      }
      return .array(values)
    default:
      position = try JSON.skipValue(bytes, from: start)
    }
    switch bytes[start] {
    case UInt8(ascii: "\""): return .string(JSON.text(start + 1..<position - 1, in: bytes))
    case UInt8(ascii: "t"): return .bool(true)
    case UInt8(ascii: "f"): return .bool(false)
    case UInt8(ascii: "n"): return .null
    default:
      let digits = String(decoding: (start..<position).map { bytes[$0] }, as: UTF8.self)
      // JSON's numbers are among those that Swift reads; one beyond its range is infinite.
      return .number(Double(digits) ?? .infinity)
    }
  }
}

extension JSONValue {
  /// The value of a name in an object, the last where it comes twice.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The string, if it is one, and the values of a list; none, if it is something else.
  package var text: String? { if case .string(let text) = self { text } else { nil } }
  package var values: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}

extension JSONValue {
  /// Reads the JSON of a file, whose errors are of a kind and end with a remedy, if there is one.
  package init(
    _ json: [UInt8], in file: String, fix remedy: String? = nil,
    as kind: InputError.Kind = .invalid
  ) throws(InputError) {
    do throws(SyntaxFault) {
      try self.init(json)
    } catch {
      let words = "\(file):\(error.message(in: json))\(remedy.map { ". \($0)" } ?? "")"
      throw InputError(.init(kind, words))
    }
  }
}
