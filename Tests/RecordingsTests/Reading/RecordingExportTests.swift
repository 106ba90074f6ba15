import Bytes
import Foundation
import TestSupport
import Testing

@testable import Recordings
@testable import Records

@Suite struct RecordingExportTests {
  private func file(_ form: ExportForm, _ recordings: [TableRow]) -> [UInt8] {
    var bytes: [UInt8] = []
    form.write(recordings, as: .whole, into: &bytes)
    return bytes
  }

  private func lines(_ text: String) throws -> [String] {
    let csv = file(.csv, try index(text).all)
    return String(decoding: csv.dropFirst(3), as: UTF8.self).components(separatedBy: "\r\n")
  }

  /// The cell that a country becomes.
  private func cell(_ country: String) throws -> String {
    let escaped = String(
      decoding: try JSONEncoder().encode(country), as: UTF8.self)
    let line = try lines(#"{"id": "1", "cnt": \#(escaped)}"#)[1]
    return String(line.dropFirst("1,,,,,,,".count).dropLast(34))
  }

  // MARK: - JSON

  @Test func `the JSON is an array of the same records, one a line`() throws {
    let recordings = try index(
      """
      [{"sp": "merula", "id": "2", "lng": null, "alt": 7, "x": 1, "rmk": "a\\"\\\\\\u0001\\nå",
        "sono": {"small": "//s", "full": null}, "also": ["Parus major", ""],
        "annotation-set": [{"a": 1}]},
       {"id": "1", "date": ""}]
      """
    ).all
    #expect(
      String(decoding: file(.json, recordings), as: UTF8.self) == #"""
        [
        {"id":"2","sp":"merula","lon":null,"alt":7,"rmk":"a\"\\\u0001\nå",\#
        "sono":{"small":"//s","full":null},"also":["Parus major", ""],"annotation-set":[{"a": 1}]},
        {"id":"1","date":""}
        ]

        """#)
  }

  @Test func `what no page may contain is written in escapes, and read back as it was`() throws {
    let recordings = try index(
      #"""
      {"id": "1", "rmk": "a\u0000\u007f\u009f\ufdd0\uffff\ud83f\udffeé\u00a0", "alt": ["\#u{9F}"]}
      """#
    ).all
    let json = file(.json, recordings)
    #expect(
      String(decoding: json, as: UTF8.self) == #"""
        [
        {"id":"1","alt":["\u009f"],"rmk":"a\u0000\u007f\u009f\ufdd0\uffff\ud83f\udffeé\#u{A0}"}
        ]

        """#)
    let again = try index(String(decoding: json, as: UTF8.self)).all
    #expect(again.map { Array($0[.remarks]) } == recordings.map { Array($0[.remarks]) })
  }

  @Test func `no records are an empty array, and a header`() {
    #expect(file(.json, []) == Array("[\n]\n".utf8))
    #expect(String(decoding: file(.csv, []), as: UTF8.self).hasSuffix(",smp,also\r\n"))
  }

  @Test(
    arguments: TestData.answers.filter { !$0.name.contains(/error|none|empty/) } + TestData.tables)
  func `what is taken along and read again is the same`(file: TestFile) throws {
    let source = BytesSource(name: file.name, bytes: try file.bytes)
    let recordings = try CollectionIndex.reading([source], of: .recordings()).all
    #expect(!recordings.isEmpty)
    let again = try CollectionIndex.reading(
      [
        BytesSource(name: "x.json", bytes: self.file(.json, recordings))
      ], of: .recordings())
    #expect(again.refusals.counts.isEmpty)
    #expect(try again.all.map(Recording.init) == recordings.map(Recording.init))

    let table = try CollectionIndex.reading(
      [
        BytesSource(name: "x.csv", bytes: self.file(.csv, recordings))
      ], of: .recordings())
    #expect(table.refusals.counts.isEmpty)
    #expect(table.unknownColumns.isEmpty)
    #expect(try table.all.map(texts) == recordings.map(texts))
  }

  /// What a table can say of a recording: texts, none of which is missing, and what is in front of
  /// one that would be a formula.
  private func texts(_ recording: TableRow) -> [String] {
    RecordingField.allCases.map { field in
      var text = String(decoding: recording[field], as: UTF8.self)
      if text.first == "'" { text.removeFirst() }
      return text
    } + recording.also.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `hostile texts come back from JSON as they were, and from a table as text`() throws {
    let strings = try TestData.strings
    #expect(strings.count > 400)
    let encoder = JSONEncoder()
    let records = try strings.enumerated().map { number, text in
      "{\"id\": \"\(number + 1)\", \"rmk\": "
        + String(decoding: try encoder.encode(text), as: UTF8.self) + "}"
    }
    let recordings = try index("[\(records.joined(separator: ","))]", groupedBy: .none).all
    let remarks = recordings.map { Array($0[.remarks]) }
    let json = BytesSource(name: "x.json", bytes: file(.json, recordings))
    #expect(
      try CollectionIndex.reading([json], of: .recordings(groupedBy: .none)).all == recordings)

    let csv = BytesSource(name: "x.csv", bytes: file(.csv, recordings))
    let read = try CollectionIndex.reading([csv], of: .recordings(groupedBy: .none)).all.map {
      Array($0[.remarks])
    }
    #expect(read.count == remarks.count)
    for (text, remark) in zip(read, remarks) {
      let original = RefusedCharacter.replaced(in: remark.span) ?? remark
      #expect(text == original || text == [UInt8(ascii: "'")] + original)
      let first = String(decoding: text, as: UTF8.self).unicodeScalars.first
      #expect(
        PlainNumber.matches(text[...]) || !"=+-@\t\r\n＝＋－＠".unicodeScalars.contains(first ?? "a"))
    }
  }

  // MARK: - CSV

  @Test func `the table begins with a mark, and with the API's names`() throws {
    let csv = file(.csv, try index(#"{"id": "7", "lat": "-7.5", "also": ["A b", "C d"]}"#).all)
    #expect(Array(csv.prefix(3)) == [0xEF, 0xBB, 0xBF])
    #expect(
      String(decoding: csv.dropFirst(3), as: UTF8.self)
        == "id,gen,sp,ssp,grp,en,rec,cnt,loc,lat,lon,alt,type,sex,stage,method,url,file,file-name,"
        + "sono.small,sono.med,sono.large,sono.full,osci.small,osci.med,osci.large,lic,q,length,"
        + "time,date,uploaded,rmk,animal-seen,playback-used,temp,regnr,auto,dvc,mic,smp,also\r\n"
        + "7,,,,,,,,,-7.5,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,\"A b; C d\"\r\n")
  }

  @Test(
    arguments: [
      ("Sweden", "Sweden"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
      ("two\nlines", "\"two\nlines\""), ("a;b", "\"a;b\""), (" x", "\" x\""), ("Åland", "Åland"),
      ("=1+1", "\"'=1+1\""), ("+49 30", "\"'+49 30\""), ("-cmd", "\"'-cmd\""),
      ("@SUM(A1)", "\"'@SUM(A1)\""), ("\t=1", "\"'\t=1\""), ("\r=1", "\"'\r=1\""),
      ("\n=1", "\"'\n=1\""), ("＝1", "\"'＝1\""), ("＠x", "\"'＠x\""), ("-", "\"'-\""),
      ("-7.5", "-7.5"), ("-1/2", "\"'-1/2\""), ("+3", "+3"), ("-0", "-0"),
      ("-1e-7", "-1e-7"), ("-7.5.1", "\"'-7.5.1\""),
      ("-1+1", "\"'-1+1\""), ("a=1", "a=1"), ("|cmd", "\"'|cmd\""), (" =1", "\"' =1\""),
      ("\u{200B}=1", "\"'\u{200B}=1\""), ("\u{FEFF}\u{A0}@x", "\"'\u{FEFF}\u{A0}@x\""),
      ("\u{1}=1", "\"'\u{FFFD}=1\""), ("\u{85}\u{2028}+x", "\"'\u{FFFD}\u{2028}+x\""),
      (" -cmd", "\"' -cmd\""), (" -7.5", "\" -7.5\""), ("\u{200B}+3", "\u{200B}+3"),
      (" a=1", "\" a=1\""), ("\u{200B}", "\u{200B}"), ("|", "\"'|\""),
      ("\u{1FFFF}=1", "\"'\u{FFFD}=1\""), ("\u{3164}\u{FE0F}=1", "\"'\u{3164}\u{FE0F}=1\""),
      ("\u{2800}@x", "\"'\u{2800}@x\""),
      ("a\u{0}b\u{B}c\u{7F}\u{9F}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}"),
      ("a\u{FFFE}\u{1FFFF}\u{10FFFF}", "a\u{FFFD}\u{FFFD}\u{FFFD}"),
    ])
  func `a cell is quoted where it has to be, and never a formula`(
    text: String, cell: String
  ) throws {
    #expect(try self.cell(text) == cell)
  }
}
