import Bytes

/// A file of the index: a classic script, because those load from a folder too.
///
/// It is one call with one argument, which is JSON: a list of the file's name, its content, and the
/// version of the build. From a server it is fetched, and its JSON is read without running the script.
///
/// Numbers in its texts are digits of base 93: see ``IndexText``. As lists of JSON the numbers of 100,000
/// rows took 21 % more bytes compressed (10.4 MB for 8.6 MB by `gzip -6`), and twice as many in a folder.
package struct SearchFile: Sendable {
  /// The folder that the files are in.
  package static let folder = "search"

  let name: String

  /// The text that it hands over, or the text of its JSON.
  let text: [UInt8]

  /// The value that it hands over, unless that is a text.
  private let json: JSONText?

  /// The version of the build, in all of its files.
  private let version: String

  /// The path from the site's front.
  package var path: String { "\(Self.folder)/\(name).js" }

  init(_ name: String, _ text: [UInt8]) {
    self.init(name, text, json: nil, version: "")
  }

  init(_ name: String, _ json: JSONText) {
    self.init(name, json.bytes(), json: json, version: "")
  }

  private init(_ name: String, _ text: [UInt8], json: JSONText?, version: String) {
    self.name = name
    self.text = text
    self.json = json
    self.version = version
  }

  /// The same file, as one of a build.
  func signed(_ version: String) -> Self { Self(name, text, json: json, version: version) }

  var content: JSONText { json ?? .string(String(decoding: text, as: UTF8.self)) }

  package var bytes: [UInt8] {
    var script: [UInt8] = []
    script.reserveCapacity(text.count + text.count / 32 + 64)
    script += "rowhouse([\"\(name)\",".utf8
    if json != nil {
      script += text
    } else {
      script.append(UInt8(ascii: "\""))
      JSONText.writeEscaped(text[...], into: &script)
      script.append(UInt8(ascii: "\""))
    }
    if !version.isEmpty { script += ",\"\(version)\"".utf8 }
    script += "]);\n".utf8
    return script
  }
}

extension [SearchFile] {
  /// Hands over the files, and keeps none.
  mutating func takeAll() -> [SearchFile] {
    defer { self = [] }
    return self
  }
}
