// Finds what is typed in the site's index: shows what matches, best first, and loads only the files
// that this takes. They are scripts that call rowhouse(), because those load from file:// too; from a
// server what is in the call is fetched.

const PAGE = 50, BYTES_A_TERM = 60000, TIERS = [0, 1, 2, 3];
const [form, hint, without, found, results, rows, more, counting, retry, browse] =
  ["form", "hint", "without", "found", "results", "rows", "more", "all", "retry", "browse"]
    .map((name) => document.getElementById(`search-${name}`));
const {q: field, sort} = form.elements, choosers = all("select", form);
const selects = choosers.filter((select) => select !== sort);
const {noun, prefix = "*"} = results.dataset;
let root, filters, current;

// Files

const texts = new Map(), requests = new Map(), positions = new Map(), shards = new Map();
const CHANGED = phrases.siteChanged, DAMAGED = phrases.indexDamaged;
const isServed = location.protocol.startsWith("http");
let loaded = 0, forgotten = 0, isChanged;

// Why a search ends, in words for whoever searches. Any other error is a fault of this script.
class Failure extends Error {}
class Missing extends Failure {}

// What fails while the index is read, or is not there, is the fault of the index.
function reading(read, ...parts) {
  const part = attempt(() => read(...parts));
  if (part != null) return part;
  throw new Failure(DAMAGED);
}

// Where addresses of scripts must be trusted, those of the search are, and no others.
const policy = window.trustedTypes?.createPolicy("rowhouse", {createScriptURL: (text) =>
  /^(search\/\w+\.js\?\w+|(\.\.\/)*assets\/player\.js)$/.test(text) ? text : ""});
const trusted = (text) => policy?.createScriptURL(text) ?? text;

// What is of another build than the root is not taken.
window.rowhouse = (name, text, version) => {
  isChanged = version && version !== root?.version;
  if (isChanged) return;
  texts.set(name, text);
  loaded += text.length || 0;
};

// A file is asked for once, and again only if it did not come. Whatever waits for one goes on only
// while there is no newer search.
async function load(name) {
  const search = current;
  if (!requests.has(name)) {
    const controller = new AbortController();
    requests.set(name, {controller, text: receive(name, controller.signal)});
    // By then a search has asked for all that it begins with.
    setTimeout(callOff);
  }
  const request = requests.get(name);
  request.search = search;
  const text = await request.text;
  expect(search);
  return text;
}

// Calls off what only older searches wait for. Files without a number in their name are for all.
function callOff() {
  for (const [name, {controller, search}] of requests) {
    if (search !== current && /\d/.test(name)) controller.abort();
  }
}

async function receive(name, signal) {
  const path = `search/${name}.js`, address = `${path}?${root ? root.version : forgotten}`;
  try {
    await (isServed && name !== "extras" ? take(address, signal) : run(address));
  } catch {
    requests.delete(name);
    throw new Missing(phrases.notLoaded(path));
  }
  if (texts.has(name)) return texts.get(name);
  requests.delete(name);
  throw new Failure(isChanged ? CHANGED : DAMAGED);
}

// Calls what a script calls. What it hands over is JSON, but for two characters that it has as they are.
async function take(address, signal) {
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Missing();
  const script = await response.text();
  attempt(() => rowhouse(...JSON.parse(`[${script
    .slice(script.indexOf("(") + 1, script.lastIndexOf(")"))
    .replace(/\t/g, "\\t").replace(/\x1f/g, "\\u001f")}]`)));
}

const run = (address) => new Promise((resolve, reject) => {
  const script = make("script", {});
  script.src = trusted(address);
  script.onload = resolve;
  script.onerror = reject;
  document.head.append(script);
  on(script, "load error", () => script.remove());
});

// Begins anew, with a root that no cache has kept.
function forget() {
  for (const map of [texts, requests, positions, shards]) map.clear();
  root = filters = isChanged = undefined;
  forgotten = Date.now();
}

// The digits are the printable characters of ASCII but " and \.
function digit(text, at) {
  const code = text.charCodeAt(at) - 32;
  if (code >= 0) return code - (code > 2) - (code > 60);
  throw new Error();
}

class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  // Digits from 64 on say that the number goes on.
  number() {
    let high = 0, last;
    while ((last = digit(this.text, this.at++)) > 63) high = high * 29 + last - 63;
    return high * 64 + last;
  }

  take(length) {
    return this.text.slice(this.at, this.at += length);
  }

  // Ranks after another, of which the gaps between them are written: as many zeros as a gap says without
  // its lowest bits, a one, and those bits; six are a digit.
  ranks(count, rank) {
    const low = this.number();
    let bits, left = 0;
    const bit = () => {
      if (!left) [bits, left] = [digit(this.text, this.at++), 6];
      return bits >> --left & 1;
    };
    return Array.from({length: count}, () => {
      let gap = 0;
      while (!bit()) gap++;
      for (let at = 0; at < low; at++) gap = gap * 2 + bit();
      return rank += gap + 1;
    });
  }
}

// Words of the index

// Text that JavaScript sorts by code points.
const sortable = (text) =>
  [...text].map((letter) => letter.codePointAt(0).toString(16).padStart(6, 0)).join("");

// The place of the last of sorted items that is not beyond something; -1 if all are.
function last(items, isBeyond) {
  let low = 0, high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBeyond(items[middle])) high = middle;
    else low = middle + 1;
  }
  return low - 1;
}

// Terms: what a word stands for, as lists of ranks by tier

// Without a tier it is of one record, and says its tier.
function readEntry(reader) {
  const code = reader.number(), isOne = code % 16 === 0, tiers = [];
  const storage = isOne ? 0 : code >> 4, mask = isOne ? 1 << (code >> 4) : code;
  const counts = TIERS.map((tier) => mask >> tier & 1 && (isOne ? 1 : reader.number()));
  const total = counts.reduce((sum, count) => sum + count);
  const end = () => ({total, tiers, head: total > root.common && "h" + reader.number()});
  if (storage === 3) return {isCount: true, ...end()};
  const place = (rank) => positions.set(rank, reader.number());
  let left = storage === 2 ? root.head : total;
  counts.forEach((count, tier) => {
    if (!count) return;
    let rank = -1;
    const ranks = storage === 1 ? reader.ranks(count, rank)
      : Array.from({length: Math.min(count, left)}, () => {
        place(rank += reader.number() + 1);
        return rank;
      });
    tiers[tier] = {ranks, chunks: []};
    left -= ranks.length;
  });
  if (storage === 1) {
    tiers.flatMap((list) => list.ranks).slice(0, root.head).forEach(place);
  }
  for (let chunks = storage === 2 ? reader.number() : 0; chunks > 0; chunks--) {
    tiers[reader.number()].chunks.push({
      first: reader.number(), count: reader.number(), file: "l" + reader.number(),
      start: reader.number(), length: reader.number(),
    });
  }
  return end();
}

function readEntries(text) {
  const reader = new Reader(text), entries = [];
  for (let key = ""; reader.at < text.length;) {
    const lengths = reader.number(), rest = lengths % 8;
    key = key.slice(0, lengths >> 3) + reader.take(rest < 7 ? rest + 1 : 8 + reader.number());
    entries.push([key, readEntry(reader)]);
  }
  return entries;
}

// The texts that keys which begin with a word can be in, in order.
async function* shardsOf(word) {
  const limit = sortable(word), isBeyond = (key) => sortable(key) > limit;
  const isWithin = (key) => key && key.startsWith(word);
  const parts = reading(() => root.directory.map(([, key]) => key));
  let part = Math.max(0, last(parts, isBeyond)), isFirst = true;
  for (; isFirst || isWithin(parts[part]); part++) {
    const [start, ...keys] = (await load("d" + root.directory[part][0])).split("\t");
    let at = Math.max(0, last(keys, isBeyond));
    for (; isFirst || isWithin(keys[at]); at++) {
      isFirst = false;
      yield load("w" + (Number(start) + at));
    }
  }
}

// What a key stands for, or all keys that begin with it, for which there may be one entry; and what the
// key stands for itself.
async function find(word, isPrefix) {
  const entries = [];
  let node, whole;
  for await (const text of shardsOf(word)) {
    for (const [key, entry] of reading(readEntries, text)) {
      if (isPrefix && key === word + "*") {
        if (!entry.isCount) return {...union([entry]), whole};
        node = entry;
      } else if (key === word || isPrefix && key.startsWith(word) && !key.endsWith("*")) {
        entries.push(entry);
        if (key === word) whole = union([entry]);
      }
    }
    if (!isPrefix) break;
  }
  return {...union(entries, node), whole};
}

// Several entries as one. Their lists without chunks become one, in which it is faster to seek.
function union(entries, {total, head} = entries.length < 2 ? {total: 0, ...entries[0]} : {}) {
  const size = entries.reduce((sum, entry) => sum + entry.total, 0);
  const tiers = TIERS.map((tier) => {
    const small = {ranks: [], chunks: []}, lists = [small];
    entries.forEach((entry) => {
      const list = entry.tiers[tier];
      if (list && list.chunks.length) lists.push(list);
      else if (list) small.ranks.push(...list.ranks);
    });
    small.ranks.sort((one, other) => one - other);
    return lists.filter(({ranks, chunks}) => ranks.length || chunks.length);
  });
  return {tiers, size, head, total};
}

// Matches

let missing;

// What a list says that cannot go on without a file.
function awaiting(name) {
  missing = name;
  return NaN;
}

// The first rank of a list that is not below another; Infinity if there is none, and NaN if that
// takes a file, which is missing.
function seek({seek, ranks, chunks}, rank) {
  if (seek) return seek(rank);
  const next = seekIn(ranks, rank);
  if (next < Infinity || !chunks.length) return next;
  const at = last(chunks, (chunk) => chunk.first > rank), chunk = chunks[at];
  if (chunk && !chunk.ranks && !texts.has(chunk.file)) return awaiting(chunk.file);
  const inside = chunk ? seekIn(reading(ranksOf, chunk), rank) : Infinity;
  return chunks[at + 1] ? Math.min(inside, chunks[at + 1].first) : inside;
}

function seekIn(ranks, rank) {
  if (!ranks.length || ranks[ranks.length - 1] < rank) return Infinity;
  return ranks[last(ranks, (other) => other >= rank) + 1];
}

function ranksOf(chunk) {
  if (chunk.ranks) return chunk.ranks;
  const {first, count, file, start, length} = chunk;
  const reader = new Reader(texts.get(file).substr(start, length));
  return chunk.ranks = [first, ...reader.ranks(count - 1, first)];
}

// Yields the ranks that are in all terms and not in all words of one of others, first those whose
// worst tier is best, and none that was seen; and the names of files without which it cannot go on.
function* matches(terms, words, others, seen = new Uint8Array(root.count)) {
  const seekAny = (tiers, rank) => Math.min(...tiers.flat().map((list) => seek(list, rank)));
  for (let tier = 0; tier < 4; tier++) {
    if (tier && !words.some((word) => word.tiers[tier].length)) continue;
    const lists = terms.map((term) =>
      term.tiers.slice(words.length === 1 && term === words[0] ? tier : 0, tier + 1).flat());
    for (let rank = 0, at = 0; rank < Infinity;) {
      let next = Infinity;
      for (let list = 0; list < lists[at].length && next > rank; list++) {
        next = Math.min(next, seek(lists[at][list], rank));
      }
      if (isNaN(next)) {
        yield missing;
        continue;
      }
      // What one term leaves out is asked of the first again, which has the fewest.
      at = next === rank || at === 0 ? at + 1 : 0;
      rank = next;
      if (at < lists.length || rank === Infinity) continue;
      at = 0;
      next = seen[rank] ? rank : Math.min(...others.map((all) =>
        Math.max(...all.map(({tiers}) => seekAny(tiers, rank)))));
      if (isNaN(next)) {
        yield missing;
        continue;
      }
      if (next > rank) yield rank;
      seen[rank++] = 1;
    }
  }
}

// The same, but first those that have short words as they are, which are far fewer.
function* allMatches(terms, words, others) {
  const seen = new Uint8Array(root.count), ownOf = (term) => term.isShort && term.whole || term;
  if (words.some((word) => ownOf(word) !== word)) {
    yield* matches(terms.map(ownOf), words.map(ownOf), others, seen);
  }
  yield* matches(terms, words, others, seen);
}

// All ranks, where nothing is asked for but what is left out.
const everything = () => ({size: root.count, total: root.count,
  tiers: [[{seek: (rank) => rank < root.count ? rank : Infinity}], [], [], []]});

// Rows

// One of the items that are so many a file, which is read once.
async function itemAt(index, kind, size, read) {
  const name = kind + Math.floor(index / size), text = await load(name);
  if (!shards.has(name)) shards.set(name, reading(read, text));
  return reading(() => shards.get(name)[index % size]);
}

async function positionOf(rank) {
  if (!root.mapSize) return rank;
  return positions.has(rank) ? positions.get(rank) : itemAt(rank, "m", root.mapSize, (text) =>
    text.match(/.{4}/g).map((code) =>
      [0, 1, 2, 3].reduce((sum, at) => sum * 93 + digit(code, at), 0)));
}

const storedColumns = () => root.columns.filter(({isHidden}) => !isHidden);

// What a row has in each column that is stored; texts in files of their own come with it.
async function rowAt(position) {
  const values = await itemAt(position, "r", root.fileSize, readRows);
  return Promise.all(storedColumns().map(({texts, size}, at) => !texts ? values[at] : values[at]
    ? itemAt(values[at] - 1, texts, size, (text) => text.split("\t")) : ""));
}

// The rows of a file, whose first columns may be others than those that are shown.
function readRows(text, others = 0) {
  const lists = text.split("\n").map((line) => WAYS[line[0]](line.slice(1).split("\t")));
  if (lists.length !== others + storedColumns().length) throw new Error();
  return lists[0].map((_, row) => lists.map((list) => list[row]));
}

// What the first rows of a common word have, by their ranks: one file has those of a few such words.
async function headOf(name) {
  const text = await load(name);
  return reading(() => new Map(readRows(text, 1).map(([rank, ...values]) => [rank, values])));
}

const digits = (text) => {
  const reader = new Reader(text), numbers = [];
  while (reader.at < text.length) numbers.push(reader.number());
  return numbers;
};

// How a column of a data file is written: its first character says which of these.
const WAYS = {
  // Texts, each with how many rows have it, if that is more than one.
  p: (parts) => parts.flatMap((part) => {
    const [text, count = 1] = part.split("\x1f");
    return Array(Number(count)).fill(text);
  }),
  // Texts, and which of them each row has.
  d: (parts) => digits(parts.pop()).map((number) => parts[number]),
  // A number, and how much more each row has.
  n: ([least, more]) => digits(more).map((number) => Number(least) + number),
  // The last day, and how much earlier those of the rows are; then what is no day, and where.
  t: ([last, before, ...odd]) => {
    const days = digits(before).map((number) => number ? dayOf(last - number + 1) : "");
    while (odd.length) {
      const [text, rows] = odd.splice(0, 2);
      rows.split(",").forEach((row) => days[row] = text);
    }
    return days;
  },
  // The numbers of texts in files of their own.
  s: ([numbers]) => digits(numbers),
};

const dayOf = (code) => [code / 372, code / 31 % 12 + 1, code % 31 + 1]
  .map((part, at) => String(Math.floor(part)).padStart(at ? 2 : 4, 0)).join("-");

// What is seen of them

// An address is that of a sound on the web, or of a file of this site: those have plain names.
// What is on http has no attributes, as the player loads nothing from there.
const link = (title, address, attributes) => /^(https?:\/\/|\w[\w./-]*(#|$))/.test(address)
  ? make("a", {...address[4] !== ":" && attributes, href: address}, title) : title;

// What is not searched is not marked.
const part = (tag, {lang, isUnsearched}, ...children) => make(tag,
  {...lang && {lang}, ...isUnsearched && {"data-unsearched": ""}}, ...children);

// A row's address, its title, and its cells: the values of a column, and of those joined to it.
function described(position, values) {
  const shown = {}, cells = [], {list} = root;
  storedColumns().forEach((column, at) => {
    const own = {shown: "value", ...column, value: String(values[at])};
    if (own.shown === "joined") cells[cells.length - 1].push(own);
    else if (own.shown === "value" || own.shown === "sound") cells.push([own]);
    else shown[own.shown] = own;
    if (own.isNumber) shown.number = own;
  });
  const {title, number, page, anchor} = shown;
  const id = list ? list.anchor.replace("#", number.value) : anchor.value;
  const at = list && Math.floor(position / list.pageSize) + 1;
  const path = !list ? page.value : at === 1 ? list.first : list.others.replace("#", at);
  const address = path + "#" + encodeURIComponent(id);
  return {cells, id, number, title: link((title.prefix || "") + title.value || id, address)};
}

// What plays a sound of the web. Where its row is none of a table, it says the row's name.
function playing({value, isPattern}, number, name) {
  const address = isPattern ? value.replace("#", number.value) : value;
  return /^https?:/.test(address)
    && link(phrases.play, address, {class: "play", ...name && {"data-name": name}});
}

// A row of a table like the list's own, or a link and what the row says in lines below.
function draw(position, values) {
  const {cells, id, number, title} = described(position, values);
  if (rows.localName === "tbody") {
    return make("tr", {id}, make("th", {scope: "row"}, title), cells.map((cell) => {
      const [own, ...joined] = cell, {value} = own;
      if (own.shown === "sound") return part("td", own, playing(own, number) || phrases.none);
      return part("td", own, cell.some((other) => other.value) ? value : phrases.notGiven,
        joined.flatMap((other) => [" ", part(other.lang ? "i" : "span", other, other.value)]));
    }));
  }
  const lines = cells.map((cell) => cell.filter(({value}) => value)).filter(([first]) => first);
  return make("li", {}, title, lines.map((line) => make("p", {},
    line[0].title ? part("span", {}, phrases.label(line[0].title)) : "",
    line.flatMap((own) => {
      const sound = own.shown === "sound" && playing(own, number, title.textContent);
      return [", ", part("span", sound ? {} : own, sound || own.value)];
    }).slice(1))));
}

function say(title, text) {
  found.replaceChildren(text ? make("div", {class: "message"},
    make("p", {class: "headline"}, title), make("p", {}, text)) : make("p", {}, title));
}

function clear() {
  results.hidden = true;
  rows.replaceChildren();
}

// A search, from its words to the rows

function begin(isAsked) {
  const query = Object.fromEntries(new FormData(form));
  current = {query, ranks: [], unread: [], start: 0, shown: 0, isAsked};
  const isIdle = !wordsOf(query.q).length && !choosers.some((select) => select.value);
  if (browse) browse.hidden = !isIdle;
  if (!isIdle) return goOn(current);
  rest(current);
  clear();
  say(hint.textContent);
  if (filters) {
    load("extras").then(({label}) =>
      label(selects, query, (name, value) => filters(name, value).total), ignore);
  }
}

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
    if (search.query.sort) await extra("sort", search);
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
  if (search !== current) throw new Failure();
}

const loadRoot = async () => root = root || reading(JSON.parse, await load("root"));

// Names are compared by their letters and digits.
const plain = (name) => folded(name).split(WORD).filter((_, index) => index % 2).join("");

// The column that is called so, if its words are found and shown.
const columnOf = (name) => storedColumns().find(({name: own, title = own, isUnsearched}) =>
  !isUnsearched && [own.replace(/^by-/, ""), title].map(plain).includes(plain(name)));

// What a word stands for, or those that begin with it; a year is also what rows are narrowed by.
async function findWord(asked) {
  const {word, isExact} = asked;
  const columns = /^[12]\d{0,3}$/.test(word) ? root.columns.filter(({key}) => key === "") : [];
  const [found, term] = await Promise.all([find(word, !isExact), columns.length && loadFilters()]);
  const isYear = (value) => /^\d{4}$/.test(value) && (isExact ? value === word : value.startsWith(word));
  const years = columns.flatMap(({name}) => term.choices(name).map(([value]) => value).filter(isYear)
    .map((value) => term(name, value))).filter(({size}) => size);
  const own = {...found, isShort: isShort(word)};
  asked.isYear = years.length > 0;
  if (!asked.isYear) return own;
  const terms = [own, ...years];
  return {
    ...own,
    head: undefined,
    total: undefined,
    size: terms.reduce((sum, {size}) => sum + size, 0),
    tiers: TIERS.map((tier) => terms.flatMap(({tiers}) => tiers[tier])),
  };
}

async function prepare(search) {
  const before = loaded, {query} = search;
  await loadRoot();
  // Values of some columns have keys in the index, those of others ranks in the filters, and those
  // of columns that nothing can be chosen by are in no row. What has no key may be a range of one's own.
  const chosen = selects.filter(({name}) => query[name]).map(async ({name}) => {
    const key = reading(() => root.columns.map((column) => column.name === name && column.key))
      .find((key) => key === "" || key);
    if (key === "") return (await loadFilters())(name, query[name]);
    const term = key ? await find(key + query[name]) : union([]);
    return term.size ? term : await extra("range", name, query[name]) ?? term;
  });
  const parts = partsOf(query.q, columnOf), keys = new Map();
  for (const {isOut, isExact, words} of parts) {
    if (!isOut) words.forEach((word) => keys.set(isExact + word, {word, isExact}));
  }
  search.read = parts.filter(isRead);
  search.wanted = [...keys.values()].slice(0, MOST_WORDS);
  const unwanted = parts.filter((part) => part.isOut && !isRead(part)).slice(0, MOST_WORDS)
    .map(({isExact, words}) => Promise.all(words.map((word) => findWord({word, isExact}))));
  const [words, others, choices] = await Promise.all([search.wanted.map(findWord),
    unwanted, chosen].map((list) => Promise.all(list)));
  search.unknown = search.wanted.filter((_, at) => !words[at].size).map(({word}) => word);
  const terms = [...words, ...choices].sort((one, other) => one.size - other.size);
  if (!terms.length) terms.push(everything());
  if (terms.length === 1 && !search.read.length && !others.length) search.total = terms[0].total;
  search.bytes = BYTES_A_TERM * (terms.length + others.flat().length);
  search.limit = before + search.bytes;
  // What all words have is best found in what the rarest has.
  search.head = terms[0].head;
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
  const places = await Promise.all(ranks.map(positionOf));
  // A file of heads is large: the first result does not wait for it.
  const head = search.head && search.shown && !search.start && await headOf(search.head);
  const rowOf = async (at) => head && head.get(ranks[at]) || rowAt(places[at]);
  places.forEach((_, at) => rowOf(at).catch(ignore));
  for (const [at, place] of places.entries()) {
    const row = reading(draw, place, await rowOf(at));
    if (!search.shown++) clear();
    results.hidden = false;
    rows.append(row);
    if (search.isAsked) rows.lastChild.querySelector("a").focus();
    search.isAsked = false;
  }
  document.dispatchEvent(new Event("rowhouse:rows"));
}

const ignore = () => {};
const short = (text) => text.length > 60 ? text.slice(0, 60) + "…" : text;

// What is asked for, in words: what is typed, and what is chosen.
const namesOf = ({q, ...chosen}) => [...q.trim() ? [phrases.quoted(short(q.trim()))] : [], ...selects
  .filter(({name}) => chosen[name])
  .map(({name, parentNode}) => phrases.label(parentNode.firstChild.data.trim()) + short(chosen[name]))];
const atLeast = (search) => phrases.atLeast(search.ranks.length);

function finish(search) {
  const {start, shown, total} = search, isKnown = total >= 0;
  if (!shown) {
    clear();
    if (browse) browse.hidden = false;
    return say(phrases.nothingFound, phrases.noneMatch(namesOf(search.query).join(", ")));
  }
  const count = isKnown ? phrases.counted(total) : atLeast(search), isAll = shown === total;
  say(isAll && !start ? count : phrases.found(count, grouped(start + 1), grouped(shown)));
  more.hidden = isAll;
  more.textContent = phrases.nextRows(Math.min(PAGE, total - shown || PAGE));
  counting.hidden = isKnown;
}

// What is not needed for the first results comes after them: choices of filters, and marks.

async function loadFilters() {
  await loadRoot();
  const {fill} = await load("extras"), text = await load("filters");
  return filters = filters || reading(() => fill(JSON.parse(text), tools()));
}

const extra = async (name, ...parts) => (await load("extras"))[name](...parts, tools());

const tools = () => ({
  root, found, results, rows, selects, PAGE, WORD, wordsOf, namesOf, trusted, texts,
  shards, load, loadFilters, reading, expect, pull, matches, union, entriesLike, rowAt, positionOf,
  storedColumns, choose, awaiting, addressOf: (query) => addressOf(queryOf(Object.entries(query))),
});

// The entries of the index whose keys may begin with something, file by file.
async function* entriesLike(beginning) {
  for await (const text of shardsOf(beginning)) yield reading(readEntries, text);
}

function choose(select, value) {
  select.value = value;
  if (select.value !== value) select.add(new Option(value, value, true, true));
}

// The address, which holds what is asked

let asked = "", typing, isKept = true;

const queryOf = (pairs) =>
  String(new URLSearchParams([...pairs].filter(([, value]) => value)));
const addressOf = (query) => form.getAttribute("action") + (query && `?${query}`);

// What was sent or opened keeps its place in the history. What is typed takes that of what was.
function ask(isSent) {
  clearTimeout(typing);
  const query = queryOf(new FormData(form)), isNew = query !== asked;
  if (isNew) {
    // Some browsers do not let a file change its address.
    attempt(() => history[isKept ? "pushState" : "replaceState"](null, "", addressOf(query)));
    asked = query;
  }
  isKept = isSent || isKept && !isNew;
  if (isNew || isSent) begin();
}

function open() {
  const query = new URLSearchParams(location.search), words = queryOf(query);
  if (words === asked) return;
  asked = words;
  isKept = true;
  field.value = query.get("q") || "";
  choosers.forEach((select) => choose(select, query.get(select.name) || ""));
  begin();
}

on(form, "submit", (event) => {
  event.preventDefault();
  ask(true);
});
for (const select of choosers) {
  select.parentNode.hidden = false;
  if (select !== sort) on(select, "focus", () => loadFilters().catch(ignore));
  on(select, "change", () => {
    isKept = true;
    ask(true);
  });
}
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
    current.isAsked = true;
    goOn(current);
  });
}
leadTo(field);
without.hidden = true;
open();
