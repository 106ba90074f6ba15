/// The skipped records of some sources: how many, and the first of them.
///
/// All are counted. The number of listed ones is limited, however many records are skipped.
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
