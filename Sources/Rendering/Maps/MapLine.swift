/// A line as the path data of SVG 2, section 9.3.
struct MapLine {
  private(set) var data: String
  private var x: Int
  private var y: Int

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
    data = "M\(x) \(y)"
  }

  /// Goes level to `x`.
  mutating func level(to x: Int) {
    guard x != self.x else { return }
    data += "H\(x)"
    self.x = x
  }

  /// Goes to the right, and up or down within a gap.
  mutating func bend(through gap: Range<Int>, to y: Int) {
    level(to: gap.lowerBound)
    curve(to: gap.upperBound, y)
  }

  /// Goes to the left, and up or down within a gap.
  mutating func bendBack(through gap: Range<Int>, to y: Int) {
    level(to: gap.upperBound)
    curve(to: gap.lowerBound, y)
  }

  /// Goes to the right into a gap, and back: the curve reaches three quarters of the way to its controls.
  mutating func turn(in gap: Range<Int>, to y: Int) {
    level(to: gap.lowerBound)
    let control = x + min(gap.count * 4 / 3, 24 + abs(y - self.y) / 3)
    data += "C\(control) \(self.y) \(control) \(y) \(x) \(y)"
    self.y = y
  }

  private mutating func curve(to x: Int, _ y: Int) {
    // A line that stays level is drawn by the next step, in one piece.
    guard y != self.y else { return }
    let middle = (self.x + x) / 2
    data += "C\(middle) \(self.y) \(middle) \(y) \(x) \(y)"
    self.x = x
    self.y = y
  }
}
