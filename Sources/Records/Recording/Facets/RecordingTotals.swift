/// What a collection of recordings amounts to.
public struct RecordingTotals: Equatable, Sendable {
  /// How many recordings there are.
  public let recordings: Int

  /// How many of them have an address to be heard at.
  public let withSound: Int

  /// The first and the last year that recordings are from; nil if none has a date.
  public let years: ClosedRange<Int>?

  /// Where they were recorded: the cells with recordings, from south to north and west to east.
  public let cells: [MapCell]

  /// How many say where they were recorded.
  public var located: Int { cells.reduce(0) { $0 + $1.count } }

  public init(recordings: Int, withSound: Int, years: ClosedRange<Int>?, cells: [MapCell]) {
    self.recordings = recordings
    self.withSound = withSound
    self.years = years
    self.cells = cells
  }

  init(_ tally: FacetTally, recordings: Int) {
    let years = tally.years.indices.dropFirst().filter { tally.years[$0].count > 0 }
    let cells = tally.cells.indices.dropFirst().filter { tally.cells[$0].count > 0 }
    self.init(
      recordings: recordings, withSound: tally.withSound,
      years: years.first.map { $0...(years.last ?? $0) },
      cells: cells.map {
        MapCell(number: $0, count: tally.cells[$0].count, first: tally.cells[$0].first)
      })
  }
}
