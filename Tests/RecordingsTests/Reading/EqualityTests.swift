import Bytes
import Foundation
import TestSupport
import Testing

@testable import Recordings
@testable import Records

/// A hundred thousand records in eight parts.
@Suite struct SlowEqualityTests {
  @Test(arguments: 0..<8)
  func `every field of many generated records is what Foundation reads`(part: Int) throws {
    try EqualityTests().expectWhatFoundationReads(12_500, seed: part)
  }
}

/// What our readers read is what others read.
@Suite struct EqualityTests {
  @Test func `every field of a generated record is what Foundation reads`() throws {
    try expectWhatFoundationReads(2_500, seed: 100)
  }

  fileprivate func expectWhatFoundationReads(_ count: Int, seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let records = (0..<count).map { id in
      RandomRecord(
        id: id, fields: RandomRecord.someFields(using: &generator), using: &generator
      ).json(isNoisy: true, using: &generator)
    }
    let text = Array("{\"recordings\": [\(records.joined(separator: ",\n"))]}".utf8)
    let index = try CollectionIndex.reading(
      [BytesSource(name: "birds.json", bytes: text)], of: .recordings())
    #expect(index.count == count)
    let object = try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any]
    let expected = try #require(object?["recordings"] as? [[String: Any]])
    let byID = Dictionary(uniqueKeysWithValues: expected.map { ($0["id"] as? String, $0) })
    for start in stride(from: 0, to: count, by: 500) {
      for view in try index.rows(in: start..<start + 500) {
        let record = try #require(byID[view[.id].text])
        #expect(differences(view, record) == [])
      }
    }
  }

  @Test(arguments: [Delimiter.comma, .tab])
  func `a table and JSON of the same recordings are the same recordings`(
    delimiter: Delimiter
  ) throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<20 {
      let fields = Array(Set(RandomRecord.someFields(using: &generator)).union([.id]))
        .sorted { $0.rawValue < $1.rawValue }
      let records = (0..<50).map { RandomRecord(id: $0, fields: fields, using: &generator) }
      let columns = fields.shuffled(using: &generator)
      let table = RandomTable.text(
        of: [RandomRecord.header(columns)] + records.map { $0.row(columns) },
        separatedBy: delimiter.rawValue,
        among: Delimiter.allCases.map(\.rawValue), using: &generator)
      let json = records.map { $0.json(isNoisy: false, using: &generator) }.joined(separator: "\n")
      let index = try CollectionIndex.reading(
        [
          BytesSource(name: "birds.\(delimiter == .tab ? "tsv" : "csv")", bytes: table)
        ], of: .recordings())
      let other = try CollectionIndex.reading([source(json)], of: .recordings())
      #expect(try index.all == other.all)
      #expect(index.ids == other.ids)
      #expect(index.groups == other.groups)
      #expect(index.count == 50)
    }
  }

  /// The fields, and the names that each may have in JSON: within an object, or in the record.
  private static let names: [(field: RecordingField, object: String?, keys: [String])] =
    RecordingField.allCases.map { field in
      guard field.isRarelyRead else { return (field, nil, field.keys.map(\.description)) }
      let isSonogram = field.rawValue < RecordingField.oscillogramSmall.rawValue
      return (field, isSonogram ? "sono" : "osci", [RandomRecord.pictureKey(field)])
    }

  /// The names of the fields that are not what Foundation read.
  private func differences(_ view: TableRow, _ record: [String: Any]) -> [String] {
    var differences: [String] = []
    for (field, object, keys) in Self.names {
      let members = object.map { record[$0] as? [String: Any] ?? [:] } ?? record
      var value: Any?
      for key in keys { value = value ?? members[key] }
      if !isSame(view, field, value) { differences.append("\(field)") }
    }
    let also = (record["also"] as? [String])?.filter { !$0.isEmpty } ?? []
    if view.also.map(\.text) != also { differences.append("also") }
    return differences
  }

  private func isSame(_ view: TableRow, _ field: RecordingField, _ value: Any?) -> Bool {
    switch value {
    case nil, is NSNull: return !view.has(field)
    case let text as String: return view.has(field) && view[field].elementsEqual(text.utf8)
    case let number as NSNumber:
      let text = view[field].text
      if let truth = Bool(text) { return NSNumber(value: truth) == number }
      return Double(text) == number.doubleValue
    default: return false
    }
  }
}
