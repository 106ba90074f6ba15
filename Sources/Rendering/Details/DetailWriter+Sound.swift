import Markup
import Records

extension DetailWriter {
  mutating func drawSound() {
    guard !recording.isAbsent(.file) else { return drawText(.length) }
    RecordingCells.drawSound(of: recording, into: &cell)
  }

  static let sonograms: [(RecordingField, StaticString)] = [
    (.sonogramSmall, "small"), (.sonogramMedium, "medium"), (.sonogramLarge, "large"),
    (.sonogramFull, "full length"),
  ]

  static let oscillograms: [(RecordingField, StaticString)] = [
    (.oscillogramSmall, "small"), (.oscillogramMedium, "medium"), (.oscillogramLarge, "large"),
  ]

  /// Links to pictures, and one of them itself if that was asked for.
  ///
  /// How large they are is not in the data. Whose page it is shown on is nobody's business. What is
  /// on `http` is a link in any case.
  mutating func drawPictures(_ pictures: [(RecordingField, StaticString)], as kind: StaticString) {
    let found = pictures.compactMap { field, size in
      WebAddress(recording[field]).map { (field: field, size: size, address: $0) }
    }
    let secure = found.filter(\.address.isSecure)
    let shown = secure.first { Self.shown.contains($0.field) } ?? secure.first
    if details.showsRemoteImages, let shown {
      cell.literal("<img src=\"https://")
      cell.text(utf8: shown.address.bytesAfterScheme)
      cell.literal("\" alt=\"")
      cell.literal(kind)
      cell.literal(" of ")
      cell.recordingNumber(details.number)
      cell.literal("\" loading=\"lazy\" referrerpolicy=\"no-referrer\"/> ")
    }
    for (index, picture) in found.enumerated() {
      if index > 0 { cell.literal(", ") }
      cell.link(utf8: Array(picture.size.description.utf8)[...], to: picture.address)
    }
  }

  private static let shown: Set<RecordingField> = [.sonogramMedium, .oscillogramMedium]
}
