/// The reason why a site could not be built from its data.
public enum SiteFault: Error {
  /// Data is invalid.
  ///
  /// The text has the problem, its place and the fix, a line for each.
  case data(String)

  /// The machine did not do its part: a file is missing, or may not be read.
  case machine(String)
}

extension SiteFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .data(let message), .machine(let message): message
    }
  }
}
