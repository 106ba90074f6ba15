import Bytes
import Markup
package import Screens

/// Data that a page describes for search engines of data, as a https://schema.org/Dataset.
package struct Dataset: Sendable {
  let name: String

  let description: String

  /// The URLs of its sources.
  package var sources: [String] = []

  /// The licences: URLs, or names.
  package var licences: [String] = []
  package var columns: [String] = []

  /// The files with all of it, and their media types.
  package var files: [(path: SitePath, type: String)] = []

  /// Creates a dataset with a name and a description only.
  package init(_ name: String, describedAs description: String) {
    self.name = name
    self.description = PhraseMark.removed(from: description)
  }

  /// The dataset as JSON-LD, in the vocabulary of schema.org.
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
