import Rowhouse

enum VoyagePage: String, SitePage { case front = "index", budget, about }

/// A manual: texts and screenshots around the screens of an app.
struct Voyage: Site {
  let title = "Voyage"
  let files: [SiteFile]

  init() throws(SiteFault) {
    files = try DataFolder("Data/shots").files(in: "shots")
  }

  func content(of page: VoyagePage) -> PageContent {
    switch page {
    case .front: .screen(PlanManual())
    case .budget: .screen(BudgetManual())
    case .about: about
    }
  }

  private var about: PageContent {
    .prose(
      """
      # About

      The pictures show version 2.

      ![A plan with three stops](shots/plan.svg "The plan of a week.")
      """)
  }
}

struct PlanManual: Screen {
  enum Section: String, CaseIterable, Titled { case trip = "Trip", sharing = "Sharing" }
  enum Row: String, CaseIterable, Titled { case name = "Name", days = "Days", invite = "Invite" }
  let title = "Plan"

  func content(above section: Section) -> [Block] {
    switch section {
    case .trip:
      [
        .text("A **trip** has stops and a [budget](budget.html)."),
        .figure(
          Figure(
            "shots/plan.svg", alt: "A plan with three stops", caption: "The plan of a week.",
            dark: "shots/plan-dark.svg", frame: .phone, placement: .beside)),
      ]
    case .sharing: [.text(at: "Data/sharing.md")]
    }
  }

  var closing: [Block] { [.text("See also [About](about.html).")] }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .trip: [.name, .days]
    case .sharing: [.invite]
    }
  }
}

struct BudgetManual: BuiltForm {
  var model = Budget()
  let title = "Budget"

  var body: [Section] {
    Text("Voyage adds up the **cost** of a day.")
    Section("Costs") {
      Toggle("split", "Split among travellers", \.isSplit)
    }
    Text(
      """
      ## Who owes whom

      Each pays the same share.
      """
    )
    .visible(when: .isOn(\.isSplit))
    Figure("shots/plan.svg", alt: "A plan with three stops", width: 200, frame: .phone)
  }
}

struct Budget: Sendable {
  var isSplit = true
}
