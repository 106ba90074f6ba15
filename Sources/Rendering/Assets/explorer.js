// The listing that is explored: shows what is found where the rows of the page were.

const form = document.getElementById("search-form"), field = form.elements.q;
const [found, results] = ["found", "results"].map((name) => document.getElementById(`search-${name}`));
const {base, noun, prefix} = form.dataset, {trusted} = window.rowhouse;
const index = openIndex({base, prefix});
const table = results.querySelector(".listing"), pane = table.closest(".scroll");
const bodies = [...table.tBodies], counted = [...found.childNodes], caption = table.caption.textContent;
const beside = all(".pages, p.footnote", results), panel = document.getElementById("facets");
const headers = all("thead th", table), ordered = all("[data-order]", results), opened = location.pathname;
const rows = make("tbody", {id: "search-rows"});
const [more, counting, retry] = [
  ["more", phrases.next], ["all", phrases.countAll], ["retry", phrases.tryAgain],
].map(([name, title]) =>
  make("button", {class: "button", type: "button", id: `search-${name}`, hidden: ""}, title));
const chips = make("p", {class: "chips", id: "search-chips", hidden: ""});
let state = new URLSearchParams(), path = opened, facets, section, dressed;

field.autocomplete = "off";
field.spellcheck = false;
pane.before(chips);
pane.after(make("p", {class: "turn"}, more, counting, retry));

window.rowhouse = Object.assign((file) => index.take(file), window.rowhouse);

function forgetAll() {
  index.forget();
  facets = undefined;
}

// What is asked: what is typed, and for the rest what was chosen

function asking() {
  const others = [...state].filter(([name]) => name !== "q" && !isLook(name));
  return said([["q", field.value], ...others, ...window.rowhouse.looks()]);
}

function fill(query) {
  state = query;
  field.value = query.get("q") ?? "";
}

const isColumn = (name) => /^(by|in)-/.test(name);
const isNarrowing = (name) => /^(by-|in-|none$)/.test(name);
const isLook = (name) => /^(hide|order|view)$/.test(name);
const isChoice = (name) => isNarrowing(name) || isLook(name) || name === "sort";

// Changes the query: adds a choice to it, or takes one back.
function change(edit) {
  state = asking();
  edit(state);
  isKept = true;
  ask(true);
}

// The choices by the facets that they are of: some values or ranges, and whether those without one.
function choicesOf(query) {
  const choices = new Map();
  const of = (name) => {
    if (!choices.has(name)) choices.set(name, {values: []});
    return choices.get(name);
  };
  for (const [name, value] of query) {
    if (isColumn(name)) of(name).values.push(value);
    if (name === "none") of(value).isMissing = true;
  }
  return choices;
}

async function loadFacets() {
  await index.open();
  const all = await index.load("facets");
  return facets = facets ?? all;
}

const chosenTerms = (query) => [...choicesOf(query)].map(async ([name, choice]) => {
  const own = (await loadFacets()).find((other) => other.name === name);
  const column = index.root.columns.find((other) => other.name === name && other.key);
  if (!own) return union([]);
  const terms = column
    ? choice.values.flatMap((value) => spellingsOf(own, value)).map((value) => index.find(column.key + value)) : [];
  if (!column || choice.isMissing) terms.push(index.extra("term", own, choice));
  return either(await Promise.all(terms));
});

// How a value is written, of which there may be several ways.
const spellingsOf = ({values}, value) => {
  const own = values.find(([title, , ...others]) => title === value || others.includes(value));
  return own ? own.filter((_, at) => at !== 1) : [value];
};

const titleOf = (name) => facets?.find((other) => other.name === name)?.title ?? name.slice(3);

// The words for a choice; nothing, if the parameter is no choice.
function chosenName(name, value) {
  if (name === "none") return phrases.label(titleOf(value)) + phrases.notGiven;
  if (!isColumn(name)) return false;
  const ends = value.split(phrases.until).map((end) => end.trim().replace(/^\d+$/, grouped));
  const isRange = name.startsWith("in-") && ends.length === 2, [from, to] = ends;
  return phrases.label(titleOf(name))
    + (!isRange ? short(value) : !to ? "≥ " + from : !from ? "≤ " + to : from + phrases.until + to);
}

// Rows

const svg = (tag, attributes, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const pair of Object.entries(attributes)) element.setAttribute(...pair);
  element.append(...children);
  return element;
};

function clear() {
  rows.replaceChildren();
  section = undefined;
  if (rows.isConnected) return;
  bodies.forEach((body) => body.remove());
  table.append(rows);
  pane.scrollTop = 0;
  beside.forEach((part) => part.hidden = true);
}

const nothing = () => {};

// Where no words are asked for, what is chosen is counted while the rows come.
function begun(search) {
  if (!index.wordsOf(search.query.get("q") ?? "").length) index.extra("tally", search).catch(ignore);
}

// The caption says what the table shows.
new MutationObserver(() => {
  if (rows.isConnected) table.caption.textContent = [found.textContent, ...namesOf(index.current.query)].join(", ");
}).observe(found, {childList: true});

// Back at a page where nothing was asked: shows that page.
window.addEventListener("popstate", () => {
  if (location.pathname !== path && isIdle(said(new URLSearchParams(location.search)))) location.reload();
}, true);

// Nothing is asked: shows the rows of the page again, and at the address of another page, and where a page has too many to show at once, all rows.
function idle() {
  if (location.pathname !== opened || isLong) return goOn(index.current);
  rows.remove();
  table.append(...bodies);
  found.replaceChildren(...counted, ...field.value.trim() ? [" ", phrases.wordsOnly] : []);
  table.caption.textContent = caption;
  beside.forEach((part) => part.hidden = false);
  tellOfRows();
  return window.rowhouse.count();
}

// Says what is asked: above the rows, and in the headers.
function dress(query) {
  path = location.pathname;
  const sorts = query.getAll("sort");
  for (const header of ordered) {
    const place = sorts.findIndex((name) => name.replace(/^-/, "") === "by-" + header.dataset.order);
    const way = place < 0 ? undefined : sorts[place][0] === "-" ? "descending" : "ascending";
    header.removeAttribute("aria-sort");
    delete header.dataset.then;
    if (way && (place || header.localName === "li")) header.dataset.then = way;
    else if (way) header.setAttribute("aria-sort", way);
  }
  if ([...query.keys()].some(isNarrowing)) return dressed = index.extra("chips", query, chips).catch(ignore);
  if (chips.contains(document.activeElement)) field.focus();
  chips.hidden = true;
}

// A row as it is drawn, which leaves the section that is shown last as it is.
async function rowOf(rank) {
  const values = await index.rowAt(rank), own = section;
  const row = [draw(rank, values, index)].flat().pop();
  section = own;
  return row;
}

async function chart() {
  await index.open();
  return (await index.load("map")).show(index.current, index, index.page);
}

Object.assign(window.rowhouse, {
  change, count: () => index.extra("count", index.current).catch(ignore), chart: () => chart().catch(ignore),
});

// What is pressed

on(document, "click", (event) => {
  const header = event.target.closest("[data-order]"), link = event.target.closest("#facets a");
  const taken = event.target.closest("[data-take]"), facet = link?.closest("section"), value = link?.querySelector(".t");
  if (event.ctrlKey || event.metaKey) return;
  if (header && event.target.closest("a, button")) {
    event.preventDefault();
    index.extra("sortBy", "by-" + header.dataset.order, event.shiftKey).catch(fail);
  } else if (value || link && !facet.querySelector("ul")) {
    event.preventDefault();
    const {name} = facet.dataset;
    if (value) change((next) => next.append(name, value.textContent));
    else window.rowhouse.count().then(() => panel.querySelector(`[name=${CSS.escape(name)}]`)?.focus());
  } else if (taken) {
    index.open().then(() => index.load("take"))
      .then(({take}) => take(taken.dataset.take, index.current, index, index.page)).catch(fail);
  }
});

// Reports a file that could not be read for a button.
function fail(error) {
  if (!(error instanceof Failure)) throw error;
  say(phrases.failed, phrases.notRead(error.message));
}

// What a reader types and the keys of the rows have a script of their own.
let offering;
const offer = () => offering = offering ?? index.open().then(() => index.load("suggest"))
  .then(({attach}) => attach(index, index.page)).catch(() => offering = undefined);
on(field, "focus input", offer);
on(table, "focusin", offer);

function start() {
  // What scripts that load on use know of the page: its elements; what is asked and chosen, in words and as
  // addresses; and how that is changed, shown and drawn.
  index.page = {
    found, results, rows, panel, form, field, table, headers, trusted, chosenTerms, isIdle, isNarrowing, asking, ask,
    change, namesOf, chosenName, choicesOf, spellingsOf, addressOf, loadFacets, goOn, finish, say, atLeast, clear, rowOf,
    svg, folded, remarkIn: (row) => row.cells[0],
  };
  const typed = field.value, last = open();
  const first = Promise.race([last, new Promise((resolve) => on(document, "rowhouse:rows", resolve))]);
  window.rowhouse.opening = [Promise.all([first, dressed]), last,
    Promise.resolve(last).then(() => index.current?.polished)];
  if (typed && typed !== (state.get("q") ?? "")) {
    field.value = typed;
    ask();
  } else if (!index.current) {
    index.current = Object.assign(index.ask(asking()), {start: 0, shown: 0});
  }
  if (document.activeElement === field) offer();
}
