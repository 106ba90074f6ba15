import Bytes

/// The names of a map's cells: for each the most frequent value of its rows, in the facet that
/// distinguishes places best, such as a country.
struct CellNames {
  private let numbers: PackedNumbers
  private let values: FacetValues

  /// The most rows that the facet is chosen by, and the fewest of a cell that count then.
  private static let (sample, leastOfCell) = (10_000, 3)

  /// The fewest rows of all cells that have their cell's most frequent value, and by how many more there are
  /// than of the value that is the most frequent of all: both as a share of all.
  private static let (leastShare, leastGain) = (0.7, 0.2)

  /// Chooses the facet, by each row's cell (0 without a place); `nil` if none distinguishes places.
  init?(
    _ facets: [(facet: Facet, kept: KeptValues, values: FacetValues)], in cells: PackedNumbers
  ) {
    let step = max(1, cells.count / Self.sample)
    let rows = stride(from: 0, to: cells.count, by: step)
    var best: (gain: Double, names: CellNames)?
    for (facet, kept, values) in facets where facet.order == .names {
      let names = CellNames(numbers: kept.numbers, values: values)
      var (all, most, total) = ([Int: Int](), 0, 0)
      for cell in names.counts(of: rows, in: cells).values {
        let sum = cell.values.reduce(0, +)
        guard sum >= Self.leastOfCell else { continue }
        total += sum
        most += cell.values.max() ?? 0
        all.merge(cell, uniquingKeysWith: +)
      }
      guard total > 0 else { continue }
      let share = Double(most) / Double(total)
      let gain = share - Double(all.values.max() ?? 0) / Double(total)
      if share >= Self.leastShare, gain >= Self.leastGain, gain > best?.gain ?? 0 {
        best = (gain, names)
      }
    }
    guard let best else { return nil }
    self = best.names
  }

  private init(numbers: PackedNumbers, values: FacetValues) {
    self.numbers = numbers
    self.values = values
  }

  /// How many rows of each cell have each value that is known.
  private func counts(of rows: some Sequence<Int>, in cells: PackedNumbers) -> [Int: [Int: Int]] {
    var flat: [Int: Int] = [:]
    let width = values.values.count
    for row in rows where cells[row] > 0 {
      let place = Int(values.firstPlaces[numbers[row]])
      guard place >= 0, !values.values[place].isUnknown else { continue }
      flat[cells[row] * width + place, default: 0] += 1
    }
    var counts: [Int: [Int: Int]] = [:]
    for (key, count) in flat { counts[key / width, default: [:]][key % width] = count }
    return counts
  }

  /// The name of each cell that has one.
  func names(in cells: PackedNumbers) -> [Int: MapCell.Name] {
    counts(of: 0..<cells.count, in: cells).compactMapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        .map { MapCell.Name(title: values.values[$0.key].title, count: $0.value) }
    }
  }
}
