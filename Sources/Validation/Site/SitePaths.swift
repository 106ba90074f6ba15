import Bytes

/// The paths of a site, compared without case as on macOS and Windows: by hashes of their small
/// letters, and in full only if these are equal, as a site may have a million.
struct SitePaths {
  private let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  /// Returns the paths, by their small letters, that differ from missing ones by case only; reads
  /// all paths once, since as many may be missing.
  func similar(to missing: [String]) -> [String: String] {
    let wanted = Set(missing.map { $0.lowercased() })
    var similar: [String: String] = [:]
    for path in wanted.isEmpty ? [] : paths {
      let small = path.lowercased()
      if wanted.contains(small) { similar[small] = min(similar[small] ?? path, path) }
    }
    return similar
  }

  func findings() -> [Finding] {
    groups().flatMap { group in
      zip(group, group.dropFirst()).map { first, second in
        Finding(
          file: second, rule: .pagePath,
          message: first == second
            ? "two files are at this path: give each its own"
            : "the path differs from \(Excerpt.quoted(first.utf8)) by capitals only, which "
              + "macOS and Windows ignore: rename one")
      }
    }
  }

  /// The paths that are the same in small letters, each group sorted.
  private func groups() -> [[String]] {
    var seen = HashSet()
    var repeated: Set<KeyedHash> = []
    for path in paths {
      let hash = Self.hash(path)
      if !seen.insert(hash) { repeated.insert(hash) }
    }
    guard !repeated.isEmpty else { return [] }
    let suspects = paths.filter { repeated.contains(Self.hash($0)) }
    return Dictionary(grouping: suspects) { $0.lowercased() }.values.filter { $0.count > 1 }
      .map { $0.sorted() }
  }

  private static func hash(_ path: String) -> KeyedHash { KeyedHash(path.lowercased()) }
}
