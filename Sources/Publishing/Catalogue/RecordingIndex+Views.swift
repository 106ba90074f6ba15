import Records
import Screens

extension RecordingIndex {
  /// Reads the recordings of a page.
  ///
  /// - Throws: ``PageFault``, which says why they cannot be read.
  func views(on page: Page) throws(PageFault) -> [RecordingView] {
    do throws(RecordFault) {
      return try recordings(in: page.range)
    } catch {
      throw PageFault("\(error)")
    }
  }
}
