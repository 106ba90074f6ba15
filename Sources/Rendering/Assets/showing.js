// Shows the results of a search row by row, and their number.

async function show(search) {
  const ranks = search.ranks.slice(search.shown, search.start + index.pageSize);
  const {rowOf = (rank) => index.rowAt(rank)} = search;
  ranks.forEach((rank) => rowOf(rank).catch(ignore));
  for (const rank of ranks) {
    const values = await rowOf(rank);
    index.expect(search);
    if (!search.shown) clear();
    rows.append(...[index.reading(() => draw(rank, values, index))].flat());
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
  more.textContent = phrases.nextRows(Math.min(index.pageSize, total - shown || index.pageSize));
  counting.hidden = isKnown;
}

function say(title, text) {
  found.replaceChildren(text ? make("div", {class: "message"},
    make("p", {class: "headline"}, title), make("p", {}, text)) : make("p", {}, title));
}
