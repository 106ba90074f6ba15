import Testing

/// A page with a fault, and all that is to be said of it.
struct Broken: CustomTestStringConvertible {
  /// Whether the schema refuses the page.
  enum Grammar {
    /// The fault is of a kind that a grammar can say, and it does.
    case sees
    /// The fault is of bytes, sums, names, references, or of what stands at any depth.
    case blind
  }

  let page: String
  let grammar: Grammar
  let findings: [String]

  init(_ page: String, _ grammar: Grammar, _ findings: String...) {
    self.init(page, grammar, findings)
  }

  init(_ page: String, _ grammar: Grammar, _ findings: [String]) {
    self.page = page
    self.grammar = grammar
    self.findings = findings
  }

  /// A page whose `main` has a fault; from line 10 on.
  static func main(_ content: String, _ grammar: Grammar, _ findings: String...) -> Broken {
    Broken(Sample.page(content), grammar, findings)
  }

  /// A page whose head has a fault; from line 5 on.
  static func head(_ content: String, _ grammar: Grammar, _ findings: String...) -> Broken {
    Broken(Sample.page(head: content), grammar, findings)
  }

  /// A page with a fault before its `main`; from line 7 on.
  static func body(_ content: String, _ grammar: Grammar, _ findings: String...) -> Broken {
    Broken(Sample.page(body: content), grammar, findings)
  }

  /// A page with a fault in the rows of a table with two columns; from line 11 on.
  static func table(_ rows: String, _ grammar: Grammar, _ findings: String...) -> Broken {
    Broken(Sample.table(rows), grammar, findings)
  }

  /// The examples of the guide, and the pages that only a test needs.
  static let all =
    guide + syntax + vocabulary + attribute + head + address + pageReference + table + label
    + landmark

  var testDescription: String { findings.joined(separator: "\n") }
}
