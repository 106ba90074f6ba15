/// The first byte at which a text stops being a table, and what could have stood there.
struct DelimitedFault: Error, Equatable {
  /// The position in the bytes that were read, from zero.
  ///
  /// It is the end of the bytes when they stop too early.
  let offset: Int

  let expected: Expectation

  /// The column of the field, from zero.
  var column = 0

  /// The beginning of the field.
  var field = 0

  /// The bytes that RFC 4180 allows at a place.
  enum Expectation: UInt8 {
    case text, unquoted, closingQuote, delimiter, encoding

    /// Whether it is of quotes, which people write in other ways than RFC 4180.
    var isOfQuotes: Bool { self != .text && self != .encoding }

    /// The words for a message that begins with "expected".
    func words(_ delimiter: Delimiter) -> String {
      switch self {
      case .text: "text"
      case .unquoted:
        "text without quotes (a cell with quotes must be quoted, each of them "
          + "doubled)"
      case .closingQuote: "a closing quote"
      case .delimiter: "\(delimiter.words) or the end of the line after a closing quote"
      case .encoding: TextEncoding.expectation
      }
    }
  }
}
