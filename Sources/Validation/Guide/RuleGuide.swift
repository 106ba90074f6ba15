/// What is to be said of a rule: the list of rules, its explanation and the guide's page are made of it.
package struct RuleGuide: Sendable {
  /// What it demands, in a line that begins with a small letter and ends without a dot.
  package let demand: String

  /// Why, in a few sentences.
  package let reason: String

  package let ordinary: Ordinary

  package let example: RuleExample

  /// What of the rule pages of ordinary HTML are held to.
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

/// What breaks a rule, and the same mended.
///
/// The page or the site around it is right; only this rule objects to the one, and none to the other.
package struct RuleExample: Sendable {
  /// Where the text of an example stands.
  package enum Place: Sendable {
    /// It is a whole page.
    case page
    case head
    case body
    case main

    /// In `main`, of a page that is saved as ISO 8859-1 and when mended as UTF-8.
    case encoding

    /// It is the paths of the files of a site, a line each.
    case files

    /// It is what was done with a site's folder.
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
  /// What the rule demands, why, and an example.
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
