import Rowhouse

/// Every control, each bound to a value of one model.
struct ControlsScreen: Form {
  enum Section: String, CaseIterable, Identified {
    case playback, order, sounds, numbers, words, moments, buttons
  }

  enum Row: Identified {
    case playsNext, volume, speed, pause
    case order(Preferences.Order), sound(Preferences.Voice)
    case units, continent
    case pageSize, distance
    case name, mail, code, remarks
    case day, time, colour
    case submit, reset
  }

  var model: Preferences
  let title = "Controls"
  let introduction: String? = """
    Every kind of control. The values that each accepts are declared once: the declaration draws the \
    control, and the browser and the build check values by it.
    """
  let columns = ColumnTitles(title: "Preference", value: "Choice")
  let sectionLinks = SectionLinks.list
  let source: SourceFile? = SourceFile()
  let remembersValues = true
  let savesValues = true
  let submission: Submission<Preferences> = .confirmation(
    """
    Recordings play\(\.volume, as: { " \($0.title.lowercased())" })\
    \(" one after another", when: .isOn(\.playsNext)), \(\.order) first.
    """)

  func header(of section: Section) -> String? {
    switch section {
    case .playback: "Switch and sliders"
    case .order: "One of several"
    case .sounds: "Any of several"
    case .numbers: "Pickers and numbers"
    case .words: "Words"
    case .moments: "Day, time and colour"
    case .buttons: nil
    }
  }

  func footer(of section: Section) -> Sentence<Preferences>? {
    switch section {
    case .playback:
      """
      \("Recordings play one after another.", when: .isOn(\.playsNext))\
      \("One recording plays, and then it is quiet.", when: !.isOn(\.playsNext))
      """
    case .order: "The section as a whole is bound to the value, and its rows are the choices."
    case .sounds: "\(\.sounds, as: { "\($0) of \(Preferences.Voice.allCases.count) are played." })"
    case .numbers, .words, .moments, .buttons: nil
    }
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .playback: [.volume, .speed, .playsNext, .pause]
    case .order: Preferences.Order.allCases.map(Row.order)
    case .sounds: Preferences.Voice.allCases.map(Row.sound)
    case .numbers: [.units, .continent, .pageSize, .distance]
    case .words: [.name, .mail, .code, .remarks]
    case .moments: [.day, .time, .colour]
    case .buttons: [.submit, .reset]
    }
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .playsNext: Cell("Play the next recording")
    case .volume: Cell("Volume")
    case .speed: Cell("Speed")
    case .pause: Cell("Pause between recordings", .subtitle("Seconds"))
    case .order(let order): Cell(order.title)
    case .sound(let sound): Cell(sound.title)
    case .units: Cell("Units")
    case .continent: Cell("Continent")
    case .pageSize: Cell("Recordings on a page")
    case .distance: Cell("Distance", .subtitle(unit))
    case .name: Cell("Name")
    case .mail: Cell("E-mail")
    case .code: Cell("Invitation")
    case .remarks: Cell("Remarks")
    case .day: Cell("Day")
    case .time: Cell("Time")
    case .colour: Cell("Colour")
    case .submit, .reset: Cell()
    }
  }

  /// The unit of a distance, which another row decides.
  private var unit: Words {
    """
    \("Kilometres", when: .equal(\.units, .metric))\("Miles", when: .equal(\.units, .imperial))
    """
  }

  func field(of row: Row) -> Field<Preferences>? {
    switch row {
    case .playsNext: .toggle(\.playsNext)
    case .volume: .slider(\.volume)
    case .speed: .slider(\.speed, in: 0.5...2, step: 0.25)
    case .pause: .stepper(\.pause, in: 0...10)
    case .order, .sound: nil
    case .units: .picker(\.units, .segmented)
    case .continent: .picker(\.continent, .inline)
    case .pageSize: .stepper(\.pageSize, in: 10...100, step: 10)
    case .distance: .number(\.distance, in: 0.1...500, decimals: 1)
    case .name: .text(\.name, prompt: "Ada Vos", length: 0...40)
    case .mail: .text(\.mail, prompt: "ada@example.org", length: 0...100, pattern: .mail)
    case .code: .text(\.code, prompt: "ROW-1204", length: 0...12, pattern: .code)
    case .remarks:
      .multilineText(\.remarks, prompt: "Anything else?", length: 0...500)
    case .day: .date(\.day)
    case .time: .time(\.time)
    case .colour: .colour(\.colour)
    case .submit: .submit("Say what I prefer")
    case .reset: .reset("Start again")
    }
  }

  func field(ofSection section: Section) -> Field<Preferences>? {
    switch section {
    case .order: .picker(\.order)
    case .sounds: .selection(\.sounds)
    case .playback, .numbers, .words, .moments, .buttons: nil
    }
  }

  func visibility(of row: Row) -> Visibility<Preferences> {
    switch row {
    case .pause: .visible(when: .isOn(\.playsNext))
    default: .always
    }
  }
}

extension ControlsScreen.Row {
  /// The name under which the row's value is saved.
  var identifier: String {
    switch self {
    case .playsNext: "plays-next"
    case .volume: "volume"
    case .speed: "speed"
    case .pause: "pause"
    case .order(let order): order.identifier
    case .sound(let sound): sound.identifier
    case .units: "units"
    case .continent: "continent"
    case .pageSize: "page-size"
    case .distance: "distance"
    case .name: "name"
    case .mail: "mail"
    case .code: "code"
    case .remarks: "remarks"
    case .day: "day"
    case .time: "time"
    case .colour: "colour"
    case .submit: "submit"
    case .reset: "reset"
    }
  }
}
