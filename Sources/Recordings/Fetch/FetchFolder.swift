import Bytes
import Commands
import Files

/// The folder that recordings are fetched into.
///
/// The pages are in a hidden folder, each in a file as the API sent it, until all have arrived;
/// then they become one file of recordings, in one step. The visible file is complete at any time.
struct FetchFolder {
  /// The file that the recordings will be in, relative to the current folder.
  var file: FilePath { root.path.appending(name) }

  private let root: Folder
  private let hidden: Folder
  private let pages: Folder
  private let name: FilePath
  private let query: RecordingQuery

  private static let hiddenName: FilePath = ".rowhouse-fetch"
  private static let queryName: FilePath = "query"
  private static let draft: FilePath = "draft"
  private static let longestStay = Duration.seconds(86_400)
  private static let whole: FilePath = "recordings.ndjson"

  /// Returns the name of the folder for pages, and of the file of recordings, of a day.
  private static func pagesName(since day: String?) -> String { day.map { "since-\($0)" } ?? "all" }
  private static func name(since day: String) -> String { "recordings-since-\(day).ndjson" }

  /// Opens or creates a folder, and locks it for this process; throws if it holds another query.
  init(_ path: String, for query: RecordingQuery, at api: FetchAddress) throws {
    self.query = query
    (root, hidden) = try Self.opened(path)
    let question = "\(query.text)\n\(api.text)\n"
    if try hidden.statusIfPresent(of: Self.queryName) == nil {
      try Self.put(Array(question.utf8), in: hidden, as: Self.queryName)
    }
    let bytes = try hidden.file(Self.queryName).readAll(limit: 1 << 16)
    let old = String(decoding: bytes, as: UTF8.self)
    guard old == question else {
      let lines = old.split(separator: "\n").map { Excerpt.of(String($0), limit: 300) }
      throw CommandFailure.usage(
        "\(path) belongs to another fetch: \"\(lines.first ?? "")\" from \(lines.last ?? ""). Use "
          + "another folder.")
    }
    let folder = try FilePath(Self.pagesName(since: query.since))
    if try hidden.statusIfPresent(of: folder) == nil { try hidden.makeFolder(folder) }
    pages = try hidden.folder(folder)
    name = try query.since.map { try FilePath(Self.name(since: $0)) } ?? Self.whole
  }

  /// Opens the folder and the hidden one in it, or makes them; of the hidden one this process is the
  /// only holder.
  private static func opened(_ path: String) throws(FileError) -> (root: Folder, hidden: Folder) {
    let place = try FilePath(path)
    try Folder(startOf: place).makeFolders(above: place.appending("file"))
    let root = try Folder(place)
    if try root.statusIfPresent(of: hiddenName) == nil {
      if let file = try root.entries().map(\.name).first(where: isOurs) {
        throw FileError(
          "write \"\(root.path.appending(file))\"",
          .words("it already exists and is not from a fetch. Choose a new folder."))
      }
      try root.makeFolder(hiddenName)
    }
    let hidden = try root.folder(hiddenName)
    do throws(FileError) {
      try hidden.lock()
    } catch let error where error.isBusy {
      throw FileError(
        "write to \"\(path)\"", .words("another fetch is running there. Wait for it to finish."))
    }
    return (root, hidden)
  }

  func release() { hidden.unlock() }

  /// Whether a file has a name that recordings are given.
  private static func isOurs(_ file: FilePath) -> Bool { file == whole || isOfDay(file) }

  private static func isOfDay(_ file: FilePath) -> Bool {
    let parts = "\(file)".split(separator: "since-", maxSplits: 1)
    guard parts.count == 2 else { return false }
    return "\(file)" == name(since: String(parts[1].prefix(10)))
  }

  private static func pageName(_ number: Int) throws(FileError) -> FilePath {
    try FilePath("page-\(number).json")
  }

  /// Returns a page that has arrived; `nil` if it hasn't, or is invalid.
  func page(_ number: Int) throws(FileError) -> RecordingAnswer? {
    let name = try Self.pageName(number)
    guard try pages.statusIfPresent(of: name) != nil,
      let answer = try? RecordingAnswer(pages.file(name).readAll()), answer.page == number
    else { return nil }
    return answer
  }

  /// Keeps a page, whole or not at all.
  func keep(_ bytes: [UInt8], asPage number: Int) throws(FileError) {
    try Self.put(bytes, in: pages, as: Self.pageName(number))
  }

  /// Lets go of pages of another day, since much may have changed; returns whether there were any.
  func forgetOldPages() throws(FileError) -> Bool {
    guard let first = try pages.statusIfPresent(of: Self.pageName(1)),
      Machine.time - first.modified > Self.longestStay
    else { return false }
    try forgetPages()
    return true
  }

  /// Lets go of the pages that have come.
  func forgetPages() throws(FileError) {
    for entry in try pages.entries() { try pages.removeFile(entry.name) }
  }

  /// Joins the pages into the file of recordings, replacing the existing one.
  ///
  /// A file of all recordings includes those of single days, whose files are then removed. After an
  /// error, the existing file is unchanged.
  func publish(_ count: Int) throws(FileError) {
    try Self.removeDraft(in: pages)
    let draft = try FileDraft(Self.draft, in: pages)
    for number in 1...max(1, count) {
      var lines: [UInt8] = []
      try page(number)?.write(into: &lines)
      try draft.write(lines.span)
    }
    try draft.synchronize()
    try pages.move(Self.draft, to: root, as: name)
    if query.since == nil {
      for entry in try root.entries() where Self.isOfDay(entry.name) {
        try root.removeFile(entry.name)
      }
    }
    try root.synchronize()
    try forget()
  }

  /// Lets go of the pages and of their folder.
  func forget() throws(FileError) {
    try forgetPages()
    try hidden.removeFolder(FilePath(Self.pagesName(since: query.since)))
  }

  private static func put(
    _ bytes: [UInt8], in folder: Folder, as name: FilePath
  ) throws(FileError) {
    try removeDraft(in: folder)
    try folder.write(bytes.span, to: draft, syncs: true)
    try folder.move(draft, to: folder, as: name)
  }

  /// Removes the draft of a process that was killed.
  private static func removeDraft(in folder: Folder) throws(FileError) {
    if try folder.statusIfPresent(of: draft) != nil { try folder.removeFile(draft) }
  }
}
