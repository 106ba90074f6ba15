// Reads the index of a site: the files that a search takes, and no others. They are scripts that call
// rowhouse(), because those load from file:// too; from a server what is in the call is fetched.

// Files

const texts = new Map(), requests = new Map(), shards = new Map();
const CHANGED = phrases.siteChanged, DAMAGED = phrases.indexDamaged;
const isServed = location.protocol.startsWith("http");

// Files that are scripts by themselves.
const SCRIPTS = ["extras", "take", "suggest", "map"];
let loaded = 0, forgotten = 0, isChanged;

// What is of another build than the root is not taken.
window.rowhouse = Object.assign((name, text, version) => {
  isChanged = version && version !== root?.version;
  if (isChanged) return;
  texts.set(name, text);
  loaded += text.length || 0;
}, window.rowhouse);

// A file that the root does not have is asked for once, and again only if it did not come. Whatever waits for one goes on only
// while there is no newer search.
async function load(name) {
  const search = current, own = root?.texts?.[name];
  if (own) return own;
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
  const path = `search/${name}.js`, address = `${base}${path}?${root?.version ?? forgotten}`;
  try {
    await (isServed && !SCRIPTS.includes(name) ? take(address, signal) : run(address));
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

// Begins anew, with a root that no cache has kept.
function forget() {
  for (const map of [texts, requests, shards]) map.clear();
  root = isChanged = undefined;
  forgetMore();
  forgotten = Date.now();
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

// Terms: what a word stands for, as lists of ranks by tier

// Without a tier it is of one record, and says its tier.
function readEntry(reader) {
  const code = reader.number(), isOne = code % 16 === 0, tiers = [];
  const storage = isOne ? 0 : code >> 4, mask = isOne ? 1 << (code >> 4) : code;
  const counts = TIERS.map((tier) => mask >> tier & 1 && (isOne ? 1 : reader.number()));
  const total = counts.reduce((sum, count) => sum + count);
  const end = () => ({total, tiers, head: total > root.common && "h" + reader.number()});
  if (storage === 3) return {isCount: true, ...end()};
  let left = storage === 2 ? root.head : total;
  counts.forEach((count, tier) => {
    if (!count) return;
    let rank = -1;
    const ranks = storage === 1 ? reader.ranks(count, rank)
      : Array.from({length: Math.min(count, left)}, () => rank += reader.number() + 1);
    tiers[tier] = {ranks, chunks: []};
    left -= ranks.length;
  });
  for (let chunks = storage === 2 ? reader.number() : 0; chunks > 0; chunks--) {
    tiers[reader.number()].chunks.push({
      first: reader.number(), count: reader.number(), file: "l" + reader.number(),
      start: reader.number(), length: reader.number(),
    });
  }
  return end();
}

function readEntries(text, read = readEntry) {
  const reader = new Reader(text), entries = [];
  for (let key = ""; reader.at < text.length;) {
    const lengths = reader.number(), rest = lengths % 8;
    key = key.slice(0, lengths >> 3) + reader.take(rest < 7 ? rest + 1 : 8 + reader.number());
    entries.push([key, read(reader)]);
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
      yield load("w" + (+start + at));
    }
  }
}

function ranksOf(chunk) {
  if (chunk.ranks) return chunk.ranks;
  const {first, count, file, start, length} = chunk;
  const reader = new Reader(texts.get(file).substr(start, length));
  return chunk.ranks = [first, ...reader.ranks(count - 1, first)];
}

// Words by their ends.
const lookUp = {sortable, shardsOf, readEntries};

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

// Rows

// One of the items that are so many a file, which is read once.
async function itemAt(index, kind, size, read) {
  const name = kind + Math.floor(index / size), text = await load(name);
  if (!shards.has(name)) shards.set(name, reading(read, text));
  return reading(() => shards.get(name)[index % size]);
}


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
    return Array(+count).fill(text);
  }),
  // Texts, and which of them each row has.
  d: (parts) => digits(parts.pop()).map((number) => parts[number]),
  // A number, and how much more each row has.
  n: ([least, more]) => digits(more).map((number) => +least + number),
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
