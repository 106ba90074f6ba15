package import Bytes
import Screens

/// The values of a site's forms, as pages save them: a JSON object for each form, by its page.
///
/// ```json
/// { "pizza.html": { "sauce": "barbecue", "olives": true, "slices": 8 } }
/// ```
package struct FormValues: Sendable {
  /// The values of one form, in the order of the file.
  struct Entry: Sendable {
    let page: String

    /// `nil`, if there is something else than an object with values.
    let values: [(row: String, value: FormValue)]?
  }

  let entries: [Entry]

  /// The name of the file in messages.
  let file: String

  /// No values: forms are as the site makes them.
  package static let none = FormValues(entries: [], file: "")
}

extension FormValues {
  /// Reads a file that a page has saved, or several concatenated; throws for any other shape.
  package init(_ json: [UInt8], file: String) throws(InputError) {
    let value = try JSONValue(json, in: file, fix: "Save it again.")
    guard case .object(let members) = value else {
      throw InputError(
        "\(file): expected an object with the values of each form, named by its page")
    }
    self.init(entries: members.map(Entry.init), file: file)
  }
}

extension FormValues.Entry {
  fileprivate init(_ member: JSONValue.Member) {
    page = member.name
    guard case .object(let rows) = member.value else {
      values = nil
      return
    }
    values = rows.map { ($0.name, FormValue($0.value)) }
  }
}

extension FormValue {
  fileprivate init(_ json: JSONValue) {
    switch json {
    case .null: self = .missing
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array(let values):
      var texts: [String] = []
      for value in values {
        guard case .string(let text) = value else {
          self = .other("a list of anything but strings")
          return
        }
        texts.append(text)
      }
      self = .list(texts)
    case .object: self = .other("an object")
    }
  }
}
