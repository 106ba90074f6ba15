extension AttributeTable {
  private static let trueFalse: AttributeModel.Value = .oneOf(["true", "false"])
  private static let states: AttributeModel.Value = .oneOf(["true", "false", "undefined"])
  private static let mixed: AttributeModel.Value = .oneOf(["true", "false", "mixed", "undefined"])
  private static let count: AttributeModel.Value = .integer(-1...1_000_000_000)
  private static let place: AttributeModel.Value = .integer(1...1_000_000_000)

  /// WAI-ARIA 1.2, section 6.6, and `aria-braille*` and `aria-description` of the draft of 1.3.
  ///
  /// Those that name elements of the page are with the other references.
  static let aria: [AttributeModel] = [
    .init(.ariaAtomic, on: both, trueFalse),
    .init(.ariaAutocomplete, on: both, .oneOf(["inline", "list", "both", "none"])),
    .init(.ariaBraillelabel, on: both, .words),
    .init(.ariaBrailleroledescription, on: both, .words),
    .init(.ariaBusy, on: both, trueFalse),
    .init(.ariaChecked, on: both, mixed),
    .init(.ariaColcount, on: both, count), .init(.ariaColindex, on: both, place),
    .init(.ariaColindextext, on: both, .words), .init(.ariaColspan, on: both, place),
    .init(
      .ariaCurrent, on: both,
      .oneOf(["page", "step", "location", "date", "time", "true", "false"])),
    .init(.ariaDescription, on: both, .words),
    .init(.ariaDisabled, on: both, trueFalse),
    .init(.ariaExpanded, on: both, states),
    .init(
      .ariaHaspopup, on: both,
      .oneOf(["false", "true", "menu", "listbox", "tree", "grid", "dialog"])),
    .init(.ariaHidden, on: both, states),
    .init(.ariaInvalid, on: both, .oneOf(["grammar", "false", "spelling", "true"])),
    .init(.ariaKeyshortcuts, on: both, .words),
    .init(.ariaLabel, on: both, .words),
    .init(.ariaLevel, on: both, place),
    .init(.ariaLive, on: both, .oneOf(["assertive", "off", "polite"])),
    .init(.ariaModal, on: both, trueFalse), .init(.ariaMultiline, on: both, trueFalse),
    .init(.ariaMultiselectable, on: both, trueFalse),
    .init(.ariaOrientation, on: both, .oneOf(["horizontal", "vertical", "undefined"])),
    .init(.ariaPlaceholder, on: both, .words),
    .init(.ariaPosinset, on: both, place),
    .init(.ariaPressed, on: both, mixed),
    .init(.ariaReadonly, on: both, trueFalse),
    .init(.ariaRelevant, on: both, .someOf(["additions", "all", "removals", "text"])),
    .init(.ariaRequired, on: both, trueFalse),
    .init(.ariaRoledescription, on: both, .words),
    .init(.ariaRowcount, on: both, count), .init(.ariaRowindex, on: both, place),
    .init(.ariaRowindextext, on: both, .words), .init(.ariaRowspan, on: both, count),
    .init(.ariaSelected, on: both, states),
    .init(.ariaSetsize, on: both, count),
    .init(.ariaSort, on: both, .oneOf(["ascending", "descending", "none", "other"])),
    .init(.ariaValuemax, on: both, .number), .init(.ariaValuemin, on: both, .number),
    .init(.ariaValuenow, on: both, .number), .init(.ariaValuetext, on: both, .words),
  ]
}
