/// Something wrong with a page, said the way compilers say it.
public struct Finding: Hashable, Sendable {
  /// The file, relative to the site.
  public let file: String

  /// The line from 1.
  ///
  /// Lines end with a line feed.
  public let line: Int

  /// The column from 1, counted in bytes of UTF-8.
  public let column: Int

  /// What is wrong, and how to mend it.
  public let message: String

  public let rule: Rule

  public init(file: String, line: Int = 1, column: Int = 1, rule: Rule, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.rule = rule
    self.message = message
  }
}

extension Finding: CustomStringConvertible {
  public var description: String {
    "\(file):\(line):\(column): error: \(message) [\(rule.rawValue)]"
  }
}

extension Finding: Comparable {
  /// By file, then by place, then by rule and message, so that the order is always the same.
  public static func < (lhs: Finding, rhs: Finding) -> Bool {
    if lhs.file != rhs.file { return lhs.file < rhs.file }
    if lhs.line != rhs.line { return lhs.line < rhs.line }
    if lhs.column != rhs.column { return lhs.column < rhs.column }
    return (lhs.rule.rawValue, lhs.message) < (rhs.rule.rawValue, rhs.message)
  }
}
