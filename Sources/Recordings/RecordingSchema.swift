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
    let fields = [RecordingField.id, .url, .fileName].map { Int($0.rawValue) }
    schema.anchorPrefix = "XC"
    schema.naming = .number(
      in: [fields[0], fields[1], fields[2]], own: { Identifier.number($0) },
      other: { Identifier.number(url: $0, fileName: $1) })
    schema.places = (Int(RecordingField.latitude.rawValue), Int(RecordingField.longitude.rawValue))
    schema.sound = Int(RecordingField.file.rawValue)
    schema.map = FieldNames.map
    // Members such as `type` and `file` are in many kinds of JSON.
    schema.distinctive = [RecordingField.id, .genus, .commonName, .recordist].map {
      Int($0.rawValue)
    }
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
    let fields = [RecordingField.quality, .date, .time].map { Int($0.rawValue) }
    return .rank(
      of: [fields[0], fields[1], fields[2]],
      { rank($0, quality: $1[0], date: $1[1], time: $1[2]) }, isAscending: isAscending)
  }
}

extension FieldNames {
  /// Which columns of a source have the fields of a recording.
  ///
  /// The API's own names come before those of exports.
  static let map: @Sendable (RowHeader) -> ColumnMap = { header in
    let matches = header.names.map(match).map {
      // Annotations are no text, and lines have nothing else.
      $0?.slot == .annotationSet && !header.hasObjects ? nil : $0
    }
    var map = ColumnMap(
      to: FieldSlot.count, matches.map { $0.map { Int($0.slot.rawValue) } },
      by: matches.map { $0?.rank ?? .max })
    // A species beside the whole name would be named twice.
    let genus = Int(RecordingField.genus.rawValue)
    if map.has(genus), matches[map.sources[genus]]?.isWholeName == true {
      map.remove(Int(RecordingField.species.rawValue))
    }
    return map
  }
}
