/// Puts the groups in order, gives the index entries their final numbers, and sorts them.
enum GroupList {
  /// The groups of some entries.
  ///
  /// The entries come with the numbers of combinations of names in place of groups; they get the
  /// positions in the answer instead, and are sorted. A name counts as often as it is listed: where
  /// every record with it is left out, it is as if it were not there.
  static func groups(
    of entries: inout [IndexEntry], named names: GroupNames, by grouping: RecordingGrouping,
    in order: RecordingOrder
  ) -> [RecordingGroup] {
    let drafts =
      grouping == .none ? [] : numberedDrafts(of: &entries, named: names, by: grouping)
    let isAscending = order.isAscending
    entries.sortInPlace { IndexEntry.isListedBefore($0, $1, isAscending: isAscending) }
    return list(drafts, by: grouping)
  }

  /// The groups in their order, whose positions the entries get.
  private static func numberedDrafts(
    of entries: inout [IndexEntry], named names: GroupNames, by grouping: RecordingGrouping
  ) -> [GroupDraft] {
    var counts = Array(repeating: 0, count: names.count)
    for entry in entries { counts[entry.group] += 1 }

    var numbers: [[UInt8]: Int] = [:]
    var drafts: [GroupDraft] = []
    var draftNumbers = Array(repeating: 0, count: names.count)
    for combination in counts.indices where counts[combination] > 0 {
      let identity = GroupIdentity(names[combination], by: grouping)
      let number = numbers[identity.key] ?? drafts.count
      if number == drafts.count {
        numbers[identity.key] = number
        drafts.append(GroupDraft(identity))
      }
      drafts[number].count(identity, times: counts[combination])
      draftNumbers[combination] = number
    }
    for number in drafts.indices { drafts[number].decideNames(by: grouping) }

    let order = drafts.indices.sorted { GroupDraft.isListedBefore(drafts[$0], drafts[$1]) }
    var positions = Array(repeating: 0, count: drafts.count)
    for (position, number) in order.enumerated() { positions[number] = position }
    for index in entries.indices {
      entries[index].group = positions[draftNumbers[entries[index].group]]
    }
    return order.map { drafts[$0] }
  }

  private static func list(
    _ drafts: [GroupDraft], by grouping: RecordingGrouping
  ) -> [RecordingGroup] {
    var anchors = Anchors(of: grouping)
    var first = 0
    return drafts.map { draft in
      defer { first += draft.count }
      let title = String(decoding: draft.title, as: UTF8.self)
      let scientificName = String(decoding: draft.scientificName, as: UTF8.self)
      return RecordingGroup(
        title: title, scientificName: scientificName,
        anchor: anchors.anchor(for: scientificName, or: title), count: draft.count, first: first,
        isUnknown: draft.isUnknown)
    }
  }
}
