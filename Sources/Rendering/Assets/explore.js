// Loads the explorer at the first use of the field, a header or a facet, or where the address has a query; and
// has the menus of the listing.

const form = document.getElementById("search-form"), table = document.querySelector(".listing");
const own = document.currentScript.getAttribute("src"), {noun} = form.dataset;
const PRESSED = "[data-order] :is(a, button), #facets :is(a, section > button), [data-take]";
// In a page that is one file the explorer is there.
let coming = own ? undefined : Promise.resolve(), isThere = !own;

// How rows are seen, as it is said in the address.
const looks = () => [
  ...[...hidden].map((name) => ["hide", name]), ...moving.order.map((name) => ["order", name]),
  ...hasCards ? [["view", "cards"]] : [], ...hasMap ? [["view", "map"]] : [],
];

// The order of columns, which a script of its own makes and changes.
const moving = {recall, dress, keep, order: []};

window.rowhouse = {trusted, looks, moving};

function bring() {
  coming = coming ?? run(own.replace(/explore.js$/, "explorer.js")).then(() => isThere = true, (error) => {
    coming = undefined;
    throw error;
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
// Pointing at the facets, or opening them, loads all of them.
const panel = document.getElementById("facets");
if (panel) {
  on(panel, "pointerenter toggle", () => isThere || bring().then(() => window.rowhouse.count(), () => {}));
}
// The search of all tables of the site begins with the words in the field.
for (const link of all(`header nav a[href$="search.html"]`)) {
  on(link, "click", () => link.search = field.value && new URLSearchParams({q: field.value}));
}

// Menus

const tools = document.querySelector(".tools");

function menu(title) {
  const panel = make("div", {});
  tools.append(make("details", {class: "menu"}, make("summary", {class: "button"}, title), panel));
  return panel;
}

(tools.querySelector(".menu > div") ?? menu(phrases.download)).prepend(make("p", {class: "q", id: "search-taken"}, phrases.downloadFound()),
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
// The map of what is found, and the button that opens it.
const {land} = form.dataset, map = make("figure", {class: "map", id: "search-map"});
const mapping = make("button", {class: "button", type: "button"}, phrases.asMap);
let hidden, isDense, hasCards, hasMap, charted;
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

// The columns of a shared address, or else those that are stored, which another window may have changed since.
function recall() {
  const kept = attempt(() => JSON.parse(localStorage.getItem(place))) ?? {};
  const asked = new URLSearchParams(location.search);
  const namesOf = (name, stored) => asked.has(name) || !Array.isArray(stored) ? asked.getAll(name) : stored;
  hidden = new Set(namesOf("hide", kept.hidden));
  moving.order = namesOf("order", kept.order);
  isDense = kept.isDense === true;
  const views = asked.getAll("view"), isSeen = (view, isKept) => views[0] ? views.includes(view) : isKept === true;
  hasCards = isSeen("cards", kept.hasCards);
  hasMap = land && isSeen("map", kept.hasMap);
}

function dress() {
  if (moving.arrange) moving.arrange();
  else if (moving.order.length) bringMoving();
  const places = all("thead th", table).flatMap((header, at) =>
    at && hidden.has(columnOf(header)) ? `:nth-child(${at + 1})` : []);
  const rule = places.length
    ? `.listing tr:not(.group) > :is(${places}) { display: none !important; }` : "";
  table.classList.toggle("cards", hasCards);
  map.hidden = !hasMap;
  mapping.setAttribute("aria-pressed", !!hasMap);
  if (hasMap) charted = bring().then(() => window.rowhouse.chart(), () => {});
  sheet.replaceSync(rule + (isDense ? ":root { --row-height: 1.625rem; }" : ""));
}

// Without it columns stay in the order of the file.
function bringMoving() {
  if (own && moving.list) moving.coming = moving.coming ?? run(home + "search/order.js?0").catch(() => {});
}

function keep() {
  dress();
  const kept = {hidden: [...hidden], order: moving.order, isDense, hasCards, hasMap};
  attempt(() => localStorage.setItem(place, JSON.stringify(kept)));
  const address = new URL(location);
  for (const name of ["hide", "order", "view"]) address.searchParams.delete(name);
  for (const pair of looks()) address.searchParams.append(...pair);
  attempt(() => history.replaceState(history.state, "", address));
}

recall();
on(window, "popstate", () => {
  recall();
  dress();
});

function choice(title, isChosen, choose) {
  const box = make("input", {type: "checkbox"}), show = () => box.checked = isChosen();
  show();
  on(window, "popstate", show);
  on(box, "change", () => {
    recall();
    choose(box.checked);
    keep();
  });
  return make("li", {}, make("label", {}, box, title));
}

const columns = all("thead th", table).slice(1);
if (columns.length) {
  const panel = menu(phrases.columns);
  moving.list = make("ul", {}, columns.map((header) => choice(header.textContent,
    () => !hidden.has(columnOf(header)), (isChosen) =>
      isChosen ? hidden.delete(columnOf(header)) : hidden.add(columnOf(header)))));
  panel.append(make("ul", {},
    table.querySelector("td > img")
      ? choice(phrases.asCards, () => hasCards, (isChosen) => hasCards = isChosen) : [],
    choice(phrases.compactRows, () => isDense, (isChosen) => isDense = isChosen)), moving.list);
  on(panel.parentNode, "toggle", bringMoving);
}
if (land) {
  table.closest(".scroll").before(map);
  tools.append(on(mapping, "click", () => {
    recall();
    hasMap = !hasMap;
    keep();
  }));
}

// Opens the page as its address or an earlier choice has it. This comes after the page is seen: what it moves is out of
// sight until a frame later, so that nothing moves that is seen.
async function open() {
  const {dataset} = document.body, {search} = location;
  const isOther = search || isDense || looks().length;
  if (isOther) dataset.veil = "rows";
  dress();
  const opening = search && bring().then(() => window.rowhouse.opening);
  for (const [step, veil] of isOther ? ["foot", "facets", ""].entries() : []) {
    await Promise.all([opening && opening.then((steps) => steps[step]), charted, moving.coming]).catch(() => {});
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    dataset.veil = veil;
  }
}
open();
