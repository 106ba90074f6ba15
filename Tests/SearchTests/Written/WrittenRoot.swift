import Foundation

/// What the search page reads first.
struct WrittenRoot: Decodable, Equatable {
  let format: Int
  let version, kind: String
  let count, pageSize: Int
  let first, page: String
  let shardSize, placeSize, recordistSize, mapSize, head: Int
  let filters: Bool
  let directory: [Part]

  /// A file of the directory, and what its first key begins with.
  struct Part: Decodable, Equatable {
    let number: Int
    let key: String

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      number = try list.decode(Int.self)
      key = try list.decode(String.self)
    }
  }

  init(_ files: WrittenFiles) throws {
    self = try JSONDecoder().decode(
      WrittenRoot.self, from: Data(try files.text("root").bytes))
  }
}
