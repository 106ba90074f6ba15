/// The lines that name the columns of a table: one, or several in the export of a survey.
struct HeaderLines {
  /// The number of lines whose cells are joined to names.
  private(set) var joined = 1

  /// The number of lines below them that are neither names nor rows.
  private(set) var unused = 0

  /// Whether the lines are those of a survey.
  var areOfSurvey: Bool { isRecognised && (joined > 1 || unused > 0) }

  /// Whether the table shows them, and not an option.
  private var isRecognised = false

  init() {}

  /// Reads the first rows.
  ///
  /// Qualtrics writes the questions in the second line and identifiers in the third, such as
  /// `{"ImportId":"QID1"}`. SurveyMonkey writes each question above the first of its answers, which are
  /// in the second line.
  ///
  /// - `asked`: The number of lines that an option says; `nil` to recognise it.
  init(of rows: [TableBeginning.Row], asked: Int?) {
    joined = asked ?? 1
    let identifiers = rows.prefix(3).firstIndex(where: Self.areIdentifiers)
    switch (identifiers, asked) {
    case (1, nil), (2, nil): unused = identifiers ?? 0
    case (2, 2): unused = 1
    case (_, nil) where Self.namesAnswers(rows): joined = 2
    default: break
    }
    isRecognised = asked == nil
  }

  /// Whether a row has identifiers of Qualtrics.
  private static func areIdentifiers(_ row: TableBeginning.Row) -> Bool {
    let text = row.beginning.filter { !"\"' ".utf8.contains($0) }
    return row.columns.count == row.count && text.starts(with: Array("{ImportId:".utf8))
  }

  /// Whether the second row has answers for each column that the first does not name, and no value for
  /// the first column, unlike those below.
  private static func namesAnswers(_ rows: [TableBeginning.Row]) -> Bool {
    guard rows.count > 3, let questions = rows.first else { return false }
    let (answers, others) = (rows[1], rows.dropFirst(2))
    let unnamed = Set(0..<questions.count).subtracting(questions.columns)
    let isOfRespondents =
      String(decoding: questions.beginning, as: UTF8.self).lowercased()
      .filter(\.isLetter) == "respondentid"
    return unnamed.count > 1 && answers.count == questions.count
      && questions.beginsFilled && !answers.beginsFilled && !answers.hasNumber
      && unnamed.isSubset(of: answers.columns) && others.allSatisfy(\.beginsFilled)
      && (isOfRespondents || 4 * questions.filled > questions.count && questions.filled > 2)
  }
}
