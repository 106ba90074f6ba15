extension RecordingView: Equatable {
  /// Whether two records say the same, however it is written and in whatever order.
  package static func == (first: RecordingView, second: RecordingView) -> Bool {
    RecordingField.allCases.allSatisfy { field in
      first.has(field) == second.has(field) && first[field] == second[field]
    } && first.also == second.also && first.annotationSet == second.annotationSet
  }
}
