import Search

/// What a worker knows of the pages it has drawn.
struct DrawnPages: Sendable {
  var judgement = Judgement()

  /// What is to be found of them, if anything is.
  var notes: SearchNotes?
}
