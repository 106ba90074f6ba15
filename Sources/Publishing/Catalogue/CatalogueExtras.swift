/// What a catalogue has besides its lists, each only if it is asked for: it costs files and bytes.
public struct CatalogueExtras: Sendable {
  /// Whether every recording has a page of its own.
  public var hasDetails = false

  /// Whether those pages show pictures of the sounds, rather than link to them.
  ///
  /// Opening a page then fetches them from the hosts that have them.
  public var showsRemoteImages = false

  /// Whether every page of the listing has its rows as files for other programs.
  public var hasExports = false

  /// None of it.
  public init() {}
}
