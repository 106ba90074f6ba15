/// The attributes of the elements in ``ElementTable``; a case is named like its attribute, with a
/// capital letter for a hyphen.
enum AttributeName: UInt16, CaseIterable {
  // Of every element.
  case id, `class`, lang, xmlLang, dir, title, hidden, tabindex, role, accesskey, autocapitalize
  case autocorrect, autofocus, contenteditable, draggable, enterkeyhint, inert, inputmode, itemid
  case itemprop, itemref, itemscope, itemtype, nonce, popover, slot, spellcheck, translate
  case writingsuggestions, property, xmlSpace

  // Of some elements of HTML.
  case abbr, accept, acceptCharset, action, allow, alpha, alt, `as`, async, autocomplete, autoplay
  case blocking, charset, checked, cite, closedby, color, cols, colspan, colorspace, command
  case commandfor, content, controls, coords, crossorigin, data, datetime, decoding, `default`
  case `defer`, dirname, disabled, download, enctype, fetchpriority, `for`, form, formaction
  case formenctype, formmethod, formnovalidate, formtarget, headers, height, high, href, hreflang
  case httpEquiv, imagesizes, imagesrcset, integrity, ismap, kind, label, list, loading, loop, low
  case max, maxlength, media, method, min, minlength, multiple, muted, name, nomodule, novalidate
  case open, optimum, pattern, ping, placeholder, playsinline, popovertarget, popovertargetaction
  case poster, preload, readonly, referrerpolicy, rel, required, reversed, rows, rowspan, scope
  case selected, shape, shadowrootmode, size, sizes, span, src, srclang, srcset, start, step
  case style, target, type, usemap, value, width, wrap

  // Of SVG.
  case xmlns, viewBox, preserveAspectRatio, x, y, x1, y1, x2, y2, cx, cy, r, rx, ry, d, points, dx
  case dy, rotate, textLength, lengthAdjust, pathLength, transform, fill, fillOpacity, fillRule
  case clipRule, stroke, strokeWidth, strokeLinecap, strokeLinejoin, strokeDasharray
  case strokeDashoffset, strokeMiterlimit, strokeOpacity, opacity, visibility, display
  case vectorEffect, shapeRendering, textAnchor, textRendering, dominantBaseline, fontFamily
  case fontSize, fontStyle, fontWeight, letterSpacing, wordSpacing, markerStart, markerMid
  case markerEnd, markerWidth, markerHeight, markerUnits, refX, refY, orient, focusable, version

  // WAI-ARIA 1.2 and the drafts of 1.3 that browsers know.
  case ariaActivedescendant, ariaAtomic, ariaAutocomplete, ariaBraillelabel
  case ariaBrailleroledescription, ariaBusy, ariaChecked, ariaColcount, ariaColindex
  case ariaColindextext, ariaColspan, ariaControls, ariaCurrent, ariaDescribedby, ariaDescription
  case ariaDetails, ariaDisabled, ariaErrormessage, ariaExpanded, ariaFlowto, ariaHaspopup
  case ariaHidden, ariaInvalid, ariaKeyshortcuts, ariaLabel, ariaLabelledby, ariaLevel, ariaLive
  case ariaModal, ariaMultiline, ariaMultiselectable, ariaOrientation, ariaOwns, ariaPlaceholder
  case ariaPosinset, ariaPressed, ariaReadonly, ariaRelevant, ariaRequired, ariaRoledescription
  case ariaRowcount, ariaRowindex, ariaRowindextext, ariaRowspan, ariaSelected, ariaSetsize
  case ariaSort, ariaValuemax, ariaValuemin, ariaValuenow, ariaValuetext

  /// An attribute whose name begins with `data-`, for scripts and style sheets.
  case anyData

  /// Any other attribute, which another rule has reported.
  case unknown

  /// The name as it is written.
  var text: String { Self.texts[Int(rawValue)] }

  /// The names of all cases, which every new parser gets.
  private static let texts = allCases.map(\.written)

  private var written: String {
    switch self {
    case .anyData: return "data-*"
    case .xmlLang: return "xml:lang"
    case .xmlSpace: return "xml:space"
    default: break
    }
    let name = String(describing: self)
    if Self.withCapitals.contains(self) { return name }
    return name.reduce(into: "") { text, letter in
      if letter.isUppercase { text += "-" }
      text += letter.lowercased()
    }
  }

  /// Not found by its own name: in a namespace, or one of many.
  var isSpecial: Bool {
    self == .xmlLang || self == .xmlSpace || self == .anyData || self == .unknown
  }

  var isARIA: Bool {
    rawValue >= Self.ariaActivedescendant.rawValue && rawValue <= Self.ariaValuetext.rawValue
  }

  /// The attributes of SVG whose names have capital letters.
  private static let withCapitals: Set<AttributeName> = [
    .viewBox, .preserveAspectRatio, .textLength, .lengthAdjust, .pathLength, .markerWidth,
    .markerHeight, .markerUnits, .refX, .refY,
  ]
}
