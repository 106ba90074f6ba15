import Bytes
package import Files
package import Screens
package import Validation

/// The reason a site was not published.
///
/// The site that was there is untouched.
package enum PublishError: Error {
  /// Two pages or files have the same path.
  case occupied(SitePath)

  /// Pages were drawn and found wrong. All the findings are here, in order.
  case invalid([Finding])

  /// A page could not be drawn, because its data could not be read.
  case unreadable(SitePath, PageFault)

  /// The site has more bytes than were allowed.
  case tooLarge(limit: Int)

  /// The site has more files than were allowed.
  case tooManyFiles(limit: Int)

  /// The search has no room for all the words.
  case tooManyWords

  /// The search needs this many bytes of memory, which can't be allocated.
  case tooLittleMemory(Int)

  /// A file could not be written.
  case store(FileError)

  /// Publishing was called off.
  case interrupted
}

extension PublishError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .occupied(let path):
      "two pages are at \"\(path)\": give one of them another path"
    case .invalid(let findings):
      Excerpt.lines(findings.map(\.description))
    case .unreadable(let path, let fault):
      "cannot draw \(path): \(fault)"
    case .tooLarge(let limit):
      "the site has more than the \(limit) bytes that were allowed: publish fewer pages, or allow more"
    case .tooManyFiles(let limit):
      "the site has more than the \(limit) files that were allowed: publish fewer pages, or allow more"
    case .tooManyWords:
      "the pages have more words than the search can hold: publish them as several sites"
    case .tooLittleMemory(let bytes):
      "the search needs \(bytes / 1_000_000) MB of memory at once, and the process may not take as "
        + "much: allow it more (ulimit -v), or publish fewer pages"
    case .store(let error): "\(error)"
    case .interrupted: "interrupted: nothing was published, what was there is untouched"
    }
  }
}
