/// An attribute of the element in question.
struct Attribute {
  let name: AttributeName

  /// Where its value is in ``Page/bytes``.
  let value: Range<Int>
}
