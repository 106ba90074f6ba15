extension RowReader {
  /// Makes sure that a list has room for one element more.
  ///
  /// A list that is full takes twice its memory at once, and what cannot be had would end the
  /// process.
  ///
  /// - Throws: ``RecordFault/Reason/memory(_:)``.
  @inline(__always)
  func expectRoom<Element>(
    in list: [Element], _ hasRoom: MemoryCheck
  ) throws(RecordFault) {
    guard list.count == list.capacity else { return }
    let bytes = 2 * list.count * MemoryLayout<Element>.stride
    guard bytes < RecordFault.leastMemory || hasRoom(bytes) else {
      throw fault(.memory(bytes), at: nil)
    }
  }
}

extension Array {
  /// Takes memory for so many elements, unless that cannot be had: they may turn out to be fewer.
  mutating func reserve(_ count: Int, _ hasRoom: MemoryCheck) {
    if hasRoom(count * MemoryLayout<Element>.stride) { reserveCapacity(count) }
  }
}
