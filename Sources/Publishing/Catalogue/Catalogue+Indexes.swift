import Records
import Rendering
import Screens

/// The indexes of what recordings can be looked up by.
extension Catalogue {
  /// Of species by either name, and of everything else that recordings can be counted by.
  static func indexes(of recordings: RecordingIndex) -> [ValueIndex] {
    RecordingFacet.allCases.flatMap { facet in
      let values = recordings.values(of: facet)
      let index = ValueIndex(of: facet, values, in: facet.folder)
      guard facet == .species else { return [index] }
      return [
        index, ValueIndex(of: .species, values, by: .scientificName, in: "species/scientific"),
      ]
    }
  }

  /// The pages of an index.
  func indexPages(_ values: ValueIndex) -> PageSeries {
    let others = values.facet == .species ? otherSpeciesIndexes(than: values) : []
    let position = position(of: values)
    return PageSeries(named: "ValueListing", pages: values.pages) {
      page, frame, html throws(PageFault) in
      let listing = ValueListing(
        of: values, page: page, to: destination(of: values.facet), seeAlso: others
      ) { link(to: $0, of: values.facet) }
      ListingRenderer(listing, position).draw(in: frame, into: &html)
    }
  }

  private func otherSpeciesIndexes(than values: ValueIndex) -> [ListingLink] {
    indexes.filter { $0.facet == .species && $0.naming != values.naming }.map {
      ListingLink($0.entryTitle, to: .page($0.pages[0].path, fragment: nil))
    }
  }

  private func position(of values: ValueIndex) -> PagePosition {
    var position = PagePosition()
    if values.naming == .scientificName { position.trail = [Self.crumb(of: .species)] }
    return position
  }

  /// The way back to the index of a facet.
  static func crumb(of facet: RecordingFacet) -> PagePosition.Neighbour {
    PagePosition.Neighbour(facet.title, at: facet.folder.file("index.html"))
  }

  /// What the links of an index lead to.
  private func destination(of facet: RecordingFacet) -> ValueListing.Destination {
    if facet.isGroup(of: index.grouping) { return .section }
    return lists.contains { $0.facet == facet } ? .ownList : .firstRecording
  }

  /// Where the recordings with a value are: their section, their own list, or the first of them.
  func link(to value: RecordingGroup, of facet: RecordingFacet) -> Link {
    let page = recordings.page(holding: value.first)
    if facet.isGroup(of: index.grouping) { return .page(page.path, fragment: value.anchor) }
    if let list = lists.first(where: { $0.facet == facet }) {
      return .page(list.path(of: value), fragment: nil)
    }
    return link(toRecordingAt: value.first)
  }

  /// Where a recording is in the listing.
  func link(toRecordingAt position: Int) -> Link {
    .page(
      recordings.page(holding: position).path, fragment: index.id(at: position).map { "XC\($0)" })
  }
}

extension ValueIndex {
  /// What the front page calls it.
  var entryTitle: String {
    switch (facet, naming) {
    case (.species, .title): "Species by common name"
    case (.species, .scientificName): "Species by scientific name"
    case (let facet, _): facet.title
    }
  }
}

extension RecordingFacet {
  /// Where the index of the values is, and the lists that they have.
  var folder: SitePath {
    switch self {
    case .species: "species"
    case .country: "countries"
    case .recordist: "recordists"
    case .type: "types"
    case .quality: "quality"
    case .year: "years"
    }
  }
}
