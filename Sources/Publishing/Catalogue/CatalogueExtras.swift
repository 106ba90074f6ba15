/// What a catalogue has besides its lists.
///
/// Its search is there unless it is left out, the rest only if it is asked for. Each costs files and
/// bytes.
public struct CatalogueExtras: Sendable {
  /// Whether there is a page on which every row can be found by its words, and a field for it.
  public var hasSearch = true

  /// Whether every row has a page of its own.
  public var hasDetails = false

  /// Whether pages show pictures rather than link to them: of recordings, those of the sounds, on their
  /// own pages.
  ///
  /// Opening a page then fetches them from the hosts that have them.
  public var showsRemoteImages = false

  /// Whether every page of the listing has its rows as files for other programs.
  public var hasExports = false

  /// Whether all rows can be taken along, in one file of each form.
  public var hasDownload = false

  /// The search alone.
  public init() {}
}

/// What somebody says of a catalogue's data on its front page.
package struct CatalogueAbout: Sendable {
  package var description: String?

  /// Where the data is from: an address.
  package var source: String?

  /// What the data may be used for: a name, or an address.
  package var licence: String?

  package init() {}
}
