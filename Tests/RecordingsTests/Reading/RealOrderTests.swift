import Bytes
import Foundation
import TestSupport
import Testing

@testable import Recordings
@testable import Records

/// The order of recordings, as it is told another way than the index does.
@Suite struct RealOrderTests {
  @Test(arguments: RecordingOrder.allCases, TestData.collections)
  func `recordings follow each other as a plain sort has them`(
    order: RecordingOrder, collection: TestCollection
  ) throws {
    let index = try CollectionIndex.reading(
      collection.sources, of: .recordings(groupedBy: .none, orderedBy: order))
    let expected = try index.all.map(Recording.init).map { (key(of: $0, in: order), $0.id) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    #expect(try expected.count == collection.records.count)
    #expect(index.ids.map { "\($0)" } == expected.map(\.1))
  }

  @Test(arguments: [RecordingFacet?.some(.country), .recordist, .species], TestData.collections)
  func `groups are what is left of names without case and spaces`(
    grouping: RecordingFacet?, collection: TestCollection
  ) throws {
    let index = try CollectionIndex.reading(
      collection.sources, of: .recordings(groupedBy: grouping))
    let names = try index.all.map(Recording.init).map { recording in
      let name: String? =
        switch grouping {
        case .country: recording.country
        case .recordist: recording.recordist
        case .species: recording.commonName
        case .type, .quality, .year, nil: nil
        }
      return (name ?? "").lowercased().split(separator: " ").joined(separator: " ")
    }
    #expect(index.groups.count == Set(names).count)
    #expect(index.groups.map(\.count).reduce(0, +) == names.count)
    for group in index.groups {
      let own = Set(names[group.first..<group.first + group.count])
      #expect(own == [group.title.lowercased()])
    }
    let titles = index.groups.map { NameFolding.key(of: $0.title) }
    #expect(titles == titles.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(Set(index.groups.map { $0.title.lowercased() }) == Set(names))
    #expect(Set(index.groups.map(\.anchor)).count == index.groups.count)

    var generator = SeededGenerator(seed: 5)
    let other = try CollectionIndex.reading(
      collection.sources.shuffled(using: &generator), of: .recordings(groupedBy: grouping))
    #expect(other.groups == index.groups)
    #expect(other.ids == index.ids)
  }

  /// Numbers of which the lower come first, one after another.
  private func key(of recording: Recording, in order: RecordingOrder) -> [Int] {
    let id = Int(recording.id ?? "") ?? 0
    switch order {
    case .newest: return moment(of: recording).map { $0.map { -$0 } ?? .max } + [-id]
    case .oldest: return moment(of: recording).map { $0 ?? .max } + [id]
    case .quality:
      let grade = ["A", "B", "C", "D", "E"].firstIndex(of: recording.quality ?? "") ?? 9
      return [grade] + key(of: recording, in: .newest)
    case .id: return [id]
    }
  }

  /// Year, month, day and minute, as far as they are known.
  private func moment(of recording: Recording) -> [Int?] {
    func number(_ text: Substring) -> Int? { Int(text).flatMap { $0 == 0 ? nil : $0 } }
    var moment: [Int?] = [nil, nil, nil, nil]
    if let date = recording.date?.wholeMatch(of: /(\d{4})-(0\d|1[012])-([012]\d|3[01])/),
      let year = number(date.1)
    {
      moment = [year, number(date.2), number(date.3), nil]
    }
    if let time = recording.time?.wholeMatch(of: /([01]?\d|2[0-3]):([0-5]\d)/) {
      moment[3] = (Int(time.1) ?? 0) * 60 + (Int(time.2) ?? 0)
    }
    return moment
  }
}
