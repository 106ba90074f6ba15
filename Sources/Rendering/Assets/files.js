// An index in files beside the pages: reads those that a search takes, and no others. They are scripts that
// call rowhouse() with JSON, because scripts load from file:// too; from a server their JSON is fetched.

const isServed = location.protocol.startsWith("http");

// Files that are scripts by themselves.
const SCRIPTS = ["extras", "take", "suggest", "map"];

// A served file without its call: that begins with so many characters, and ends with so many.
const CALL = "rowhouse(".length, END = ");\n".length;

// Text that JavaScript sorts by code points.
const sortable = (text) =>
  [...text].map((letter) => letter.codePointAt(0).toString(16).padStart(6, 0)).join("");

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

const digits = (text) => {
  const reader = new Reader(text), numbers = [];
  while (reader.at < text.length) numbers.push(reader.number());
  return numbers;
};

const dayOf = (code) => [code / 372, code / 31 % 12 + 1, code % 31 + 1]
  .map((part, at) => String(Math.floor(part)).padStart(at ? 2 : 4, 0)).join("-");

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

class FileIndex extends Index {
  constructor(...parts) {
    super(...parts);
    Object.assign(this, {texts: new Map(), requests: new Map(), shards: new Map(), sortable, forgotten: 0});
  }

  // Files

  // Keeps what a file says. What is of another build than the root is not taken.
  take([name, text, version]) {
    this.isChanged = version && version !== this.root?.version;
    if (this.isChanged) return;
    this.texts.set(name, text);
    this.loaded += text.length || 0;
  }

  // A file that the root does not have is asked for once, and again only if it did not come. Whatever waits for one goes
  // on only while there is no newer search.
  async load(name) {
    const search = this.current, own = this.root?.texts?.[name], {requests} = this;
    if (own) return own;
    if (!requests.has(name)) {
      const controller = new AbortController();
      requests.set(name, {controller, text: this.receive(name, controller.signal)});
      // By then a search has asked for all that it begins with.
      setTimeout(() => this.callOff());
    }
    const request = requests.get(name);
    request.search = search;
    const text = await request.text;
    this.expect(search);
    return text;
  }

  // Calls off what only older searches wait for. Files without a number in their name are for all.
  callOff() {
    for (const [name, {controller, search}] of this.requests) {
      if (search !== this.current && /\d/.test(name)) controller.abort();
    }
  }

  async receive(name, signal) {
    const path = `search/${name}.js`, address = `${this.base}${path}?${this.root?.version ?? this.forgotten}`;
    try {
      await (isServed && !SCRIPTS.includes(name) ? this.fetch(address, signal) : run(address));
    } catch {
      this.requests.delete(name);
      throw new Missing(phrases.notLoaded(path));
    }
    if (this.texts.has(name)) return this.texts.get(name);
    this.requests.delete(name);
    throw this.isChanged ? new Changed(phrases.siteChanged) : new Failure(phrases.indexDamaged);
  }

  async fetch(address, signal) {
    const response = await fetch(address, {signal});
    if (!response.ok) throw new Missing();
    const script = await response.text();
    attempt(() => this.take(JSON.parse(script.slice(CALL, -END))));
  }

  forget() {
    for (const map of [this.texts, this.requests, this.shards]) map.clear();
    this.root = this.isChanged = undefined;
    this.forgotten = Date.now();
  }

  // Words: what one stands for, as lists of ranks by tier

  // Without a tier it is of one record, and says its tier.
  readEntry(reader) {
    const code = reader.number(), isOne = code % 16 === 0, tiers = [];
    const storage = isOne ? 0 : code >> 4, mask = isOne ? 1 << (code >> 4) : code;
    const counts = TIERS.map((tier) => mask >> tier & 1 && (isOne ? 1 : reader.number()));
    const total = counts.reduce((sum, count) => sum + count);
    const end = () => ({total, tiers, head: total > this.root.common && "h" + reader.number()});
    if (storage === 3) return {isCount: true, ...end()};
    let left = storage === 2 ? this.root.head : total;
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

  // The keys of a file and what they stand for, unless it has keys alone.
  readEntries(text, hasOnlyKeys) {
    const reader = new Reader(text), entries = [];
    for (let key = ""; reader.at < text.length;) {
      const lengths = reader.number(), rest = lengths % 8;
      key = key.slice(0, lengths >> 3) + reader.take(rest < 7 ? rest + 1 : 8 + reader.number());
      entries.push([key, hasOnlyKeys || this.readEntry(reader)]);
    }
    return entries;
  }

  // The texts that keys which begin with a word can be in, in order.
  async* shardsOf(word) {
    const limit = sortable(word), isBeyond = (key) => sortable(key) > limit;
    const isWithin = (key) => key && key.startsWith(word);
    const parts = this.reading(() => this.root.directory.map(([, key]) => key));
    let part = Math.max(0, last(parts, isBeyond)), isFirst = true;
    for (; isFirst || isWithin(parts[part]); part++) {
      const [start, ...keys] = (await this.load("d" + this.root.directory[part][0])).split("\t");
      let at = Math.max(0, last(keys, isBeyond));
      for (; isFirst || isWithin(keys[at]); at++) {
        isFirst = false;
        yield this.load("w" + (+start + at));
      }
    }
  }

  ranksOf(chunk) {
    if (chunk.ranks) return chunk.ranks;
    const {first, count, file, start, length} = chunk;
    const reader = new Reader(this.texts.get(file).substr(start, length));
    return chunk.ranks = [first, ...reader.ranks(count - 1, first)];
  }

  // What a key stands for, or all keys that begin with it, for which there may be one entry; and what the
  // key stands for itself.
  async find(word, isPrefix) {
    const entries = [];
    let node, whole;
    for await (const text of this.shardsOf(word)) {
      for (const [key, entry] of this.reading(() => this.readEntries(text))) {
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
  async itemAt(index, kind, size, read) {
    const name = kind + Math.floor(index / size), text = await this.load(name), {shards} = this;
    if (!shards.has(name)) shards.set(name, this.reading(() => read(text)));
    return this.reading(() => shards.get(name)[index % size]);
  }

  // What a row has in each column that is stored; texts in files of their own come with it.
  async rowAt(position) {
    const values = await this.itemAt(position, "r", this.root.fileSize, (text) => this.readRows(text));
    return Promise.all(this.columns.map(({texts, size}, at) => !texts ? values[at] : values[at]
      ? this.itemAt(values[at] - 1, texts, size, (text) => text.split("\t")) : ""));
  }

  // The rows of a file, whose first columns may be others than those that are shown.
  readRows(text, others = 0) {
    const lists = text.split("\n").map((line) => WAYS[line[0]](line.slice(1).split("\t")));
    if (lists.length !== others + this.columns.length) throw new Error();
    return lists[0].map((_, row) => lists.map((list) => list[row]));
  }

  // What the first rows of a common word have, by their ranks: one file has those of a few such words.
  async headOf(name) {
    const text = await this.load(name);
    return this.reading(() => new Map(this.readRows(text, 1).map(([rank, ...values]) => [rank, values])));
  }
}

const openIndex = (options) => new FileIndex(options);
