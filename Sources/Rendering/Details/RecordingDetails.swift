public import Markup
public import Records
public import Screens

/// The page of one recording: everything that its record says.
public struct RecordingDetails: Sendable {
  let recording: RecordingView
  let number: UInt64

  /// The page of the listing that has the recording's row.
  let listed: Page

  /// What that listing is called.
  let listing: String

  /// The numbers of the recordings before and after it in its group.
  let neighbours: (previous: UInt64?, next: UInt64?)

  /// Whether pictures are shown, which other hosts are then asked for.
  let showsRemoteImages: Bool

  /// Where the recordings of a species begin, by its scientific name, if the catalogue has it.
  let section: @Sendable (ArraySlice<UInt8>) -> Link?

  /// Describes a page.
  ///
  /// - Parameters:
  ///   - recording: What is known.
  ///   - number: The number that the catalogue has it under.
  ///   - listed: The page of the listing that has its row.
  ///   - listing: What that listing is called.
  ///   - neighbours: The numbers of the recordings before and after it in its group.
  ///   - showsRemoteImages: Whether pictures are shown, which other hosts are then asked for.
  ///   - section: Where the recordings of a species begin, by its scientific name.
  public init(
    of recording: RecordingView, number: UInt64, listed: Page, in listing: String,
    neighbours: (previous: UInt64?, next: UInt64?), showsRemoteImages: Bool,
    section: @escaping @Sendable (ArraySlice<UInt8>) -> Link?
  ) {
    self.recording = recording
    self.number = number
    self.listed = listed
    self.listing = listing
    self.neighbours = neighbours
    self.showsRemoteImages = showsRemoteImages
    self.section = section
  }

  /// Where the page of a recording is, such as `recordings/619/xc619144.html`.
  ///
  /// It depends on the number alone, so it stays when others come and go. A folder has a thousand
  /// pages at most. The name is in small letters, as those of all files of a site.
  public static func path(of number: UInt64) -> SitePath {
    SitePath("recordings").file("\(number / 1_000)").file("xc\(number).html")
  }

  /// More characters than any path of a page has.
  public static let longestPath = path(of: .max).description.utf8.count

  /// Draws the page.
  public func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    let path = Self.path(of: number)
    frame.draw(heading(at: path), into: &html) { html in
      var table = DetailWriter(html, of: self, at: path)
      table.draw()
      html = table.finish()
    }
  }

  private func heading(at path: SitePath) -> PageHeading {
    var heading = PageHeading(title, at: path)
    heading.shortTitle = "XC\(number)"
    heading.position.trail = [PagePosition.Neighbour(listing, at: listed.path)]
    heading.position.previous = neighbours.previous.map(Self.neighbour)
    heading.position.next = neighbours.next.map(Self.neighbour)
    if WebAddress(recording[.file])?.isSecure == true { heading.scripts = [.player] }
    return heading
  }

  /// What the recording is called: the species, if it is known, and the number.
  private var title: String {
    var name = words(of: .commonName)
    if name.isEmpty {
      name = [words(of: .genus), words(of: .species)].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return name.isEmpty ? "Recording XC\(number)" : "\(name), XC\(number)"
  }

  /// The text of a field without blanks around it.
  private func words(of field: RecordingField) -> String {
    var text = recording[field]
    while let byte = text.first, byte <= UInt8(ascii: " ") { text.removeFirst() }
    while let byte = text.last, byte <= UInt8(ascii: " ") { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  private static func neighbour(_ number: UInt64) -> PagePosition.Neighbour {
    PagePosition.Neighbour("XC\(number)", at: path(of: number))
  }
}
