extension BidirectionalCollection {
  /// Returns the elements without those at the beginning and the end that satisfy a predicate.
  @inlinable
  public func trimming(while isAround: (Element) -> Bool) -> SubSequence {
    let end = lastIndex { !isAround($0) }.map(index(after:)) ?? startIndex
    return self[..<end].drop(while: isAround)
  }
}
