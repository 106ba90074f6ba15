extension AttributeTable {
  /// WAI-ARIA 1.2, section 6.6, and `aria-braille*` and `aria-description` of the draft of 1.3.
  ///
  /// Attributes that name elements of the page are with the other references.
  static let aria: [AttributeModel] = [
    .init(
      .ariaAtomic, .ariaBusy, .ariaDisabled, .ariaModal, .ariaMultiline, .ariaMultiselectable,
      .ariaReadonly, .ariaRequired, on: both, .oneOf(["true", "false"])),
    .init(
      .ariaExpanded, .ariaHidden, .ariaSelected, on: both, .oneOf(["true", "false", "undefined"])),
    .init(.ariaChecked, .ariaPressed, on: both, .oneOf(["true", "false", "mixed", "undefined"])),
    .init(.ariaAutocomplete, on: both, .oneOf(["inline", "list", "both", "none"])),
    .init(
      .ariaCurrent, on: both,
      .oneOf(["page", "step", "location", "date", "time", "true", "false"])),
    .init(
      .ariaHaspopup, on: both,
      .oneOf(["false", "true", "menu", "listbox", "tree", "grid", "dialog"])),
    .init(.ariaInvalid, on: both, .oneOf(["grammar", "false", "spelling", "true"])),
    .init(.ariaLive, on: both, .oneOf(["assertive", "off", "polite"])),
    .init(.ariaOrientation, on: both, .oneOf(["horizontal", "vertical", "undefined"])),
    .init(.ariaRelevant, on: both, .someOf(["additions", "all", "removals", "text"])),
    .init(.ariaSort, on: both, .oneOf(["ascending", "descending", "none", "other"])),
    .init(
      .ariaBraillelabel, .ariaBrailleroledescription, .ariaColindextext, .ariaDescription,
      .ariaKeyshortcuts, .ariaLabel, .ariaPlaceholder, .ariaRoledescription, .ariaRowindextext,
      .ariaValuetext, on: both, .words),
    .init(
      .ariaColcount, .ariaRowcount, .ariaRowspan, .ariaSetsize, on: both,
      .integer(-1...1_000_000_000)),
    .init(
      .ariaColindex, .ariaColspan, .ariaLevel, .ariaPosinset, .ariaRowindex, on: both,
      .integer(1...1_000_000_000)),
    .init(.ariaValuemax, .ariaValuemin, .ariaValuenow, on: both, .number),
  ]
}
