import Files
public import Records
public import Rendering
public import Screens

/// A folder of data that stands beside the Swift source of a site.
///
/// A site is built where its source is, so its data is read from there and need not be compiled in.
public struct SourceFolder: Sendable {
  private let path: String

  /// Finds a folder.
  ///
  /// - Parameters:
  ///   - file: The source file that the folder is beside: `#filePath`.
  ///   - folder: The folder's path, relative to that file's own folder.
  public init(of file: StaticString, _ folder: String) {
    let components = "\(file)".split(separator: "/", omittingEmptySubsequences: false).dropLast()
    path = components.joined(separator: "/") + "/" + folder
  }

  /// Reads a file that the site publishes as it is.
  ///
  /// - Parameters:
  ///   - name: The file's path within the folder.
  ///   - path: Where it is published.
  /// - Returns: The file, to be listed among the site's.
  /// - Throws: ``SiteFault`` when the file is missing or may not be read.
  public func file(_ name: String, at path: SitePath) throws(SiteFault) -> SiteFile {
    do throws(FileError) {
      return SiteFile(at: path, try InputFile(self.path + "/" + name).readAll())
    } catch {
      throw .machine("\(error)")
    }
  }

  /// Reads recordings in the shape of xeno-canto's API, in the order of the catalogue.
  ///
  /// - Throws: ``SiteFault`` when a recording had to be refused, too: a site's own data is in order.
  public func recordings(in name: String) throws(SiteFault) -> [Recording] {
    let index: RecordingIndex
    let recordings: [RecordingView]
    do throws(RecordingInputError) {
      index = try RecordingInputs([path + "/" + name]).index()
      recordings = try index.recordings()
    } catch {
      throw error.fault
    }
    if let refusal = index.refusals.examples.first { throw .data("\(refusal)") }
    return recordings.map(Recording.init)
  }
}

extension RecordingIndex {
  /// Every recording, in order.
  fileprivate func recordings() throws(RecordingInputError) -> [RecordingView] {
    do throws(RecordFault) { return try recordings(in: 0..<count) } catch { throw .data(error) }
  }
}
