// Loads the explorer at the first use of the field, a header or a facet, or where the address has a query; and
// has the menus of the listing.

const form = document.getElementById("search-form"), table = document.querySelector(".listing");
const own = document.currentScript.getAttribute("src"), {noun} = form.dataset;
const PRESSED = "[data-order] :is(a, button), #facets :is(a, section > button), [data-take]";
// In a page that is one file the explorer is there.
let coming = own ? undefined : Promise.resolve(), isThere = !own;

// How rows are seen, as it is said in the address.
const looks = () =>
  [...[...hidden].map((name) => ["hide", name]), ...hasCards ? [["view", "cards"]] : []];

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
let hidden, isDense, hasCards;
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

// The columns of a shared address, or else those that are stored, which another window may have changed since.
function recall() {
  const kept = attempt(() => JSON.parse(localStorage.getItem(place))) ?? {};
  const asked = new URLSearchParams(location.search), shared = asked.getAll("hide");
  hidden = new Set(shared.length || !Array.isArray(kept.hidden) ? shared : kept.hidden);
  isDense = kept.isDense === true;
  hasCards = asked.has("view") ? asked.get("view") === "cards" : kept.hasCards === true;
}

function dress() {
  const places = all("thead th", table).flatMap((header, at) =>
    at && hidden.has(columnOf(header)) ? `:nth-child(${at + 1})` : []);
  const rule = places.length
    ? `.listing tr:not(.group) > :is(${places}) { display: none !important; }` : "";
  table.classList.toggle("cards", hasCards);
  sheet.replaceSync(rule + (isDense ? ":root { --row-height: 1.625rem; }" : ""));
}

function keep() {
  dress();
  attempt(() => localStorage.setItem(place, JSON.stringify({hidden: [...hidden], isDense, hasCards})));
  const address = new URL(location);
  for (const name of ["hide", "view"]) address.searchParams.delete(name);
  for (const pair of looks()) address.searchParams.append(...pair);
  attempt(() => history.replaceState(history.state, "", address));
}

function choice(title, isChosen, choose) {
  const box = make("input", {type: "checkbox"});
  box.checked = isChosen;
  on(box, "change", () => {
    recall();
    choose(box.checked);
    keep();
  });
  return make("li", {}, make("label", {}, box, title));
}

recall();
const columns = all("thead th", table).slice(1);
if (columns.length) {
  menu(phrases.columns).append(make("ul", {},
    table.querySelector("td > img")
      ? choice(phrases.asCards, hasCards, (isChosen) => hasCards = isChosen) : [],
    choice(phrases.compactRows, isDense, (isChosen) => isDense = isChosen),
    columns.map((header) => choice(header.textContent, !hidden.has(columnOf(header)), (isChosen) =>
      isChosen ? hidden.delete(columnOf(header)) : hidden.add(columnOf(header))))));
}
dress();
