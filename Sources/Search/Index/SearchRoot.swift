/// The file that search begins with.
struct SearchRoot {
  let file: SearchFile

  /// The version of the format, which the search page's script knows.
  static let format = 2

  init(
    _ description: SearchDescription, _ index: SearchIndex, texts: RecordingTexts?,
    directory: [(number: Int, key: [UInt8])], version: String
  ) {
    var json = SearchJSON()
    json.object { json in
      json.name("format")
      json.number(Self.format)
      json.name("version")
      json.text(version.utf8)
      json.name("kind")
      json.text(description.kind.rawValue.utf8)
      json.name("count")
      json.number(index.ranks.count)
      json.name("pageSize")
      json.number(description.pageSize)
      json.name("first")
      json.text(description.firstPage.utf8)
      json.name("page")
      json.text(description.otherPages.utf8)
      json.name("shardSize")
      json.number(index.limits.dataFile)
      json.name("placeSize")
      json.number(texts?.placeSize ?? 0)
      json.name("recordistSize")
      json.number(texts?.recordistSize ?? 0)
      json.name("mapSize")
      json.number(index.limits.mapFile)
      json.name("head")
      json.number(index.limits.head)
      json.name("filters")
      json.isTrue(description.kind == .recordings)
      json.name("directory")
      json.list { json in
        for (number, key) in directory {
          json.list { json in
            json.number(number)
            json.text(key)
          }
        }
      }
    }
    file = SearchFile("root", json.bytes)
  }
}
