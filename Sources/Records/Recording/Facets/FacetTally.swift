/// How many records have each fact, and which is the first in the listing.
struct FacetTally {
  /// How often something is there.
  struct Count {
    var count = 0
    var first = Int.max

    mutating func add(_ other: Count) {
      count += other.count
      first = min(first, other.first)
    }

    mutating func add(at position: Int) {
      count += 1
      // Positions come in order.
      if count == 1 { first = position }
    }
  }

  /// By the numbers of names, one field after another.
  private var names: [Count]

  /// Where each field begins in `names`, and where the last one ends.
  private let starts: InlineArray<5, Int>

  private(set) var qualities = Array(repeating: Count(), count: RecordFacts.qualityCount)

  /// By year; 0 is unknown.
  private(set) var years = Array(repeating: Count(), count: 10_000)

  private(set) var cells = Array(repeating: Count(), count: MapCell.numberCount)
  private(set) var withSound = 0

  /// Counts the entries of a listing, in one pass over them.
  init(_ entries: [IndexEntry], named names: FactNames) {
    var starts = InlineArray<5, Int>(repeating: 0)
    for field in FactNames.Field.allCases {
      // A field that is not noted has the number 0 for every record, which is not looked at.
      starts[field.rawValue + 1] = starts[field.rawValue] + max(1, names[field].count)
    }
    self.starts = starts
    self.names = Array(repeating: Count(), count: starts[4])
    for position in entries.indices {
      let facts = entries[position].facts
      self.names[facts[.species]].add(at: position)
      self.names[starts[1] + facts[.country]].add(at: position)
      self.names[starts[2] + facts[.recordist]].add(at: position)
      self.names[starts[3] + facts[.type]].add(at: position)
      qualities[facts.quality].add(at: position)
      years[facts.year].add(at: position)
      cells[facts.cell].add(at: position)
      if facts.hasSound { withSound += 1 }
    }
  }

  /// How often each name of a field is there, by its number.
  func counts(of field: FactNames.Field) -> ArraySlice<Count> {
    names[starts[field.rawValue]..<starts[field.rawValue + 1]]
  }
}
