/// The texts that a text field accepts.
public struct TextLimits: Hashable, Sendable, CustomStringConvertible {
  /// An example that the field shows while it is empty.
  public let prompt: String

  /// The length of the text in UTF-16 code units, as browsers count; from zero if it is optional.
  public let length: ClosedRange<Int>

  /// The pattern of the whole text, if it has one.
  public let pattern: TextPattern?

  public init(
    prompt: String = "", length: ClosedRange<Int> = 0...1_000, pattern: TextPattern? = nil
  ) {
    self.prompt = prompt
    self.length = length
    self.pattern = pattern
  }

  public var isRequired: Bool { length.lowerBound > 0 }

  func contains(_ text: String) -> Bool {
    if text.isEmpty { return !isRequired }
    return length.contains(text.utf16.count) && (pattern?.matches(text) ?? true)
  }

  public var description: String {
    let (least, most) = (length.lowerBound, length.upperBound)
    let size =
      least == most ? "\(most) character\(most == 1 ? "" : "s")" : "\(least) to \(most) characters"
    return "text of \(size)" + (pattern.map { ": \($0)" } ?? "")
  }
}
