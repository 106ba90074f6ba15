import TestSupport

/// A few bytes of a page that are made wrong.
enum Mutation {
  private static let pieces = [
    "<", ">", "\"", "/", "&", ";", "<td>", "</p>", "<table>", "rowspan=\"9\"", "&#38;", "%", "\0",
    "é", "<svg xmlns=\"http://www.w3.org/2000/svg\">", "</div>", " id=\"a\"", "href=\"../..\"",
    "\n", "<!--", "-->", "]]>", "<?", "\u{FFFF}", "'", "=", "<script>", "</title", "<![CDATA[",
    "<base href=x>", "<template>", "&eacute;", "srcset=a,b", "<plaintext>", "\\",
  ].map { Array($0.utf8) }

  /// Changes, removes, inserts or repeats something somewhere.
  static func mutate(_ page: inout [UInt8], _ random: inout SeededGenerator) {
    guard !page.isEmpty else { return }
    let place = random.below(page.count)
    let end = min(page.count, place + 1 + random.below(59))
    switch random.below(5) {
    case 0: page[place] = UInt8(random.below(256))
    case 1: page.remove(at: place)
    case 2: page.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
    case 3: page.removeSubrange(place..<end)
    default: page.insert(contentsOf: page[place..<end], at: random.below(page.count))
    }
  }
}
