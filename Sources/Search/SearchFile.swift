/// A file of the index: a classic script, because those load from a folder too.
///
/// From a server it is fetched, and its argument is cut out of its call.
package struct SearchFile: Sendable {
  /// The folder that the files are in.
  package static let folder = "search"

  let name: String
  let text: [UInt8]

  /// The version of the build, in all of its files.
  private let version: String

  /// The path from the site's front.
  package var path: String { "\(Self.folder)/\(name).js" }

  /// The script: a call that hands over its name, its text and, unless that is in it, its version.
  package var bytes: [UInt8] { IndexText.script(name, text, version: version) }

  init(_ name: String, _ text: [UInt8], version: String = "") {
    self.name = name
    self.text = text
    self.version = version
  }

  /// The same file, as one of a build.
  func signed(_ version: String) -> Self { Self(name, text, version: version) }
}
