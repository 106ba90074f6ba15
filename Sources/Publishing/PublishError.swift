import Bytes
package import Screens
package import Validation

/// The reason a site was not published, except for a failed write, which is a `FileError`.
package enum PublishError: Error {
  /// Two pages or files have the same path.
  case occupied(SitePath)

  /// Pages were drawn and found wrong. All the findings are here, in order.
  case invalid([Finding])

  /// The page of differences between two builds is wrong.
  case invalidDifferences([Finding])

  /// A page could not be drawn, because its data could not be read.
  case unreadable(SitePath, any Error)

  case tooLarge(limit: Int)

  case tooManyFiles(limit: Int)

  /// The search has no room for all the words.
  case tooManyWords

  /// The search needs this many bytes of memory, which can't be allocated.
  case tooLittleMemory(Int)

  case interrupted
}

extension PublishError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .occupied(let path):
      "two pages have the path \"\(path)\". Give one of them another path."
    case .invalid(let findings):
      Excerpt.lines(findings.map(\.description))
    case .invalidDifferences(let findings):
      Excerpt.lines(
        ["internal error: the diff page is invalid. Please report this:"]
          + findings.map(\.description))
    case .unreadable(let path, let fault):
      "cannot render \(path): \(fault)"
    case .tooLarge(let limit):
      "the site has more than \(limit) bytes, the limit. Publish fewer pages or raise the limit."
    case .tooManyFiles(let limit):
      "the site has more than \(limit) files, the limit. Publish fewer pages or raise the limit."
    case .tooManyWords:
      "too many words for one search. Split the data into several sites."
    case .tooLittleMemory(let bytes):
      "not enough memory: the search needs \(bytes / 1_000_000) MB. Raise ulimit -v, or publish "
        + "fewer pages."
    case .interrupted: "interrupted: nothing was published; the existing site is unchanged"
    }
  }
}

extension PublishError {
  /// Makes a page or another file, whose path is in the error if its data cannot be read.
  package static func making<Value>(
    _ path: SitePath, _ make: () throws -> Value
  ) throws(PublishError) -> Value {
    do {
      return try make()
    } catch {
      throw .unreadable(path, error)
    }
  }
}
