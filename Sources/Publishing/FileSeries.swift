public import Screens

/// Files of a site that are no pages and are made when they are written, such as a table for each
/// page of a list.
public struct FileSeries: Sendable {
  /// The number of files.
  public let count: Int

  private let place: @Sendable (Int) -> SitePath
  private let making: @Sendable (Int, inout [UInt8]) throws(PageFault) -> Void

  /// Describes some files.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - place: Where each is.
  ///   - making: Writes one. May be called from several threads at once.
  public init(
    count: Int, at place: @escaping @Sendable (Int) -> SitePath,
    making: @escaping @Sendable (Int, inout [UInt8]) throws(PageFault) -> Void
  ) {
    self.count = count
    self.place = place
    self.making = making
  }

  /// Where a file is.
  public func path(at index: Int) -> SitePath { place(index) }

  /// Makes a file.
  func make(_ index: Int, into bytes: inout [UInt8]) throws(PageFault) {
    try making(index, &bytes)
  }
}
