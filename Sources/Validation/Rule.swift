/// The rules a page and a site are held to.
///
/// The raw value is the stable name that findings print.
package enum Rule: String, CaseIterable, Sendable {
  // The bytes.

  /// Every element is closed, every attribute quoted: what libxml2 objects to.
  case wellFormed = "well-formed"
  /// The page is UTF-8.
  case encoding = "utf-8"
  /// No controls and noncharacters, and no references to what HTML reads otherwise than XML.
  case allowedCharacter = "allowed-character"
  /// The page begins with `<!DOCTYPE html>` and declares nothing in it.
  case doctype
  /// What XML allows and HTML reads otherwise: CDATA, `<td/>`, `<br></br>`, prefixes.
  case htmlSyntax = "html-syntax"
  /// No named entities but the five of XML.
  case namedEntity = "named-entity"

  // The vocabulary.

  case allowedElement = "allowed-element"
  case nesting
  case strayText = "stray-text"
  case allowedAttribute = "allowed-attribute"
  case attributeValue = "attribute-value"
  case requiredAttribute = "required-attribute"
  /// What the head must have: a character set and a title.
  case pageHead = "page-head"
  case inlineCode = "inline-code"
  case deferredScript = "deferred-script"
  case localResource = "local-resource"

  // References.

  case uniqueID = "unique-id"
  case pageReference = "page-reference"
  case address
  /// References lead to a page, a file or an element of this site.
  case siteLink = "site-link"
  /// No two pages are at one path.
  case pagePath = "page-path"

  // What a page is like to use.

  case tableModel = "table-model"
  case tableHeaders = "table-headers"
  case label
  case accessibleName = "accessible-name"
  case imageAlternative = "image-alternative"
  case mediaControls = "media-controls"
  case headingOrder = "heading-order"
  case oneMain = "one-main"
  case landmarkName = "landmark-name"
  case ariaRole = "aria-role"
  case ariaAttribute = "aria-attribute"
  case currentPage = "current-page"
}
