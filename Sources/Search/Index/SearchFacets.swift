import Bytes

/// The file with a table's facets, values or ranges of amounts, each with its number of rows.
///
/// It is made of the codes of columns, which come one after another.
struct SearchFacets {
  private let schema: SearchSchema
  private var values: [Int: JSONText] = [:]
  private var ranges: [Int: JSONText] = [:]

  /// How many amounts a file of them has.
  private static let fileSize = 4_096

  init(of schema: SearchSchema) { self.schema = schema }

  /// Takes the codes of a column; returns files of its amounts, if rows are narrowed by these.
  mutating func take(_ codes: OrderCodes, of place: Int) -> [SearchFile] {
    let order = schema.orders[place]
    let column = schema.columns.firstIndex { $0.name == order.name && $0.filter != nil }
    let range = schema.ranges.firstIndex { $0.order == order.name }
    guard column != nil || range != nil else { return [] }
    var counts = Array(repeating: 0, count: codes.count + 1)
    for code in codes.codes { counts[Int(code)] += 1 }
    if let column {
      let title = schema.columns[column].title
      var rows = counts.dropFirst().map(\.self)
      if !codes.sets.isEmpty {
        rows = codes.values.map { _ in 0 }
        for (set, count) in zip(codes.sets, counts.dropFirst()) {
          for place in set { rows[place] += count }
        }
      }
      let sets = codes.sets.map { JSONText.list($0.map(JSONText.number)) }
      let list = zip(codes.values, rows).map { value, count in
        JSONText.list([.string(value.title), .number(count)] + value.others.map(JSONText.string))
      }
      values[place] = .object([
        ("name", .string(order.name)), ("title", .string(title)), ("order", .number(place)),
        ("isOrdered", order.unit == .place ? nil : .flag(true)), ("missing", .number(counts[0])),
        ("sets", sets.isEmpty ? nil : .list(sets)), ("values", .list(list)),
      ])
    }
    guard let range else { return [] }
    let own = schema.ranges[range]
    let firsts = own.steps.map { step in codes.amounts.partitioningIndex { $0 >= step.lower } + 1 }
    let ends = firsts.dropFirst() + [codes.count + 1]
    let texts = codes.amounts.map(Self.text)
    let starts = stride(from: 0, to: texts.count, by: Self.fileSize)
    let steps = zip(own.steps, zip(firsts, ends)).map { step, codes in
      let count = counts[codes.0..<codes.1].reduce(0, +)
      return JSONText.list([.string(step.title), .number(codes.0), .number(count)])
    }
    ranges[range] = .object([
      ("name", .string(own.name)), ("title", .string(own.title)), ("order", .number(place)),
      ("missing", .number(counts[0])),
      ("ends", .list([texts.first, texts.last].map { .string($0 ?? "") })),
      ("firsts", .list(starts.map { .string(texts[$0]) })), ("steps", .list(steps)),
    ])
    return starts.map { start in
      let text = texts[start..<min(start + Self.fileSize, texts.count)].joined(separator: "\t")
      return SearchFile("v\(place)_\(start / Self.fileSize)", Array(text.utf8))
    }
  }

  /// The file: facets of values in the order of their orders, and then those of ranges.
  var file: SearchFile {
    let all = [values, ranges].flatMap { facets in
      facets.sorted { $0.key < $1.key }.map(\.value)
    }
    return SearchFile("facets", .list(all))
  }

  private static func text(of amount: Double) -> String {
    Int(exactly: amount).map { "\($0)" } ?? "\(amount)"
  }
}
