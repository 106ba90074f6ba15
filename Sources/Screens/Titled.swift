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

/// Something that has a name machines can rely on.
///
/// An enum of strings is named by its raw values. When an enum is both titled and identified, it
/// keeps the raw value for the identifier and spells out its titles.
public protocol Identified {
  /// A name made of letters, digits and hyphens, which never changes once it is published.
  var identifier: String { get }
}

extension Identified where Self: RawRepresentable<String> {
  public var identifier: String { rawValue }
}
