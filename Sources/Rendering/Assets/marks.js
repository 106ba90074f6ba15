// What a search needs once there are results, wherever these are shown.

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

// Marks the words that were found, and says which of them are in what is not shown, as remarks are.
function mark({wanted}, {rows, WORD, wordsOf, remarkIn}) {
  const isMarked = (part, index) => index % 2 === 1
    && wordsOf(part).some((other) => wanted.some((word) => isLike(word)(other)));
  let heading = [];
  for (const row of rows.children) {
    const isHeading = row.matches(".group");
    // A section says what it is in front of its rows.
    if (isHeading) heading = wordsOf(row.textContent);
    if (row.dataset.words) continue;
    row.dataset.words = wanted.length;
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT), texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const searched = texts.filter(({data, parentNode}) => data !== phrases.notGiven
      && !parentNode.closest("[data-unsearched]"));
    const shown = [...heading, ...searched.flatMap(({data}) => wordsOf(data))];
    const others = wanted.filter((word) => !isHeading && !shown.some(isLike(word)));
    for (const text of searched) {
      const parts = text.data.split(WORD);
      if (!parts.some(isMarked)) continue;
      text.replaceWith(...parts.map((part, index) =>
        isMarked(part, index) ? make("mark", {}, part) : part));
    }
    if (!others.length) continue;
    const names = others.map(({word, isExact, isEnd}) =>
      phrases.quoted(isEnd ? "…" + word : word + (isExact ? "" : "…")));
    remarkIn(row).append(make("small", {}, " " + phrases.alsoContains(names.join(phrases.and))));
  }
}

// The words that are like one that no row has: those that begin like it or end like it.
async function similar(word, tools) {
  const letters = [...word], entries = [];
  for (const length of [2, 1]) {
    let left = MOST_FILES;
    for await (const more of tools.entriesLike(letters.slice(0, length).join(""))) {
      entries.push(...more);
      if (!--left) break;
    }
    const near = nearest(word, entries);
    if (near.length) return near;
  }
  const ends = await wordsEnding(letters.slice(-2).join(""), MOST_FILES, tools);
  return nearest(word, ends.map((key) => [key, {total: 0}]));
}

// How many records a query finds, in words; nothing, where it finds none.
async function counted(query, search, {isIdle, prepare, pull, root}) {
  if (isIdle(query)) return phrases.counted(root.count);
  const other = {query, ranks: [], unread: [], within: search};
  await prepare(other);
  if (other.total === undefined) await pull(other, Infinity, 1);
  const {total = 0, ranks} = other;
  return total ? phrases.counted(total) : ranks.length && phrases.atLeast(ranks.length);
}

// The parts of a query, as lists of alternatives.
function clausesOf(text, {PART}) {
  const clauses = [];
  let isJoined;
  for (const [part] of text.matchAll(PART)) {
    if (part === "OR" && clauses.length) isJoined = true;
    else if (isJoined) isJoined = !clauses[clauses.length - 1].push(part);
    else clauses.push([part]);
  }
  return clauses;
}

// What a query asks without something, and what that is: without the words that no row has, or else without
// each of its parts; and without each of its choices.
function lessOf(query, unknown, tools) {
  const {wordsOf, chosenName, isIdle} = tools, choices = new Map();
  const clauses = clausesOf(query.get("q") ?? "", tools);
  const rest = (kept, out = []) => new URLSearchParams([
    ["q", kept.map((clause) => clause.join(" OR ")).join(" ")],
    ...[...query].filter(([name, value]) => name !== "q" && !out.includes(name === "none" ? value : name)),
  ].filter(([, value]) => value));
  for (const [name, value] of query) {
    const title = chosenName(name, value), own = name === "none" ? value : name;
    if (title) choices.set(own, [...choices.get(own) ?? [], title]);
  }
  const isKnown = (part) => !wordsOf(part).some((word) => unknown.some((asked) => asked.word === word));
  const known = clauses.map((clause) => clause.filter(isKnown)).filter((clause) => clause.length);
  const words = unknown.map(({word}) => phrases.quoted(word)).join(", ");
  const less = unknown.length ? [[words, rest(known)]] : clauses.map((clause) =>
    [phrases.quoted(clause.join(" OR ").replace(/"/g, "")), rest(clauses.filter((other) => other !== clause))]).slice(0, 8);
  const titles = [...choices.values()].flat(), isSomething = ([, other]) => !isIdle(other);
  const narrower = unknown.length ? [] : [...choices].map(([name, own]) => [own.join(", "), rest(clauses, [name])]);
  // Without any choice a listing shows all rows.
  const others = tools.change ? narrower : narrower.filter(isSomething);
  // Where none of these is enough.
  const all = [[words, ...titles].filter(Boolean).join(", "), rest(known, [...choices.keys()])];
  return {less: [...less.filter(isSomething), ...others], all: titles.length ? [all].filter(isSomething) : []};
}

// Where nothing was found: leads to words that were meant, and away from what is in the way.
async function help(search, tools) {
  const {query, wanted} = search, {found, WORD, wordsOf, namesOf, addressOf} = tools;
  const unknown = search.unknown, meant = new Map(), links = [], asked = query.get("q") ?? "";
  const message = found.querySelector(".message");
  for (const {word, isWide} of wanted) {
    if (isWide) message.append(make("p", {}, phrases.endsMany(phrases.quoted(word))));
  }
  for (const {word, isEnd} of unknown) {
    const near = isEnd ? [] : await similar(word, tools);
    if (near.length) meant.set(word, near);
  }
  const corrected = (place) => new URLSearchParams([["q", asked.split(WORD).map((part) => {
    const near = meant.get(wordsOf(part)[0]) ?? [part];
    return near[place] ?? near[0];
  }).join("").trim()], ...[...query].filter(([name]) => name !== "q")]);
  if (meant.size) {
    // Of words that are alike the first is meant that rows have with the rest.
    const others = [0, 1, 2, 3, 4].slice(0, Math.max(...[...meant.values()].map(({length}) => length)))
      .map(corrected);
    let best = others[0];
    for (const other of others) {
      if (!await counted(other, search, tools)) continue;
      best = other;
      break;
    }
    links.push([phrases.didYouMean(best.get("q")), best]);
  }
  // Which word no row has, and what there is without what is in the way.
  const rest = new URLSearchParams([...query].filter(([name]) => name !== "q"));
  if (unknown.length && (wanted.length > unknown.length || namesOf(rest).length)) {
    const names = unknown.map(({word}) => phrases.quoted(word)).join(", ");
    message.append(make("p", {}, phrases.unknownWords(names)));
  }
  const {less, all} = lessOf(query, unknown, tools), before = links.length;
  for (const list of [less, all]) {
    for (const [title, other] of links.length > before ? [] : list) {
      const count = await counted(other, search, tools);
      if (count) links.push([phrases.label(phrases.without(title)) + count, other]);
    }
  }
  // Nothing is near: a listing leads back to all rows.
  if (!links.length && tools.change) {
    const names = namesOf(query).join(", "), count = phrases.counted(tools.root.count);
    links.push([phrases.label(phrases.without(names)) + count, new URLSearchParams()]);
  }
  if (!links.length) return;
  message.append(make("ul", {}, links.map(([title, other]) =>
    make("li", {}, make("a", {href: addressOf(other)}, title)))));
}

// Brings the player, which is as large as what is found.
function play({results: {dataset}, trusted}) {
  if (!dataset.player || document.getElementById("search-player")) return;
  const script = make("script", {id: "search-player"});
  script.src = trusted(dataset.player);
  document.head.append(script);
}

// Whether one of some texts has all words of a part, those of a phrase one after another.
const isIn = (texts, {isExact, words}, {wordsOf}) => texts.some((text) => {
  const own = wordsOf(text);
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
function seekAll(all, rank, {seek}) {
  for (let at = 0; at < all.length; at++) {
    const next = Math.min(...all[at].map((list) => seek(list, rank)));
    if (next === rank) continue;
    if (!(next < Infinity)) return next;
    rank = next;
    at = -1;
  }
  return rank;
}

// The rows that several terms have in common.
const both = (terms, tools) => terms.length === 1 ? terms[0] : {
  size: Math.min(...terms.map(({size}) => size)),
  tiers: tools.TIERS.map((tier) => !terms.some(({tiers}) => tiers[tier].length) ? [] : [{
    seek: (rank) => seekAll(terms.map(({tiers}) => tiers.slice(0, tier + 1).flat()), rank, tools),
  }]),
};

// What has one of several parts, of which those without words that count are none.
function either(list, tools) {
  const own = list.filter((part) => {
    const terms = part.words.flatMap(({term}) => term ?? []);
    part.term = terms.length && both(terms, tools);
    return part.term;
  });
  return own.length ? tools.either(own.map(({term}) => term)) : undefined;
}

// Whether the index has a rank for a term.
async function has({tiers}, rank, tools) {
  for (;;) {
    const next = seekAll([tiers.flat()], rank, tools);
    if (!isNaN(next)) return next === rank;
    await tools.load(tools.missing());
  }
}

// Keeps those of the ranks of a search whose rows say what only they can say.
async function read(search, tools) {
  const {rowAt, storedColumns, isRead} = tools, ranks = search.unread.splice(0);
  const isMet = (part, rank, row) => {
    if (!isRead(part)) return part.term && has(part.term, rank, tools);
    const texts = row.map(String).filter((_, place) => {
      const column = storedColumns()[place];
      return part.column ? column === part.column : !column.isUnsearched;
    });
    return isIn(texts, part, tools) !== part.isOut;
  };
  const areMet = await Promise.all(ranks.map(async (rank) => {
    const row = await rowAt(rank);
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
function matchOf(text, wanted, {wordsOf}) {
  const words = wordsOf(text.slice(0, LONGEST_MATCHED)), places = wanted.map((word) => words.findIndex(isLike(word)));
  const met = places.filter((place) => place >= 0).length / wanted.length;
  if (met < 1) return met / 4;
  const isFull = words.length === wanted.length, isFirst = places.every((place, at) => place === at);
  const areWhole = wanted.every(({word}) => words.includes(word)), isPath = /^\S+[/_@]\S+$/.test(text);
  return (isFull ? 4 : isFirst ? 2 : 1) / (areWhole ? 1 : 2) / (isPath ? 2 : 1);
}

// Puts the first of the rows that are found in order by the column of each that matches best. Those that match alike
// stay as they were found; where they are fewer than a page, the fuller come first.
async function rank(search, tools) {
  const {root, PAGE, pull, expect, storedColumns} = tools, {wanted, rowOf, heads, read} = search;
  if (search.isSorted || !wanted.length || search.ranks.length < 2) return;
  const isSmall = root.count <= MOST_ROWS && !heads.length && !read.length, most = isSmall ? MOST_RANKED : PAGE;
  await pull(search, most, most);
  const {ranks} = search, fileOf = (rank) => Math.floor(rank / root.fileSize), columns = storedColumns();
  const files = new Set(ranks.slice(0, PAGE).map(fileOf)), own = [], others = [];
  ranks.forEach((rank, at) => {
    const isOwn = at < PAGE || at < most && (files.size < MOST_ROW_FILES || files.has(fileOf(rank)));
    if (isOwn) files.add(fileOf(rank));
    (isOwn ? own : others).push(rank);
  });
  const rated = await Promise.all(own.map(async (rank) => {
    const texts = (await rowOf(rank)).map(String);
    const rates = columns.map(({tier}, at) => tier >= 0 ? WEIGHTS[tier] * matchOf(texts[at], wanted, tools) : 0);
    return {rank, rate: Math.max(...rates), filled: ranks.length < PAGE ? texts.filter(Boolean).length : 0};
  }));
  expect(search);
  rated.sort((one, other) => other.rate - one.rate || other.filled - one.filled);
  search.ranks = [...rated.map(({rank}) => rank), ...others];
  // Rows that were shown before are drawn again unless they are where they were.
  if (search.ranks.slice(0, search.shown).some((rank, at) => rank !== ranks[at])) search.shown = 0;
}

// Of so many files words are read to find those that end so.
const MOST_ENDING = 64;

const backwards = (text) => [...text].reverse().join("");

// The words that end so, of some files, and whether there are more files.
async function wordsEnding(end, most, {root, load, last, sortable, reading, readEntries, everyWord}) {
  if (everyWord) return [...(await everyWord()).keys()].filter((word) => word.endsWith(end));
  const beginning = backwards(end), limit = sortable(beginning), words = [];
  const text = root.hasEnds ? await load("ends") : "", keys = text ? text.split("\t") : [];
  const first = Math.max(0, last(keys, (key) => sortable(key) > limit));
  for (let at = first; at < keys.length && (at === first || keys[at].startsWith(beginning)); at++) {
    words.isCut = at === first + most;
    if (words.isCut) break;
    const all = reading(readEntries, await load("e" + at), () => 0).map(([key]) => key);
    words.push(...all.filter((key) => key.startsWith(beginning)).map(backwards));
  }
  return words;
}

// What all words stand for that end so; nothing, where these are in too many files. Where no word begins with what
// was typed, that is a guess. Once so many files are read, it is what a part of the words stand for.
async function ending(asked, isGuessed, tools, most = Infinity) {
  const {reading, readEntries, shardsOf, union} = tools, shards = new Map(), step = most < 20 ? 2 : 20;
  const words = await wordsEnding(asked.word, MOST_FILES, tools);
  const isWide = () => words.isCut || shards.size > MOST_ENDING;
  const entries = [], note = async (word) => {
    for await (const shard of shardsOf(word)) {
      if (!shards.has(shard)) shards.set(shard, new Map(reading(readEntries, shard)));
      entries.push(reading(() => shards.get(shard).get(word)));
      return;
    }
  };
  // Of words that are in files beside each other some files are asked for at once.
  words.sort();
  while (words.length && !isWide() && shards.size < most) await Promise.all(words.splice(-step).map(note));
  const term = union(isWide() ? [] : entries);
  if (words.length && !isWide()) Object.assign(term, {isPart: true, total: undefined});
  if (!isGuessed) asked.isWide = isWide();
  else if (term.size) Object.assign(asked, {isEnd: true, note: phrases.endsSo(phrases.quoted(asked.word))});
  return term;
}
