/// Some data files that one worker makes.
struct DataJob: Sendable {
  /// Which of all data files.
  let files: Range<Int>

  /// How many recordings a data file has.
  let size: Int

  /// Deals the files out in about as many jobs as there are processors in a large machine.
  static func jobs(records count: Int, size: Int) -> [DataJob] {
    let fileCount = (count + size - 1) / size
    let length = max(1, (fileCount + mostJobs - 1) / mostJobs)
    return stride(from: 0, to: fileCount, by: length).map { start in
      DataJob(files: start..<min(start + length, fileCount), size: size)
    }
  }

  private static let mostJobs = 16

  /// Makes the files.
  func files<Failure: Error>(
    of notes: [RecordingNotes], _ texts: RecordingTexts, count: Int,
    write: (SearchFile) throws(Failure) -> Void
  ) throws(Failure) {
    let positions = files.lowerBound * size..<min(files.upperBound * size, count)
    // Who noted each of these recordings, and as which.
    var records = Array(repeating: (owner: 0, index: 0), count: positions.count)
    var oddities: [Int: [Oddity]] = [:]
    for (owner, notes) in notes.enumerated() {
      for oddity in notes.oddities {
        let position = Int(notes.notes.records[oddity.record].position)
        if positions.contains(position) { oddities[position, default: []].append(oddity) }
      }
      for (index, record) in notes.notes.records.enumerated()
      where positions.contains(Int(record.position)) {
        records[Int(record.position) - positions.lowerBound] = (owner, index)
      }
    }
    var data = RecordingData(texts)
    for file in files {
      var sounds: [SoundKey: Int] = [:]
      for position in file * size..<min((file + 1) * size, count) {
        let (owner, index) = records[position - positions.lowerBound]
        let record = notes[owner].notes.records[index]
        var sound = 0
        if record.sound > 0 {
          let key = SoundKey(owner: owner, number: record.sound)
          if let known = sounds[key] {
            sound = known
          } else {
            sound = data.number(ofSound: notes[owner].sounds[Int(record.sound) - 1])
            sounds[key] = sound
          }
        }
        data.add(record, texts.row(of: index, in: notes[owner].notes, of: owner), sound: sound)
        for oddity in oddities[position] ?? [] {
          data.add(notes[owner].oddTexts[oddity.text], in: oddity.field)
        }
      }
      try write(SearchFile("r\(file)", data.finish()))
    }
  }

  /// A sound that a worker has noted.
  private struct SoundKey: Hashable {
    let owner: Int
    let number: UInt32
  }
}
