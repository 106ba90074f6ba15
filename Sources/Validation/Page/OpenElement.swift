/// An element whose end has not come yet.
struct OpenElement {
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// Something in it can be read aloud: text, or a picture's alternative.
    static let hasWords = Flags(rawValue: 1 << 0)
    static let hasElements = Flags(rawValue: 1 << 1)
    static let mayHoldText = Flags(rawValue: 1 << 2)
    /// Its stray text was reported.
    static let hasStrayText = Flags(rawValue: 1 << 3)
    /// Hidden from screen readers, so that its text names nothing.
    static let isHidden = Flags(rawValue: 1 << 4)
    /// Named by an attribute, whatever is in it.
    static let isLabelled = Flags(rawValue: 1 << 5)
    /// It contains a field.
    static let hasControl = Flags(rawValue: 1 << 6)
    static let hasSummary = Flags(rawValue: 1 << 7)
    /// A script that is data, and does nothing.
    static let isData = Flags(rawValue: 1 << 8)
  }

  let name: ElementName

  /// Just before the end of its start tag.
  ///
  /// See ``Page/report(_:atTagEndingAt:_:)``.
  let tagEnd: Int

  /// The elements it may have.
  let children: ElementSet

  /// The elements that it and the elements around it forbid at any depth.
  let bars: Groups

  var flags: Flags
}
