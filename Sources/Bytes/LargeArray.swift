/// Elements that grow with the data, in memory that ``LargeMemory`` has for them: an array of values that
/// are nothing but their bytes.
///
/// It has the interface of an array, and copies its memory when one of two that share it changes.
@safe
public struct LargeArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  @usableFromInline var room: LargeRoom?
  @usableFromInline var start: UnsafeMutablePointer<Element>?

  /// The number of elements; ``capacity`` is the number that fits the memory.
  @inlinable public var count: Int { filled }
  @usableFromInline var filled = 0
  @usableFromInline var capacity = 0

  /// Creates an empty array, which takes no memory.
  public init() {}

  /// Makes an array of the elements of a sequence.
  @inlinable
  public init(_ elements: some Sequence<Element>) { append(contentsOf: elements) }

  /// Creates an array of equal elements.
  public init(repeating element: Element, count: Int) {
    makeRoom(for: count)
    unsafe start?.initialize(repeating: element, count: count)
    filled = count
  }

  /// Whether the next element needs more memory.
  @inlinable public var isFull: Bool { count == capacity }

  @inlinable @inline(__always)
  public mutating func append(_ element: Element) {
    if count >= capacity || !isKnownUniquelyReferenced(&room) { makeRoom(for: count + 1) }
    unsafe start.unsafelyUnwrapped[count] = element
    filled &+= 1
  }

  public mutating func append(contentsOf others: LargeArray) {
    makeRoom(for: count + others.count)
    if let first = unsafe others.start {
      unsafe start?.advanced(by: count).update(from: first, count: others.count)
    }
    filled += others.count
  }

  @inlinable
  public mutating func append(contentsOf others: some Sequence<Element>) {
    makeRoom(for: count + others.underestimatedCount)
    for element in others { append(element) }
  }

  /// Reserves memory for a number of elements in all.
  public mutating func reserveCapacity(_ count: Int) {
    if count > capacity { move(toRoomFor: count) }
  }

  /// The elements at some places, in the order of these.
  @inlinable
  public func reordered(by order: LargeArray<UInt32>) -> LargeArray {
    var elements = LargeArray()
    elements.reserveCapacity(order.count)
    let (old, places) = (span, order.span)
    for index in places.indices {
      unsafe elements.start.unsafelyUnwrapped[index] = old[Int(places[index])]
    }
    elements.filled = order.count
    return elements
  }

  /// Removes all elements, and keeps their memory.
  @inlinable public mutating func removeAll() { filled = 0 }

  /// Makes the memory large enough for a number of elements, and unique to this array.
  @usableFromInline mutating func makeRoom(for count: Int) {
    if count > capacity {
      move(toRoomFor: Swift.max(count, 2 * capacity, 16))
    } else if capacity > 0, !isKnownUniquelyReferenced(&room) {
      move(toRoomFor: capacity)
    }
  }

  private mutating func move(toRoomFor capacity: Int) {
    let other = LargeRoom(bytes: capacity * MemoryLayout<Element>.stride)
    let first = unsafe other.start.bindMemory(to: Element.self, capacity: capacity)
    if let start = unsafe start { unsafe first.update(from: start, count: count) }
    unsafe start = first
    (room, self.capacity) = (other, capacity)
  }
}

// Elements change where they stand, or in a span: a slice that could be changed would be copied, and with it
// all of them.
extension LargeArray: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }

  public subscript(index: Int) -> Element {
    @inlinable @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe start.unsafelyUnwrapped[index]
    }
    @inlinable @inline(__always) set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      if !isKnownUniquelyReferenced(&room) { makeRoom(for: count) }
      unsafe start.unsafelyUnwrapped[index] = newValue
    }
  }

  /// The elements, for reading many of them.
  @inlinable
  public var span: Span<Element> {
    @_lifetime(borrow self) get {
      let span = unsafe UnsafeBufferPointer(start: start, count: count).span
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  /// The elements, for changing many of them.
  @inlinable
  public var mutableSpan: MutableSpan<Element> {
    @_lifetime(&self) mutating get {
      makeRoom(for: count)
      let span = unsafe UnsafeMutableBufferPointer(start: start, count: count).mutableSpan
      return unsafe _overrideLifetime(span, mutating: &self)
    }
  }

  @inlinable
  public func withContiguousStorageIfAvailable<Outcome, Failure: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome? {
    try unsafe body(UnsafeBufferPointer(start: start, count: count))
  }

  /// The size of its memory in bytes.
  public var memory: Int { capacity * MemoryLayout<Element>.stride }
}
