// An index that can be asked: which rows have what a query asks for, the best first, and what these say. It
// knows nothing of pages: a page asks it, and scripts that load on use are given both.
//
//   ask(query, within)          a search of what the parameters of an address say; one of a search counts as that
//   current                     the search that is wanted: whatever others wait for ends with a Failure
//   prepare(search)             looks up its words: then some are `unknown`, and `total` may be known
//   pull(search, most, least)   adds to its `ranks`, until these are so many
//   arrange(search)             reads the first rows of its words together, and orders tables of names
//   rowAt(rank)                 what a row says, in the order of `columns`
//   load(name)                  a file, or a script that loads on use
//   extra(name, ...)            calls a function of such a script
//   forget()                    begins anew, with files that no cache has kept
//
// Where words and rows are read from, classes say that extend this one: by `load`, `rowAt`, `forget`, and
// `find(word, isPrefix)`, a term; `shardsOf(beginning)` and `readEntries(shard)`, the words that begin so. A
// term has a `size`, a `total` if that is known, and `tiers`: lists of ranks, by what words say of a row.

const TIERS = [0, 1, 2, 3];

// So much is read for a word before more is asked for.
const BYTES_A_TERM = 60000;

// The reason for which a search ends, to be shown. Any other error is a fault of this script.
class Failure extends Error {}
class Missing extends Failure {}
class Changed extends Failure {}

// The digits are the printable characters of ASCII but " and \.
function digit(text, at) {
  const code = text.charCodeAt(at) - 32;
  if (code >= 0) return code - (code > 2) - (code > 60);
  throw new Error();
}

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

// The first of ascending ranks that is not below another.
function seekIn(ranks, rank) {
  if (!ranks.length || ranks[ranks.length - 1] < rank) return Infinity;
  return ranks[last(ranks, (other) => other >= rank) + 1];
}

// Several entries as one term. Their lists without chunks become one, in which it is faster to seek.
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

// What has one of several terms.
const either = (terms) => terms.length === 1 ? terms[0] : {
  size: terms.reduce((sum, {size}) => sum + size, 0),
  total: undefined,
  tiers: TIERS.map((tier) => terms.flatMap(({tiers}) => tiers[tier])),
};

// The words as they are, of those that are asked for the beginnings of words.
const wholeOf = (term) => term.whole?.size < term.size ? term.whole : term;

class Index {
  // The folder of the index, the prefix of the numbers of rows, and how many rows are shown at once. A page adds
  // itself as `page`: its `chosenTerms(query)` says what is chosen beside words, and the rest is for extras.
  constructor({base = "", prefix = "*", pageSize = 50} = {}) {
    Object.assign(this, {page: {}, base, prefix, pageSize, loaded: 0, PART, TIERS, WORD, either, isRead, last, union});
  }

  // What all files have in common.
  async open() {
    const root = await (this.root ?? this.load("root"));
    return this.root = this.root ?? root;
  }

  get columns() {
    return this.root.columns.filter(({isHidden}) => !isHidden);
  }

  // Queries

  // Words are as long as those of the index, and numbers have no prefix there.
  wordsOf(text) {
    return split(text).map((word) => {
      const {prefix} = this, rest = word.slice(prefix.length), isNumber = word.length <= LONGEST
        && word.startsWith(prefix) && /^[0-9]+$/.test(rest);
      return isNumber ? rest : [...word].slice(0, LONGEST).join("");
    });
  }

  // The column that is called so, by letters and digits, if its words are found and shown.
  columnOf(name) {
    const plain = (text) => split(text).join("");
    return this.columns.find(({name: own, title = own, isUnsearched}) =>
      !isUnsearched && [own.replace(/^by-/, ""), title].map(plain).includes(plain(name)));
  }

  // The parts of a query. A name before a colon is searched as a word unless a column has it. A column
  // without a value is left out. OR at the end of a query is a word.
  partsOf(query) {
    return Array.from(query.matchAll(PART), ({0: text, 1: sign, 2: name, 3: rest, index}) => {
      const column = name && this.columnOf(name), value = !name || column ? rest : `${name}:${rest}`;
      const isQuoted = value[0] === '"' && value.length > 1 && value.endsWith('"'), isOut = sign === "-";
      const isBare = !name && /^[^":]+:$/.test(rest) && this.columnOf(rest.slice(0, -1));
      const words = isBare ? [] : this.wordsOf(value), isEnd = /^\*[^*]+$/.test(value) && words.length === 1;
      const isExact = isQuoted || isOut && !isEnd && isShort(value);
      return {isOut, column, isExact, words: words.map((word) => ({word, isExact, isEnd})),
        isOr: text === "OR" && index + 2 < query.length};
    }).filter(({words}) => words.length);
  }

  // What a row says in a column: of a pattern its number is a part, and of a number what stands before it.
  textIn(column, values) {
    const {columns} = this, text = String(values[columns.indexOf(column)]);
    return column.isPattern ? text.replace("#", values[columns.findIndex(({isNumber}) => isNumber)])
      : (column.prefix ?? "") + text;
  }

  // Searches

  ask(query, within) {
    return {query, within, ranks: [], unread: []};
  }

  // Ends a search that is not wanted any more.
  expect(search) {
    if ((search?.within ?? search) !== this.current) throw new Failure();
  }

  // What fails while the index is read, or is not there, is the fault of the index.
  reading(read) {
    const part = attempt(read);
    if (part != null) return part;
    throw new Failure(phrases.indexDamaged);
  }

  async extra(name, ...parts) {
    await this.open();
    const extras = await this.load("extras");
    return extras[name](...parts, this, this.page);
  }

  // The term of a word, or of all words that begin or end with it: where none begins so, words may end so.
  async findWord(asked, isGuessed) {
    const {word, isExact, isEnd} = asked;
    if (isEnd) return this.extra("ending", asked, false);
    const own = {...await this.find(word, !isExact), isShort: isShort(word)};
    return own.size || isExact || !isGuessed ? own : this.extra("ending", asked, true);
  }

  async prepare(search) {
    const before = this.loaded, {query} = search;
    await this.open();
    const parts = this.partsOf(query.get("q") ?? ""), keys = new Map();
    // Rows have one part of each list.
    const lists = parts.some(({isOr}) => isOr) ? await this.extra("joined", parts) : parts.map((part) => [part]);
    for (const part of lists.flat().filter(({isOut}) => !isOut)) {
      part.words = part.words.map((asked) => {
        const key = JSON.stringify(asked);
        return keys.get(key) ?? keys.set(key, asked).get(key);
      });
    }
    search.read = lists.filter((list) => list.some(isRead));
    search.wanted = [...keys.values()].slice(0, MOST_WORDS);
    const unwanted = parts.filter((part) => part.isOut && !isRead(part)).slice(0, MOST_WORDS)
      .map(({words}) => Promise.all(words.map((word) => this.findWord(word))));
    const [, others, choices] = await Promise.all([
      search.wanted.map(async (asked) => asked.term = await this.findWord(asked, true)), unwanted,
      this.page.chosenTerms?.(query) ?? [],
    ].map((list) => Promise.all(list)));
    const termsOf = (list) => list.length > 1 ? this.extra("either", list) : list[0].words.map(({term}) => term);
    const words = [...new Set((await Promise.all(lists.map(termsOf))).flat())].filter(Boolean);
    search.unknown = search.wanted.filter(({term, isWide}) => !term.size && !isWide);
    const terms = [...words, ...choices].sort((one, other) => one.size - other.size);
    if (!terms.length) terms.push(this.everything());
    if (terms.length === 1 && !search.read.length && !others.length) search.total = terms[0].total;
    search.bytes = BYTES_A_TERM * (terms.length + others.flat().length);
    search.limit = before + search.bytes;
    // The rows of the rarest word are the fewest to look at.
    search.heads = [...new Set([wholeOf(terms[0]).head, terms[0].head])].filter(Boolean);
    search.matches = this.allMatches(terms, words, others);
  }

  // Goes on until so many records are found, or the least number if more would take too many bytes.
  async pull(search, most, least) {
    const isEnough = () => this.loaded > search.limit && search.ranks.length >= least;
    for (let step = 1; search.ranks.length < most; step++) {
      const {value, done} = search.matches.next();
      const list = search.read.length ? search.unread : search.ranks;
      if (typeof value === "number") list.push(value);
      if (search.unread.length === this.pageSize || done && search.unread.length) await this.extra("read", search);
      if (done) return search.total = search.ranks.length;
      if (typeof value === "number") {
        if (search.read.length && !search.unread.length && isEnough()) return;
      } else if (isEnough()) {
        return;
      } else {
        await this.load(value);
      }
      if (step % 50000 === 0) await new Promise((resolve) => setTimeout(resolve));
      this.expect(search);
    }
  }

  // What the first rows of a common word say is together in one file, which is large: the first result does
  // not wait for it.
  async arrange(search) {
    const heads = await Promise.all(search.heads.map((name) => this.headOf(name)));
    search.rowOf = async (rank) => heads.find((head) => head.has(rank))?.get(rank) ?? this.rowAt(rank);
    if (this.root.isNamed) await this.extra("rank", search).catch(() => {});
  }

  // The entries of the index whose keys may begin with something, file by file.
  async* entriesLike(beginning) {
    for await (const shard of this.shardsOf(beginning)) yield this.reading(() => this.readEntries(shard));
  }

  // Matches

  // Notes the file that a list needs to go on. Its answer is then NaN.
  awaiting(name) {
    this.missing = name;
    return NaN;
  }

  // The lowest rank in a list from a given rank on. Infinity: the list has ended. NaN: the file with
  // that part of the list is not loaded.
  seek({seek, ranks, chunks}, rank) {
    if (seek) return seek(rank);
    const next = seekIn(ranks, rank);
    if (next < Infinity || !chunks.length) return next;
    const at = last(chunks, (chunk) => chunk.first > rank), chunk = chunks[at];
    if (chunk && !chunk.ranks && !this.texts.has(chunk.file)) return this.awaiting(chunk.file);
    const inside = chunk ? seekIn(this.reading(() => this.ranksOf(chunk)), rank) : Infinity;
    return chunks[at + 1] ? Math.min(inside, chunks[at + 1].first) : inside;
  }

  // Yields the ranks that are in all terms and not in all words of one of others, first those whose
  // worst tier is best, and none that was seen; and the names of files without which it cannot go on.
  * matches(terms, words, others, seen = new Uint8Array(this.root.count), all = TIERS) {
    const seekAny = (tiers, rank) => Math.min(...tiers.flat().map((list) => this.seek(list, rank)));
    for (const tier of all) {
      if (tier && !words.some((word) => word.tiers[tier].length)) continue;
      const lists = terms.map((term) =>
        term.tiers.slice(words.length === 1 && term === words[0] ? tier : 0, tier + 1).flat());
      for (let rank = 0, at = 0; rank < Infinity;) {
        let next = Infinity;
        for (let list = 0; list < lists[at].length && next > rank; list++) {
          next = Math.min(next, this.seek(lists[at][list], rank));
        }
        if (isNaN(next)) {
          yield this.missing;
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
          yield this.missing;
          continue;
        }
        if (next > rank) yield rank;
        seen[rank++] = 1;
      }
    }
  }

  // The same, but first those that have short words as they are, which are far fewer; and of each tier first those
  // that have all words as they are.
  * allMatches(terms, words, others) {
    const seen = new Uint8Array(this.root.count), ownOf = (term) => term.isShort && term.whole || term;
    const some = (own, ...rest) => words.some((word) => own(word) !== word)
      ? this.matches(terms.map(own), words.map(own), others, seen, ...rest) : [];
    yield* some(ownOf);
    for (const tier of TIERS) {
      yield* some(wholeOf, [tier]);
      yield* this.matches(terms, words, others, seen, [tier]);
    }
  }

  // All ranks, where nothing is asked for but what is left out.
  everything() {
    const {count} = this.root;
    return {size: count, total: count, tiers: [[{seek: (rank) => rank < count ? rank : Infinity}], [], [], []]};
  }

  // The numbers of a text, each of so many digits.
  numbersOf(text, width) {
    const numbers = new Uint32Array(text.length / width);
    for (let row = 0, at = 0; row < numbers.length; row++) {
      for (let place = 0; place < width; place++) numbers[row] = numbers[row] * 93 + digit(text, at++);
    }
    return numbers;
  }
}
