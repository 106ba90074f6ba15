import Records

extension RecordingGrouping {
  /// What the groups are called together, at the head of a page.
  var title: String {
    RecordingFacet.allCases.first { $0.isGroup(of: self) }?.title ?? "Recordings"
  }
}
