import Bytes

/// A Creative Commons licence, by the URL of its text or by its name: the content of `lic`.
///
/// Only licences that are recognised with certainty have a name; for others, show the URL.
public struct Licence: Equatable, Sendable, CustomStringConvertible {
  private let index: Int

  /// Reads a URL such as `//creativecommons.org/licenses/by-nc-sa/4.0/`, or a name such as
  /// `CC BY-NC-SA 4.0` or `cc-by-nc-sa-4.0`; `nil` if unknown.
  ///
  /// Licences that were ported to a country's law (`…/3.0/us/`) have no name here.
  public init?(_ text: ArraySlice<UInt8>) {
    let index = WebAddress(text).map { Self.index(of: $0) } ?? Self.index(ofName: text)
    guard let index else { return nil }
    self.index = index
  }

  private static func index(of address: WebAddress) -> Int? {
    var rest = address.bytesAfterScheme
    drop("www.", from: &rest)
    guard drop("creativecommons.org/", from: &rest) else { return nil }
    let slashes = rest.indices.lazy.filter { rest[$0] == UInt8(ascii: "/") }
    let path = rest[..<(slashes.dropFirst(2).first ?? rest.endIndex)]
    guard let index = numbers[path] else { return nil }
    rest = rest[path.endIndex...]
    drop("/", from: &rest)
    let isKnown =
      rest.isEmpty || rest.span.begins(with: "deed") || rest.span.begins(with: "legalcode")
    return isKnown ? index : nil
  }

  /// Capitals, and whether there are spaces, hyphens or low lines, make no difference in a name.
  private static func index(ofName text: ArraySlice<UInt8>) -> Int? {
    guard text.count <= 40 else { return nil }
    let name = plain(text)
    return name == plain("CC0".utf8)
      ? licences.count * versions.count : plainNames.firstIndex(of: name)
  }

  private static let plainNames = names.map(plain)

  private static func plain(_ name: some Sequence<UInt8>) -> [UInt8] {
    name.filter { !" -_".utf8.contains($0) }.map(ASCII.lowercased)
  }

  /// The short name as UTF-8, `CC BY-NC-SA 4.0`.
  public var name: [UInt8] { Self.names[index] }

  /// The address of its text, as Creative Commons writes it.
  var address: WebAddress { Self.addresses[index] }

  /// The conditions of the licence, in the words of Creative Commons.
  ///
  /// Source: https://creativecommons.org/share-your-work/cclicenses/
  public var terms: String {
    let condition = index / Self.versions.count
    guard condition < Self.licences.count else {
      return index == Self.licences.count * Self.versions.count
        ? "Anyone may use it for any purpose: the creator has waived all rights."
        : "Anyone may use it for any purpose: there are no known copyright restrictions."
    }
    let name = Self.licences[condition]
    var terms = "Credit must be given to the creator."
    if name.contains("NC") { terms += " Only noncommercial uses are permitted." }
    if name.contains("SA") { terms += " Adaptations must be shared under the same terms." }
    if name.contains("ND") { terms += " No derivatives or adaptations are permitted." }
    return terms
  }

  private static let licences = ["BY", "BY-SA", "BY-ND", "BY-NC", "BY-NC-SA", "BY-NC-ND"]
  private static let versions = ["4.0", "3.0", "2.5", "2.0", "1.0"]
  private static let names: [[UInt8]] =
    licences.flatMap { licence in versions.map { Array("CC \(licence) \($0)".utf8) } }
    + [Array("CC0 1.0".utf8), Array("Public Domain Mark 1.0".utf8)]

  /// The paths of their texts, in the order of the names.
  private static let paths: [[UInt8]] =
    licences.flatMap { licence in
      versions.map { Array("licenses/\(licence.lowercased())/\($0)".utf8) }
    } + [Array("publicdomain/zero/1.0".utf8), Array("publicdomain/mark/1.0".utf8)]

  private static let numbers = Dictionary(
    uniqueKeysWithValues: zip(paths.map { $0[...] }, paths.indices))

  private static let addresses = paths.compactMap {
    WebAddress(("https://creativecommons.org/".utf8 + $0 + "/".utf8)[...])
  }

  @discardableResult
  private static func drop(_ prefix: StaticString, from text: inout ArraySlice<UInt8>) -> Bool {
    guard text.span.begins(with: prefix) else { return false }
    text = text.dropFirst(prefix.utf8CodeUnitCount)
    return true
  }

  public var description: String { String(decoding: name, as: UTF8.self) }
}
