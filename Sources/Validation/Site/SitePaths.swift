/// The paths of a site, compared as macOS and Windows do: there, capitals make no difference.
struct SitePaths {
  /// The paths that are the same in small letters, sorted.
  private let groups: [String: [String]]

  init(_ paths: [String]) {
    groups = Dictionary(grouping: paths) { $0.lowercased() }.mapValues { $0.sorted() }
  }

  /// The path that differs from a missing one by capitals only.
  func similar(to path: String) -> String? { groups[path.lowercased()]?.first }

  func findings() -> [Finding] {
    groups.values.filter { $0.count > 1 }.flatMap { group in
      zip(group, group.dropFirst()).map { first, second in
        Finding(
          file: second, rule: .pagePath,
          message: first == second
            ? "two files are at this path: give each its own"
            : "the path differs from \(Quotation.of(Array(first.utf8)[...])) by capitals only, which "
              + "macOS and Windows ignore: rename one")
      }
    }
  }
}
