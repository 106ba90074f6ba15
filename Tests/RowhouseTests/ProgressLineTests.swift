import Files
import Testing

@testable import Publishing
@testable import Commands

@Suite struct ProgressLineTests {
  @Test(
    arguments: [
      (
        BuildSnapshot(step: .index, done: 0, total: 1_000, records: 0, seconds: 0),
        "reading 0%"
      ),
      (
        BuildSnapshot(step: .index, done: 450, total: 1_000, records: 512_000, seconds: 0.365),
        "reading 45% · 512,000 records · 1,400,000 records/s · 1 s left"
      ),
      (
        BuildSnapshot(step: .index, done: 1_000, total: 1_000, records: 1, seconds: 2),
        "reading 100% · 1 record · 1 records/s · 0 s left"
      ),
      (
        BuildSnapshot(step: .index, done: 7, total: 0, records: 0, seconds: 5), "reading"
      ),
      (
        BuildSnapshot(step: .unpack, done: 400, total: 1_000, records: 0, seconds: 2),
        "unpacking 40% · 3 s left"
      ),
      (
        BuildSnapshot(step: .pages, done: 0, total: 1, records: 0, seconds: 9),
        "drawing 0 of 1 page"
      ),
      (
        BuildSnapshot(step: .pages, done: 12_000, total: 20_004, records: 600_000, seconds: 2.3),
        "drawing 12,000 of 20,004 pages · 600,000 rows · 5,200 pages/s · 2 s left"
      ),
      (
        BuildSnapshot(step: .pages, done: 3, total: 400, records: 0, seconds: 1),
        "drawing 3 of 400 pages · 3 pages/s · 2 min 13 s left"
      ),
      (
        BuildSnapshot(step: .pages, done: 1, total: 4_000, records: 0, seconds: 1),
        "drawing 1 of 4,000 pages · 1 pages/s · 1 h 6 min left"
      ),
      (
        BuildSnapshot(step: .pages, done: 10, total: 100, records: 500, seconds: 0.1),
        "drawing 10 of 100 pages · 500 rows"
      ),
      (BuildSnapshot(step: .links, done: 0, total: 0, records: 0, seconds: 1), "checking links"),
      (BuildSnapshot(step: .commit, done: 0, total: 0, records: 0, seconds: 1), "publishing"),
    ])
  func `a line says what is being done and how long it takes`(snapshot: BuildSnapshot, text: String)
  {
    #expect(ProgressLine.text(of: ProgressLine(snapshot).parts, width: 79) == text)
  }

  @Test(
    arguments: [
      (72, "drawing 12,000 of 20,004 pages · 600,000 rows · 5,200 pages/s · 2 s left"),
      (71, "drawing 12,000 of 20,004 pages · 600,000 rows · 5,200 pages/s"),
      (45, "drawing 12,000 of 20,004 pages · 600,000 rows"),
      (44, "drawing 12,000 of 20,004 pages"), (30, "drawing 12,000 of 20,004 pages"),
      (29, ""), (0, ""), (-1, ""),
    ])
  func `what does not fit is left out from the end`(width: Int, text: String) {
    let snapshot = BuildSnapshot(
      step: .pages, done: 12_000, total: 20_004, records: 600_000, seconds: 2.3)
    #expect(ProgressLine.text(of: ProgressLine(snapshot).parts, width: width) == text)
  }

  @Test(
    arguments: [
      (BuildStep.index, 999, 1_000, TerminalProgress.percent(99)), (.pages, 0, 8, .percent(0)),
      (.pages, 8, 8, .percent(100)), (.links, 0, 0, .unknown), (.commit, 0, 0, .unknown),
    ])
  func `the terminal is told a percentage where there is one`(
    step: BuildStep, done: Int, total: Int, progress: TerminalProgress
  ) {
    let snapshot = BuildSnapshot(step: step, done: done, total: total, records: 0, seconds: 1)
    #expect(ProgressLine(snapshot).progress == progress)
  }
}
