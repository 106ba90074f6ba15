extension BlockReader {
  /// The blocks in a node, with their text read; nodes nest to a limit.
  mutating func blocks(in node: Int) -> [MarkdownBlock] {
    nodes[node].children.flatMap { blocks(of: $0) }
  }

  private mutating func blocks(of number: Int) -> [MarkdownBlock] {
    let node = nodes[number]
    switch node.kind {
    case .document, .item: return []
    case .comment: return node.isComplete ? [] : [.openComment(line: node.first)]
    case .rule: return [.rule]
    case .quote: return [.quote(blocks(in: number))]
    case .paragraph: return [.paragraph(inlines(of: node.content, line: node.first + node.taken))]
    case .heading(let level):
      return [.heading(level: level, inlines(of: node.content, line: node.first), line: node.first)]
    case .indentedCode: return [.code(String(decoding: node.content, as: UTF8.self), language: "")]
    case .fencedCode:
      let word = node.info[...].trimmed.prefix { $0 != 0x20 && $0 != 0x09 }
      return [
        .code(String(decoding: node.content, as: UTF8.self), language: TextScanner.unescaped(word))
      ]
    case .list(let marker):
      let isTight = !node.children.indices.contains { place in
        let isLast = place == node.children.count - 1
        let inner = nodes[node.children[place]].children
        return !isLast && isSetApart(node.children[place], from: node.children[place + 1])
          || zip(inner, inner.dropFirst()).contains { isSetApart($0, from: $1) }
      }
      let items = node.children.map { blocks(in: $0) }
      return [.list(MarkdownList(start: marker.number, isTight: isTight, items: items))]
    case .table(let alignments):
      var rows = node.content.split(separator: 0x0A).enumerated().map { place, row in
        var cells = Self.cells(of: row).prefix(alignments.count)
          .map { inlines(of: $0, line: node.first + (place == 0 ? 0 : place + 1)) }
        while cells.count < alignments.count { cells.append([]) }
        return cells
      }
      let header = rows.removeFirst()
      return [.table(MarkdownTable(alignments: alignments, header: header, rows: rows))]
    }
  }

  private func isSetApart(_ node: Int, from next: Int) -> Bool {
    nodes[node].last < nodes[next].first - 1
  }

  private mutating func inlines(of content: [UInt8], line: Int) -> [MarkdownInline] {
    InlineReader.read(content[...], line: line, &references)
  }
}
