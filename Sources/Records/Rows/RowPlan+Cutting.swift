extension RowPlan {
  /// The sections of each part, about as many bytes in one as in another.
  static func parts(
    of sources: [any RecordSource], _ count: Int, _ smallestPiece: Int, _ shape: RowShape
  ) -> [[RowSection]] {
    let total = sources.reduce(0) { $0 + $1.byteCount }
    let wanted = max(1, min(count, total / smallestPiece))
    var parts: [[RowSection]] = [[]]
    var end = 0
    for (number, source) in sources.enumerated() {
      var section = RowSection(source: number)
      let base = end
      end += source.byteCount
      while parts.count < wanted, total * parts.count / wanted < end {
        let target = total * parts.count / wanted - base
        if target <= smallestPiece / 2 {
          // The source begins the next part; an empty part would have nothing to do.
          guard !(parts.last?.isEmpty ?? true) else { break }
          parts.append([])
          continue
        }
        guard source.byteCount - target > smallestPiece / 2,
          target > section.start?.offset ?? 0,
          let boundary = RowBoundary.first(after: target, in: source, shape)
        else { break }
        section.end = boundary
        parts[parts.count - 1].append(section)
        parts.append([])
        section = RowSection(source: number, start: boundary)
      }
      parts[parts.count - 1].append(section)
    }
    return parts
  }
}
