import Rowhouse

// The manual of an app that records walks: twelve screens and a page of text. Two of the screens
// have a variant for those who pay.

enum ManualPage: String, SitePage {
  case home = "index", start, record, route, map, watch, alerts, look, units, account, pro
  case privacy, questions
}

extension Link {
  static func page(_ page: ManualPage) -> Link { .page(page.path, fragment: nil) }
}

struct Manual: Site {
  let title = "Plover"
  let files: [SiteFile]

  init() throws(SiteFault) {
    files = try DataFolder("Data/plover").files(in: "pictures")
  }

  func content(of page: ManualPage) -> PageContent {
    switch page {
    case .home: .screen(ManualHome())
    case .start: .prose(at: "Data/start.md")
    case .record: .screen(RecordManual())
    case .route: .screen(RouteManual())
    case .map: .screen(MapManual())
    case .watch: .screen(WatchManual())
    case .alerts: .screen(AlertsManual())
    case .look: .screen(LookManual())
    case .units: .screen(UnitsManual())
    case .account: .screen(AccountManual())
    case .pro: .screen(ProManual())
    case .privacy: .screen(PrivacyManual())
    case .questions: .screen(QuestionsManual())
    }
  }
}

struct ManualHome: BuiltForm {
  let title = "Plover 3"
  let introduction: String? = "The manual of Plover, an app that records your walks."

  var body: [Section] {
    Section("Walks") {
      Cell("Your first walk", picture: .symbol("star"), opens: .page(.start))
      Cell("Record", picture: .symbol("location"), opens: .page(.record))
      Cell("Plan a route", picture: .symbol("doc.text"), badge: "Pro", opens: .page(.route))
      Cell("Map", picture: .symbol("globe"), opens: .page(.map))
      Cell("Watch", picture: .symbol("clock"), opens: .page(.watch))
    }
    Section("Settings") {
      Cell("Alerts", picture: .symbol("bell"), opens: .page(.alerts))
      Cell("Appearance", picture: .symbol("paintbrush"), opens: .page(.look))
      Cell("Units and files", picture: .symbol("textformat.size"), opens: .page(.units))
      Cell("Privacy", picture: .symbol("hand.raised"), opens: .page(.privacy))
    }
    Section("Help") {
      Cell("Account", picture: .symbol("person.crop.circle"), opens: .page(.account))
      Cell("Plover Pro", picture: .symbol("creditcard"), opens: .page(.pro))
      Cell("Questions", picture: .symbol("questionmark.circle"), opens: .page(.questions))
    }
  }
}

// MARK: - Walks

struct Walking: Sendable {
  enum Activity: String, CaseIterable, Titled, Identified { case walk, run, cycle }
  enum Accuracy: String, CaseIterable, Titled, Identified { case best, balanced, low }
  enum Style: String, CaseIterable, Titled, Identified { case paper, terrain, satellite }

  var activity = Activity.walk
  var accuracy = Accuracy.balanced
  var pauses = true
  var speed = 2.0
  var countdown = 3
  var style = Style.paper
  var showsContours = true
  var contour = 20.0
  var distance: Double?
  var isLoop = true
  var climb = 300.0
}

struct RecordManual: BuiltForm {
  var model = Walking()
  let title = "Record"
  let introduction: String? = "A walk is recorded from the moment you press the button."
  let button = Figure(
    "pictures/record.png", alt: "A walk of 4.2 km in 52 minutes, above a red button",
    caption: "The button starts, pauses and ends a walk.", dark: "pictures/record-dark.png",
    width: 240, frame: .phone, placement: .beside)

  var body: [Section] {
    Section("While you walk", content: [.figure(button)]) {
      Picker("activity", "Activity", \.activity, .segmented)
      Stepper("countdown", "Countdown in seconds", \.countdown, in: 0...10)
      Toggle("pauses", "Pause when I stop", \.pauses)
      Slider("speed", "Slower than, in km/h", \.speed, in: 0.5...5, step: 0.5)
        .visible(when: .isOn(\.pauses))
    }
    Section("After a walk") {
      Cell("Rename", .subtitle("Touch the name"))
      Cell("Cut", .subtitle("Drag the ends of the line"))
      Cell("Delete", .subtitle("It can be restored for 30 days"), role: .destructive)
    }
    Text(
      """
      ## How exact it is

      *Best* asks for a position each second, *Balanced* each ten metres. A walk of **six hours** takes
      about 40 % of the battery with *Best*, and 15 % with *Balanced*.
      """)
    Section("Position") {
      Picker("accuracy", "Accuracy", \.accuracy)
      Cell("Permission", .value("While using the app"), opens: .page(.privacy))
      Cell("Signal lost", .subtitle("The line is dashed until there is a position"))
    }
  }
}

struct RouteManual: BuiltForm {
  var model = Walking()
  var isPro = false
  let title = "Plan a route"
  static let variants = [Variant("pro", titled: "With Plover Pro", RouteManual(isPro: true))]

  var body: [Section] {
    if isPro {
      Section("Wishes") {
        NumberField("distance", "Distance in km", \.distance, in: 1...60, decimals: 1)
        Slider("climb", "At most this climb, in m", \.climb, in: 0...2_000, step: 50)
        Toggle("loop", "Back to the start", \.isLoop)
      }
      Section("Routes", footer: "Each has a map and a profile.") {
        Cell("By the river", .subtitle("8.1 km, 60 m of climb"))
        Cell("Over the ridge", .subtitle("9.4 km, 290 m of climb"))
        Cell("Through the woods", .subtitle("7.7 km, 110 m of climb"))
      }
    } else {
      Section("Routes", footer: "Plover Pro finds routes by distance and climb.") {
        Cell("Draw a route", .subtitle("Hold the map, then touch each turn"))
        Cell("Import a GPX file", .subtitle("From the share sheet of another app"))
        Cell("Find a route", badge: "Pro", opens: .page(.pro))
      }
    }
  }
}

struct MapManual: BuiltForm {
  var model = Walking()
  let title = "Map"
  let lake = Figure(
    "pictures/map.png", alt: "A map with contours, and a walk as a red line around a lake",
    caption: "The paper style, with contours.", dark: "pictures/map-dark.png", width: 240,
    frame: .phone, placement: .beside)

  var body: [Section] {
    Section("Style", content: [.figure(lake)]) {
      Picker("style", "Style", \.style, .segmented)
      Toggle("contours", "Contours", \.showsContours)
      Slider("contour", "Metres between them", \.contour, in: 10...100, step: 10)
        .visible(when: .isOn(\.showsContours))
    }
    Section("Offline maps", footer: "A region of 50 by 50 km takes about 120 MB.") {
      Cell("Add a region", .subtitle("Zoom out, then touch Save"))
      Cell("Renew", .value("Each month, over Wi-Fi"))
      Cell("Remove", .subtitle("Swipe the region to the left"), role: .destructive)
    }
  }
}

struct WatchManual: BuiltForm {
  let title = "Watch"

  var body: [Section] {
    Section("Set up") {
      Cell("Install", .subtitle("Open the Watch app, then touch Plover"))
      Cell("Pair again", .subtitle("Restart both, the watch first"))
      Cell("Charge", .subtitle("A day of walks needs half a charge"))
      Cell("Start from the wrist", .subtitle("Press the crown twice"))
    }
    Section("Pages on the watch") {
      Cell("Distance and time", .value("1"))
      Cell("Pace", .value("2"))
      Cell("Heart rate", .value("3"))
      Cell("Compass", .value("4"))
    }
    Text("Without the phone, a watch needs its own GPS. See [Record](record.html#how-exact-it-is).")
  }
}

// MARK: - Settings

struct PloverSettings: Sendable {
  enum Look: String, CaseIterable, Titled, Identified { case automatic, light, dark }
  enum Length: String, CaseIterable, Titled, Identified { case kilometres, miles }

  var alerts = true
  var each = 1.0
  var rain = true
  var start: TimeOfDay?
  var look = Look.automatic
  var size = 16.0
  var tint = Colour(red: 163, green: 24, blue: 15)
  var length = Length.kilometres
  var hasPace = true
  var shares = true
  var radius = 200.0
}

struct AlertsManual: BuiltForm {
  var model = PloverSettings()
  let title = "Alerts"

  var body: [Section] {
    Section("During a walk") {
      Toggle("alerts", "Alerts", \.alerts)
      Slider("each", "Each so many kilometres", \.each, in: 0.5...5, step: 0.5)
        .visible(when: .isOn(\.alerts))
    }
    Section("Before a walk", footer: "The forecast is for the place where you are.") {
      Toggle("rain", "Rain within the hour", \.rain)
      TimeField("start", "Remind me at", \.start)
    }
  }
}

struct LookManual: BuiltForm {
  var model = PloverSettings()
  let title = "Appearance"

  var body: [Section] {
    Section {
      Picker("look", "Look", \.look, .segmented)
      ColourField("tint", "Colour of the line", \.tint)
      Slider("size", "Size of text", \.size, in: 12...24, step: 1)
    }
  }
}

struct UnitsManual: BuiltForm {
  var model = PloverSettings()
  let title = "Units and files"

  var body: [Section] {
    Section("Units") {
      Picker("length", "Length", \.length, .segmented)
      Toggle("pace", "Pace instead of speed", \.hasPace)
    }
    Section("Files") {
      Cell("GPX", .subtitle("The line, heights and times"))
      Cell("FIT", .subtitle("The same, and the heart rate"))
      Cell("CSV", .subtitle("A row for each kilometre"))
    }
  }
}

struct PrivacyManual: BuiltForm {
  var model = PloverSettings()
  let title = "Privacy"

  var body: [Section] {
    Section("Friends") {
      Toggle("shares", "Share walks", \.shares)
      Slider("radius", "Hide metres around home", \.radius, in: 0...1_000, step: 100)
        .visible(when: .isOn(\.shares))
    }
    Section("Sent to Plover") {
      Cell("Walks", .value("Only if you share them"))
      Cell("Names of places", .value("Nothing: maps are on the phone"))
      Cell("Crashes", .value("If you agree"))
      Cell("Advertising", .value("Nothing"))
    }
  }
}

// MARK: - Help

struct AccountManual: BuiltForm {
  var isPro = false
  let title = "Account"
  static let variants = [Variant("pro", titled: "With Plover Pro", AccountManual(isPro: true))]

  var body: [Section] {
    Section("You") {
      Cell("Name", .value("Ada Vos"))
      Cell("Plan", .value(isPro ? "Pro, until May" : "Free"), opens: .page(.pro))
      if isPro { Cell("Family", .value("3 of 5 people")) }
    }
    Section("Data") {
      Cell("Walks kept", .value(isPro ? "All" : "The last 50"))
      Cell("Export all", .subtitle("A ZIP file with a GPX file for each walk"))
      Cell("Delete the account", .subtitle("At once, and for good"), role: .destructive)
    }
  }
}

struct ProManual: BuiltForm {
  let title = "Plover Pro"

  var body: [Section] {
    Text(
      """
      | | Free | Pro |
      |---|--:|--:|
      | Walks kept | 50 | all |
      | Offline regions | 1 | 20 |
      """)
    Section("Price") {
      Cell("A month", .value("€ 2.50"))
      Cell("A year", .value("€ 18.00"))
    }
    Section("Your plan") {
      Cell("Start", .subtitle("Account, then Plan"), opens: .page(.account))
      Cell("Cancel", .subtitle("In the settings of the store"))
    }
  }
}

struct QuestionsManual: BuiltForm {
  let title = "Questions"
  let isSearchable = true

  var body: [Section] {
    Section("Recording", folding: .open) {
      Cell("The line jumps", .subtitle("Choose Best as accuracy"), opens: .page(.record))
      Cell("The distance is too long", .subtitle("Cut its ends, or pause when you stop"))
      Cell("A walk is missing", .subtitle("Look in Deleted: it is kept for 30 days"))
      Cell("The battery is empty", .subtitle("The walk until then is saved"))
    }
    Section("Buying", folding: .folded) {
      Cell("Restore", .subtitle("Account, then Restore"), opens: .page(.account))
      Cell("Another phone", .subtitle("Sign in there with the same account"))
      Cell("Refund", .subtitle("From the store, within 14 days"))
    }
    Section("Write to us") {
      Cell("Mail", .value("help@example.org"), opens: .mail("help@example.org"))
    }
  }
}
