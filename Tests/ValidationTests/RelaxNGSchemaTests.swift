import Foundation
import TestSupport
import Testing

/// The grammar and the rules agree: neither is right because the other says so.
@Suite struct RelaxNGSchemaTests {
  @Test func `the grammar accepts the good pages`() throws {
    let schema = try Self.schema()
    for page in Sample.good { #expect(schema.objection(to: Array(page.utf8)) == nil) }
  }

  @Test(arguments: Sample.references)
  func `the grammar accepts the reference pages`(file: TestFile) throws {
    #expect(try Self.schema().objection(to: Snapshot.page(around: file.bytes)) == nil)
  }

  @Test func `the grammar refuses the broken pages whose fault it can see, and only those`() throws
  {
    let schema = try Self.schema()
    for broken in Broken.all {
      let isRefused = schema.objection(to: Array(broken.page.utf8)) != nil
      #expect(isRefused == (broken.grammar == .sees), "\(broken.testDescription)")
    }
  }

  @Test func `a schema that is none is refused`() {
    #expect(throws: RelaxNGSchema.Failure.self) {
      _ = try RelaxNGSchema(Array("<grammar/>".utf8))
    }
  }

  private static func schema() throws -> RelaxNGSchema {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Schema/page.rng")
    return try RelaxNGSchema(Array(try Data(contentsOf: file)))
  }
}
