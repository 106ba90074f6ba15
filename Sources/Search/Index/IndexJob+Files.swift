import Bytes

extension IndexJob {
  /// Makes the files of the job, with numbers that no other job uses.
  func files<Failure: Error>(
    _ number: Int, numbered fileNumbers: Range<Int>, of index: SearchIndex,
    write: (SearchFile) throws(Failure) -> Void
  ) throws(Failure) -> IndexPart {
    let items = IndexItems(self, of: index.words, in: index.notes)
    let firstNumber = fileNumbers.lowerBound
    var writer = EntryWriter(
      index.limits, lists: ListFiles(from: firstNumber, limit: index.limits.listFile),
      room: 4 * items.postings.count)
    var entries = IndexEntries(room: items.count)
    for item in 0..<items.count {
      let isChunked = writer.write(items.postings.span.extracting(items.range(item)))
      entries.append(endingAt: writer.bytes.count, isChunked: isChunked)
      for file in writer.lists.finished.takeAll() { try write(file) }
    }
    var prefixes = PrefixNodes(items, entries: entries, index.limits, records: index.rowCount)
    prefixes.visit(0..<items.count, sharing: 0, parent: nil, &writer)
    writer.lists.close()
    for file in writer.lists.finished.takeAll() { try write(file) }

    var files = WordFiles(from: firstNumber, limit: index.limits.wordFile)
    var heads = HeadFiles(from: firstNumber, of: index)
    var nodes = prefixes.nodes[...]
    var groups = prefixes.groups[...]
    for item in 0..<items.count {
      if let group = groups.first, group.items.lowerBound == item {
        files.makeRoom(for: group.size)
        groups.removeFirst()
      }
      while let node = nodes.first, node.place <= item {
        files.add(
          items.keys.span.extracting(node.prefix), isPrefix: true,
          writer.bytes.span.extracting(node.entry.text), head: heads.add(node.entry.head))
        nodes.removeFirst()
      }
      let postings = items.range(item)
      let isCommon = postings.count > index.limits.common
      files.add(
        items.keys.span.extracting(items.keyRange(item)), isPrefix: false,
        writer.bytes.span.extracting(entries.range(of: item..<item + 1)),
        head: isCommon ? heads.add(Array(items.postings[postings.prefix(index.limits.head)])) : nil)
      for file in files.finished.takeAll() + heads.finished.takeAll() { try write(file) }
    }
    files.close()
    heads.close()
    for file in files.finished.takeAll() + heads.finished.takeAll() { try write(file) }
    let end = max(writer.lists.number, files.number, heads.number)
    return IndexPart(
      job: number, firstNumber: firstNumber, isOverfull: end > fileNumbers.upperBound,
      firstKeys: files.firstKeys, choices: Self.choices(in: items))
  }

  private static func choices(in items: IndexItems) -> [(column: Int, value: [UInt8], count: Int)] {
    (0..<items.count).compactMap { item in
      Choice.value(of: items.keys[items.keyRange(item)]).map {
        ($0.column, Array($0.value), items.range(item).count)
      }
    }
  }
}

/// The facts about a job that later files need, after its own files are written.
package struct IndexPart: Sendable {
  /// The job it was.
  let job: Int

  /// The number of its first file.
  let firstNumber: Int

  /// Whether it had more files than numbers for them, so that nothing may be made of any.
  package let isOverfull: Bool

  /// The files of words, each with its first key.
  let firstKeys: [(number: Int, key: [UInt8])]

  /// The values of filters: each value of a column, and its number of rows.
  let choices: [(column: Int, value: [UInt8], count: Int)]

  /// The file with the first letters of the files of words by their ends.
  var ends: SearchFile?
}
