/// The documentation of a rule, for the list of rules, its explanation and the guide's page.
package struct RuleGuide: Sendable {
  /// The demand, in a line that begins with a lowercase letter and ends without a full stop.
  package let demand: String

  /// Why, in a few sentences.
  package let reason: String

  package let ordinary: Ordinary

  package let example: RuleExample

  /// The part of the rule that applies to pages of ordinary HTML.
  package enum Ordinary: Sendable, Equatable {
    case nothing
    case everything

    /// A part of it, in a few words.
    case only(String)
  }

  init(
    _ demand: String, because reason: String, ordinary: Ordinary = .nothing, _ example: RuleExample
  ) {
    self.demand = demand
    self.reason = reason
    self.ordinary = ordinary
    self.example = example
  }
}

/// An example that breaks a rule, and its fixed version.
///
/// The page or the site around it is valid; the first version violates only this rule, and the
/// second none.
package struct RuleExample: Sendable {
  /// The part of a page or site that an example is.
  package enum Place: Sendable {
    /// It is a whole page.
    case page
    case head
    case body
    case main

    /// In `main`, of a page that is saved as ISO 8859-1 and in the fixed version as UTF-8.
    case encoding

    /// It is the paths of the files of a site, a line each.
    case files

    /// A description of a change to a site's folder.
    case folder
  }

  package let place: Place
  package let broken: String
  package let mended: String

  init(in place: Place, _ broken: String, mended: String) {
    self.place = place
    self.broken = broken
    self.mended = mended
  }
}

extension Rule {
  /// The demand of the rule, its reason, and an example.
  package var guide: RuleGuide {
    switch self {
    case .wellFormed: .wellFormed
    case .encoding: .encoding
    case .allowedCharacter: .allowedCharacter
    case .doctype: .doctype
    case .htmlSyntax: .htmlSyntax
    case .namedEntity: .namedEntity
    case .allowedElement: .allowedElement
    case .nesting: .nesting
    case .strayText: .strayText
    case .allowedAttribute: .allowedAttribute
    case .attributeValue: .attributeValue
    case .requiredAttribute: .requiredAttribute
    case .pageHead: .pageHead
    case .inlineCode: .inlineCode
    case .deferredScript: .deferredScript
    case .localResource: .localResource
    case .singleFile: .singleFile
    case .uniqueID: .uniqueID
    case .pageReference: .pageReference
    case .address: .address
    case .siteLink: .siteLink
    case .pagePath: .pagePath
    case .tableModel: .tableModel
    case .tableHeaders: .tableHeaders
    case .label: .label
    case .accessibleName: .accessibleName
    case .imageAlternative: .imageAlternative
    case .mediaControls: .mediaControls
    case .headingOrder: .headingOrder
    case .oneMain: .oneMain
    case .landmarkName: .landmarkName
    case .ariaRole: .ariaRole
    case .ariaAttribute: .ariaAttribute
    case .currentPage: .currentPage
    case .manifest: .manifest
    }
  }
}
