import Bytes
import Foundation

@testable import Recordings
@testable import Records

/// A text that is JSON or not, by our own reading and by Foundation's.
struct JSONText {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where the two differ and ours must be wrong; nil when they agree.
  ///
  /// Foundation is not asked where it is known to have its own mind: it takes commas before a
  /// bracket and other encodings, and does not take half of a surrogate pair, or a number beyond
  /// its range.
  var contradiction: String? {
    let isAccepted =
      (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
    do throws(SyntaxFault) {
      _ = try JSON.validated(bytes)
      return isAccepted || hasSurrogates || hasLongExponent ? nil : "Foundation refuses this JSON"
    } catch {
      let isComma =
        (error.expected == .value || error.expected == .name)
        && [UInt8(ascii: "]"), UInt8(ascii: "}")].contains {
          bytes.dropFirst(error.offset).first == $0
        }
      let isForeign = TextEncoding.foreign(bytes[...]) != nil
      return !isAccepted || isComma || isForeign ? nil : "Foundation accepts this JSON: \(error)"
    }
  }

  private var hasSurrogates: Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return text.contains("\\ud")
  }

  private var hasLongExponent: Bool {
    String(decoding: bytes, as: UTF8.self).contains(/[eE][+-]?[0-9]{3}/)
  }
}
