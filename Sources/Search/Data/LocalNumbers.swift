/// The numbers that things have in one data file: zero for the first that is there.
struct LocalNumbers: Sendable {
  /// The file in which each thing was last, and its number there.
  private var files: [UInt32] = []
  private var numbers: [UInt32] = []
  private var file: UInt32 = 1

  /// The things of this file, in order.
  private(set) var things: [Int] = []

  /// The number of a thing, which is added if it is new in this file.
  mutating func number(of thing: Int) -> Int {
    while files.count <= thing {
      files.append(0)
      numbers.append(0)
    }
    if files[thing] != file {
      files[thing] = file
      numbers[thing] = UInt32(things.count)
      things.append(thing)
    }
    return Int(numbers[thing])
  }

  /// Begins another file.
  mutating func removeAll() {
    file += 1
    things.removeAll(keepingCapacity: true)
  }
}
