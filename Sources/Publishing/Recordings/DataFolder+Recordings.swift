public import Records

extension DataFolder {
  /// Reads recordings in the format of xeno-canto's API, in the order of the catalogue.
  ///
  /// - Throws: ``SiteFault``; also if a recording is invalid, since a site's own data must be
  ///   valid.
  public func recordings(in name: String) throws(SiteFault) -> [Recording] {
    let sources: [any RecordSource]
    do throws(CollectionInputError) {
      sources = try CollectionInputs([path(of: name)]).nonemptySources
    } catch {
      throw error.fault
    }
    return try CollectionIndex(ofSite: sources, .recordings()).allRows()
      .map { Recording($0) }
  }
}
