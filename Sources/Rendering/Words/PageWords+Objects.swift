extension PageWords {
  /// The number of objects in a list, with the name of its column: `3 reviews`.
  ///
  /// The name is a word of the data, in whatever language and number it is. Only in English, and
  /// only a name that looks like a plural, follows the number; for one, if its singular is certain.
  /// Everything else is neutral, and right in all languages: `avis : 3`, `releases: 1`.
  package func counted(_ count: Int, in column: String) -> String {
    let name = Self.noun(in: column)
    if Self.subtag(of: language) == "en", let plural = EnglishPlural(name) {
      if count != 1 { return "\(number(count)) \(name)" }
      if let one = plural.singular { return "\(number(count)) \(one)" }
    }
    return self(.label, name) + number(count)
  }

  /// The name of a column; of one within objects, the last name: `reviews` of `product.reviews`.
  private static func noun(in column: String) -> String {
    guard let dot = column.lastIndex(of: "."), !column.contains(" ") else { return column }
    let last = column[dot...].dropFirst()
    return last.isEmpty ? column : String(last)
  }
}

/// A name in the form of an English plural.
private struct EnglishPlural {
  /// Its singular, if the spelling leaves no doubt.
  let singular: String?

  init?(_ name: String) {
    let ends = Array(name.lowercased().suffix(4))
    guard ends.count > 2, ends.last == "s", let before = ends.dropLast().last,
      before.isASCII, before.isLetter, !"sui".contains(before)
    else { return nil }
    // `ies`, `ches`, `xes` and the like have several: stories and movies, matches and caches.
    let isDoubtful = before == "e" && ends.dropLast(2).last.map("isxzhov".contains) == true
    singular =
      !isDoubtful
      ? String(name.dropLast()) : ends.elementsEqual("sses") ? String(name.dropLast(2)) : nil
  }
}
