/// The file with what records can be narrowed by.
struct SearchFilters {
  let file: SearchFile

  /// The most values of a filter: a list that nobody could choose from would only cost.
  private static let most = 500

  init(_ parts: [IndexPart], of index: SearchIndex) {
    let spans = RankSpans(index)
    var json = SearchJSON()
    json.object { json in
      json.name("countries")
      Self.write(.country, of: parts, into: &json)
      json.name("types")
      Self.write(.type, of: parts, into: &json)
      json.name("qualities")
      json.list { json in
        for name in ["A", "B", "C", "D", "E", ""] { json.text(name.utf8) }
      }
      json.name("quality")
      json.list { json in
        for span in spans.qualities {
          json.list { json in
            json.number(span.lowerBound)
            json.number(span.upperBound)
          }
        }
      }
      json.name("years")
      json.list { json in
        for (year, spans) in spans.years {
          json.list { json in
            json.number(year)
            json.list { json in
              for span in spans {
                json.number(span.lowerBound)
                json.number(span.upperBound)
              }
            }
          }
        }
      }
    }
    file = SearchFile("filters", json.bytes)
  }

  /// Writes the values of a filter, those with the most records first.
  private static func write(
    _ filter: SearchFilter, of parts: [IndexPart], into json: inout SearchJSON
  ) {
    let values = parts.flatMap(\.filters).filter { $0.filter == filter }
      .sorted { first, second in
        first.count != second.count
          ? first.count > second.count : first.value.lexicographicallyPrecedes(second.value)
      }
    json.list { json in
      for value in values.prefix(most) {
        json.list { json in
          json.text(value.value)
          json.number(value.count)
        }
      }
    }
  }
}
