/// The names of a page's regions, each of which must differ from the others.
struct RegionNames {
  private var taken: Set<String>

  init(taken name: String) {
    taken = [name]
  }

  /// A name for a region: what is wanted, with a number if another is called so.
  mutating func name(for wanted: String) -> String {
    var name = wanted
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(wanted) \(number)"
    }
    return name
  }
}
