// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A text or a picture above, between or below the tables of a screen.
///
/// ```swift
/// func content(above section: Section) -> [Block] {
///   switch section {
///   case .plan:
///     [
///       .text("A **trip** has a [budget](budget.html)."),
///       .figure(Figure("shots/plan.png", alt: "The plan of a trip", placement: .beside)),
///     ]
///   case .sharing: [.text(at: "Sharing.md")]
///   }
/// }
/// ```
public struct Block: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Markdown, and its place in the Swift source.
    case text(String, file: String, line: Int)

    /// A file of Markdown, and the Swift file that it is beside.
    case file(String, beside: String)
    case figure(Figure)
  }

  package let kind: Kind

  /// Text in Markdown, whose links name pages by their paths from the site's root.
  ///
  /// A link to a missing page is a build error, and so is HTML in the text.
  public static func text(
    _ markdown: String, in file: StaticString = #fileID, line: Int = #line
  ) -> Block {
    // The text of a literal of several lines begins on the line below its quotation marks.
    let first = markdown.contains("\n") ? line + 1 : line
    return Block(kind: .text(markdown, file: "\(file)", line: first))
  }

  /// Text in Markdown, from a file in the folder of the Swift file.
  public static func text(at name: String, beside source: StaticString = #filePath) -> Block {
    Block(kind: .file(name, beside: "\(source)"))
  }

  /// A picture.
  public static func figure(_ figure: Figure) -> Block { Block(kind: .figure(figure)) }

  package var figure: Figure? { if case .figure(let figure) = kind { figure } else { nil } }
}

/// A picture of the site's files with a caption, such as a screenshot.
///
/// ```swift
/// Figure(
///   "shots/map.png", alt: "A map with three stops", caption: "The route of a day.",
///   dark: "shots/map-dark.png", frame: .phone)
/// ```
public struct Figure: Hashable, Sendable {
  /// The picture: PNG, JPEG, GIF, WebP, AVIF or SVG.
  public var file: SitePath

  /// The text in place of the picture; empty for a decoration, which screen readers skip.
  public var alt: String
  public var caption: String?

  /// The picture for visitors who prefer dark colours.
  public var dark: SitePath?

  /// The size in CSS pixels; a missing length follows from the file's own ratio.
  ///
  /// Without both, the picture is as wide as its file, and at most as its frame.
  public var width: Int?
  public var height: Int?
  public var frame: Frame
  public var placement: Placement

  /// The device around a picture, drawn by the theme.
  public enum Frame: Hashable, Sendable { case none, phone, tablet, window }

  /// The place of a picture.
  public enum Placement: Hashable, Sendable {
    /// Above the section's rows.
    case above

    /// Beside the section's rows, or above them on a narrow page.
    case beside
  }

  public init(
    _ file: SitePath, alt: String, caption: String? = nil, dark: SitePath? = nil,
    width: Int? = nil, height: Int? = nil, frame: Frame = .none, placement: Placement = .above
  ) {
    self.file = file
    self.alt = alt
    self.caption = caption
    self.dark = dark
    self.width = width
    self.height = height
    self.frame = frame
    self.placement = placement
  }

  var fault: String? {
    let lengths = [width, height].compactMap(\.self)
    if lengths.contains(where: { !(1...10_000).contains($0) }) {
      return "the figure \"\(file)\" has an invalid size. Use 1 to 10,000 pixels."
    }
    if !alt.isEmpty, alt.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      return "the figure \"\(file)\" has a blank text. Describe it, or write alt: \"\" if it only "
        + "decorates."
    }
    return nil
  }
}

// MARK: - Between the sections of a built form

/// Text in Markdown between the sections of a ``BuiltForm``.
public func Text(
  _ markdown: String, in file: StaticString = #fileID, line: Int = #line
) -> Block {
  .text(markdown, in: file, line: line)
}

/// Text in Markdown between the sections of a ``BuiltForm``, from a file beside the Swift file.
public func Text(at name: String, beside source: StaticString = #filePath) -> Block {
  .text(at: name, beside: source)
}

extension Block {
  /// The block while a condition holds.
  public func visible<Model>(when condition: Condition<Model>) -> FormSection<Model> {
    FormSection(content: [self]) {}.visible(when: condition)
  }
}

extension Figure {
  /// The figure while a condition holds.
  public func visible<Model>(when condition: Condition<Model>) -> FormSection<Model> {
    Block.figure(self).visible(when: condition)
  }
}
