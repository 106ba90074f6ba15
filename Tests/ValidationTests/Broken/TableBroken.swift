extension Broken {
  /// Tables.
  static let table: [Broken] = [
    .table(
      #"<tr><td colspan="3">x</td></tr>"#, .blind,
      #"""
      11:1: the row has 3 columns, the first row has 2: add cells or fix a colspan \#
      [table-model]
      """#),
    .table(
      "<tr></tr>", .sees,
      #"""
      11:1: the row has 0 columns, the first row has 2: add cells or fix a colspan \#
      [table-model]
      """#),
    .table(
      #"<tr><td rowspan="2">x</td><td>y</td></tr>"#, .blind,
      "11:5: rowspan reaches past the end of <tbody>: lower it or add rows [table-model]"),
    .table(
      #"<tr><td>a</td><td rowspan="2">b</td></tr><tr><td colspan="2">c</td></tr>"#, .blind,
      #"""
      11:46: <td> with colspan 2 covers a cell that reaches down from above: narrow one of them \#
      [table-model]
      """#),
    .table(
      #"<tr><td>a</td><td rowspan="2">b</td></tr><tr></tr>"#, .sees,
      #"""
      11:42: the row leaves a hole after 0 columns, before a cell that reaches down from above: \#
      add the cell that is missing [table-model]
      """#),
    .table(
      #"<tr><td colspan="0">x</td><td>y</td></tr>"#, .sees,
      #"""
      11:5: colspan="0" of <td> is not a value of colspan: write a whole number from 1 to 1000 \#
      [attribute-value]
      """#),
    .table(
      #"<tr><td colspan="x">x</td><td>y</td></tr>"#, .sees,
      #"""
      11:5: colspan="x" of <td> is not a value of colspan: write a whole number from 1 to 1000 \#
      [attribute-value]
      """#),
    .table(
      #"<tr><td rowspan="0">x</td><td>y</td></tr>"#, .sees,
      #"""
      11:5: rowspan="0" of <td> is not a value of rowspan: write a whole number from 1 to 65534 \#
      [attribute-value]
      """#),
    .table(
      #"<tr><td colspan="1001">x</td></tr>"#, .blind,
      #"""
      11:1: the row has 1000 columns, the first row has 2: add cells or fix a colspan \#
      [table-model]
      """#,
      #"""
      11:5: colspan="1001" of <td> is not a value of colspan: write a whole number from 1 to \#
      1000 [attribute-value]
      """#),
    .main(
      #"""
      <table><colgroup><col/></colgroup><tbody><tr><th \#
      scope="row">a</th><td>b</td></tr></tbody></table>
      """#, .blind,
      #"""
      10:42: the row has 2 columns, its <colgroup> has 1: add cells or fix a colspan \#
      [table-model]
      """#),
    .main(
      #"""
      <table><colgroup span="3"></colgroup><tbody><tr><th \#
      scope="row">a</th><td>b</td></tr></tbody></table>
      """#, .blind,
      #"""
      10:45: the row has 2 columns, its <colgroup> has 3: add cells or fix a colspan \#
      [table-model]
      """#),
    .main(
      "<table><caption>x</caption></table>", .blind,
      "10:1: <table> has no rows: write a sentence instead [table-model]"),
    .main(
      #"""
      <table><tbody><tr><th scope="row">a</th></tr></tbody><thead><tr><th \#
      scope="col">b</th></tr></thead></table>
      """#, .sees,
      #"""
      10:54: <thead> comes after <tbody>: a table has one <caption>, then <colgroup>, one \#
      <thead>, <tbody> and one <tfoot> [table-model]
      """#),
    .main(
      #"""
      <table><thead><tr><th \#
      scope="col">a</th></tr></thead><caption>x</caption><tbody><tr><td>b</td></tr></tbody></tab\#
      le>
      """#, .sees,
      #"""
      10:54: <caption> comes after <thead>: a table has one <caption>, then <colgroup>, one \#
      <thead>, <tbody> and one <tfoot> [table-model]
      """#),
    .main(
      #"""
      <table><caption>a</caption><caption>b</caption><tbody><tr><th \#
      scope="row">a</th></tr></tbody></table>
      """#, .sees,
      #"""
      10:28: <caption> comes a second time: a table has one <caption>, then <colgroup>, one \#
      <thead>, <tbody> and one <tfoot> [table-model]
      """#),
    .main(
      #"<table><tbody><tr><th scope="row">a</th></tr></tbody><colgroup></colgroup></table>"#, .sees,
      #"""
      10:54: <colgroup> comes after <tbody>: a table has one <caption>, then <colgroup>, one \#
      <thead>, <tbody> and one <tfoot> [table-model]
      """#),
    .main(
      #"""
      <table><caption>a <table><tbody><tr><th \#
      scope="row">a</th></tr></tbody></table></caption><tbody><tr><th \#
      scope="row">a</th></tr></tbody></table>
      """#, .blind,
      #"""
      10:19: <table> is inside <caption>, which may not contain it at any depth: move it out \#
      [nesting]
      """#),
    .main(
      #"<table><tr><th scope="row">a</th></tr></table>"#, .sees,
      #"""
      10:8: <tr> does not belong in <table>: <table> holds <caption>, <colgroup>, <thead>, \#
      <tbody> and <tfoot> only; put it in <thead>, <tbody> or <tfoot> [nesting]
      """#),
    .main(
      #"<table><col/><tbody><tr><th scope="row">a</th></tr></tbody></table>"#, .sees,
      #"""
      10:8: <col> does not belong in <table>: <table> holds <caption>, <colgroup>, <thead>, \#
      <tbody> and <tfoot> only; put it in <colgroup> [nesting]
      """#),
    .table(
      #"<tr><th scope="col">x</th><td>y</td></tr>"#, .blind,
      #"""
      11:5: scope="col" of <th> is below the first row: put the row in <thead>, or write \#
      scope="row" or "rowgroup" [table-headers]
      """#),
    .table(
      #"<tr><td>x</td><td>y</td></tr><tr><th scope="rowgroup" colspan="2">z</th></tr>"#, .blind,
      #"""
      11:34: scope="rowgroup" of <th> is not in the first row of a <tbody>: begin a <tbody> \#
      with it [table-headers]
      """#),
    .main(
      #"""
      <table><thead><tr><th scope="rowgroup">a</th><th \#
      scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>
      """#, .blind,
      #"""
      10:19: scope="rowgroup" of <th> is not in the first row of a <tbody>: begin a <tbody> \#
      with it [table-headers]
      """#),
    .table(
      #"<tr><th scope="foo">x</th><td>y</td></tr>"#, .sees,
      #"""
      11:5: scope="foo" of <th> is not a value of scope: write "row", "col", "rowgroup" or \#
      "colgroup" [attribute-value]
      """#),
    .main(
      "<p><td>x</td></p>", .sees,
      #"""
      10:4: <td> does not belong in <p>: <p> holds text and phrasing content; put it in <tr> \#
      [nesting]
      """#),
  ]
}
