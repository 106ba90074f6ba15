import Files
package import Publishing
import Screens
import Store

/// An estimate for a catalogue of very many rows, extrapolated from this one.
package struct ScaleForecast: Sendable {
  private let rows: Int
  private let noun: String
  private let site: Forecast

  /// Bytes of the input, and of the index of all rows, which each process has in memory.
  private let inputs: Int
  private let index: Int

  /// Seconds of one processor, for all rows.
  private let reading: Double
  private let drawing: Double

  /// How many pages were drawn to learn that.
  private let sample: Int

  /// The cost of publishing a row, in seconds of one processor and bytes of memory.
  ///
  /// From `rowhouse publish` in `make bench`: four parts of a million rows, without reading them.
  private static let publishing = (seconds: 6e-6, memory: 120)

  /// The memory of a process before the first row, in bytes.
  private static let memory = 25_000_000

  /// The numbers of rows that are foretold.
  private static let counts = [100_000_000, 1_000_000_000]

  /// The number of rows below which a site's fixed costs make an estimate per row too high.
  private static let fewRows = 10_000

  /// About how many pages are drawn.
  private static let sampleSize = 200

  /// Draws some pages of a catalogue that one worker read, in `memory` bytes, and keeps none.
  package init(
    of publication: Publication, rows: Int, called noun: String, _ site: Forecast,
    read reading: StepReport, memory: Int
  ) async throws {
    self.rows = max(1, rows)
    self.noun = noun
    self.site = site
    index = max(0, memory - Self.memory)
    inputs = reading.bytes
    self.reading = reading.seconds
    let publisher = Publisher(to: NoStore(), workers: 1)
    let part = WorkPart(0, of: max(1, publication.pageCount / Self.sampleSize))
    let files = try publisher.files(of: publication)
    let watch = Stopwatch()
    let (drawn, _) = try await publisher.drawAll(publication, files, SiteBudget(), part: part)
    sample = max(1, drawn.pages)
    drawing = watch.seconds * Double(publication.pageCount) / Double(sample)
  }

  /// The table, a line each.
  package var lines: [String] {
    let counts = [rows] + Self.counts
    func row(_ title: String, _ formula: String, _ cell: (Double) -> String) -> [String] {
      [title] + counts.map { cell(Double($0) / Double(rows)) } + [formula]
    }
    func each(_ amount: Int) -> String { "\(ByteCount((amount + rows - 1) / rows)) a \(noun)" }
    func each(_ seconds: Double) -> String {
      let microseconds = seconds / Double(rows) * 1e6
      return "\(Double((microseconds * 10).rounded()) / 10) µs a \(noun)"
    }
    func bytes(_ amount: Int) -> (Double) -> String {
      { "\(ByteCount(Int(Double(amount) * $0)))" }
    }
    func time(_ seconds: Double) -> (Double) -> String { { Self.time(seconds * $0) } }
    let publishing = Self.publishing.seconds * Double(rows)
    let table =
      [
        [""] + counts.map { "\(GroupedNumber($0))" } + [""],
        row("input", each(inputs), bytes(inputs)),
        row("plan, 1 processor", each(reading), time(reading)),
        row("draw, 1 processor", each(reading + drawing), time(reading + drawing)),
        row("draw, 100 processors", "", time(reading + drawing / 100)),
        row(
          "publish, 1 processor", "\(each(reading)) + 6 µs, as make bench has it",
          time(reading + publishing)),
        row("memory of plan and draw", "25 MB + \(each(index))") { times in
          "\(ByteCount(Self.memory + Int(Double(index) * times)))"
        },
        row(
          "memory of publish", "25 MB + \(Self.publishing.memory) B a \(noun), as make bench has it"
        ) {
          times in "\(ByteCount(Self.memory + Int(Double(Self.publishing.memory * rows) * times)))"
        },
        row("files", "\(Double(site.files * 100 / rows) / 100) a \(noun)") { times in
          "\(GroupedNumber(Int(Double(site.files) * times)))"
        },
        row("bytes of the site", each(site.bytes), bytes(site.bytes)),
      ]
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return [
      "Read with one worker, and \(sample) of \(GroupedNumber(site.pages)) pages drawn with one, on this "
        + "machine. All grows with the number of \(noun)s:",
      "",
    ]
      + table.map { cells in
        cells.enumerated().map { column, cell in
          let space = String(repeating: " ", count: widths[column] - cell.count)
          return column == 0 || column == cells.count - 1 ? cell + space : space + cell
        }.joined(separator: "   ").trimmingEnd
      } + [
        "",
        "plan, publish and each draw read all of the input, and have the index of all rows in memory.",
        "publish is one process: its memory must be one machine's. A search has at most 4 GB of",
        "different words a worker, and a table 1,000,000,000 rows.",
      ]
      + (rows < Self.fewRows
        ? [
          "With few \(noun)s, a site's fixed costs count as if each \(noun) had them. Use more \(noun)s for a better estimate."
        ] : [])
  }

  private static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<100: "\((seconds * 10).rounded() / 10) s"
    case ..<6_000: "\(Int((seconds / 60).rounded())) min"
    default: "\((seconds / 360).rounded() / 10) h"
    }
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

/// A store that keeps nothing.
private struct NoStore: SiteStore {
  func write(_ bytes: [UInt8], to file: String) {}
  func commit() -> StoreSummary { StoreSummary() }
  func discard() {}
}
