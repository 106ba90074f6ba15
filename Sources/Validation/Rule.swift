/// The rules for a page and a site, with the stable names that findings print; ``guide`` has the
/// demand of each and the reason.
package enum Rule: String, CaseIterable, Sendable {
  // The bytes.
  case wellFormed = "well-formed"
  case encoding = "utf-8"
  case allowedCharacter = "allowed-character"
  case doctype
  case htmlSyntax = "html-syntax"
  case namedEntity = "named-entity"

  // The vocabulary.
  case allowedElement = "allowed-element"
  case nesting
  case strayText = "stray-text"
  case allowedAttribute = "allowed-attribute"
  case attributeValue = "attribute-value"
  case requiredAttribute = "required-attribute"
  case pageHead = "page-head"
  case inlineCode = "inline-code"
  case deferredScript = "deferred-script"
  case localResource = "local-resource"
  case singleFile = "single-file"

  // References.
  case uniqueID = "unique-id"
  case pageReference = "page-reference"
  case address
  case siteLink = "site-link"
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

  // The folder.
  case manifest
}
