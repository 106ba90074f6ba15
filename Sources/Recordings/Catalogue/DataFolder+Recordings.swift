public import Publishing

extension DataFolder {
  /// Reads recordings in the format of xeno-canto's API, in the order of the catalogue.
  ///
  /// - Throws: ``SiteFault``; also if a recording is invalid, since a site's own data must be
  ///   valid.
  public func recordings(in name: String) throws(SiteFault) -> [Recording] {
    try rows(in: name, of: .recordings()).map { Recording($0) }
  }
}
