/// The kind of data in a source, and its name in messages.
package enum RecordSubject: Sendable {
  /// Recordings, whose fields have names that are known.
  case recordings

  /// Rows of any kind, whose columns are what the source says.
  case rows

  /// The verb of the command that reads them.
  var verb: String {
    switch self {
    case .recordings: "recordings"
    case .rows: "table"
    }
  }

  var singular: String {
    switch self {
    case .recordings: "record"
    case .rows: "row"
    }
  }

  var plural: String {
    switch self {
    case .recordings: "recordings"
    case .rows: "rows"
    }
  }

  /// The prefix of the number of one.
  var numberPrefix: String {
    switch self {
    case .recordings: "XC"
    case .rows: ""
    }
  }

  var field: String {
    switch self {
    case .recordings: "field"
    case .rows: "column"
    }
  }

  /// The remedy for one that is too long.
  var remedy: String {
    switch self {
    case .recordings: "Split the file or download it again."
    case .rows: "Put the rows in a list, or one on each line."
    }
  }

  /// The remedy for one that is taken for an API's error.
  var errorRemedy: String {
    switch self {
    case .recordings: ""
    case .rows: ", or put it in a list if it is a row"
    }
  }

  /// The file that should have been saved instead of a web page.
  var answer: String {
    switch self {
    case .recordings: "the API's response"
    case .rows: "the data"
    }
  }
}
