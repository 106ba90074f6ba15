import Records
import Testing

@testable import Bytes

@Suite struct PlainNumberTests {
  @Test(arguments: ["0", "7", "-7.5", "+3", ".5", "5.", "-0.0001", "1e-7", "1E+10", "007"])
  func `a number is a sign, digits and a power of ten`(text: String) {
    #expect(PlainNumber.matches(Array(text.utf8)[...]))
  }

  @Test(
    arguments: [
      "", "-", "+", ".", "-.", "1-1", "--1", "1e", "1e+", "e5", "1,5", " 1", "1 ", "٣", "0x10", "∞",
      "1.2.3",
    ])
  func `nothing else is one`(text: String) {
    #expect(!PlainNumber.matches(Array(text.utf8)[...]))
  }
}
