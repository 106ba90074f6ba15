import Rowhouse

struct Course: Sendable {
  struct Dish: Sendable {
    let name: String
    let price: String
  }

  let name: String
  let dishes: [Dish]
}

struct CardScreen: DynamicScreen {
  let card: [Course]
  var model: Void = ()
  let title = "Card"
  var sections: [any DynamicSection<Void>] { card.map(CourseSection.init) }
}

struct CourseSection: DynamicSection {
  let course: Course
  var header: String? { course.name }
  var rows: [any DynamicRow<Void>] { course.dishes.map(DishRow.init) }
}

struct DishRow: DynamicRow {
  typealias Model = Void
  let dish: Course.Dish
  var cell: Cell { Cell(dish.name, .value(dish.price)) }
}
