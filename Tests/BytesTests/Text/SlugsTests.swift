import Testing

@testable import Bytes

@Suite struct SlugsTests {
  @Test func `slugs are ASCII, short enough for a file's name, and each is given once`() {
    var slugs = Slugs("country")
    let names = [
      "Sweden", "Côte d'Ivoire", "Cote d'Ivoire", "Кения", "", "sweden", "Sweden",
      String(repeating: "long ", count: 100), "../..",
    ]
    #expect(
      names.map { slugs.slug(for: $0) } == [
        "sweden", "cote-divoire", "cote-divoire-3f7d20a3", "country-9147aa4f", "country-811c9dc5",
        "sweden-912a672d", "sweden-c06b954d",
        "long-long-long-long-long-long-long-long-long-long-long-long-969e4545", "country-ff09c962",
      ])
  }

  @Test func `whatever characters a name has, its slug has letters, digits and hyphens`() {
    var slugs = Slugs("other")
    let isOfPath = { (byte: UInt8) in
      0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
    }
    for start in stride(from: 0 as UInt32, to: 0x11_0000, by: 64) {
      let scalars = (start..<start + 64).compactMap(Unicode.Scalar.init)
      let slug = slugs.slug(for: String(String.UnicodeScalarView(scalars)))
      #expect(!slug.isEmpty && slug.utf8.allSatisfy(isOfPath), "\(slug)")
    }
  }

  @Test func `no species has the folder of the index by scientific name`() {
    var slugs = Slugs("species", besides: ["scientific"])
    #expect(slugs.slug(for: "Scientific").hasPrefix("scientific-"))
  }

  @Test(arguments: ["CON", "aux", "Com1"])
  func `what Windows takes for a device has more to its name`(name: String) {
    var slugs = Slugs("type")
    #expect(slugs.slug(for: name).hasPrefix(name.lowercased() + "-"))
    #expect(slugs.slug(for: "conifer") == "conifer")
  }
}
