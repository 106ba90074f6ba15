/// A part of a source: its title, what it says of itself, and its code.
struct SourcePart: Equatable {
  /// What the line `// MARK: - Title` calls it; `nil` for what is before the first.
  let title: String?

  /// The comment under that line, by paragraph.
  let prose: [String]

  /// The code in UTF-8, without blank lines around it.
  let code: ArraySlice<UInt8>
}
