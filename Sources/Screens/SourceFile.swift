/// The Swift file that a screen is declared in.
///
/// A page that shows it reads it when the site is built, so what is shown is what was compiled.
public struct SourceFile: Hashable, Sendable {
  /// Where the file is.
  public let path: String

  /// What the page calls it.
  public let name: String

  /// Names a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is: the one in which this is written, if nothing else is said.
  ///   - name: What the page calls it: its last two folders and its name, if nothing else is said.
  public init(at path: StaticString = #filePath, named name: String? = nil) {
    self.path = "\(path)"
    self.name = name ?? self.path.split(separator: "/").suffix(3).joined(separator: "/")
  }
}
