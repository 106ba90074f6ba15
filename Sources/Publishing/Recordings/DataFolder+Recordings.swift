public import Records

extension DataFolder {
  /// Reads recordings in the shape of xeno-canto's API, in the order of the catalogue.
  ///
  /// - Throws: ``SiteFault`` when a recording had to be refused, too: a site's own data is in order.
  public func recordings(in name: String) throws(SiteFault) -> [Recording] {
    let index: CollectionIndex
    let recordings: [RecordingView]
    do throws(CollectionInputError) {
      index = try CollectionInputs([path(of: name)]).index(of: .recordings())
      recordings = try index.allRecordings()
    } catch {
      throw error.fault
    }
    if let refusal = index.refusals.examples.first { throw .data("\(refusal)") }
    return recordings.map(Recording.init)
  }
}

extension CollectionIndex {
  /// Every recording, in order.
  fileprivate func allRecordings() throws(CollectionInputError) -> [RecordingView] {
    do throws(RecordFault) { return try recordings(in: 0..<count) } catch { throw .data(error) }
  }
}
