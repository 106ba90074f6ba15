// The part of a search of several tables that rarer queries and finished searches need.

// At most so many tables are asked for similar words.
const MOST_ASKED = 3;

// Where no table has results: links to similar words, and to the query without the words in the way.
async function assist({text, all}, {found, tables, addressOf, isOver}, index) {
  const message = found.querySelector(".message"), meant = new Map(), links = [];
  const wanted = all.flatMap((own) => own.wanted), missing = all.flatMap((own) => own.unknown);
  const known = wanted.filter((asked) => !missing.includes(asked)).map(({word}) => word);
  const unknown = new Map(missing.filter(({word}) => !known.includes(word)).map((asked) => [asked.word, asked]));
  const wide = wanted.find(({isWide}) => isWide), names = [...unknown.keys()].map(phrases.quoted).join(", ");
  for (const {word, isEnd} of unknown.values()) {
    const lists = await Promise.all(tables.slice(0, isEnd ? 0 : MOST_ASKED).map((table) =>
      table.index.extra("similar", word).catch(() => [])));
    const [near] = nearest(word, [...new Set(lists.flat())].map((key) => [key, {total: 0}]));
    if (near) meant.set(word, near);
  }
  if (isOver()) return;
  if (wide) message.append(make("p", {}, phrases.endsMany(phrases.quoted(wide.word))));
  if (meant.size) {
    const other = text.split(index.WORD).map((part) => meant.get(index.wordsOf(part)[0]) ?? part).join("").trim();
    links.push([phrases.didYouMean(other), other]);
  }
  const clauses = clausesOf(text, index), joinedBy = (kept) => kept.map((clause) => clause.join(" OR ")).join(" ");
  const rest = clauses.filter((clause) => !clause.some((part) => index.wordsOf(part).some((word) => unknown.has(word))));
  if (unknown.size && rest.length) {
    message.append(make("p", {}, phrases.unknownWords(names)));
    links.push([phrases.without(names), joinedBy(rest)]);
  }
  for (const out of unknown.size || clauses.length < 2 ? [] : clauses.slice(0, 8)) {
    links.push([phrases.without(phrases.quoted(joinedBy([out]).replace(/"/g, ""))),
      joinedBy(clauses.filter((clause) => clause !== out))]);
  }
  if (!links.length) return;
  message.append(make("ul", {}, links.map(([title, q]) =>
    make("li", {}, make("a", {href: addressOf(new URLSearchParams({q}))}, title)))));
}

// Where an end is all that is asked, so many files of words are read of a table, and so much is found at least.
const MOST_OF_ENDS = 3;

rowhouse(["extras", {
  read,
  joined,
  either,
  ending: (asked, isGuessed, index) => ending(asked, isGuessed, index,
    index.current.wanted.length === 1 && index.current.wanted[0] === asked ? MOST_OF_ENDS : undefined),
  similar,
  help: assist,

  // Marks the words that were found in the rows of a list.
  mark: (rows, search, index, page) => mark(search, index, {...page, rows}),
}]);
