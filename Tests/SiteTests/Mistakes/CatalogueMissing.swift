// type 'PageContent' has no member 'collection'
import Rowhouse

enum HillColumn: String, CaseIterable { case name, height }

func hills() throws -> PageContent {
  let folder = DataFolder("Data")
  return try .collection(of: HillColumn.self, from: .file("hills.csv", in: folder), titled: "Hills")
}
