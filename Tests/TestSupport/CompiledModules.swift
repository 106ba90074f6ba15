import Foundation

/// The modules of this package as the tests' build has compiled them.
public enum CompiledModules {
  /// The options by which a program of the toolchain finds the modules.
  public static func options() throws -> [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardized
    let folders =
      [Child.path(of: "Modules")]
      + ["CLibXML2", "CZlib", "CEmbedded/include"].map { sources.appending(path: $0).path }
      + ["/usr/include/libxml2"]
    return folders.flatMap { ["-I", $0] } + ["-target", try target()]
  }

  /// The target triple of the compiler.
  private static func target() throws -> String {
    let words = try Child(program: "/usr/bin/env", ["swiftc", "-print-target-info"]).result().output
    guard let triple = words.firstMatch(of: /"triple": "(.+?)"/) else {
      throw CocoaError(.featureUnsupported)
    }
    return String(triple.1)
  }
}
