/// Text of a cell or a section, parts of which may appear and disappear with a form's controls.
///
/// An author writes a `String`, or a ``Sentence`` about the form's model; see ``CellText``.
public struct Wording: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    /// The same words always.
    case text(String)

    /// A sentence that has not been read for a form.
    case unread(UnreadSentence)

    /// A sentence about the model, and the condition of each of its phrases.
    case read(String, [FormOutline.Phrase])
  }

  private let content: Content

  init(_ text: String) { content = .text(text) }
  init<Model>(_ sentence: Sentence<Model>) { content = .unread(UnreadSentence(sentence)) }

  /// Text of a form: for its model, and as phrases with their conditions.
  init(_ text: String, said phrases: [FormOutline.Phrase]) {
    let isText = phrases.allSatisfy { $0.said == .always }
    content = isText ? .text(text) : .read(text, phrases)
  }
}

extension Wording: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}

extension Wording {
  /// The text for the model that the screen was made with.
  public var text: String {
    switch content {
    case .text(let text), .read(let text, _): text
    case .unread: ""
    }
  }

  package var phrases: [FormOutline.Phrase] {
    switch content {
    case .text(""), .unread: []
    case .text(let text): [FormOutline.Phrase(words: text, said: .always)]
    case .read(_, let phrases): phrases
    }
  }

  /// Whether the text is empty, whatever the values of the controls.
  public var isEmpty: Bool { phrases.isEmpty }

  /// The sentence, while it is not read, if it is about such a model.
  func sentence<Model>(about type: Model.Type) -> Sentence<Model>? {
    if case .unread(let unread) = content { unread.sentence as? Sentence<Model> } else { nil }
  }

  /// The type of the sentence, while it is not read.
  var unreadType: String? {
    if case .unread(let unread) = content { "\(type(of: unread.sentence))" } else { nil }
  }
}

/// A sentence about some model, which is equal to itself alone: its words are functions.
private final class UnreadSentence: Hashable, Sendable {
  let sentence: any Sendable

  init(_ sentence: any Sendable) {
    self.sentence = sentence
  }

  static func == (one: UnreadSentence, other: UnreadSentence) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type that cells accept as text: a `String`, or a ``Sentence`` about the model of a form.
///
/// ```swift
/// Cell("Country", .value(settings.country.name))
/// Cell("Country", .value(Words("\(\.country)")))
/// ```
public protocol CellText {
  var wording: Wording { get }
}

extension String: CellText {
  public var wording: Wording { Wording(self) }
}

extension Sentence: CellText {
  public var wording: Wording { Wording(self) }
}
