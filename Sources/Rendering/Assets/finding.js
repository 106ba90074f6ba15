// Finds what is asked for: shows what matches, best first. Each page that is searched says by itself what
// is asked, how a row is drawn, and what is chosen.

// A search, from what is asked to the rows

function begin(isAsked) {
  const query = asking();
  current = {query, ranks: [], unread: [], start: 0, shown: 0, isAsked};
  dress(query);
  if (!isIdle(query)) return goOn(current);
  rest(current);
  idle(query);
}

const isIdle = (query) =>
  !wordsOf(query.get("q") ?? "").length && ![...query.keys()].some((name) => !/^(q|hide|order|view)$/.test(name));

function rest(search) {
  results.removeAttribute("aria-busy");
  clearTimeout(search.timer);
  more.hidden = counting.hidden = retry.hidden = true;
}

async function goOn(search) {
  rest(search);
  results.setAttribute("aria-busy", true);
  search.timer = setTimeout(() => {
    if (search !== current) return;
    if (search.shown) return say(atLeast(search));
    // What was found before stays until there is something else to see.
    say(phrases.loading, phrases.fetching());
  }, 300);
  try {
    if (!search.matches) await prepare(search);
    begun(search);
    if (search.query.has("sort")) await extra("sort", search);
    // The first is seen before the files of the others are asked for, and takes nothing from them.
    for (const most of [1, PAGE]) {
      await pull(search, search.start + most, search.start + most);
      const before = loaded;
      await show(search);
      if (most === 1) search.limit += loaded - before;
    }
    if (search.total === undefined) await pull(search, Infinity, 0);
    rest(search);
    finish(search);
    extra("polish", search).catch(ignore);
  } catch (error) {
    if (search !== current) return;
    const reason = error instanceof Failure ? error.message : phrases.scriptFailed(error);
    const isOver = reason !== CHANGED || Date.now() - forgotten < 9999;
    // What is not yet shown is better read again from the beginning.
    if (!search.shown || !(error instanceof Missing)) forget();
    if (!isOver) return begin();
    rest(search);
    if (!search.shown) clear();
    say(phrases.failed, phrases.notRead(reason));
    retry.hidden = false;
  }
}

// Ends a search that is not wanted any more.
function expect(search) {
  if ((search?.within ?? search) !== current) throw new Failure();
}

const loadRoot = async () => root = root || reading(JSON.parse, await load("root"));

// Names are compared by their letters and digits.
const plain = (name) => folded(name).split(WORD).filter((_, index) => index % 2).join("");

// The column that is called so, if its words are found and shown.
const columnOf = (name) => storedColumns().find(({name: own, title = own, isUnsearched}) =>
  !isUnsearched && [own.replace(/^by-/, ""), title].map(plain).includes(plain(name)));

// What a word stands for, or those that begin or end with it: where none begins so, words may end so.
async function findWord(asked, isGuessed) {
  const {word, isExact, isEnd} = asked;
  if (isEnd) return extra("ending", asked, false);
  const own = {...await find(word, !isExact), isShort: isShort(word)};
  return own.size || isExact || !isGuessed ? own : extra("ending", asked, true);
}

// What has one of several things.
const either = (terms) => terms.length === 1 ? terms[0] : {
  size: terms.reduce((sum, {size}) => sum + size, 0),
  total: undefined,
  tiers: TIERS.map((tier) => terms.flatMap(({tiers}) => tiers[tier])),
};

async function prepare(search) {
  const before = loaded, {query} = search;
  await loadRoot();
  const parts = partsOf(query.get("q") ?? "", columnOf), keys = new Map();
  // Rows have one part of each list.
  const lists = parts.some(({isOr}) => isOr) ? await extra("joined", parts) : parts.map((part) => [part]);
  for (const part of lists.flat().filter(({isOut}) => !isOut)) {
    part.words = part.words.map((asked) => {
      const key = JSON.stringify(asked);
      return keys.get(key) ?? keys.set(key, asked).get(key);
    });
  }
  search.read = lists.filter((list) => list.some(isRead));
  search.wanted = [...keys.values()].slice(0, MOST_WORDS);
  const unwanted = parts.filter((part) => part.isOut && !isRead(part)).slice(0, MOST_WORDS)
    .map(({words}) => Promise.all(words.map((word) => findWord(word))));
  const [, others, choices] = await Promise.all([
    search.wanted.map(async (asked) => asked.term = await findWord(asked, true)), unwanted, chosenTerms(query),
  ].map((list) => Promise.all(list)));
  const termsOf = (list) => list.length > 1 ? extra("either", list) : list[0].words.map(({term}) => term);
  const words = [...new Set((await Promise.all(lists.map(termsOf))).flat())].filter(Boolean);
  search.unknown = search.wanted.filter(({term, isWide}) => !term.size && !isWide);
  const terms = [...words, ...choices].sort((one, other) => one.size - other.size);
  if (!terms.length) terms.push(everything());
  if (terms.length === 1 && !search.read.length && !others.length) search.total = terms[0].total;
  search.bytes = BYTES_A_TERM * (terms.length + others.flat().length);
  search.limit = before + search.bytes;
  // What all words have is best found in what the rarest has.
  search.heads = [...new Set([wholeOf(terms[0]).head, terms[0].head])].filter(Boolean);
  search.matches = allMatches(terms, words, others);
}

// Goes on until so many records are found, or the least number if more would take too many bytes.
async function pull(search, most, least) {
  const isEnough = () => loaded > search.limit && search.ranks.length >= least;
  for (let step = 1; search.ranks.length < most; step++) {
    const {value, done} = search.matches.next();
    const list = search.read.length ? search.unread : search.ranks;
    if (typeof value === "number") list.push(value);
    if (search.unread.length === PAGE || done && search.unread.length) await extra("read", search);
    if (done) return search.total = search.ranks.length;
    if (typeof value === "number") {
      if (search.read.length && !search.unread.length && isEnough()) return;
    } else if (isEnough()) {
      return;
    } else {
      await load(value);
    }
    if (step % 50000 === 0) await new Promise((resolve) => setTimeout(resolve));
    expect(search);
  }
}

async function show(search) {
  const ranks = search.ranks.slice(search.shown, search.start + PAGE);
  // A file of heads is large: the first result does not wait for it.
  const heads = search.shown && !search.start ? await Promise.all(search.heads.map(headOf)) : [];
  const rowOf = async (at) => heads.find((head) => head.has(ranks[at]))?.get(ranks[at]) ?? rowAt(ranks[at]);
  ranks.forEach((_, at) => rowOf(at).catch(ignore));
  for (const [at, rank] of ranks.entries()) {
    const values = await rowOf(at);
    expect(search);
    if (!search.shown) clear();
    rows.append(...[reading(draw, rank, values)].flat());
    search.shown++;
    results.hidden = false;
    if (search.isAsked) rows.lastChild.querySelector("a, [tabindex]").focus();
    search.isAsked = false;
  }
  document.dispatchEvent(new Event("rowhouse:rows"));
}

const ignore = () => {};
const short = (text) => text.length > 60 ? text.slice(0, 60) + "…" : text;

// What is asked for, in words: what is typed, and what is chosen.
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

// What is not needed for the first results comes after them.
async function extra(name, ...parts) {
  await loadRoot();
  const extras = await load("extras");
  return extras[name](...parts, {...tools(), isIdle, prepare, isRead, either, PART, TIERS, last, seek,
    missing: () => missing, ...lookUp});
}

// The entries of the index whose keys may begin with something, file by file.
async function* entriesLike(beginning) {
  for await (const text of shardsOf(beginning)) yield reading(readEntries, text);
}

// The address, which holds what is asked

let asked = "", typing, isKept = true;

// What else stands in an address, such as where a reader came from, asks for nothing.
const said = (pairs) =>
  new URLSearchParams([...pairs].filter(([name, value]) => value && (name === "q" || isChoice(name))));
const addressOf = (query) => form.getAttribute("action") + (String(query) && `?${query}`);

// What was sent or opened keeps its place in the history. What is typed takes that of what was.
function ask(isSent) {
  clearTimeout(typing);
  const query = asking(), isNew = String(query) !== asked;
  if (isNew) {
    const way = isKept ? "pushState" : "replaceState";
    // Browsers let a file change what is asked of it, and not the file.
    if (!attempt(() => history[way]({}, "", addressOf(query)) ?? true)) {
      attempt(() => history[way]({}, "", String(query) ? `?${query}` : location.pathname));
    }
    asked = String(query);
  }
  isKept = isSent || isKept && !isNew;
  if (isNew || isSent) begin();
}

function open() {
  const query = said(new URLSearchParams(location.search));
  if (String(query) === asked) return;
  asked = String(query);
  isKept = true;
  fill(query);
  begin();
}

on(form, "submit", (event) => {
  event.preventDefault();
  ask(true);
});
on(field, "input", () => {
  clearTimeout(typing);
  typing = setTimeout(ask, 150);
});
on(window, "popstate", open);
for (const button of [more, counting, retry]) {
  on(button, "click", () => {
    if (!root) return begin(true);
    if (button === more) current.start = current.shown;
    current.limit = button === counting ? Infinity : loaded + current.bytes;
    if (button === counting) delete current.tallied;
    current.isAsked = true;
    goOn(current);
  });
}
start();
