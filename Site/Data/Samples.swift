import Recordings
import Rowhouse

/// The gallery's sample recordings and their sounds, from the files in `Site/Recordings`.
struct Samples {
  /// All the recordings, newest first.
  let recordings: [Sample]

  /// The sounds the recordings refer to.
  let sounds: [SiteFile]

  init() throws(SiteFault) {
    let folder = DataFolder("../Recordings")
    recordings = try folder.recordings(in: "samples.json")
      .map(Sample.init)
      .sorted(by: Sample.isNewer)
    sounds = try DataFolder("../Recordings/audio").files(in: "recordings/audio")
  }
}

// MARK: - What the pages that show a state are made of

extension Samples {
  private static let few = 12

  /// A list that fits on one page.
  var onlyPage: ListPage { Pagination(of: Self.few, by: 50, in: "recordings")[0] }
  var populated: ListState<Sample> { .populated(Array(recordings.prefix(Self.few))) }

  /// The same list, which could not be read again.
  var outdated: ListState<Sample> {
    .outdated(populated.items, "the microphone is still with the magpie.")
  }

  /// The first of the listing's pages.
  var firstPage: ListPage { Pagination(of: recordings.count, by: 50, in: "recordings")[0] }
  var paging: ListState<Sample> {
    ListState(Array(recordings[firstPage.range]), on: firstPage)
  }
}
