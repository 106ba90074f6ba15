package import Bytes

/// A column in whose order rows can be put.
package struct SearchOrder: Sendable {
  /// The name of the column in addresses.
  package let name: String
  let unit: Unit

  /// About how many different values it has.
  let different: Int

  /// The format of the amounts, which changes if the same texts are read differently.
  private let format: String

  package enum Unit: String, Sendable {
    /// A rank in the order of texts, which has no ranges.
    case place

    case number

    /// Days and seconds from the beginning of 1970.
    case day, second
  }

  package init(_ name: String, in unit: Unit, different: Int, read format: String) {
    self.name = name
    self.unit = unit
    self.different = different
    self.format = format
  }

  /// All its properties as text, for comparison.
  var text: String { "\(name)\t\(unit)\t\(format)" }
}

/// A column of amounts that rows can be narrowed to a range of.
package struct SearchRange: Sendable {
  /// The name in addresses, and the title on pages.
  package let name: String
  package let title: String

  /// The name of its column's order.
  let order: String

  /// Ranges that follow each other, and the amount that each begins with.
  let steps: [(title: String, lower: Double)]

  package init(
    _ name: String, titled title: String, of order: String,
    in steps: [(title: String, lower: Double)]
  ) {
    self.name = name
    self.title = title
    self.order = order
    self.steps = steps
  }

  /// All its properties as text, for comparison.
  var text: String {
    "\(name)\t\(title)\t\(order)\t"
      + steps.map { "\($0.title) \($0.lower)" }.joined(separator: "\t")
  }
}

/// The code of each row: the place of its value in the column's order, from one; zero for none.
package struct OrderCodes: Sendable {
  /// By the rows' positions.
  package let codes: LargeArray<UInt32>

  /// The highest code.
  package let count: Int

  /// How much the value of each code is, of a column of amounts.
  package let amounts: [Double]

  /// The value of each code, of a column that rows can be narrowed by the values of.
  package let values: [Value]

  /// The indices of the values of each code; empty if each is the code of one value.
  package let sets: [[Int]]

  /// The title of a value, and its other spellings.
  package struct Value: Sendable {
    let title: String
    let others: [String]

    package init(_ title: String, written others: [String] = []) {
      self.title = title
      self.others = others
    }
  }

  package init(
    _ codes: LargeArray<UInt32>, upTo count: Int, amounts: [Double] = [], values: [Value] = [],
    in sets: [[Int]] = []
  ) {
    self.codes = codes
    self.count = count
    self.amounts = amounts
    self.values = values
    self.sets = sets
  }
}

/// Numbers as the scripts of a search read them.
package enum SearchCode {
  /// Writes numbers in as many digits as all numbers below another need.
  package static func write(_ numbers: [Int], below limit: Int, into bytes: inout [UInt8]) {
    var text = IndexText()
    let digits = IndexText.digits(of: limit - 1)
    for number in numbers { text.fixed(number, digits: digits) }
    bytes += text.bytes
  }
}

/// The files with the codes of one column or of several.
///
/// A file has the codes of a range of ranks: a line per column, and each code in as many digits as
/// the highest needs. If there are few rows, it has several columns.
struct SearchOrderFiles {
  /// The index of the columns among the groups of columns that share files, and the columns.
  private let number: Int
  let orders: Range<Int>

  /// The most ranks, and of several columns together the most codes, that a file has.
  static let (size, most) = (65_536, 32_768)

  static func columns(of rows: Int) -> Int { max(1, most / max(1, rows)) }

  static func all(of count: Int, rows: Int) -> [SearchOrderFiles] {
    let columns = columns(of: rows)
    return stride(from: 0, to: count, by: columns).enumerated().map { number, first in
      SearchOrderFiles(number: number, orders: first..<min(first + columns, count))
    }
  }

  func files(_ codes: [OrderCodes], rows count: Int) -> some Sequence<SearchFile> {
    stride(from: 0, to: count, by: Self.size).lazy.map { start in
      var text = IndexText()
      for (place, own) in codes.enumerated() {
        if place > 0 { text.bytes.append(UInt8(ascii: "\n")) }
        let width = IndexText.digits(of: own.count)
        for row in start..<min(start + Self.size, count) {
          text.fixed(Int(own.codes[row]), digits: width)
        }
      }
      return SearchFile("k\(number)_\(start / Self.size)", text.bytes)
    }
  }
}

extension SearchSchema {
  /// Writes the files of orders and of amounts; returns each highest code, and the facets' file.
  func orderFiles<Failure: Error>(
    of count: Int, codes: (_ order: Int) throws(Failure) -> OrderCodes,
    write: (SearchFile) throws(Failure) -> Void
  ) throws(Failure) -> (highest: [Int], facets: SearchFile) {
    var facets = SearchFacets(of: self)
    var highest: [Int] = []
    for files in SearchOrderFiles.all(of: orders.count, rows: count) {
      let own = try files.orders.map(codes)
      highest += own.map(\.count)
      for (order, codes) in zip(files.orders, own) {
        for file in facets.take(codes, of: order) { try write(file) }
      }
      for file in files.files(own, rows: count) { try write(file) }
    }
    return (highest, facets.file)
  }
}
