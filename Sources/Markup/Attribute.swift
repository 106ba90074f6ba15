/// A name and a value on a start tag.
///
/// Names are compile-time literals and values are escaped as they are written, so no run-time
/// string can end the tag it is part of.
public struct Attribute: Sendable {
  let name: StaticString
  let value: String

  /// Creates an attribute with any name.
  ///
  /// - Parameters:
  ///   - name: A literal, written as it is.
  ///   - value: Any text, escaped as it is written.
  public init(_ name: StaticString, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension Attribute {
  public static func id(_ value: String) -> Self { Self("id", value) }
  public static func href(_ value: String) -> Self { Self("href", value) }
  public static func `class`(_ value: String) -> Self { Self("class", value) }
  public static func name(_ value: String) -> Self { Self("name", value) }
  public static func type(_ value: String) -> Self { Self("type", value) }
  public static func value(_ value: String) -> Self { Self("value", value) }
  public static func `for`(_ value: String) -> Self { Self("for", value) }
  public static func scope(_ value: String) -> Self { Self("scope", value) }
  public static func label(_ value: String) -> Self { Self("aria-label", value) }
  public static func describedBy(_ value: String) -> Self { Self("aria-describedby", value) }

  /// An attribute that says yes by being present, spelled so that XML can read it too.
  public static func flag(_ name: StaticString) -> Self { Self(name, "\(name)") }
}
