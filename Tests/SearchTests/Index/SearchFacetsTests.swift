import Bytes
import Testing

@testable import Search

@Suite struct SearchFacetsTests {
  private static let schema = SearchSchema(
    [SearchColumn("by-kind", titled: "Kind", stored: .repeated, filter: .values)], at: .columns,
    orders: [
      SearchOrder("by-kind", in: .place, different: 2, read: ""),
      SearchOrder("by-size", in: .number, different: 3, read: ""),
      SearchOrder("by-note", in: .place, different: 3, read: ""),
    ],
    ranges: [
      SearchRange(
        "in-size", titled: "Size", of: "by-size",
        in: [("0 to 9", 0), ("10 to 19", 10), ("20 to 29", 20)])
    ])

  private func text(of facets: SearchFacets) -> String {
    String(decoding: facets.file.bytes, as: UTF8.self).replacing("\"", with: "'")
  }

  @Test func `values are counted by their codes, in whatever way they are written`() {
    var facets = SearchFacets(of: Self.schema)
    let values = [
      OrderCodes.Value("ash", written: ["ASH", "Ash"]), OrderCodes.Value("oak", written: []),
    ]
    let codes = OrderCodes(LargeArray([2, 0, 1, 2, 2]), upTo: 2, values: values)
    #expect(facets.take(codes, of: 0).isEmpty)
    #expect(
      text(of: facets).contains(
        "{'name':'by-kind','title':'Kind','order':0,'missing':1,"
          + "'values':[['ash',1,'ASH','Ash'],['oak',3]]}"))
  }

  @Test func `a code may stand for several values`() {
    var facets = SearchFacets(of: Self.schema)
    let codes = OrderCodes(
      LargeArray([2, 0, 1, 2]), upTo: 2,
      values: [OrderCodes.Value("ash"), OrderCodes.Value("oak")],
      in: [[1], [0, 1]])
    #expect(facets.take(codes, of: 0).isEmpty)
    #expect(
      text(of: facets).contains(
        "'missing':1,'sets':[[1],[0,1]],'values':[['ash',2],['oak',3]]}"))
  }

  @Test func `ranges begin with the codes of their first amounts, and are counted`() throws {
    var facets = SearchFacets(of: Self.schema)
    let codes = OrderCodes(LargeArray([1, 3, 0, 2, 1]), upTo: 3, amounts: [2.5, 9, 25])
    let files = facets.take(codes, of: 1)
    #expect(files.map(\.path) == ["search/v1_0.js"])
    let amounts = try #require(files.first)
    #expect(String(decoding: amounts.bytes, as: UTF8.self).contains(#"2.5\t9\t25"#))
    #expect(
      text(of: facets).contains(
        "'missing':1,'ends':['2.5','25'],'firsts':['2.5'],"
          + "'steps':[['0 to 9',1,3],['10 to 19',3,0],['20 to 29',3,1]]"))
  }

  @Test func `what is only sorted by is no facet`() {
    var facets = SearchFacets(of: Self.schema)
    #expect(facets.take(OrderCodes(LargeArray([1, 2]), upTo: 2), of: 2).isEmpty)
    #expect(text(of: facets).contains("'facets',[]"))
  }

  @Test(arguments: [(0, 1), (92, 1), (93, 2), (8_648, 2), (8_649, 3), (804_357, 4)])
  func `codes have as many digits as the highest needs`(most: Int, digits: Int) {
    #expect(IndexText.digits(of: most) == digits)
  }
}
