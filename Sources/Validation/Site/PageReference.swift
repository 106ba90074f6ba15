/// A reference of a page to another page or file of the site.
public struct PageReference: Hashable, Sendable {
  /// The path from the site's own folder, decoded: what the file is called.
  public let target: String

  /// The identifier of the element it leads to, decoded, if it names one.
  public let fragment: String?

  /// The line of the element that refers, from 1.
  public let line: Int

  /// The column of the element that refers, from 1, in bytes.
  public let column: Int

  public init(target: String, fragment: String? = nil, line: Int, column: Int) {
    self.target = target
    self.fragment = fragment
    self.line = line
    self.column = column
  }
}
