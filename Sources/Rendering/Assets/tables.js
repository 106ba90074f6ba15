// The search of a site of several tables: the results of each, one below the other.

const [form, without, found, results, more, browse] =
  "form without found results more browse".split(" ").map((name) => document.getElementById(`search-${name}`));
const field = form.elements.q, {noun} = results.dataset, isChoice = () => false;

// So many tables are searched at once, and so many before a reader is asked.
const AT_ONCE = 3, MOST = 20, ignore = () => {};

const tables = all("a", browse).map((link) => ({link, title: link.textContent, base: link.dataset.base}));
const isOf = ({base}, text) => text.startsWith(base) && /^search\/\w+\.js\?\w+$/.test(text.slice(base.length));

// Where addresses of scripts must be trusted, those of the indexes are, and no others.
const policy = window.trustedTypes?.createPolicy("rowhouse",
  {createScriptURL: (text) => parts.some((part) => isOf(part, text)) ? text : ""});
const trusted = (text) => policy?.createScriptURL(text) ?? text;

// The index of each table, and the files beside this page.
const site = new TableIndex(""), parts = [{base: "", index: site}, ...tables];
for (const table of tables) table.index = new TableIndex(table.base);

// A file of an index is a script, which says by its address whose it is.
window.rowhouse = (file) => {
  const src = document.currentScript.getAttribute("src");
  parts.find((part) => isOf(part, src)).index.take(file);
};

let current;

const asking = () => said(new FormData(form));

function fill(query) {
  field.value = query.get("q") ?? "";
}

function begin() {
  const query = asking(), text = query.get("q") ?? "";
  clearTimeout(current?.timer);
  current = {query, text, next: 0, shown: 0, tables: 0, count: 0, isExact: true, none: [], all: []};
  for (const {index} of tables) index.stop();
  if (site.wordsOf(text).length) return goOn(current);
  rest(current);
  clear(true);
  say(...text.trim() ? [phrases.wordsOnly] : []);
}

function rest(search) {
  clearTimeout(search.timer);
  results.removeAttribute("aria-busy");
  more.hidden = true;
}

function clear(isEmpty) {
  results.replaceChildren();
  browse.hidden = !isEmpty;
}

function say(title, text) {
  found.replaceChildren(...!title ? [] : [text ? make("div", {class: "message"},
    make("p", {class: "headline"}, title), make("p", {}, text)) : make("p", {}, title)]);
}

// Searches the next tables, some at once, and shows their results in the order of the site.
async function goOn(search) {
  rest(search);
  results.setAttribute("aria-busy", true);
  // The results before stay until there are others.
  search.timer = setTimeout(() => search.shown || say(phrases.loading, phrases.fetching()), 300);
  const coming = tables.slice(search.next, search.next + MOST), from = search.next, going = [];
  const start = () => {
    const at = from + going.length, table = coming[going.length];
    if (table) going.push(table.index.first(search.query, search.isGuessing, (row) => {
      if (search === current && search.next === at && !search.shown) first(table, row);
    }).catch((error) => ({error})));
  };
  for (let at = 0; at < AT_ONCE; at++) start();
  for (const [at, table] of coming.entries()) {
    const result = await going[at];
    if (search !== current) return;
    start();
    search.next++;
    add(search, table, result);
  }
  if (search.next === tables.length && !search.shown && !search.isGuessing) {
    Object.assign(search, {isGuessing: true, next: 0, none: [], all: []});
    return goOn(search);
  }
  rest(search);
  finish(search);
}

// Shows the first row before the number of results is known.
function first({title}, row) {
  clear();
  results.append(make("section", {}, make("div", {class: "head"}, make("h2", {}, title)), make("ol", {}, row)));
}

function add(search, table, result) {
  const {error, rows, count, total} = result;
  if (!error) {
    search.all.push(result);
    if (!rows.length) return search.none.push(table.title);
    search.tables++;
    search.count += count;
    search.isExact = search.isExact && total !== undefined;
  }
  if (!search.shown++) clear();
  const section = make("section", {}, error ? failed(table, error) : listed(search, table, result));
  results.append(section);
  if (search.isAsked) section.querySelector("li a, button").focus();
  search.isAsked = false;
}

const amount = (count, isExact) => isExact ? phrases.counted(count) : phrases.atLeast(count);

// The first rows of a table, and the way to all of them.
function listed({query}, {title, link, index}, {search, rows, wanted, count, total}) {
  const words = amount(count, total !== undefined), list = make("ol", {}, rows);
  index.extra("mark", list, search).catch(ignore);
  return [make("div", {class: "head"}, make("h2", {}, title),
    make("a", {href: `${link.getAttribute("href")}?${query}`, "aria-label": phrases.label(title) + words},
      [words, ...wanted.flatMap(({note}) => note ?? [])].join(", "))), list];
}

function failed({title}, {message}) {
  const retry = make("button", {class: "button", type: "button"}, phrases.tryAgain);
  on(retry, "click", () => {
    field.focus();
    begin();
  });
  return [make("div", {class: "head"}, make("h2", {}, title)), make("p", {}, phrases.notRead(message)), retry];
}

function finish(search) {
  const {text, shown, count, isExact, none} = search, left = tables.length - search.next;
  more.hidden = !left;
  more.textContent = phrases.searchTables(left);
  results.querySelector(".none")?.remove();
  if (search.tables) {
    say(`${amount(count, isExact)}, ${phrases.tablesCounted(search.tables)}`);
    if (none.length) results.append(make("p", {class: "none q"}, phrases.label(phrases.nothingFound)
      + (none.length > MOST ? phrases.tablesCounted(none.length) : none.join(", "))));
  } else if (shown) {
    say(phrases.failed);
  } else {
    clear(true);
    say(phrases.nothingFound, phrases.noneMatch(phrases.quoted(text)));
    if (!left) tables[0].index.extra("help", search, {found, tables, addressOf, isOver: () => search !== current}).catch(ignore);
  }
}

on(more, "click", () => {
  current.isAsked = true;
  goOn(current);
});

// Keys: from the field to the rows and from row to row, and back

leadTo(field);
on(document, "keydown", (event) => {
  const {key, target} = event, isInField = target === field;
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isInField && key === "Escape" && field.value) {
    event.preventDefault();
    field.value = "";
    ask();
  }
  const step = {j: 1, ArrowDown: 1, k: -1, ArrowUp: -1}[key], links = all("li > a", results);
  const at = links.indexOf(target.closest("a")), next = at + step;
  if (!step || (isInField ? key !== "ArrowDown" : at < 0) || next === links.length) return;
  event.preventDefault();
  (links[next] ?? field).focus();
});
without.hidden = true;
field.autocomplete = "off";
field.spellcheck = false;
