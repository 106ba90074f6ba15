/// The documentation of a rule, for the list of rules, its explanation and the guide's page.
package struct RuleGuide: Sendable {
  /// The demand, in a line that begins with a lowercase letter and ends without a full stop.
  package let demand: String

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
    _ demand: String, because reason: String, ordinary: Ordinary = .nothing,
    in place: RuleExample.Place, _ broken: String, fixed: String
  ) {
    self.demand = demand
    self.reason = reason
    self.ordinary = ordinary
    example = RuleExample(place: place, broken: broken, fixed: fixed)
  }
}

/// An example that breaks a rule, and its fixed version, in a valid page or site: the first
/// violates only this rule, and the second none.
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
  package let fixed: String
}
