extension Screen {
  public var outline: ScreenOutline {
    ScreenOutline(
      self,
      sections: sections.map { section in
        let rows = rows(in: section).map { row in
          RowOutline(cell(for: row), identifier: identifier(of: row))
        }
        return SectionOutline(section, of: self, rows: rows)
      })
  }
}

extension Form {
  public var outline: ScreenOutline { FormReader(self).outline() }
}
