/// A finding before its line and column are counted.
struct Fault {
  /// Bytes from the start of the page.
  let offset: Int
  let rule: Rule
  let message: String
}
