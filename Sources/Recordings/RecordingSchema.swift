package import Records

extension CollectionSchema {
  /// The schema of recordings as xeno-canto's API sends them, or of tables with such columns.
  package static func recordings(
    groupedBy facet: RecordingFacet? = .species, orderedBy order: RecordingOrder = .newest
  ) -> CollectionSchema {
    var schema = CollectionSchema(.recordings, columns: FieldSlot.columns)
    schema.facets = RecordingFacet.allCases.map(\.facet)
    schema.group = facet?.rawValue
    schema.order = order.order
    schema.orders = RecordingOrder.allCases.map { ($0.rawValue, $0.order) }
    schema.anchorPrefix = "XC"
    schema.naming = .number(
      in: [RecordingField.id.place, RecordingField.url.place, RecordingField.fileName.place],
      own: { Identifier.number($0) }, other: { Identifier.number(url: $0, fileName: $1) })
    schema.places = (RecordingField.latitude.place, RecordingField.longitude.place)
    schema.sound = RecordingField.file.place
    schema.map = FieldNames.map
    // Members such as `type` and `file` are in many kinds of JSON.
    schema.distinctive = [RecordingField.id, .genus, .commonName, .recordist].map(\.place)
    schema.preference = { first, second in
      if first.isSame(as: second) { return .same }
      return first.isPreferred(to: second) ? .first : .second
    }
    schema.profilesColumns = false
    return schema
  }
}

extension RecordingOrder {
  var order: CollectionSchema.Order {
    .rank(
      of: [RecordingField.quality.place, RecordingField.date.place, RecordingField.time.place],
      { rank($0, quality: $1[0], date: $1[1], time: $1[2]) }, isAscending: isAscending)
  }
}

extension FieldNames {
  /// Which columns of a source have the fields of a recording; names of the API come before others.
  static let map: @Sendable (RowHeader) -> ColumnMap = { header in
    let matches = header.names.map(match).map {
      // Annotations are no text, and lines have nothing else.
      $0?.slot == .annotationSet && !header.hasObjects ? nil : $0
    }
    var map = ColumnMap(
      to: FieldSlot.count, matches.map { $0.map { Int($0.slot.rawValue) } },
      by: matches.map { $0?.rank ?? .max })
    // A species beside the whole name would be named twice.
    let genus = RecordingField.genus.place
    if map.has(genus), matches[map.sources[genus]]?.isWholeName == true {
      map.remove(RecordingField.species.place)
    }
    return map
  }
}
