/// Something that knows what it is called.
///
/// A section, a row or a choice in a picker that adopts this protocol needs no words elsewhere.
/// An enum of strings is called by its raw values.
public protocol Titled {
  /// The words people read.
  var title: String { get }
}

extension Titled where Self: RawRepresentable<String> {
  public var title: String { rawValue }
}
