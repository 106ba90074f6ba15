import Files
import Rendering
import Screens

extension SourceListing {
  /// Reads the file that a page shows.
  ///
  /// - Throws: ``SiteFault`` when it is gone: the site is built where its source is.
  init(_ source: SourceFile) throws(SiteFault) {
    do throws(FileError) {
      let bytes = try InputFile(source.path).readAll()
      self.init(text: String(decoding: bytes, as: UTF8.self), name: source.name)
    } catch {
      throw .machine("\(error)")
    }
  }
}
