// Turns a query into lists of ranks, and finds the ranks that they share.

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

// The term of a word, or of all words that begin or end with it: where none begins so, words may end so.
async function findWord(asked, isGuessed) {
  const {word, isExact, isEnd} = asked;
  if (isEnd) return extra("ending", asked, false);
  const own = {...await find(word, !isExact), isShort: isShort(word)};
  return own.size || isExact || !isGuessed ? own : extra("ending", asked, true);
}

// The union of several terms.
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
  // The rows of the rarest word are the fewest to look at.
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

// The entries of the index whose keys may begin with something, file by file.
async function* entriesLike(beginning) {
  for await (const text of shardsOf(beginning)) yield reading(readEntries, text);
}
