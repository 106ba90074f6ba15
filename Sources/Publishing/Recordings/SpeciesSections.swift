import Records
import Screens

/// Where in the listing each species begins, by its scientific name.
struct SpeciesSections: Sendable {
  private let groups: [[UInt8]: FacetValue]
  private let recordings: Pagination

  /// Notes the species of a catalogue; none, where it is in order of something else.
  init(of index: CollectionIndex, on recordings: Pagination) {
    self.recordings = recordings
    guard index.group == RecordingFacet.species.facet else {
      groups = [:]
      return
    }
    groups = Dictionary(
      index.groups.filter { !$0.subtitle.isEmpty && !$0.isUnknown }.map {
        (Self.key($0.subtitle.utf8), $0)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// A link to where a species begins; nil if it has no section.
  @Sendable func link(to name: ArraySlice<UInt8>) -> Link? {
    guard let group = groups[Self.key(name)] else { return nil }
    return .page(recordings.page(holding: group.first).path, fragment: group.anchor)
  }

  /// A name in small letters, with one space between its words.
  private static func key(_ name: some Sequence<UInt8>) -> [UInt8] {
    let words = name.split(separator: UInt8(ascii: " "))
    return Array(words.joined(separator: [UInt8(ascii: " ")])).map {
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0
    }
  }
}
