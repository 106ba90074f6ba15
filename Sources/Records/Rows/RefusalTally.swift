import Bytes

/// A refusal without line numbers.
struct RefusalDraft: Sendable {
  let source: Int
  var record: Int
  let offset: Int

  /// The bytes of the record in its source.
  let text: Range<Int>
  var reason: Refusal.Reason

  /// The place of the record that is listed instead, until the two have been counted.
  var listed: (source: Int, offset: Int)?

  /// The refusal, once it is known in which line its record begins.
  fileprivate func refusal(
    in file: String, at place: Place?, of subject: RecordSubject
  ) -> Refusal {
    let field: String? =
      switch reason {
      case .notAnObject, .noName, .same, .cellCount, .notARow: nil
      case .malformed(_, _, let field), .quotes(let field): field
      case .noIdentifier, .badIdentifier, .conflicting: "id"
      }
    return Refusal(
      file: file, record: record, place: place, field: field, reason: reason, subject: subject,
      row: RowPlace(source: source, range: text))
  }
}

/// Counts refusals, and keeps the first of them.
///
/// Which are kept does not depend on the order in which they are added, so a source may be read in
/// any number of parts. A draft is dropped only where enough earlier ones are kept, so that adding
/// more never brings it back.
struct RefusalTally: Sendable {
  private struct Key: Hashable {
    let source: Int
    let kind: Refusal.Kind
  }

  private static func key(_ draft: RefusalDraft) -> Key {
    Key(source: draft.source, kind: draft.reason.kind)
  }

  private var counts: [Key: Int] = [:]
  private(set) var drafts: [RefusalDraft] = []

  /// How many drafts are held before all but the first are forgotten.
  private var capacity = 4 * Refusals.inAll

  var isEmpty: Bool { counts.isEmpty }

  mutating func add(_ draft: RefusalDraft) {
    counts[Self.key(draft), default: 0] += 1
    keep(draft)
  }

  /// Adds the refusals of a part, before whose records the source that it begins in has some.
  mutating func add(_ other: RefusalTally, after earlierRecords: Int, of source: Int?) {
    counts.merge(other.counts, uniquingKeysWith: +)
    for var draft in other.drafts {
      if draft.source == source { draft.record += earlierRecords }
      keep(draft)
    }
  }

  private mutating func keep(_ draft: RefusalDraft) {
    drafts.append(draft)
    guard drafts.count > capacity else { return }
    forgetAllButTheFirst()
    capacity = max(capacity, 2 * drafts.count)
  }

  private mutating func forgetAllButTheFirst() {
    drafts.sort { ($0.source, $0.offset) < ($1.source, $1.offset) }
    var counts: [Key: Int] = [:]
    var (lost, repeated) = (0, 0)
    drafts = drafts.filter { draft in
      counts[Self.key(draft), default: 0] += 1
      if draft.reason.kind.isLoss { lost += 1 } else { repeated += 1 }
      return (draft.reason.kind.isLoss ? lost : repeated) <= Refusals.inAll
        || counts[Self.key(draft), default: 0] <= Refusals.perReason
    }
  }

  /// Finds out which record of its source each repeated one is, and the one that is listed instead.
  mutating func countRepeated(in store: RowStore) throws(InputError) {
    forgetAllButTheFirst()
    let repeated = drafts.indices.filter { drafts[$0].listed != nil }
    let positions = repeated.flatMap { index in
      let draft = drafts[index]
      return [(draft.source, draft.offset), draft.listed].compactMap(\.self)
    }
    let numbers = try store.numbers(of: positions)
    for (place, index) in repeated.enumerated() {
      drafts[index].record = numbers[2 * place]
      drafts[index].listed = nil
      let listed = numbers[2 * place + 1]
      switch drafts[index].reason {
      case .same(let id, let file, _):
        drafts[index].reason = .same(id: id, file: file, record: listed)
      case .conflicting(let id, let file, _):
        drafts[index].reason = .conflicting(id: id, file: file, record: listed)
      default: break
      }
    }
  }

  /// The refusals with their places, which are looked for in the sources.
  func refusals(in sources: [any RecordSource], of subject: RecordSubject) -> Refusals {
    var tally = self
    tally.forgetAllButTheFirst()
    var refusals: [Refusal] = []
    var rest = tally.drafts[...]
    while let number = rest.first?.source {
      let run = rest.prefix { $0.source == number }
      let source = sources[number]
      // A refusal that cannot be placed is told without its line.
      let places = (try? Place.places(at: run.map(\.offset), in: source)) ?? []
      for (index, draft) in run.enumerated() {
        refusals.append(
          draft.refusal(
            in: source.name, at: index < places.count ? places[index] : nil, of: subject))
      }
      rest = rest.dropFirst(run.count)
    }
    let counts = counts.sorted {
      ($0.key.source, $0.key.kind.rawValue) < ($1.key.source, $1.key.kind.rawValue)
    }
    return Refusals(
      counts: counts.map { key, count in
        Refusals.Count(file: sources[key.source].name, kind: key.kind, count: count)
      }, examples: refusals)
  }
}

/// The number of skipped records of some sources, and the first of them, up to a limit.
package struct Refusals: Equatable, Sendable {
  /// How many records of each file are left out for each kind of reason, in the order of the files.
  package let counts: [Count]

  /// The first ones, in the order of the files and of the records in them.
  ///
  /// There are up to ``perReason`` of each file and kind of reason, and up to ``inAll`` of those that
  /// are losses and of those that are not.
  package let examples: [Refusal]

  /// How many records of one file are left out for one kind of reason.
  package struct Count: Equatable, Sendable {
    package let file: String
    package let kind: Refusal.Kind
    package let count: Int
  }

  /// The most refusals that are listed for each file and kind of reason.
  package static let perReason = 20

  /// The most refusals that are listed for all files and kinds together.
  package static let inAll = 1_000

  /// Joins the refusals of several collections.
  package static func joined(_ all: [Refusals]) -> Refusals {
    Refusals(counts: all.flatMap(\.counts), examples: all.flatMap(\.examples))
  }

  /// How many records are in the data and not in the listing.
  package var lost: Int { counts.reduce(0) { $1.kind.isLoss ? $0 + $1.count : $0 } }
}
