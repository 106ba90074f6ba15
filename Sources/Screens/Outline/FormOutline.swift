/// What makes a screen a form.
public struct FormOutline: Hashable, Sendable {
  /// What comes of pressing the form's button.
  public enum Submission: Hashable, Sendable {
    case none
    case confirmation([Phrase])
    case send(to: Link)

    /// The rows lead back to a page with what was chosen for the control of that name there.
    case choice(of: ControlOutline, backTo: SitePath)
  }

  /// Words of a sentence.
  public struct Phrase: Hashable, Sendable {
    public let words: String
    public let said: Occasion

    /// Whether the words are there whatever the controls say, and are more than the space between
    /// others.
    public var isSaidAlways: Bool { said == .always && !words.allSatisfy(\.isWhitespace) }
  }

  /// When words of a sentence are said.
  public enum Occasion: Hashable, Sendable {
    case always

    /// While the condition of this number holds.
    case when(Int)

    /// While a control that no stylesheet can see has this value: a script says them.
    case has(String, value: String)

    /// While so many switches, or choices of a selection, of these names are on: a script says them.
    case counts([String], Int)

    /// As what was typed into the field of this name.
    case typed(String)
  }

  public let submission: Submission
  public let remembersValues: Bool
  public let savesValues: Bool

  /// The conditions that rows, sections and words depend on, each once.
  public let conditions: [ConditionOutline]
}
