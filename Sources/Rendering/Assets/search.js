// The page of a site's search: shows each row that is found as a link, with its values in lines below.

const [form, hint, without, found, results, rows, more, counting, retry, browse] =
  ["form", "hint", "without", "found", "results", "rows", "more", "all", "retry", "browse"]
    .map((name) => document.getElementById(`search-${name}`));
const field = form.elements.q, selects = all("select", form), {noun} = results.dataset;
const index = openIndex();
let filters;

window.rowhouse = (file) => index.take(file);

function forgetAll() {
  index.forget();
  filters = undefined;
}

// Rows

// An address is that of a sound on the web, or of a file of this site: those have plain names.
// What is on http has no attributes, as the player loads nothing from there.
const link = (title, address, attributes) => /^(https?:\/\/|\w[\w./-]*(#|$))/.test(address)
  ? make("a", {...address[4] !== ":" && attributes, href: address}, title) : title;

// What is not searched is not marked.
const part = (tag, {lang, isUnsearched}, ...children) => make(tag,
  {...lang && {lang}, ...isUnsearched && {"data-unsearched": ""}}, ...children);

// The title of a row, which leads to it, and its cells: the values of a column, and of those joined to it.
function described(values) {
  const shown = {}, cells = [];
  index.columns.forEach((column, at) => {
    const own = {shown: "value", ...column, value: String(values[at])};
    if (own.shown === "joined") cells[cells.length - 1].push(own);
    else if (own.shown === "value" || own.shown === "sound") cells.push([own]);
    else shown[own.shown] = own;
  });
  const {title, page, anchor} = shown;
  // A page that is found by its own title has no anchor.
  const address = page.value + (anchor.value && "#" + encodeURIComponent(anchor.value));
  return {cells, title: link(title.value || anchor.value, address)};
}

// The button of a sound on the web, which says the row's name; nothing for another sound.
const playing = ({value}, name) =>
  /^https?:/.test(value) && link(phrases.play, value, {class: "play", ...name && {"data-name": name}});

// A link, and in lines below it the values of the row.
function draw(position, values) {
  const {cells, title} = described(values);
  const lines = cells.map((cell) => cell.filter(({value}) => value)).filter(([first]) => first);
  return make("li", {}, title, lines.map((line) => make("p", {},
    line[0].title ? part("span", {}, phrases.label(line[0].title)) : "",
    line.flatMap((own) => {
      const sound = own.shown === "sound" && playing(own, title.textContent);
      return [", ", part("span", sound ? {} : own, sound || own.value)];
    }).slice(1))));
}

function clear() {
  results.hidden = true;
  rows.replaceChildren();
}

const begun = () => {};

function nothing() {
  if (browse) browse.hidden = false;
}

// What is asked

const asking = () => said(new FormData(form));

const isChoice = (name) => selects.some((select) => select.name === name);

function dress(query) {
  if (browse) browse.hidden = !isIdle(query);
}

// Nothing is asked: says what can be.
function idle(query) {
  clear();
  tellOfRows();
  say(hint.textContent);
  if (filters) {
    index.load("extras").then(({label}) => label(selects, query, filters), ignore);
  }
}

function fill(query) {
  field.value = query.get("q") ?? "";
  selects.forEach((select) => choose(select, query.get(select.name) ?? ""));
}

function choose(select, value) {
  select.value = value;
  if (select.value !== value) select.add(new Option(value, value, true, true));
}

// A choice in words; nothing, if there is none of that name.
function chosenName(name, value) {
  const select = selects.find((other) => other.name === name);
  return select && phrases.label(select.parentNode.firstChild.data.trim()) + short(value);
}

// What the index has of each choice; columns that nothing can be chosen by are in no row.
const chosenTerms = (query) => selects.filter(({name}) => query.get(name)).map(async ({name}) => {
  const key = index.reading(() => index.root.columns.map((column) => column.name === name && column.key)).find(Boolean);
  return key ? index.find(key + query.get(name)) : union([]);
});

async function loadFilters() {
  await index.open();
  const {fill} = await index.load("extras"), data = await index.load("filters");
  return filters = filters || index.reading(() => fill(data, index.page));
}

function start() {
  // What scripts that load on use know of the page: its elements, what is chosen in words, and its addresses.
  index.page = {
    found, results, rows, selects, trusted, chosenTerms, isIdle, namesOf, chosenName, addressOf, choose, loadFilters,
    remarkIn: (row) => row.querySelector("td:not([data-unsearched])") ?? row,
  };
  for (const select of selects) {
    select.parentNode.hidden = false;
    on(select, "focus", () => loadFilters().catch(ignore));
    on(select, "change", () => {
      isKept = true;
      ask(true);
    });
  }
  leadTo(field);
  without.hidden = true;
  open();
}

