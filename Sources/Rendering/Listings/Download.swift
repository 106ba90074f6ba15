public import Screens

/// A file that has the rows of a page, for other programs.
public struct Download: Sendable {
  /// What people call its kind, such as "CSV".
  public let kind: String

  public let path: SitePath

  /// What the file is called where it is saved: there it stands beside those of other sites.
  public let name: String

  public init(_ kind: String, at path: SitePath, savedAs name: String) {
    self.kind = kind
    self.path = path
    self.name = name
  }
}
