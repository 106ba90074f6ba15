/// The reason why a site could not be built from its data.
public enum SiteFault: Error {
  /// Data says something that it must not. The words say what, where, and what to do, a line for
  /// each fault.
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
