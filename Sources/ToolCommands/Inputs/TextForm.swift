package import Records

/// How the text of inputs is written.
package struct TextForm: Sendable {
  /// The encoding of text without a byte order mark; UTF-8 by default.
  package var encoding: TextEncoding?

  /// Whether it is the output of `mysql --batch`.
  package var isFromMySQL = false

  /// The separator of cells, in UTF-8, if it is not ASCII.
  package var separator: [UInt8]?

  /// The quotation mark; `nil` if quotation marks are text.
  package var quote: UInt8? = UInt8(ascii: "\"")

  package init() {}
}

/// Text that is rewritten as readers want it: in UTF-8, with the usual quotes and an ASCII separator.
struct RewrittenText {
  private var steps: [any Rewriting] = []

  /// Takes the first 16 bytes, or all, and the name, whose ending may say it has no separators.
  init(beginning: [UInt8], of name: String, _ form: TextForm, _ table: (any Rewriting)? = nil) {
    let encoding = TextEncoding(mark: beginning) ?? form.encoding
    if let encoding, encoding != .utf8 { steps.append(Transcoder(encoding)) }
    if form.isFromMySQL {
      steps.append(MySQLBatch())
    } else if let table {
      steps.append(table)
    } else if RecordFormat(named: name) != .json,
      form.separator != nil || !steps.isEmpty || WideSeparator.mayBeNamed(in: beginning)
    {
      steps.append(WideSeparator(form.separator, quote: form.quote))
    }
  }

  /// Whether the text stays as it is.
  var isEmpty: Bool { steps.isEmpty }

  /// Appends a piece, rewritten.
  mutating func write(_ piece: [UInt8], isLast: Bool, into text: inout [UInt8]) {
    var piece = piece
    for index in steps.indices {
      var next: [UInt8] = []
      steps[index].write(piece[...], into: &next)
      if isLast { steps[index].finish(into: &next) }
      piece = next
    }
    text += piece
  }
}
