import Bytes
import Markup
package import Screens

/// Data that a page is the front of, as https://schema.org/Dataset has it: what engines that look for data
/// tell about it.
package struct Dataset: Sendable {
  let name: String

  /// What the data is.
  let description: String

  /// The addresses of what it is from.
  package var sources: [String] = []

  /// What it may be used for: addresses of licences, or their names.
  package var licences: [String] = []

  /// The titles of its columns.
  package var columns: [String] = []

  /// The files that have all of it, and what is in them.
  package var files: [(path: SitePath, type: String)] = []

  /// Data of which no more is known.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - description: What it is.
  package init(_ name: String, describedAs description: String) {
    (self.name, self.description) = (name, PhraseMark.removed(from: description))
  }

  /// - Parameters:
  ///   - path: The page that is its front.
  ///   - baseURL: Where the site is published.
  /// - Returns: It in the words of schema.org.
  func json(at path: SitePath, of baseURL: BaseURL) -> JSONText {
    .object([
      ("@type", .string("Dataset")), ("name", .string(name)),
      ("description", .string(description)), ("url", .string(baseURL.address(of: path))),
      ("isBasedOn", Self.list(sources)), ("license", Self.list(licences)),
      ("variableMeasured", Self.list(columns)),
      (
        "distribution",
        files.isEmpty
          ? nil
          : .list(
            files.map { file in
              .object([
                ("@type", .string("DataDownload")),
                ("contentUrl", .string(baseURL.address(of: file.path))),
                ("encodingFormat", .string(file.type)),
              ])
            })
      ),
    ])
  }

  private static func list(_ texts: [String]) -> JSONText? {
    texts.isEmpty ? nil : .list(texts.map(JSONText.string))
  }
}
