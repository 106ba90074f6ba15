/// How much it says of a record that a word stands in one of its texts: the first the most.
///
/// What is found by its name comes before what is found by its place, and that before what somebody
/// remarked.
public enum SearchTier: UInt32, CaseIterable, Sendable {
  case name, place, maker, remark
}
