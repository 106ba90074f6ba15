package import Bytes
internal import Files

extension Manifest {
  private static let header = "rowhouse-manifest 2"

  /// The beginning of the last line, before the digest of all other lines.
  private static let end = "end\t"

  /// How many bytes the first and the last line have together.
  package static var frameSize: Int {
    header.utf8.count + 1 + end.utf8.count + "0123456789abcdef\n".utf8.count
  }

  /// How many bytes the line of a file has.
  package static func lineSize(of file: String, _ size: Int) -> Int {
    file.utf8.count + "\(size)".utf8.count + "\t\t0123456789abcdef\n".utf8.count
  }

  /// The text of the manifest: the same for the same files, independent of the build.
  package var text: [UInt8] {
    var text = Array((Self.header + "\n").utf8)
    text.reserveCapacity(text.count + entries.count * 64)
    for entry in entries {
      text += entry.path.bytes
      text += "\t\(entry.size)\t\(entry.digest)\n".utf8
    }
    text += "\(Self.end)\(Digest(of: text.span))\n".utf8
    return text
  }

  /// Reads a manifest back; throws for the first bad line.
  ///
  /// Lines that are missing, repeated, out of order or with paths outside of the site are bad:
  /// files in the list may be removed, and a missing one would be missing from a restored site.
  package init(parsing text: [UInt8]) throws(InputError) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.first?.elementsEqual(Self.header.utf8) == true else {
      throw Self.unexpected(line: 1)
    }
    guard lines.popLast()?.isEmpty == true else { throw Self.unexpected(line: lines.count + 1) }
    guard let last = lines.popLast(), last.starts(with: Self.end.utf8),
      let digest = Digest(last.dropFirst(Self.end.utf8.count)),
      digest == Digest(of: text.span.extracting(0..<text.count - last.count - 1))
    else {
      throw InputError(in: "\(Self.file)", "truncated or changed (its last line does not match)")
    }
    var entries: [Entry] = []
    entries.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated().dropFirst() {
      guard let entry = Entry(line), entries.last.map({ $0.path < entry.path }) ?? true else {
        throw Self.unexpected(line: index + 1)
      }
      entries.append(entry)
    }
    self.init(entries)
  }
}

extension Manifest.Entry {
  /// Reads a line, without the line feed at its end.
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 3, UnsafePath(fields[0]) == nil,
      let path = try? FilePath(String(decoding: fields[0], as: UTF8.self)),  // no zero: checked
      let size = Int(String(decoding: fields[1], as: UTF8.self)), size >= 0,
      fields[1].elementsEqual(String(size).utf8),
      let digest = Digest(fields[2])
    else { return nil }
    self.init(path: path, size: size, digest: digest)
  }
}

extension Manifest {
  /// The error of a line, counted from 1, that is not one that we would write.
  private static func unexpected(line: Int) -> InputError {
    InputError(in: "\(file):\(line)", "expected a line of a manifest of format 2")
  }
}

/// The reason a path cannot be that of a file of the site.
enum UnsafePath: String {
  case empty = "the path is empty"
  case absolute = "the path starts with \"/\". Remove it."
  case emptyName = "the path contains an empty name. Write one \"/\" between two names."
  case hidden = "the path contains a name that starts with a dot. Rename it."
  case character = "the path contains a character that is not visible ASCII. Rename it."
}

extension UnsafePath {
  /// Returns the error of a path, or `nil` for a valid one.
  ///
  /// Names that begin with a dot include `..`, which would be outside of the site, and `.git`,
  /// which belongs to others; `.nojekyll`, which GitHub Pages looks for, may be a site's. All file
  /// systems and servers spell visible ASCII alike.
  init?(_ file: some Collection<UInt8>) {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    if file.elementsEqual(".nojekyll".utf8) { return nil }
    if file.isEmpty {
      self = .empty
    } else if file.first == slash {
      self = .absolute
    } else if file.contains(where: { $0 <= UInt8(ascii: " ") || $0 >= 0x7F }) {
      self = .character
    } else {
      var previous = slash
      for byte in file {
        if previous == slash, byte == dot { self = .hidden; return }
        if previous == slash, byte == slash { self = .emptyName; return }
        previous = byte
      }
      guard previous == slash else { return nil }
      self = .emptyName
    }
  }
}
