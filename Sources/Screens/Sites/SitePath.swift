/// The path of a file within a site, such as `volcanoes/page-2.html`.
///
/// A path is checked when it is created: it is relative, and its components are lowercase letters,
/// digits, hyphens, underscores and dots, and don't begin with a dot. It can be used as a file name
/// and as a link without another check, and no two paths are one file on a system whose file names
/// ignore case.
public struct SitePath: Hashable, Sendable {
  public let components: [String]

  /// The home page.
  public static let front: SitePath = "index.html"

  /// The page that hosts show for a missing page.
  public static let notFound: SitePath = "404.html"

  /// The file that tells GitHub Pages to publish all files as they are; the one whose name begins with a
  /// dot.
  package static let noJekyll = SitePath(components: [".nojekyll"])

  /// Creates a path from text that is only known at run time.
  ///
  /// - Throws: ``SitePathError`` if the text can't be used as a file name and as a link.
  public init(_ text: String) throws(SitePathError) {
    let components = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for component in components where !Self.isValid(component) {
      throw SitePathError(path: text, component: String(Substring(component)))
    }
    self.components = components.map { String(Substring($0)) }
  }

  private static func isValid(_ component: Substring.UTF8View) -> Bool {
    guard let first = component.first, first != UInt8(ascii: ".") else { return false }
    return component.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }

  /// Creates the path of a page whose name is in the source, but not as a literal: that of a case.
  ///
  /// It may be invalid: a site first checks ``fault`` of each of its pages.
  init(ofPage name: String) {
    let text = Self.hyphenated(name) + ".html"
    components = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }

  /// Why it is not a path; nil, unless it is a page's whose name has other characters.
  package var fault: SitePathError? {
    do throws(SitePathError) {
      _ = try SitePath("\(self)")
      return nil
    } catch {
      return error
    }
  }

  /// A name in which words begin with capitals, with hyphens between them: `coach-ids` of `coachIDs`.
  private static func hyphenated(_ name: String) -> String {
    let letters = Array(name.utf8)
    func isIn(_ range: ClosedRange<UInt8>, _ place: Int) -> Bool {
      letters.indices.contains(place) && range.contains(letters[place])
    }
    let isCapital = { isIn(UInt8(ascii: "A")...UInt8(ascii: "Z"), $0) }
    let isSmall = { isIn(UInt8(ascii: "a")...UInt8(ascii: "z"), $0) }
    let isDigit = { isIn(UInt8(ascii: "0")...UInt8(ascii: "9"), $0) }
    var text: [UInt8] = []
    for place in letters.indices {
      // The last of several capitals begins a word, unless an "s" after it is their plural.
      let beginsWord =
        isSmall(place - 1) || isDigit(place - 1)
        || isCapital(place - 1) && isSmall(place + 1)
          && (letters[place + 1] != UInt8(ascii: "s") || isSmall(place + 2))
      if isCapital(place), beginsWord { text.append(UInt8(ascii: "-")) }
      text.append(isCapital(place) ? letters[place] | 0x20 : letters[place])
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension SitePath: ExpressibleByStringLiteral {
  /// Creates a path from a literal.
  ///
  /// - Precondition: The literal is a path: a wrong one is a mistake in the program, not in its
  ///   data.
  public init(stringLiteral text: String) {
    do throws(SitePathError) {
      try self.init(text)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension SitePath: CustomStringConvertible {
  public var description: String { components.joined(separator: "/") }
}

extension SitePath {
  /// The folder of the file; the site's root folder has no components.
  public var folder: SitePath { SitePath(components: Array(components.dropLast())) }

  /// The path of a page without `.html`.
  public var pageName: String {
    let text = "\(self)"
    let ending = ".html"
    guard text.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { return text }
    return String(Substring(text.utf8.dropLast(ending.utf8.count)))
  }

  /// Returns the path of a file or folder in this folder.
  ///
  /// - Precondition: The name is a component of a path, made of literals, numbers and slugs.
  public func file(_ name: String) -> SitePath {
    precondition(Self.isValid(name[...].utf8), "\(name) is not the name of a file")
    return SitePath(components: components + [name])
  }

  /// Returns the path of another file in the same folder.
  ///
  /// - Precondition: The name is a component of a path, made of literals and numbers.
  public func sibling(_ name: String) -> SitePath { folder.file(name) }

  private init(components: [String]) {
    self.components = components
  }

  /// Returns the relative reference from a page at this path to another file of the site.
  ///
  /// References are relative and name files, so the site works from any folder of any server, and
  /// without a server.
  public func reference(to other: SitePath) -> String {
    let folder = components.dropLast()
    let shared = zip(folder, other.components.dropLast()).prefix { $0.0 == $0.1 }.count
    return String(repeating: "../", count: folder.count - shared)
      + other.components.dropFirst(shared).joined(separator: "/")
  }
}

/// The reason why a text is not a path.
public struct SitePathError: Error, Equatable, CustomStringConvertible {
  public let path: String
  public let component: String

  public var description: String {
    let part = component == path ? "it" : "\"\(component)\""
    return """
      invalid path "\(path)": \(part) may contain only lowercase letters, digits, hyphens, \
      underscores and dots, and can't start with a dot
      """
  }
}
