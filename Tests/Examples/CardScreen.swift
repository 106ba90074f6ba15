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
  let title = "Card"
  var sections: [any DynamicSection] { card.map(CourseSection.init) }
}

struct CourseSection: DynamicSection {
  let course: Course
  var header: String? { course.name }
  var rows: [any DynamicRow] { course.dishes.map(DishRow.init) }
}

struct DishRow: DynamicRow {
  let dish: Course.Dish
  var cell: Cell { Cell(dish.name, .value(dish.price)) }
}
