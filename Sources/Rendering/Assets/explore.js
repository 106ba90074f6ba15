// Loads the explorer at the first use of the field, a header or a facet, or where the address has a query; and
// has the menus of the listing.

const form = document.getElementById("search-form"), table = document.querySelector(".listing");
const own = document.currentScript.getAttribute("src"), {noun} = form.dataset;
const PRESSED = "[data-order] :is(a, button), #facets :is(a, section > button), [data-take]";
// In a page that is one file the explorer is there.
let coming = own ? undefined : Promise.resolve(), isThere = !own;

// How rows are seen, as it is said in the address.
const looks = () => [
  ...[...hidden].map((name) => ["hide", name]), ...order.map((name) => ["order", name]),
  ...hasCards ? [["view", "cards"]] : [], ...hasMap ? [["view", "map"]] : [],
];

window.rowhouse = {trusted, looks};

function bring() {
  coming = coming ?? new Promise((resolve, reject) => {
    const script = make("script", {});
    script.src = trusted(own.replace(/explore.js$/, "explorer.js"));
    on(script, "load", () => {
      isThere = true;
      resolve();
    });
    on(script, "error", () => {
      coming = undefined;
      reject();
    });
    document.head.append(script);
    on(script, "load error", () => script.remove());
  });
  return coming;
}

for (const header of all("th[data-order]", table)) {
  header.dataset.order = header.dataset.order || header.textContent;
  if (!header.querySelector("a")) {
    header.append(make("button", {type: "button"}, ...header.childNodes));
  }
}

// What is pressed before it is there is pressed again. Without it links lead where they did.
on(document, "click", (event) => {
  const pressed = event.target.closest(PRESSED);
  if (isThere || !pressed || event.ctrlKey || event.metaKey || event.shiftKey && pressed.href) return;
  event.preventDefault();
  const again = {bubbles: true, cancelable: true, shiftKey: event.shiftKey};
  bring().then(() => pressed.dispatchEvent(new MouseEvent("click", again)),
    () => pressed.href && location.assign(pressed.href));
});
on(field, "focus input", () => bring().catch(() => {}));
on(form, "submit", (event) => {
  if (isThere) return;
  event.preventDefault();
  bring().catch(() => form.submit());
});
// Pointing at the facets loads all of them.
const panel = document.getElementById("facets");
if (panel) {
  on(panel, "pointerenter", () => isThere || bring().then(() => window.rowhouse.count(), () => {}));
}
if (location.search) bring().catch(() => {});

// Menus

const tools = document.querySelector(".tools");

function menu(title) {
  const panel = make("div", {});
  tools.append(make("details", {class: "menu"}, make("summary", {class: "button"}, title), panel));
  return panel;
}

(tools.querySelector(".menu > div") ?? menu(phrases.download)).prepend(make("p", {class: "q", id: "search-taken"}, phrases.foundAs()),
  make("ul", {}, ["csv", "json", "ndjson"].map((kind) => make("li", {},
    make("button", {type: "button", "data-take": kind}, kind.toUpperCase())))));

// On a phone rows have no headers: what these do is in a menu.
const ordered = all("th[data-order]", table);
if (ordered.length) {
  const orders = menu(phrases.order);
  orders.parentNode.classList.add("orders");
  orders.append(make("ul", {}, ordered.map((header) => make("li", {"data-order": header.dataset.order},
    make("button", {type: "button"}, header.textContent)))));
}

on(document, "click keydown", ({type, key, target}) => {
  if (type === "keydown" && key !== "Escape") return;
  for (const open of all(".menu[open]")) {
    if (type === "click" && open.contains(target)) continue;
    open.open = false;
    if (open.contains(document.activeElement)) open.firstElementChild.focus();
  }
});

// Columns, and the height of rows, as a reader chose them for this table

const place = `rowhouse ${new URL(form.action).pathname}`;
const sheet = new CSSStyleSheet(), columnOf = ({dataset, textContent}) => dataset.order ?? textContent;
const columns = all("thead th", table), boxes = new Map();
const items = new Map(), list = make("ul", {}), said = make("p", {class: "vh", role: "status"});
// The map of what is found, and the button that opens it.
const {land} = form.dataset, map = make("figure", {class: "map", id: "search-map"});
const mapping = make("button", {class: "button", type: "button"}, phrases.asMap);
let hidden, order, isDense, hasCards, hasMap, sorted = columns, places;
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

// The columns of a shared address, or else those that are stored, which another window may have changed since.
function recall() {
  const kept = attempt(() => JSON.parse(localStorage.getItem(place))) ?? {};
  const asked = new URLSearchParams(location.search);
  const namesOf = (name, stored) => asked.has(name) || !Array.isArray(stored) ? asked.getAll(name) : stored;
  hidden = new Set(namesOf("hide", kept.hidden));
  order = namesOf("order", kept.order);
  isDense = kept.isDense === true;
  const views = asked.getAll("view"), isSeen = (view, isKept) => views[0] ? views.includes(view) : isKept === true;
  hasCards = isSeen("cards", kept.hasCards);
  hasMap = land && isSeen("map", kept.hasMap);
}

// The first column names the row and stays; those of the order follow it, and the others as in the file.
function sortColumns() {
  const [first, ...others] = columns;
  const chosen = order.flatMap((name) => {
    const at = others.findIndex((header) => columnOf(header) === name);
    return at < 0 ? [] : others.splice(at, 1);
  });
  sorted = [first, ...chosen, ...others];
  places = new Map(sorted.map((header, at) => [`c${columns.indexOf(header) + 1}`, at]));
}

// Puts the cells of a row in order. They have the class of their column, by which the style sheet tells them.
function arrange(row) {
  const cells = [...row.cells], isMoved = table.matches(".moved");
  if (row.matches(".group") || !isMoved && !cells[0].className) return;
  if (!cells[0].className) cells.forEach((cell, at) => cell.className = `c${at + 1}`);
  const placeOf = ({className}) => places.get(className);
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

function dress() {
  sortColumns();
  const isMoved = sorted.some((header, at) => header !== columns[at]);
  table.classList.toggle("moved", isMoved);
  table.classList.toggle("cards", hasCards);
  if (isMoved) drawn.observe(table, {childList: true, subtree: true});
  [...table.rows].forEach(arrange);
  map.hidden = !hasMap;
  mapping.setAttribute("aria-pressed", !!hasMap);
  if (hasMap) bring().then(() => window.rowhouse.chart(), () => {});
  const hiding = sorted.flatMap((header, at) =>
    at && hidden.has(columnOf(header)) ? `:nth-child(${at + 1})` : []);
  const rule = hiding.length
    ? `.listing tr:not(.group) > :is(${hiding}) { display: none !important; }` : "";
  sheet.replaceSync(rule + (isDense ? ":root { --row-height: 1.625rem; }" : ""));
  for (const [box, isChosen] of boxes) box.checked = isChosen();
  sorted.slice(1).forEach((header, at, {length}) => {
    const [, up, down] = items.get(header).children;
    up.setAttribute("aria-disabled", !at);
    down.setAttribute("aria-disabled", at === length - 1);
  });
  const own = sorted.slice(1).map((header) => items.get(header)), pressed = document.activeElement;
  if (own.every((item, at) => list.children[at] === item)) return;
  list.append(...own);
  if (list.contains(pressed)) pressed.focus();
}

function keep() {
  dress();
  const kept = {hidden: [...hidden], order, isDense, hasCards, hasMap};
  attempt(() => localStorage.setItem(place, JSON.stringify(kept)));
  const address = new URL(location);
  for (const name of ["hide", "order", "view"]) address.searchParams.delete(name);
  for (const pair of looks()) address.searchParams.append(...pair);
  attempt(() => history.replaceState(history.state, "", address));
}

function choice(title, isChosen, choose) {
  const box = make("input", {type: "checkbox"});
  boxes.set(box, isChosen);
  on(box, "change", () => {
    recall();
    choose(box.checked);
    keep();
  });
  return make("li", {}, make("label", {}, box, title));
}

// The order says no more than it has to: what follows as in the file is left out.
function move(header, step) {
  recall();
  sortColumns();
  const at = sorted.indexOf(header), to = at + step, last = sorted.length - 1;
  if (to < 1 || to > last) return;
  [sorted[at], sorted[to]] = [sorted[to], header];
  let end = last;
  while (end && columns.indexOf(sorted[end - 1]) < columns.indexOf(sorted[end])) end--;
  order = sorted.slice(1, end).map(columnOf);
  keep();
  said.textContent = phrases.label(header.textContent) + phrases.placeOf(to, last);
}

const mover = (header, step, title) => on(make("button", {type: "button", "aria-label": title},
  step < 0 ? "↑" : "↓"), "click", () => move(header, step));

for (const header of columns.slice(1)) {
  const name = columnOf(header), title = header.textContent;
  const item = choice(title, () => !hidden.has(name), (isChosen) =>
    isChosen ? hidden.delete(name) : hidden.add(name));
  item.append(mover(header, -1, phrases.moveUp(title)), mover(header, 1, phrases.moveDown(title)));
  items.set(header, item);
}
if (items.size) {
  const reset = on(make("button", {type: "button"}, phrases.resetColumns), "click", () => {
    recall();
    hidden.clear();
    order = [];
    keep();
  });
  menu(phrases.columns).append(make("ul", {},
    table.querySelector("td > img") ? choice(phrases.asCards, () => hasCards, (isChosen) => hasCards = isChosen) : [],
    choice(phrases.compactRows, () => isDense, (isChosen) => isDense = isChosen)),
  list, make("ul", {}, make("li", {}, reset)), said);
}
if (land) {
  table.closest(".scroll").before(map);
  tools.append(on(mapping, "click", () => {
    recall();
    hasMap = !hasMap;
    keep();
  }));
}
recall();
dress();
on(window, "popstate", () => {
  recall();
  dress();
});
