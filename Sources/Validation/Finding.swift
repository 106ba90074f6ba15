/// An error in a page, printed as compilers print errors.
package struct Finding: Hashable, Sendable, CustomStringConvertible, Comparable {
  package let file: String

  /// The line from 1; lines end with a line feed.
  package let line: Int

  /// The column from 1, counted in bytes of UTF-8.
  package let column: Int

  /// The mistake and its fix.
  package let message: String

  package let rule: Rule

  /// The number of errors that it stands for: beyond a rule's limit only the first are kept.
  package let count: Int

  package init(
    file: String, line: Int = 1, column: Int = 1, rule: Rule, message: String, count: Int = 1
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.rule = rule
    self.message = message
    self.count = count
  }

  package var description: String {
    "\(file):\(line):\(column): error: \(message) [\(rule.rawValue)]"
  }

  /// By file, then by place, then by rule and message, so that the order is always the same.
  package static func < (lhs: Finding, rhs: Finding) -> Bool {
    if lhs.file != rhs.file { return lhs.file < rhs.file }
    if lhs.line != rhs.line { return lhs.line < rhs.line }
    if lhs.column != rhs.column { return lhs.column < rhs.column }
    return (lhs.rule.rawValue, lhs.message) < (rhs.rule.rawValue, rhs.message)
  }
}

extension [Finding] {
  /// How many there are, with those that are not kept.
  package var total: Int { reduce(0) { $0 + $1.count } }
}
