import Files
import Publishing

extension Arguments {
  /// Limits the memory of structures that grow with the data; the rest is on the output's disk.
  func limitMemory() throws(CommandFailure) {
    guard allows(.memory) else { return }
    let told = try byteCount(.memory)
    if let told, told < Self.leastMemory {
      throw .usage(
        "--memory \(ByteCount(told)) is too small. Use at least \(ByteCount(Self.leastMemory)).")
    }
    guard let place = self[.output] ?? self[.plan], let folder = Self.folder(above: place) else {
      return
    }
    let limit = told ?? min(max(Machine.memory / 4, Self.leastMemory), Self.mostUsualMemory)
    MappedMemory(limit: limit, in: folder).use()
  }

  /// With less there is not enough for a single page's needs.
  private static var leastMemory: Int { 64_000_000 }
  private static var mostUsualMemory: Int { 1_000_000_000 }

  /// The innermost folder above a place that is there.
  private static func folder(above place: String) -> Folder? {
    guard var path = try? FilePath(place).resolvedIfPresent() else { return nil }
    while path.last != nil {
      path = path.parent
      if let folder = try? Folder(path) { return folder }
    }
    return nil
  }
}
