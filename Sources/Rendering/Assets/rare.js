// What rarer queries ask of an index: words by their ends and words that are like others, what OR joins, what
// only rows say, and the order of a table of names.

// Whether a word is one that is asked for.
const isLike = ({word, isExact, isEnd}) => (other) =>
  isEnd ? other.endsWith(word) : isExact ? other === word : other.startsWith(word);

// So many files are read to find what was meant.
const MOST_FILES = 8;

// How many letters two words differ in: those that are left out, put in, changed or exchanged.
function distance(one, other) {
  let before = [], last = Array.from({length: other.length + 1}, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      next[at] = Math.min(last[at] + 1, next[at - 1] + 1, last[at - 1] + !isSame);
      const isExchanged = row > 1 && at > 1
        && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isExchanged) next[at] = Math.min(next[at], before[at - 2] + 1);
    }
    [before, last] = [last, next];
  }
  return last[other.length];
}

// The keys that are most like a word, the likest first; of several that are alike, those that most records have.
function nearest(word, entries) {
  const most = word.length < 5 ? 1 : 2;
  const near = entries.filter(([key]) => !/^=|\*$/.test(key))
    .filter(([key]) => Math.abs(key.length - word.length) <= most)
    .map(([key, {total}]) => ({key, total, distance: distance(word, key)}))
    .filter((other) => other.distance <= most);
  near.sort((one, other) => one.distance - other.distance || other.total - one.total);
  return [...new Set(near.map(({key}) => key))];
}

// The words that are like one that no row has: those that begin like it or end like it.
async function similar(word, index) {
  const letters = [...word], entries = [];
  for (const length of [2, 1]) {
    let left = MOST_FILES;
    for await (const more of index.entriesLike(letters.slice(0, length).join(""))) {
      entries.push(...more);
      if (!--left) break;
    }
    const near = nearest(word, entries);
    if (near.length) return near;
  }
  const ends = await wordsEnding(letters.slice(-2).join(""), MOST_FILES, index);
  return nearest(word, ends.map((key) => [key, {total: 0}]));
}

// Whether one of some texts has all words of a part, those of a phrase one after another.
const isIn = (texts, {isExact, words}, index) => texts.some((text) => {
  const own = index.wordsOf(text);
  return isExact ? own.some((_, at) => words.every((word, next) => isLike(word)(own[at + next])))
    : words.every((word) => own.some(isLike(word)));
});

// The parts of a query as lists of those that OR joins: what is before it and what is after it, unless one of them
// is left out.
function joined(parts) {
  const lists = [];
  let before, isJoined;
  for (const part of parts) {
    if (part.isOr && before) {
      isJoined = !before.isOut;
      continue;
    }
    if (isJoined && !part.isOut) lists[lists.length - 1].push(part);
    else lists.push([part]);
    before = part;
    isJoined = false;
  }
  return lists;
}

// The first rank, not below another, that one of each of some lists of lists has.
function seekAll(all, rank, index) {
  for (let at = 0; at < all.length; at++) {
    const next = Math.min(...all[at].map((list) => index.seek(list, rank)));
    if (next === rank) continue;
    if (!(next < Infinity)) return next;
    rank = next;
    at = -1;
  }
  return rank;
}

// The rows that several terms have in common.
const both = (terms, index) => terms.length === 1 ? terms[0] : {
  size: Math.min(...terms.map(({size}) => size)),
  tiers: index.TIERS.map((tier) => !terms.some(({tiers}) => tiers[tier].length) ? [] : [{
    seek: (rank) => seekAll(terms.map(({tiers}) => tiers.slice(0, tier + 1).flat()), rank, index),
  }]),
};

// What has one of several parts, of which those without words that count are none.
function either(list, index) {
  const own = list.filter((part) => {
    const terms = part.words.flatMap(({term}) => term ?? []);
    part.term = terms.length && both(terms, index);
    return part.term;
  });
  return own.length ? index.either(own.map(({term}) => term)) : undefined;
}

// Whether the index has a rank for a term.
async function has({tiers}, rank, index) {
  for (;;) {
    const next = seekAll([tiers.flat()], rank, index);
    if (!isNaN(next)) return next === rank;
    await index.load(index.missing);
  }
}

// Keeps those of the ranks of a search whose rows say what only they can say.
async function read(search, index) {
  const {columns, isRead} = index, ranks = search.unread.splice(0);
  const isMet = (part, rank, row) => {
    if (!isRead(part)) return part.term && has(part.term, rank, index);
    const texts = row.map(String).filter((_, place) => {
      const column = columns[place];
      return part.column ? column === part.column : !column.isUnsearched;
    });
    return isIn(texts, part, index) !== part.isOut;
  };
  const areMet = await Promise.all(ranks.map(async (rank) => {
    const row = await index.rowAt(rank);
    for (const any of search.read) {
      const are = await Promise.all(any.map((part) => isMet(part, rank, row)));
      if (!are.includes(true)) return false;
    }
    return true;
  }));
  search.ranks.push(...ranks.filter((_, at) => areMet[at]));
}

// So many of the rows that are found are put in order by their values, in a table of so many rows, where so many
// files have them; of others those of the first page, which are loaded for it.
const MOST_RANKED = 200, MOST_ROWS = 20000, MOST_ROW_FILES = 20;

// So much of a text is compared, which the index has of all.
const LONGEST_MATCHED = 150;

// The weights of columns, by tier.
const WEIGHTS = [8, 5, 2, 1];

// How well a text matches a query: in full, at its beginning, or anywhere; less where words only begin so, or where
// it is a path; least where it has some of the words.
function matchOf(text, wanted, index) {
  const words = index.wordsOf(text.slice(0, LONGEST_MATCHED)), places = wanted.map((word) => words.findIndex(isLike(word)));
  const met = places.filter((place) => place >= 0).length / wanted.length;
  if (met < 1) return met / 4;
  const isFull = words.length === wanted.length, isFirst = places.every((place, at) => place === at);
  const areWhole = wanted.every(({word}) => words.includes(word)), isPath = /^\S+[/_@]\S+$/.test(text);
  return (isFull ? 4 : isFirst ? 2 : 1) / (areWhole ? 1 : 2) / (isPath ? 2 : 1);
}

// Puts the first of the rows that are found in order by the column of each that matches best. Those that match alike
// stay as they were found; where they are fewer than a page, the fuller come first.
async function rank(search, index) {
  const {root, pageSize, columns} = index, {wanted, rowOf, heads, read} = search;
  if (search.isSorted || !wanted.length || search.ranks.length < 2) return;
  const isSmall = root.count <= MOST_ROWS && !heads.length && !read.length, most = isSmall ? MOST_RANKED : pageSize;
  await index.pull(search, most, most);
  const {ranks} = search, fileOf = (rank) => Math.floor(rank / root.fileSize);
  const files = new Set(ranks.slice(0, pageSize).map(fileOf)), own = [], others = [];
  ranks.forEach((rank, at) => {
    const isOwn = at < pageSize || at < most && (files.size < MOST_ROW_FILES || files.has(fileOf(rank)));
    if (isOwn) files.add(fileOf(rank));
    (isOwn ? own : others).push(rank);
  });
  const rated = await Promise.all(own.map(async (rank) => {
    const texts = (await rowOf(rank)).map(String);
    const rates = columns.map(({tier}, at) => tier >= 0 ? WEIGHTS[tier] * matchOf(texts[at], wanted, index) : 0);
    return {rank, rate: Math.max(...rates), filled: ranks.length < pageSize ? texts.filter(Boolean).length : 0};
  }));
  index.expect(search);
  rated.sort((one, other) => other.rate - one.rate || other.filled - one.filled);
  search.ranks = [...rated.map(({rank}) => rank), ...others];
  // Rows that were shown before are drawn again unless they are where they were.
  if (search.ranks.slice(0, search.shown).some((rank, at) => rank !== ranks[at])) search.shown = 0;
}

// Of so many files words are read to find those that end so.
const MOST_ENDING = 64;

const backwards = (text) => [...text].reverse().join("");

// The words that end so, of some files, and whether there are more files.
async function wordsEnding(end, most, index) {
  if (index.everyWord) return [...(await index.everyWord()).keys()].filter((word) => word.endsWith(end));
  const {sortable} = index, beginning = backwards(end), limit = sortable(beginning), words = [];
  const text = index.root.hasEnds ? await index.load("ends") : "", keys = text ? text.split("\t") : [];
  const first = Math.max(0, index.last(keys, (key) => sortable(key) > limit));
  for (let at = first; at < keys.length && (at === first || keys[at].startsWith(beginning)); at++) {
    words.isCut = at === first + most;
    if (words.isCut) break;
    const text = await index.load("e" + at);
    const all = index.reading(() => index.readEntries(text, true)).map(([key]) => key);
    words.push(...all.filter((key) => key.startsWith(beginning)).map(backwards));
  }
  return words;
}

// What all words stand for that end so; nothing, where these are in too many files. Where no word begins with what
// was typed, that is a guess. Once so many files are read, it is what a part of the words stand for.
async function ending(asked, isGuessed, index, most = Infinity) {
  const shards = new Map(), step = most < 20 ? 2 : 20;
  const words = await wordsEnding(asked.word, MOST_FILES, index);
  const isWide = () => words.isCut || shards.size > MOST_ENDING;
  const entries = [], note = async (word) => {
    for await (const shard of index.shardsOf(word)) {
      if (!shards.has(shard)) shards.set(shard, new Map(index.reading(() => index.readEntries(shard))));
      entries.push(index.reading(() => shards.get(shard).get(word)));
      return;
    }
  };
  // Of words that are in files beside each other some files are asked for at once.
  words.sort();
  while (words.length && !isWide() && shards.size < most) await Promise.all(words.splice(-step).map(note));
  const term = index.union(isWide() ? [] : entries);
  if (words.length && !isWide()) Object.assign(term, {isPart: true, total: undefined});
  if (!isGuessed) asked.isWide = isWide();
  else if (term.size) Object.assign(asked, {isEnd: true, note: phrases.endsSo(phrases.quoted(asked.word))});
  return term;
}
