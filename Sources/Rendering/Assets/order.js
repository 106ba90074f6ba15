// Moves the columns of a listing. Loaded with the menu of columns, or for an order that is remembered or shared.

const {moving} = window.rowhouse, {list} = moving, table = document.querySelector(".listing");
if (!list) return;
const columns = all("thead th", table), items = new Map([...list.children].map((item, at) => [columns[at + 1], item]));
const nameOf = ({dataset, textContent}) => dataset.order ?? textContent;
const said = make("p", {class: "vh", role: "status"});
let sorted, places;

// The first column names the row and stays; those of the order follow it, and the others as in the file.
function sortColumns() {
  const [first, ...others] = columns;
  const chosen = moving.order.flatMap((name) => {
    const at = others.findIndex((header) => nameOf(header) === name);
    return at < 0 ? [] : others.splice(at, 1);
  });
  sorted = [first, ...chosen, ...others];
  places = new Map(sorted.map((header, at) => [`c${columns.indexOf(header) + 1}`, at]));
}

// Puts the cells of a row in order. They have the class of their column, by which the style sheet tells them.
function arrange(row) {
  const cells = [...row.cells], placeOf = ({className}) => places.get(className);
  if (row.matches(".group") || !cells[0].className && !table.matches(".moved")) return;
  if (!cells[0].className) cells.forEach((cell, at) => cell.className = `c${at + 1}`);
  if (cells.every((cell, at) => placeOf(cell) === at)) return;
  row.append(...cells.slice(1).sort((one, other) => placeOf(one) - placeOf(other)));
}

// Rows that are drawn later are put in order before they are seen.
const drawn = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({addedNodes}) => [...addedNodes])) {
    if (node.localName === "tr") arrange(node);
    if (node.localName === "tbody") [...node.rows].forEach(arrange);
  }
});

moving.arrange = () => {
  sortColumns();
  const isMoved = sorted.some((header, at) => header !== columns[at]);
  table.classList.toggle("moved", isMoved);
  if (isMoved) drawn.observe(table, {childList: true, subtree: true});
  [...table.rows].forEach(arrange);
  const own = sorted.slice(1).map((header) => items.get(header)), pressed = document.activeElement;
  own.forEach(({children: [, up, down]}, at) => {
    up.setAttribute("aria-disabled", !at);
    down.setAttribute("aria-disabled", at === own.length - 1);
  });
  if (own.every((item, at) => list.children[at] === item)) return;
  list.append(...own);
  if (list.contains(pressed)) pressed.focus();
};

// The order ends before the columns that follow as in the file.
function move(header, step) {
  moving.recall();
  sortColumns();
  const at = sorted.indexOf(header), to = at + step, last = sorted.length - 1;
  if (to < 1 || to > last) return;
  [sorted[at], sorted[to]] = [sorted[to], header];
  let end = last;
  while (end && columns.indexOf(sorted[end - 1]) < columns.indexOf(sorted[end])) end--;
  moving.order = sorted.slice(1, end).map(nameOf);
  moving.keep();
  said.textContent = phrases.label(header.textContent) + phrases.placeOf(to, last);
}

const button = (title, attributes, action) => on(make("button", {type: "button", ...attributes}, title), "click", action);

for (const [header, item] of items) {
  const name = header.textContent;
  item.append(button("↑", {"aria-label": phrases.moveUp(name)}, () => move(header, -1)),
    button("↓", {"aria-label": phrases.moveDown(name)}, () => move(header, 1)));
}
list.after(make("ul", {}, make("li", {}, button(phrases.resetColumns, {}, () => {
  for (const box of all("input:not(:checked)", list)) box.click();
  moving.recall();
  moving.order = [];
  moving.keep();
}))), said);
moving.dress();
