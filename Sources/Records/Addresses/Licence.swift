/// A licence of Creative Commons by the address of its text: what `lic` holds.
///
/// Only what is known for certain has a name; for anything else the caller shows the address.
public struct Licence: Equatable, Sendable {
  private let index: Int

  /// Reads an address such as `//creativecommons.org/licenses/by-nc-sa/4.0/`; nil when unknown.
  ///
  /// Licences that were adapted to a country's law (`…/3.0/us/`) have no name here.
  public init?(_ text: ArraySlice<UInt8>) {
    guard let address = WebAddress(text) else { return nil }
    var rest = address.bytesAfterScheme
    Self.drop("www.", from: &rest)
    guard Self.drop("creativecommons.org/", from: &rest) else { return nil }
    if Self.drop("publicdomain/zero/1.0", from: &rest) {
      index = Self.licences.count * Self.versions.count
    } else if Self.drop("publicdomain/mark/1.0", from: &rest) {
      index = Self.licences.count * Self.versions.count + 1
    } else {
      guard Self.drop("licenses/by", from: &rest) else { return nil }
      let isNonCommercial = Self.drop("-nc", from: &rest)
      let condition = Self.drop("-sa", from: &rest) ? 1 : Self.drop("-nd", from: &rest) ? 2 : 0
      guard Self.drop("/", from: &rest),
        let version = Self.versions.firstIndex(where: { Self.drop($0, from: &rest) })
      else { return nil }
      let licence = condition + (isNonCommercial ? 3 : 0)
      index = licence * Self.versions.count + version
    }
    Self.drop("/", from: &rest)
    guard rest.isEmpty || rest.begins(with: "deed") || rest.begins(with: "legalcode")
    else { return nil }
  }

  /// The short name as UTF-8, `CC BY-NC-SA 4.0`.
  public var name: [UInt8] { Self.names[index] }

  /// The address of its text, as Creative Commons writes it.
  public var address: WebAddress { Self.addresses[index] }

  private static let licences = ["BY", "BY-SA", "BY-ND", "BY-NC", "BY-NC-SA", "BY-NC-ND"]
  private static let versions: [StaticString] = ["4.0", "3.0", "2.5", "2.0", "1.0"]
  private static let names: [[UInt8]] =
    licences.flatMap { licence in versions.map { Array("CC \(licence) \($0)".utf8) } }
    + [Array("CC0 1.0".utf8), Array("Public Domain Mark 1.0".utf8)]

  private static let addresses: [WebAddress] =
    (licences.flatMap { licence in
      versions.map { "licenses/\(licence.lowercased())/\($0)/" }
    } + ["publicdomain/zero/1.0/", "publicdomain/mark/1.0/"]).compactMap {
      WebAddress(Array("https://creativecommons.org/\($0)".utf8)[...])
    }

  @discardableResult
  private static func drop(_ prefix: StaticString, from text: inout ArraySlice<UInt8>) -> Bool {
    guard text.begins(with: prefix) else { return false }
    text = text.dropFirst(prefix.utf8CodeUnitCount)
    return true
  }
}

extension Licence: CustomStringConvertible {
  public var description: String { String(decoding: name, as: UTF8.self) }
}
