/// The group of rows that are in none; see ``Listing/group(of:)``.
public struct Ungrouped: Equatable, Sendable {}
