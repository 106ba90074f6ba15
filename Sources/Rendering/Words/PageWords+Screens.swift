import Screens

/// Interface text of screens and forms.
extension PageWords {
  func callAsFunction(_ text: NoticeText) -> String {
    switch text {
    case .own(let text): text
    case .loading: self[.loading]
    case .nothingHere: self[.nothingHere]
    case .failed: self[.failed]
    case .outOfDate: self[.outOfDate]
    case .tryAgain: self[.tryAgain]
    case .fetching(let noun): calling(noun)[.fetching]
    case .nothingToShow(let noun): calling(noun)[.nothingToShow]
    case .notRead(let noun, let reason): calling(noun)(.notRead, reason)
    case .notReadAgain(let noun, let reason): calling(noun)(.notReadAgain, reason)
    case .next(let count, let noun): calling(noun)(.nextRows, n: count)
    }
  }

  /// Returns the same phrases with another name for items; unchanged if it is empty.
  func calling(_ noun: String) -> PageWords {
    noun.isEmpty ? self : calling(RowNoun(noun, noun))
  }

  /// The hint about the accepted values of a field; empty if almost anything is, or the control shows them.
  func hint(of control: Control) -> String {
    let text =
      switch control {
      case .text(_, let limits), .multilineText(_, let limits): hint(of: limits)
      case .number(_, let numbers): hint(of: numbers)
      default: ""
      }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func hint(of limits: TextLimits) -> String {
    let length = limits.length
    let wanted =
      switch (limits.isRequired, length.count) {
      case (false, _): nil as String?
      case (true, 1): self(.characters, n: length.upperBound)
      case (true, _): self(.charactersFrom, number(length.lowerBound), n: length.upperBound)
      }
    return [limits.pattern.map { hint(of: $0) }, wanted].compactMap(\.self).joined(separator: ", ")
  }

  func hint(of pattern: TextPattern) -> String {
    switch pattern {
    case .digits: self[.digitsOnly]
    case .code: self[.lettersAndDigits]
    case .mail: self[.mailAddress]
    }
  }

  private func hint(of numbers: Numbers) -> String {
    let (lowest, highest) = (decimal(numbers.range.lowerBound), decimal(numbers.range.upperBound))
    return numbers.decimals == 0
      ? self(.wholeNumberFrom, lowest, highest)
      : self(.numberFrom, lowest, highest, n: numbers.decimals)
  }

  private func decimal(_ number: Double) -> String {
    Numbers.text(of: number).replacing(".", with: decimal)
  }
}
