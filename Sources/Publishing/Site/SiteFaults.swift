import Bytes
import Screens

/// The faults of all pages of a site, so that one run reports every one.
struct SiteFaults {
  private var faults: [(path: String, fault: SiteFault)] = []

  /// Does work for a page, and notes its error.
  mutating func collect<Value>(
    at path: String, _ body: () throws -> Value
  ) -> Value? {
    do {
      return try body()
    } catch {
      faults.append((path, SiteFault(error)))
      return nil
    }
  }

  /// Notes an error of a page, in a line.
  mutating func add(_ words: String, at path: SitePath) {
    faults.append(("\(path)", .data(Excerpt.line("\(path): \(words)"))))
  }

  /// Throws the errors, if there are any, in the order of their pages' paths.
  func end() throws(SiteFault) {
    guard !faults.isEmpty else { return }
    let sorted = faults.enumerated().sorted {
      ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
    }
    let words = sorted.map { "\($0.element.fault)" }.joined(separator: "\n")
    let areMachines = faults.allSatisfy { if case .machine = $0.fault { true } else { false } }
    throw areMachines ? .machine(words) : .data(words)
  }
}
