/// A value that is some things in an order that the visitor decides.
///
/// Each has a position, from one, which is the value of a field: ``Field/position(of:in:)``. Things of
/// the same position are in the order of the start.
///
/// ```swift
/// var order = Ordered(Dish.allCases)
/// ```
public struct Ordered<Element: Identified & Sendable>: Sendable {
  private let all: [Element]
  private var positions: [Int]

  /// Creates a value of things in an order.
  public init(_ elements: [Element]) {
    all = elements
    positions = elements.indices.map { $0 + 1 }
  }

  /// The things in their order.
  public var elements: [Element] {
    // A sort keeps the order of equal ones.
    all.indices.sorted { positions[$0] < positions[$1] }.map { all[$0] }
  }

  /// The position of a thing; `nil` if it is not among them.
  fileprivate subscript(element: Element) -> Int? {
    get { place(of: element).map { positions[$0] } }
    set {
      guard let newValue, let place = place(of: element) else { return }
      positions[place] = newValue
    }
  }

  fileprivate var numbers: WholeNumbers { WholeNumbers(1...max(1, all.count)) }

  private func place(of element: Element) -> Int? {
    all.firstIndex { $0.identifier == element.identifier }
  }
}

extension Field {
  /// The position of a thing among others, which have a row each; see ``Ordered``.
  ///
  /// The page has a number field, and with JavaScript buttons that move the row up and down.
  public static func position<Element>(
    of element: Element, in path: ValuePath<Model, Ordered<Element>>
  ) -> Self {
    Self(
      key: .position(.path(path), element.identifier),
      control: { .stepper($0[keyPath: path][element] ?? 0, $0[keyPath: path].numbers) },
      saved: { .number(Double($0[keyPath: path][element] ?? 0)) },
      expectation: "a position, from 1 to the number of rows in this order"
    ) { saved, model in
      let kind = StepperKind(numbers: model[keyPath: path].numbers)
      guard let position = kind.value(from: saved), model[keyPath: path][element] != nil else {
        return .refused
      }
      model[keyPath: path][element] = position
      return .accepted
    }
  }
}
