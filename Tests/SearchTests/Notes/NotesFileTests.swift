import Bytes
import TestSupport
import Testing

@testable import Search

/// Notes that one process writes, and another joins with its own.
@Suite struct NotesFileTests {
  private static func notes(of recordings: [SampleRecording]) -> SearchNotes {
    var notes = SampleColumn.schema.notes()
    for start in stride(from: 0, to: recordings.count, by: 50) {
      notes.begin(page: start / 50)
      for recording in recordings[start..<min(start + 50, recordings.count)] {
        recording.note(in: &notes)
      }
    }
    return notes
  }

  private static func bytes(of notes: SearchNotes) -> [UInt8] {
    var bytes: [UInt8] = []
    var fields = FieldWriter { bytes += $0 }
    notes.write(to: &fields)
    fields.flush()
    return bytes
  }

  private static func files(of notes: SearchNotes) -> [String] {
    var all = [notes]
    return SampleColumn.schema.index(of: &all).allFiles().map {
      "\($0.path) \(String(decoding: $0.bytes, as: UTF8.self))"
    }
  }

  @Test(arguments: [0, 1, 120, 3_000])
  func `notes that were written make the same files`(count: Int) throws {
    let notes = Self.notes(of: SampleCatalogue(count: count, seed: 3).recordings)
    var fields = FieldReader(Self.bytes(of: notes))
    let read = try #require(SearchNotes(from: &fields, of: SampleColumn.schema, in: nil))
    let isWhole = fields.isAtEnd()
    #expect(isWhole)
    #expect(Self.files(of: read) == Self.files(of: notes))
  }

  @Test func `notes that are cut off are refused, wherever they end`() {
    let bytes = Self.bytes(of: Self.notes(of: SampleCatalogue(count: 5, seed: 1).recordings))
    for count in bytes.indices {
      var fields = FieldReader(Array(bytes.prefix(count)))
      let notes = SearchNotes(from: &fields, of: SampleColumn.schema, in: nil)
      #expect(notes == nil, "\(count)")
    }
  }

  /// Whoever can write such a file can write a search of other words, but nothing worse.
  @Test func `damaged notes are refused, or are those of other rows`() {
    let run = FuzzRun()
    var random = SeededGenerator(seed: run.seed)
    let whole = Self.bytes(of: Self.notes(of: SampleCatalogue(count: 30, seed: 2).recordings))
    var (refused, taken) = (0, 0)
    run.repeated(inBatchesOf: 1_500) {
      var bytes = whole
      for _ in 0...random.below(3) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] ^= 1 << UInt8(random.below(8))
        case 1: bytes[place] = [0, 1, 16, 17, 31, 0x3D, 0x80, 0xFF][random.below(8)]
        case 2: bytes.remove(at: place)
        default:
          // A number that is too large, where one may be.
          let number: UInt64 = [.max, 1 << 62, 1 << 32, 1 << 20, 30][random.below(5)]
          for byte in 0..<8 where place + byte < bytes.count {
            bytes[place + byte] = UInt8(truncatingIfNeeded: number >> UInt64(8 * byte))
          }
        }
      }
      var fields = FieldReader(bytes)
      guard let notes = SearchNotes(from: &fields, of: SampleColumn.schema, in: nil),
        notes.rowCount < 1_000
      else {
        refused += 1
        return
      }
      taken += 1
      _ = Self.files(of: notes)
    }
    #expect(refused > 100 && taken > 100)
  }
}
