extension Screen {
  public var outline: ScreenOutline {
    var outline = ScreenOutline(
      self,
      sections: sections.map { section in
        let rows = rows(in: section).map { row in
          RowOutline(cell(for: row), identifier: identifier(of: row))
        }
        return SectionOutline(section, of: self, rows: rows)
      })
    outline.faults = outline.ownFaults
    return outline
  }
}

extension Form {
  public var outline: ScreenOutline { FormReader(self).outline() }
}
