/// The Swift file that declares a screen.
///
/// The page reads it when the site is built, so it shows the code that was compiled.
public struct SourceFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String

  /// The name of the file on the page.
  public let name: String

  /// Names a file.
  ///
  /// The name on the page is by default the last two folders and the file name.
  public init(at path: StaticString = #filePath, named name: String? = nil) {
    self.path = "\(path)"
    self.name = name ?? self.path.split(separator: "/").suffix(3).joined(separator: "/")
  }
}
