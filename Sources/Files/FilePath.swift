#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A path as the system sees it: bytes other than zero, in no particular encoding.
///
/// A `String` will not do. The names of files that we did not make need not be UTF-8, and two
/// strings can be equal though their bytes are not (`"K"` and the Kelvin sign).
package struct FilePath: Hashable, Sendable {
  /// The bytes, followed by a zero for C.
  private let terminated: [UInt8]

  /// Creates a path; throws for a zero byte, at which the system would cut the path short.
  package init(_ text: String) throws(FileError) {
    guard !text.utf8.contains(0) else {
      throw FileError("use \"\(text)\"", .words("a path can't contain a zero byte"))
    }
    self.init(withoutZeros: Array(text.utf8))
  }

  /// Creates a path from the bytes of one name; fails where they hold a zero or a slash.
  package init?(name bytes: [UInt8]) {
    guard !bytes.contains(0), !bytes.contains(Self.slash) else { return nil }
    self.init(withoutZeros: bytes)
  }

  /// Creates a path from bytes that come from the system, which never hold a zero.
  init(withoutZeros bytes: [UInt8]) {
    terminated = bytes + [0]
  }

  /// The bytes of the path, without the zero at their end.
  package var bytes: ArraySlice<UInt8> { terminated.dropLast() }

  /// Passes on the path to a call of the system.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    unsafe terminated.withUnsafeBytes { bytes in
      // An array with a zero at its end is never empty, so it has a base address.
      let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress
      guard let start = unsafe start else { preconditionFailure("a path lost its end") }
      return unsafe body(start)
    }
  }

  /// The same folder's entry of that name, or an entry somewhere below it.
  package func appending(_ component: FilePath) -> FilePath {
    if bytes.isEmpty { return component }
    let slash = bytes.last == Self.slash ? [] : [Self.slash]
    return FilePath(withoutZeros: bytes + slash + component.bytes)
  }

  /// The names between the slashes, without empty ones.
  package var components: [FilePath] {
    bytes.split(separator: Self.slash).map { FilePath(withoutZeros: Array($0)) }
  }

  /// The name after the last slash, or `nil` for the empty path and the root.
  package var last: FilePath? { components.last }

  /// Everything before the last component: empty for a lone name, `/` for an entry of the root.
  package var parent: FilePath {
    let names = components.dropLast()
    let start = FilePath(withoutZeros: isAbsolute ? [Self.slash] : [])
    return names.reduce(start) { $0.appending($1) }
  }

  /// Whether the path ends in one of these, byte for byte.
  package func ends(withAnyOf endings: [String]) -> Bool {
    endings.contains { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// Returns whether the other path is this or below it: `/a/b` is below `/a`, but `/ab` is not.
  package func isAncestor(orEqualTo other: FilePath) -> Bool {
    isAbsolute == other.isAbsolute && other.components.starts(with: components)
  }

  /// The way here from a folder: `../b` from `/a` to `/b`; both absolute, without links or dots.
  package func path(from folder: FilePath) -> FilePath {
    let (here, there) = (components, folder.components)
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: there.count - shared) + here.dropFirst(shared)
    guard let first = steps.first else { return "." }
    return steps.dropFirst().reduce(first) { $0.appending($1) }
  }

  private static var slash: UInt8 { UInt8(ascii: "/") }
}

// MARK: - What is there

extension FilePath {
  /// Returns the absolute path of an existing file, without symbolic links and dots.
  package func resolved() throws(FileError) -> FilePath {
    let path = unsafe withCString { path in unsafe realpath(path, nil) }
    guard let path = unsafe path else { throw FileError("find \"\(self)\"", .system(errno)) }
    defer { unsafe free(path) }
    return unsafe FilePath(copying: path)
  }

  /// Returns the path without symbolic links, or itself if missing; throws for a dangling link.
  package func resolvedIfPresent() throws(FileError) -> FilePath {
    do throws(FileError) {
      return try resolved()
    } catch let error where error.isMissing {
      let status = try? FileStatus(of: self, followsLinks: false)
      guard status?.kind == .link else { return self }
      throw FileError("follow the symbolic link \"\(self)\"", error.reason)
    }
  }

  /// The current folder of the process, or `nil` if it was removed.
  package static var currentFolder: FilePath? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe FilePath(copying: path)
  }

  /// The user's home folder, or `nil` if the environment does not have it.
  package static var homeFolder: FilePath? {
    unsafe getenv("HOME").map { unsafe FilePath(copying: $0) }
  }

  private init(copying text: UnsafePointer<CChar>) {
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: strlen(text))
    self.init(withoutZeros: unsafe Array(bytes))
  }
}

extension FilePath: Comparable {
  /// Orders paths by their bytes, so that the order is the same on every machine.
  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension FilePath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    precondition(!text.utf8.contains(0), "a path cannot hold a zero byte")
    self.init(withoutZeros: Array(text.utf8))
  }
}

extension FilePath: CustomStringConvertible {
  /// The path for a person: bytes that are not UTF-8 become U+FFFD.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
