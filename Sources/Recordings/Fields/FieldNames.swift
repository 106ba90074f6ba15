import Bytes

/// The column names of a recording's fields: those of the API, and those of common exports.
///
/// An exact name of the API comes first. After that, case, spaces and the characters `_`, `-` and
/// `.` are ignored, so that `sono.small`, `File name` and `QUALITY_GRADE` are found.
enum FieldNames {
  /// The field of a name.
  struct Match: Equatable {
    let slot: FieldSlot

    /// How good the name is: of two columns with one field, that with the lower rank counts.
    let rank: Int

    /// Whether it is the name of genus and species together.
    var isWholeName = false
  }

  /// The field that a column has; nil when its name means nothing to us.
  static func match(of name: [UInt8]) -> Match? {
    // No name of ours is longer, and a hostile one may be a megabyte.
    guard name.count <= 64 else { return nil }
    return exact[name] ?? plain[plain(name)]
  }

  private static let exact = known.reduce(into: [[UInt8]: Match]()) { matches, field in
    for (rank, name) in field.names.api.enumerated() {
      matches[Array(name.utf8)] = Match(slot: field.slot, rank: rank)
    }
  }

  private static let plain = known.reduce(into: [[UInt8]: Match]()) { matches, field in
    for (rank, name) in (field.names.api + field.names.exports).enumerated() {
      matches[plain(name.utf8)] = Match(
        slot: field.slot, rank: 100 + rank, isWholeName: RecordingField.wholeNames.contains(name))
    }
  }

  private static let known: [(slot: FieldSlot, names: (api: [String], exports: [String]))] =
    RecordingField.allCases.map { (FieldSlot($0), ($0.keys, $0.exportedNames)) }
    + [
      (.also, (["also"], ["background species", "secondary labels"])),
      (.annotationSet, (["annotation-set"], [])),
    ]

  private static func plain(_ name: some Sequence<UInt8>) -> [UInt8] {
    name.filter { !" _-.".utf8.contains($0) }.map(ASCII.lowercased)
  }
}
