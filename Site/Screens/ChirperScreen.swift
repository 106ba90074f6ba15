import Rowhouse

// MARK: - What the state says
//
// A list that is both loading and failed cannot be written: one enum says what the list is. It has the
// rows there are, and the notice that is below them or in their place.

struct ChirperScreen: Screen {
  enum Section: CaseIterable { case songs }

  let state: ListState<Song>
  let title = "Chirper"
  let introduction: String? = "The songs of the recordings, twenty to a page."
  let columns = ColumnTitles(title: "Bird", value: "Song")
  let source: SourceFile? = SourceFile()

  func rows(in section: Section) -> [Song] { state.items }

  func notice(of section: Section) -> Notice? {
    state.notice(about: "songs", again: .page(GalleryPage.chirper))
  }

  func cell(for song: Song) -> Cell {
    Cell(song.bird, .subtitle(song.country), accessory: .sound(.file(song.sound)))
  }
}

/// The item of a row.
extension ChirperScreen {
  struct Song: Sendable {
    let bird: String
    let country: String
    let sound: SitePath

    init(_ sample: Sample) {
      bird = sample.commonName ?? "Somebody"
      country = sample.country ?? "Somewhere"
      sound = sample.sound
    }
  }
}

// MARK: - What states it can be in
//
// With more on the next page, and with the last of them, it is above.

extension ChirperScreen {
  static let variants = [
    Variant("loading", titled: "Loading", ChirperScreen(state: .loading)),
    Variant("empty", titled: "Empty", ChirperScreen(state: .empty)),
    Variant("failed", titled: "Failed", ChirperScreen(state: .failed("no server answers."))),
    Variant(
      "outdated", titled: "Out of date",
      ChirperScreen(state: .outdated(Song.known, "no server answers."))),
  ]
}

extension ChirperScreen.Song {
  /// Items from an earlier visit.
  static let known = [
    ChirperScreen.Song("Common Blackbird", "Sweden", "recordings/audio/fluting.wav"),
    ChirperScreen.Song("Great Tit", "Poland", "recordings/audio/two-tone.wav"),
  ]

  private init(_ bird: String, _ country: String, _ sound: SitePath) {
    self.bird = bird
    self.country = country
    self.sound = sound
  }
}
