/// What the recordings can be counted and listed by.
extension RecordingIndex {
  /// What the recordings amount to.
  public var totals: RecordingTotals { facets.totals }

  /// The values of a facet that recordings have, in the order of an index of them.
  ///
  /// Names by their letters and digits, whatever their case and accents; the newest year first; the
  /// unknown last. A value's anchor is that of its section where the listing is grouped by it, and
  /// otherwise the name of a folder. A recording of several types is counted with each.
  public func values(of facet: RecordingFacet) -> [RecordingGroup] {
    facet.isGroup(of: grouping) ? groups : facets.values(of: facet)
  }

  /// Which recordings have each value of a facet that the listing is not grouped by.
  ///
  /// Costs four bytes for each value of a recording.
  public func positions(of facet: RecordingFacet) -> FacetPositions {
    FacetPositions(entries, by: facet, in: facets)
  }

  /// The recordings at some positions of the listing, read from their sources.
  ///
  /// - Throws: A fault when a source cannot be read or is not what it was when it was indexed.
  public func recordings(
    at positions: ArraySlice<UInt32>
  ) throws(RecordFault) -> [RecordingView] {
    try store.views(of: positions.map { entries[Int($0)] }[...])
  }
}

extension [RecordingGroup] {
  /// The groups in the order of one of their names, those without it and the unknown last.
  public func sortedByName(_ name: (RecordingGroup) -> String) -> [RecordingGroup] {
    let keys = map { NameKey(name($0)) }
    return indices.sorted { first, second in
      let (isFirstLast, isSecondLast) = (
        self[first].isUnknown || name(self[first]).isEmpty,
        self[second].isUnknown || name(self[second]).isEmpty
      )
      if isFirstLast != isSecondLast { return isSecondLast }
      if NameKey.isBefore(keys[first], keys[second]) { return true }
      if NameKey.isBefore(keys[second], keys[first]) { return false }
      return first < second
    }.map { self[$0] }
  }
}
