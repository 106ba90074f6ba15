// Shows the results of a search row by row, and their number.

// What the first rows of a common word have, by their ranks: one file has those of a few such words.
async function headOf(name) {
  const text = await load(name);
  return reading(() => new Map(readRows(text, 1).map(([rank, ...values]) => [rank, values])));
}

// Puts the first rows of a table of names in order. A file of heads is large: the first result does not wait for it.
async function order(search) {
  const heads = await Promise.all(search.heads.map(headOf));
  search.rowOf = async (rank) => heads.find((head) => head.has(rank))?.get(rank) ?? rowAt(rank);
  if (root.isNamed) await extra("rank", search).catch(ignore);
}

async function show(search) {
  const ranks = search.ranks.slice(search.shown, search.start + PAGE), {rowOf = rowAt} = search;
  ranks.forEach((rank) => rowOf(rank).catch(ignore));
  for (const rank of ranks) {
    const values = await rowOf(rank);
    expect(search);
    if (!search.shown) clear();
    rows.append(...[reading(draw, rank, values)].flat());
    search.shown++;
    results.hidden = false;
    if (search.isAsked) rows.lastChild.querySelector("a, [tabindex]").focus();
    search.isAsked = false;
  }
  tellOfRows();
}

// Other scripts have to know which rows there are, as that of sounds.
const tellOfRows = () => document.dispatchEvent(new Event("rowhouse:rows"));

const ignore = () => {};
const short = (text) => text.length > 60 ? text.slice(0, 60) + "…" : text;

// The query in words: the text, and the choices.
function namesOf(query) {
  const q = (query.get("q") ?? "").trim();
  return [...q ? [phrases.quoted(short(q))] : [],
    ...[...query].map(([name, value]) => chosenName(name, value)).filter(Boolean)];
}

const atLeast = (search) => phrases.atLeast(search.ranks.length);

function finish(search) {
  const {start, shown, total} = search, isKnown = total >= 0;
  if (!shown) {
    clear();
    nothing();
    tellOfRows();
    return say(phrases.nothingFound, phrases.noneMatch(namesOf(search.query).join(", ")));
  }
  const count = isKnown ? phrases.counted(total) : atLeast(search), isAll = shown === total;
  const said = isAll && !start ? count : phrases.found(count, grouped(start + 1), grouped(shown));
  say([said, ...search.wanted.flatMap(({note}) => note ?? [])].join(", "));
  more.hidden = isAll;
  more.textContent = phrases.nextRows(Math.min(PAGE, total - shown || PAGE));
  counting.hidden = isKnown;
}

function say(title, text) {
  found.replaceChildren(text ? make("div", {class: "message"},
    make("p", {class: "headline"}, title), make("p", {}, text)) : make("p", {}, title));
}

// Calls a function that the first results do not need, from a script that loads on use.
async function extra(name, ...parts) {
  await loadRoot();
  const extras = await load("extras");
  return extras[name](...parts, {...tools(), isIdle, prepare, isRead, either, PART, TIERS, last, seek,
    missing: () => missing, ...lookUp});
}
