/// A type with a title.
///
/// A section, a row or a choice in a picker that adopts this protocol needs no text elsewhere. The
/// title of an enum of strings is its raw value.
public protocol Titled {
  /// The words people read.
  var title: String { get }
}

extension Titled where Self: RawRepresentable<String> {
  public var title: String { rawValue }
}

/// A type with a stable identifier.
///
/// The identifier of an enum of strings is its raw value. An enum that is both titled and
/// identified keeps the raw value as the identifier and spells out its titles.
public protocol Identified {
  /// A name made of letters, digits and hyphens, which never changes once it is published.
  var identifier: String { get }
}

extension Identified where Self: RawRepresentable<String> {
  public var identifier: String { rawValue }
}
