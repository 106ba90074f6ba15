import Foundation
import Testing

/// The scripts are in one dialect, ES2020, and make no markup of texts.
@Suite struct ScriptTests {
  @Test func `the scripts are in one dialect`() throws {
    let folder = ImportTests.root.appending(path: "Sources/Rendering/Assets")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".js") }
    #expect(files.count > 8)
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(Self.other(in: text) == nil, "\(file)")
    }
  }

  @Test(arguments: [
    "var a", "function (a)", "function()", "arguments[0]", "eval(a)", "new XMLHttpRequest",
    "a.innerHTML", "a ??= b", "a.at(-1)",
  ])
  func `what is not of it is noticed`(text: String) {
    #expect(Self.other(in: text) != nil)
  }

  /// What is older or newer than that, or forbidden by a content security policy.
  private static func other(in text: String) -> String? {
    let old = /\b(?:var|arguments)\b|\b(?:function|eval) ?\(|XMLHttpRequest|(?:inner|outer)HTML/
    let new = /(?:\?\?|&&|\|\|)=|\.(?:at|replaceAll)\(/
    return (text.firstMatch(of: old) ?? text.firstMatch(of: new)).map { String($0.0) }
  }
}
