import Bytes

/// A column that what is found can be sorted by and, where its values are amounts, narrowed to a range.
package struct SearchOrder: Sendable {
  /// What addresses of searches call it, and what the search page does.
  package let name: String
  package let title: String
  let unit: Unit

  /// What tells amounts from those that the same texts were read as once before.
  private let format: String

  /// What an amount is.
  package enum Unit: String, Sendable {
    /// A place in the order of texts: nobody asks for a range of those.
    case place

    case number

    /// Days and seconds from the beginning of 1970.
    case day, second
  }

  /// Describes an order.
  ///
  /// - Parameters:
  ///   - name: What addresses call the column.
  ///   - title: What the search page calls it.
  ///   - unit: What its amounts are.
  ///   - format: How they were read.
  package init(_ name: String, titled title: String, in unit: Unit, read format: String) {
    (self.name, self.title, self.unit, self.format) = (name, title, unit, format)
  }

  /// All that it says, to tell it from another.
  var text: String { "\(name)\t\(title)\t\(unit)\t\(format)" }
}

/// The files with the amounts by which what is found is sorted, of one column or of several.
///
/// A file has those of so many ranks: of one column a line, or of several where there are few rows.
struct SearchOrderFiles {
  /// The place of the columns among all that so many files are of, and which they are.
  private let number: Int
  let orders: Range<Int>

  /// The most ranks that a file has.
  static let size = 8_192

  /// How many columns a file has.
  static func columns(of rows: Int) -> Int { max(1, size / max(1, rows)) }

  /// The files of all columns.
  static func all(of count: Int, _ ranks: RecordRanks) -> [SearchOrderFiles] {
    let columns = columns(of: ranks.count)
    return stride(from: 0, to: count, by: columns).enumerated().map { number, first in
      SearchOrderFiles(number: number, orders: first..<min(first + columns, count))
    }
  }

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - amounts: Of each of the columns, how much each row has, by position; no number, where it has
  ///     nothing.
  ///   - ranks: The ranks of the rows.
  /// - Returns: The files.
  func files(_ amounts: [[Double]], _ ranks: RecordRanks) -> some Sequence<SearchFile> {
    stride(from: 0, to: ranks.count, by: Self.size).lazy.map { start in
      let positions = ranks.positions[start..<min(start + Self.size, ranks.count)]
      let lines = amounts.map { amounts in
        positions.map { Self.text(of: amounts[Int($0)]) }.joined(separator: "\t")
      }
      return SearchFile(
        "o\(number)_\(start / Self.size)", Array(lines.joined(separator: "\n").utf8))
    }
  }

  private static func text(of amount: Double) -> String {
    if amount.isNaN { return "" }
    return Int(exactly: amount).map { "\($0)" } ?? "\(amount)"
  }
}
