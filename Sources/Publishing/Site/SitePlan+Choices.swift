import Screens

/// Choices on a page of their own.
extension SitePlan {
  /// Gives each list of choices its row's value, and notes those that don't belong together.
  static func connectLists(
    in contents: inout [Content.Page: PageContent], noting faults: inout SiteFaults
  ) {
    var met: Set<SitePath> = []
    // A screen that is not in order, or not there, has faults of its own.
    let faulty = Set(
      Content.Page.allCases.filter { page in
        contents[page].map { $0.outline?.faults.isEmpty == false } ?? true
      }.map(\.path))
    for page in Content.Page.allCases where !faulty.contains(page.path) {
      for row in contents[page]?.outline?.sections.flatMap(\.rows) ?? [] {
        guard let path = row.list, let control = row.control, !faulty.contains(path) else {
          continue
        }
        met.insert(path)
        let list = Content.Page.allCases.first { $0.path == path }
        if let fault = fault(of: control, on: page.path, list.flatMap { contents[$0]?.outline }) {
          faults.add("row \"\(control.name)\" is chosen on \(path), \(fault)", at: page.path)
        } else if let list {
          let content = contents[list]
          let chosen = faults.collect(at: "\(path)") {
            try ticked(content, as: control)
          }
          if let chosen { contents[list] = chosen }
        }
      }
    }
    for page in Content.Page.allCases where !met.union(faulty).contains(page.path) {
      let submission = contents[page]?.outline?.form?.submission
      guard case .choice(let control, backTo: let path)? = submission, !faulty.contains(path)
      else { continue }
      faults.add(
        "the choices link back to \(path), where no row links here. Give row "
          + "\"\(control.name)\" there "
          + "the field .picker(_, .page(_)).", at: page.path)
    }
  }

  /// Returns the mistake in the list that a row is chosen from, with its fix.
  private static func fault(
    of control: ControlOutline, on path: SitePath, _ list: ScreenOutline?
  ) -> String? {
    guard case .choice(let offered, backTo: let back)? = list?.form?.submission else {
      return "which is not a list of choices. Give that form the submission .choice(backTo:)."
    }
    if back != path { return "which links back to \(back). Give each row its own list." }
    if offered.name != control.name {
      return "whose section has the identifier \"\(offered.name)\". Give both the same identifier."
    }
    guard case .picker(let all, _) = control.control, case .picker(let others, _) = offered.control,
      all.all == others.all
    else { return "which has other choices. Use the same type for both." }
    return nil
  }

  /// Returns the list with a tick on the row's current value.
  private static func ticked(
    _ content: PageContent?, as control: ControlOutline
  ) throws(RefusedValues) -> PageContent? {
    guard case .picker(let choices, _) = control.control else { return content }
    return try content?.assigning?([(control.name, .text(choices.chosen))])
  }
}
