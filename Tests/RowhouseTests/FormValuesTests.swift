import TestSupport
import Testing

/// Building a site with the values that its pages have saved.
@Suite struct FormValuesTests {
  private func build(
    _ values: String, in sandbox: Sandbox
  ) throws -> (output: String, error: String, status: Int32) {
    try sandbox.put(values, at: "values.json")
    return try Child(
      product: "Site", ["build", "--values", "values.json", "--quiet"], in: sandbox.path
    ).result()
  }

  @Test func `pages show the values they have saved`() throws {
    try Sandbox.use { sandbox in
      let values = """
        \u{FEFF}{
          "pizza.html": {
            "thickness": 0.7, "cheese-border": true, "cheese": "gorgonzola",
            "sauce": "spicy", "olives": true, "bacon": false, "slices": 12, "name": "Ada <3"
          },
          "fruits.html": { "love-1-fruit": "kiwi", "love-1-daily": true, "loved": 1 }
        }
        """
      let built = try build(values, in: sandbox)
      #expect(built.error == "" && built.status == 0)
      let pizza = try #require(sandbox.text(of: "_site/pizza.html"))
      #expect(pizza.contains(#"max="1" step="0.1" value="0.7""#))
      #expect(pizza.contains(#"<option value="spicy" selected="selected">"#))
      #expect(pizza.contains(#"id="cheese-field-2" name="cheese" value="gorgonzola" checked="#))
      #expect(pizza.contains(#"name="olives" checked="checked"/>"#))
      #expect(pizza.contains(#"id="bacon-field" name="bacon"/>"#))
      #expect(pizza.contains(#"value="Ada &lt;3""#))
      let fruits = try #require(sandbox.text(of: "_site/fruits.html"))
      #expect(fruits.contains(#"<option value="1" selected="selected">1</option>"#))
      #expect(fruits.contains(#"<option value="kiwi" selected="selected">"#))
    }
  }

  @Test(
    arguments: [
      (
        #"{"pizza.html": {"thickness": 0.75}}"#,
        #"Pizza: row "thickness" can't be set to 0.75: expected a number from 0 to 1, in steps "#
          + #"of 0.1"#
      ),
      (
        #"{"pizza.html": {"olives": "yes"}}"#,
        #"Pizza: row "olives" can't be set to "yes": expected true or false"#
      ),
      (
        #"{"pizza.html": {"slices": 5}}"#,
        """
        Pizza: row "slices" can't be set to 5: expected a whole number from 2 to 12, in steps of 2
        """
      ),
      (
        #"{"pizza.html": {"slices": null}}"#,
        """
        Pizza: row "slices" can't be set to no value: expected a whole number from 2 to 12, \
        in steps of 2
        """
      ),
      (
        #"{"pizza.html": {"name": "A"}}"#,
        """
        Pizza: row "name" can't be set to "A": expected text of 2 to 40 characters, on one line
        """
      ),
      (
        #"{"pizza.html": {"order": true}}"#,
        """
        Pizza: no row "order". The rows are: "thickness", "cheese-border", \
        "cheese", "sauce", "extra-hot", "olives", "beef", "bacon", "anchovies", "slices", "name"
        """
      ),
      (
        #"{"fruits.html": {"loved": 1, "love-2-fruit": "kiwi"}}"#,
        """
        Fruits: row "love-2-fruit" can't be set to "kiwi": its section was not added. Add it first.
        """
      ),
      (
        #"{"account.html": {"name": "Bo"}}"#,
        #"the page "account.html" has no form, so it takes no values"#
      ),
      (
        #"{"pasta.html": {}}"#,
        #"no page "pasta.html"; did you mean "pizza.html"?"#
      ),
      (
        #"{"pizza.html": {"olives": {}}}"#,
        #"Pizza: row "olives" can't be set to an object: expected true or false"#
      ),
      (
        #"{"pizza.html": {"olives": [1]}}"#,
        """
        Pizza: row "olives" can't be set to a list of anything but strings: expected true or false
        """
      ),
      (
        #"{"pizza.html": {"olives": true, "olives": false}}"#,
        #"Pizza: row "olives" appears twice. Remove one of them."#
      ),
      (
        #"{"pizza.html": {}, "pizza.html": {}}"#,
        #"the values of "pizza.html" appear twice. Remove one of them."#
      ),
      (
        #"{"pizza.html": []}"#,
        #""pizza.html": expected an object with a value for each row"#
      ),
      ("[]", "expected an object with the values of each form, named by its page"),
    ])
  func `a value that no row takes is refused, and nothing is published`(
    values: String, message: String
  ) throws {
    try Sandbox.use { sandbox in
      let built = try build(values, in: sandbox)
      #expect(built.error == "error: values.json: \(message)\n")
      #expect(built.status == 1)
      #expect(try sandbox.tree().allSatisfy { $0.hasPrefix("values.json") })
    }
  }

  @Test func `every value that is refused is named, in the order of the file`() throws {
    try Sandbox.use { sandbox in
      let values = """
        {
          "pizza.html": { "slices": 5, "sauce": "spicy", "olives": "yes", "dog": {} },
          "pasta.html": {},
          "account.html": { "name": "Bo" },
          "fruits.html": { "love-1-fruit": "fig", "loved": 9, "love-2-daily": true },
          "pizza.html": {},
          "controls.html": []
        }
        """
      let built = try build(values, in: sandbox)
      let lines = [
        """
        Pizza: row "slices" can't be set to 5: expected a whole number from 2 to 12, in steps of 2
        """,
        #"Pizza: row "olives" can't be set to "yes": expected true or false"#,
        """
        Pizza: no row "dog". The rows are: "thickness", "cheese-border", \
        "cheese", "sauce", "extra-hot", "olives", "beef", "bacon", "anchovies", "slices", "name"
        """,
        #"no page "pasta.html"; did you mean "pizza.html"?"#,
        #"the page "account.html" has no form, so it takes no values"#,
        """
        Fruits: row "love-1-fruit" can't be set to "fig": expected one of "grapes", "cherries", \
        "kiwi", "pear", "plum"
        """,
        #"Fruits: row "loved" can't be set to 9: expected a whole number from 0 to 5"#,
        #"the values of "pizza.html" appear twice. Remove one of them."#,
        #""controls.html": expected an object with a value for each row"#,
      ]
      #expect(built.error == lines.map { "error: values.json: \($0)\n" }.joined())
      #expect(built.status == 1)
      #expect(try sandbox.tree().allSatisfy { $0.hasPrefix("values.json") })
    }
  }

  @Test func `a file that is no JSON says where`() throws {
    try Sandbox.use { sandbox in
      let built = try build("{\n  \"pizza.html\": {,}\n}", in: sandbox)
      #expect(
        built.error == """
          error: values.json:2:18: expected a name in double quotes, found ",". Save it again.

          """)
      #expect(built.status == 1)
    }
  }

  @Test func `a file that is not there is the machine's fault`() throws {
    try Sandbox.use { sandbox in
      let built = try Child(
        product: "Site", ["build", "--values", "gone.json"], in: sandbox.path
      ).result()
      #expect(built.error == "error: cannot open \"gone.json\": no such file or directory\n")
      #expect(built.status == 3)
    }
  }
}
