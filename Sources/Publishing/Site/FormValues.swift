import Records
import Screens

/// The values of a site's forms, as pages save them: a JSON object for each form, by its page.
///
/// ```json
/// { "pizza.html": { "sauce": "barbecue", "olives": true, "slices": 8 } }
/// ```
public struct FormValues: Sendable {
  /// The values of one form, in the order of the file.
  struct Entry: Sendable {
    /// The path of the form's page.
    let page: String
    let values: [(row: String, value: FormValue)]
  }

  let entries: [Entry]

  /// What messages call the file.
  let file: String

  /// No values: forms are as the site makes them.
  public static let none = FormValues(entries: [], file: "")

  private init(entries: [Entry], file: String) {
    self.entries = entries
    self.file = file
  }

  /// Reads a file that a page has saved, or several of them put together.
  ///
  /// - Parameters:
  ///   - json: The bytes of the file.
  ///   - file: What messages call it.
  /// - Throws: ``SiteFault`` when the file is not JSON, or not of that shape.
  public init(_ json: [UInt8], file: String) throws(SiteFault) {
    self.file = file
    let value: JSONValue
    do throws(JSONTextError) {
      value = try JSONValue(json)
    } catch {
      throw .data("\(file):\(error.place.line):\(error.place.column): \(error); save it again")
    }
    guard case .object(let members) = value else {
      throw .data("\(file): expected an object with the values of each form by its page")
    }
    var entries: [Entry] = []
    var pages: Set<String> = []
    for member in members {
      guard pages.insert(member.name).inserted else {
        throw .data(
          "\(file): the values of \"\(member.name)\" are there twice; leave out one of them")
      }
      entries.append(try Self.entry(member, of: file))
    }
    self.entries = entries
  }

  private static func entry(_ member: JSONValue.Member, of file: String) throws(SiteFault) -> Entry
  {
    guard case .object(let members) = member.value else {
      throw .data("\(file): \"\(member.name)\": expected an object with a value for each row")
    }
    var values: [(row: String, value: FormValue)] = []
    var rows: Set<String> = []
    for row in members {
      guard rows.insert(row.name).inserted else {
        throw .data(
          "\(file): \"\(member.name)\": the row \"\(row.name)\" is there twice; leave out one of them"
        )
      }
      guard let value = FormValue(row.value) else {
        throw .data(
          "\(file): \"\(member.name)\": the row \"\(row.name)\" has a value of a kind that no row takes; "
            + "rows take true, false, numbers, strings and lists of strings")
      }
      values.append((row.name, value))
    }
    return Entry(page: member.name, values: values)
  }
}

extension FormValue {
  /// The value that JSON has, if a control could have it.
  fileprivate init?(_ json: JSONValue) {
    switch json {
    case .null: self = .missing
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array(let values):
      var texts: [String] = []
      for value in values {
        guard case .string(let text) = value else { return nil }
        texts.append(text)
      }
      self = .list(texts)
    case .object: return nil
    }
  }
}
