import Bytes
import Screens

extension Change.Kind {
  /// Returns the subject of the change, and the change itself, in words.
  fileprivate func words(_ noun: String) -> (noun: String, rest: String) {
    switch self {
    case .pageAdded: ("page", "added")
    case .pageRemoved: ("page", "removed")
    case .pageMoved: ("page", "moved")
    case .pageRetitled: ("page", "retitled")
    case .introduction: ("introduction", "reworded")
    case .columns: ("table", "with other columns")
    case .sectionAdded: ("section", "added")
    case .sectionRemoved: ("section", "removed")
    case .sectionRenamed: ("section", "renamed")
    case .sectionMoved: ("section", "moved")
    case .rowAdded: (noun, "added")
    case .rowRemoved: (noun, "removed")
    case .rowMoved: (noun, "moved")
    case .rowReworded: (noun, "reworded")
    case .value: (noun, "with other values")
    case .link: (noun, "with other links")
    case .unreadable: ("page", "that cannot be read")
    case .fileAdded: ("file", "added")
    case .fileRemoved: ("file", "removed")
    case .fileChanged: ("file", "changed")
    }
  }

  /// The sign that a line of text begins with.
  var sign: String {
    switch self {
    case .pageAdded, .sectionAdded, .rowAdded, .fileAdded: "+"
    case .pageRemoved, .sectionRemoved, .rowRemoved, .fileRemoved: "-"
    case .pageMoved, .sectionMoved, .rowMoved: ">"
    case .unreadable: "!"
    case .pageRetitled, .introduction, .columns, .sectionRenamed, .rowReworded, .value, .link,
      .fileChanged:
      "~"
    }
  }

  /// Whether it is one of a page as a whole, or of a file.
  var isOfFile: Bool {
    switch self {
    case .pageAdded, .pageRemoved, .pageMoved, .fileAdded, .fileRemoved, .fileChanged: true
    default: false
    }
  }
}

extension SiteDifference {
  /// Returns the name of a change: `row added`.
  func words(for kind: Change.Kind) -> String {
    let words = kind.words(noun)
    return "\(words.noun) \(words.rest)"
  }

  /// How much is different, in a sentence without its period.
  package var summary: String {
    let parts = Change.Kind.allCases.compactMap { kind in
      totals[kind].map { count in
        let words = kind.words(noun)
        let listed = count > limit ? " (\(GroupedNumber(limit)) listed)" : ""
        return "\(Self.count(count, words.noun)) \(words.rest)\(listed)"
      }
    }
    let following = [(followingPages, "page"), (followingFiles, "file")].filter { $0.0 > 0 }
      .map { Self.count($0.0, $0.1) }
    guard !following.isEmpty else { return parts.isEmpty ? "no differences" : parts.list() }
    let isOne = followingPages + followingFiles == 1
    if parts.isEmpty {
      return "\(following.list()) that \(isOne ? "differs" : "differ") only in what is not compared"
    }
    return "\(parts.list()), and \(following.list()) that \(isOne ? "follows" : "follow") from it"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(GroupedNumber(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The changes by their subjects: added and removed pages and files, then each page that differs.
  var groups: [(heading: (path: String, title: String)?, changes: [Change])] {
    var groups: [(heading: (path: String, title: String)?, changes: [Change])] = []
    let whole = changes.filter(\.kind.isOfFile)
    if !whole.isEmpty { groups.append((nil, whole)) }
    for change in changes where !change.kind.isOfFile {
      if groups.last?.heading != nil, groups.last?.changes.last?.page == change.page {
        groups[groups.count - 1].changes.append(change)
      } else {
        // A folder that nobody checked may have files of any name.
        let heading = (Excerpt.of(change.page, limit: 200), Excerpt.of(change.title, limit: 160))
        groups.append((heading, [change]))
      }
    }
    return groups
  }
}

extension Change {
  /// The subject, without the old and new values.
  var subject: String {
    switch kind {
    case .pageAdded, .pageRemoved: title.isEmpty ? page : "\(page) \(title)"
    case .pageMoved: title
    case .rowAdded, .rowRemoved, .rowMoved, .value, .link, .sectionAdded, .sectionRemoved,
      .sectionMoved, .unreadable:
      name
    case .fileAdded, .fileRemoved, .fileChanged: page
    case .pageRetitled, .introduction, .columns, .sectionRenamed, .rowReworded: ""
    }
  }

  /// The kind of the subject, if it is not a row.
  var role: String {
    switch kind {
    case .pageRetitled: "title"
    case .introduction: "introduction"
    case .columns: "columns"
    case .sectionAdded, .sectionRemoved, .sectionRenamed, .sectionMoved: "section"
    default: ""
    }
  }

  /// How much of a text is shown.
  private static let most = 120

  /// The subject, no longer than can be read.
  var shownSubject: String { Excerpt.of(subject, limit: Self.most) }

  /// The section to which a row was added or from which it was removed; empty for other changes.
  var shownSection: String {
    kind == .rowAdded || kind == .rowRemoved ? Excerpt.of(section, limit: 60) : ""
  }

  /// The old and new values, cut to the differing part, with control characters escaped.
  var shownParts: [Part] {
    parts.map { part in
      let (old, new) = Self.excerpts(of: part.old, part.new)
      return Part(label: Excerpt.of(part.label, limit: 60), old: old, new: new)
    }
  }

  private static func excerpts(of old: String, _ new: String) -> (String, String) {
    let shared = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
    let isLong = max(old.unicodeScalars.count, new.unicodeScalars.count) > most
    let start = isLong && shared > most / 2 ? shared - most / 4 : 0
    func excerpt(_ text: String) -> String {
      let rest = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(start)))
      return (start > 0 ? "…" : "") + Excerpt.of(rest, limit: most)
    }
    return (excerpt(old), excerpt(new))
  }
}
