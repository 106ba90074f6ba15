import Bytes
import Testing

@testable import Recordings
@testable import Records

@Suite struct LicenceTests {
  @Test(arguments: [
    ("//creativecommons.org/licenses/by-nc-sa/4.0/", "CC BY-NC-SA 4.0"),
    ("https://creativecommons.org/licenses/by-sa/4.0/", "CC BY-SA 4.0"),
    ("http://www.creativecommons.org/licenses/by-nc-nd/2.5", "CC BY-NC-ND 2.5"),
    ("//creativecommons.org/licenses/by/3.0/deed.sv", "CC BY 3.0"),
    ("//creativecommons.org/licenses/by-nd/1.0/legalcode", "CC BY-ND 1.0"),
    ("//creativecommons.org/licenses/by-nc/2.0/", "CC BY-NC 2.0"),
    ("//creativecommons.org/publicdomain/zero/1.0/", "CC0 1.0"),
    ("//creativecommons.org/publicdomain/mark/1.0/", "Public Domain Mark 1.0"),
    ("CC BY-NC-SA 4.0", "CC BY-NC-SA 4.0"), ("CC-BY-NC-SA-4.0", "CC BY-NC-SA 4.0"),
    ("cc by 4.0", "CC BY 4.0"), ("cc_by_nd_2.5", "CC BY-ND 2.5"), ("CC0", "CC0 1.0"),
    ("CC0 1.0", "CC0 1.0"), ("public domain mark 1.0", "Public Domain Mark 1.0"),
  ])
  func `a licence is known by its address or its name`(address: String, name: String) {
    let licence = Licence(Array(address.utf8)[...])
    #expect(licence?.description == name)
    // Its own address is one by which it is known.
    #expect(licence.flatMap { Licence($0.address.bytes) } == licence)
  }

  @Test(
    arguments: [
      ("CC BY 4.0", "Credit must be given to the creator."),
      (
        "CC BY-NC-SA 3.0",
        "Credit must be given to the creator. Only noncommercial uses are permitted. Adaptations "
          + "must be shared under the same terms."
      ),
      (
        "CC BY-ND 2.5",
        "Credit must be given to the creator. No derivatives or adaptations are permitted."
      ),
      ("CC0", "Anyone may use it for any purpose: the creator has waived all rights."),
      (
        "public domain mark 1.0",
        "Anyone may use it for any purpose: there are no known copyright restrictions."
      ),
    ])
  func `a licence says what it asks for`(name: String, terms: String) {
    #expect(Licence(Array(name.utf8)[...])?.terms == terms)
  }

  @Test(arguments: [
    "", "//creativecommons.org/licenses/by-nc-sa/3.0/us/", "//creativecommons.org/licenses/by/5.0/",
    "//creativecommons.org/licenses/by-sa-nc/4.0/", "//creativecommons.org/licenses/bye/4.0/",
    "//example.org/licenses/by/4.0/", "CC BY", "CC BY 5.0", "BY 4.0",
    "//creativecommons.org/licenses/by/4.05",
  ])
  func `an unknown licence has no name`(address: String) {
    #expect(Licence(Array(address.utf8)[...]) == nil)
  }
}
