import Screens

/// Choices on a page of their own.
extension SitePlan {
  /// Gives every list of choices the value of the row that it is for.
  ///
  /// - Throws: ``SiteFault``, where a row and a list do not belong together.
  static func connectLists(in contents: inout [Content.Page: PageContent]) throws(SiteFault) {
    var faults: [String] = []
    var met: Set<SitePath> = []
    // A screen that is not in order has faults of its own, which are told when it is drawn.
    let faulty = Set(
      Content.Page.allCases.filter { contents[$0]?.outline?.faults.isEmpty == false }.map(\.path))
    for page in Content.Page.allCases where !faulty.contains(page.path) {
      for row in contents[page]?.outline?.sections.flatMap(\.rows) ?? [] {
        guard let path = row.list, let control = row.control, !faulty.contains(path) else {
          continue
        }
        met.insert(path)
        let list = Content.Page.allCases.first { $0.path == path }
        if let fault = fault(of: control, on: page.path, list.flatMap { contents[$0]?.outline }) {
          faults.append(
            "\(page.path): the row \"\(control.name)\" is chosen on \(path), \(fault)")
        } else if let list {
          contents[list] = try ticked(contents[list], as: control)
        }
      }
    }
    for page in Content.Page.allCases where !met.union(faulty).contains(page.path) {
      let submission = contents[page]?.outline?.form?.submission
      guard case .choice(let control, backTo: let path)? = submission, !faulty.contains(path)
      else { continue }
      faults.append(
        "\(page.path): the choices lead back to \(path), where no row leads here: give the row "
          + "\"\(control.name)\" there the field .picker(_, .page(_))")
    }
    if !faults.isEmpty { throw .data(faults.joined(separator: "\n")) }
  }

  /// What is wrong with the list that a row is to be chosen from, and what to do.
  private static func fault(
    of control: ControlOutline, on path: SitePath, _ list: ScreenOutline?
  ) -> String? {
    guard case .choice(let offered, backTo: let back)? = list?.form?.submission else {
      return "which is no list of choices: give that form the submission .choice(backTo:)"
    }
    if back != path { return "which leads back to \(back): give each row a list of its own" }
    if offered.name != control.name {
      return "whose section is called \"\(offered.name)\": give both one identifier"
    }
    guard case .picker(let all, _) = control.control, case .picker(let others, _) = offered.control,
      all.all == others.all
    else { return "which has other choices: bind both to one type" }
    return nil
  }

  /// The list with a tick on what the row shows.
  private static func ticked(
    _ content: PageContent?, as control: ControlOutline
  ) throws(SiteFault) -> PageContent? {
    guard case .picker(let choices, _) = control.control else { return content }
    do throws(RefusedValues) {
      return try content?.assigning?([(control.name, .text(choices.chosen))])
    } catch {
      throw .data("\(error)")
    }
  }
}
