/// What a worker knows of the pages it has drawn.
struct DrawnPages: Sendable {
  var judgement = Judgement()
  var notes: PageNotes

  init(notes: PageNotes?) {
    self.notes = notes ?? PageNotes()
  }
}
