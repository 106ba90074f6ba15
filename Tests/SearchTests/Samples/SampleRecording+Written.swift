extension SampleRecording {
  /// What the search page is to show of it.
  var written: WrittenRecording {
    WrittenRecording(
      number: Int(number), common: Self.shown(common),
      scientific: [genus, species].filter { !$0.isEmpty }.map { Self.shown($0) }
        .joined(separator: " "),
      country: Self.shown(country), place: Self.shown(location), recordist: Self.shown(recordist),
      type: Self.shown(types, by: ", "), quality: quality,
      sound: sound.map { String($0.prefix { $0 != "#" }) }, shortDate: shortDate)
  }

  /// Zero for what is unknown or after 2100.
  private var shortDate: Int {
    guard let date, date.year <= 2100 else { return 0 }
    return ((2100 - date.year) * 13 + 12 - date.month) * 32 + 31 - date.day + 1
  }

  private static func shown(_ words: [SampleWord], by separator: String = " ") -> String {
    words.map(\.text).joined(separator: separator).replacing("\t", with: " ")
  }
}
