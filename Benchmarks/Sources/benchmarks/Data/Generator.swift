import Foundation

/// Writes recordings as version 3 of xeno-canto's API sends them, the same for the same count.
struct Generator {
  let count: Int

  /// Writes one file, as large as it may be: about 1.1 KB for each recording.
  func write(to file: URL) throws {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }  // Its bytes are written; nothing is lost by a failure here.
    var records = RecordWriter()
    records.json.append(#"{"numRecordings":""#)
    records.json.append(decimal: count)
    records.json.append(#"","numSpecies":"10000","page":1,"numPages":1,"recordings":["#)
    for number in 0..<count {
      records.json.append(number == 0 ? "\n" : ",\n")
      records.write(id: id(of: number))
      if records.json.count > 1 << 20 {
        try handle.write(contentsOf: records.json)
        records.json.removeAll(keepingCapacity: true)
      }
    }
    records.json.append("\n]}\n")
    try handle.write(contentsOf: records.json)
  }

  /// The numbers of an archive: distinct, in no order that says anything, with gaps.
  ///
  /// A prime that is larger than the range steps through it without coming by twice.
  private func id(of number: Int) -> Int {
    let range = count + count / 10 + 1
    return 1 + number * 982_451_653 % range
  }
}
