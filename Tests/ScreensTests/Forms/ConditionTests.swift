import Screens
import Testing

@Suite struct ConditionTests {
  @Test(
    arguments: [
      (.isOn(\.hasBorder), Pizza(hasBorder: true), Pizza()),
      (.equal(\.sauce, .spicy), Pizza(sauce: .spicy), Pizza(sauce: .tomato)),
      (
        .contains(\.toppings, .olives), Pizza(toppings: [.bacon, .olives]),
        Pizza(toppings: [.bacon])
      ),
      (.equal(\.slices, 4), Pizza(slices: 4), Pizza(slices: 6)),
      (.atLeast(\.slices, 4), Pizza(slices: 4), Pizza(slices: 2)),
      (.isFilled(\.name), Pizza(name: " "), Pizza(name: "")),
    ] as [(Condition<Pizza>, Pizza, Pizza)])
  func `a test holds of some models and not of others`(
    condition: Condition<Pizza>, one: Pizza, other: Pizza
  ) {
    #expect(condition.holds(in: one))
    #expect(!condition.holds(in: other))
    #expect(!(!condition).holds(in: one))
    #expect((!condition).holds(in: other))
  }

  @Test(arguments: [false, true], [false, true])
  func `conditions combine as Booleans do`(one: Bool, other: Bool) {
    let pizza = Pizza(hasBorder: one, isExtraHot: other)
    let (border, hot) = (Condition<Pizza>.isOn(\.hasBorder), Condition<Pizza>.isOn(\.isExtraHot))
    #expect((border && hot).holds(in: pizza) == (one && other))
    #expect((border || hot).holds(in: pizza) == (one || other))
    #expect((!border && hot).holds(in: pizza) == (!one && other))
    #expect((!(border && hot)).holds(in: pizza) == !(one && other))
  }

  @Test(arguments: Pizza.everyCombination.filter { $0.slices == 2 && $0.thickness == .thin })
  func `not binds tighter than and, and and tighter than or`(pizza: Pizza) {
    let (border, vegan) = (Condition<Pizza>.isOn(\.hasBorder), Condition<Pizza>.isOn(\.isVegan))
    let named = Condition<Pizza>.isFilled(\.name)
    let (b, v, n) = (pizza.hasBorder, pizza.isVegan, !pizza.name.isEmpty)
    #expect((border || vegan && named).holds(in: pizza) == (b || v && n))
    #expect((border && vegan || named).holds(in: pizza) == (b && v || n))
    #expect((!border && vegan || !named).holds(in: pizza) == (!b && v || !n))
    #expect(((border || vegan) && named).holds(in: pizza) == ((b || v) && n))
  }
}
