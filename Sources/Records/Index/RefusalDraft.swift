/// A refusal before anybody has counted lines.
struct RefusalDraft {
  let source: Int
  let record: Int
  let offset: Int
  let reason: Refusal.Reason

  /// The same refusal of a record that stands that much later in its source.
  func shifted(by records: Int) -> RefusalDraft {
    RefusalDraft(source: source, record: record + records, offset: offset, reason: reason)
  }

  /// The refusals with their places, in the order of the sources and of the records in them.
  static func refusals(
    _ drafts: [RefusalDraft], in sources: [any RecordSource]
  ) -> [Refusal] {
    let drafts = drafts.sorted { ($0.source, $0.offset) < ($1.source, $1.offset) }
    var refusals: [Refusal] = []
    refusals.reserveCapacity(drafts.count)
    var start = 0
    while start < drafts.count {
      let number = drafts[start].source
      let end = drafts[start...].firstIndex { $0.source != number } ?? drafts.count
      let source = sources[number]
      let offsets = drafts[start..<end].map(\.offset)
      // A refusal that cannot be placed is told without its line.
      let places = (try? Place.places(at: offsets, in: source)) ?? []
      for index in start..<end {
        let place = index - start < places.count ? places[index - start] : nil
        refusals.append(drafts[index].refusal(in: source.name, at: place))
      }
      start = end
    }
    return refusals
  }

  private func refusal(in file: String, at place: Place?) -> Refusal {
    let field: String? =
      switch reason {
      case .notAnObject, .same, .cellCount, .notARow: nil
      case .noIdentifier, .badIdentifier, .conflicting: "id"
      }
    return Refusal(file: file, record: record, place: place, field: field, reason: reason)
  }
}
