/// Which of two records with one number is the one to list.
enum RecordPreference {
  /// Either: they say the same.
  case same

  case first, second
}
