// What a search needs once there are results, wherever these are shown.

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

// The key that is most like a word; of several that are, the one that most records have.
function nearest(word, entries) {
  const most = word.length < 5 ? 1 : 2;
  const near = entries.filter(([key]) => !/^=|\*$/.test(key))
    .filter(([key]) => Math.abs(key.length - word.length) <= most)
    .map(([key, {total}]) => ({key, total, distance: distance(word, key)}))
    .filter((other) => other.distance <= most);
  near.sort((one, other) => one.distance - other.distance || other.total - one.total);
  return near[0]?.key;
}

// Marks the words that were found, and says which of them are in what is not shown, as remarks are.
function mark({wanted}, {rows, WORD, wordsOf, remarkIn}) {
  const isFound = (word) => (other) =>
    word.isExact ? other === word.word : other.startsWith(word.word);
  const isMarked = (part, index) => index % 2 === 1
    && wordsOf(part).some((other) => wanted.some((word) => isFound(word)(other)));
  for (const row of rows.children) {
    if (row.dataset.words || row.matches(".group")) continue;
    row.dataset.words = wanted.length;
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT), texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const searched = texts.filter(({data, parentNode}) => data !== phrases.notGiven
      && !parentNode.closest("[data-unsearched]"));
    const shown = searched.flatMap(({data}) => wordsOf(data));
    const others = wanted.filter((word) => !word.isYear && !shown.some(isFound(word)));
    for (const text of searched) {
      const parts = text.data.split(WORD);
      if (!parts.some(isMarked)) continue;
      text.replaceWith(...parts.map((part, index) =>
        isMarked(part, index) ? make("mark", {}, part) : part));
    }
    if (!others.length) continue;
    const names = others.map(({word, isExact}) =>
      phrases.quoted(word + (isExact ? "" : "…")));
    remarkIn(row).append(make("small", {}, " " + phrases.alsoSays(names.join(phrases.and))));
  }
}

// Where nothing was found: leads to words that were meant, and away from what was chosen.
async function help({query, unknown, wanted}, tools) {
  const {found, WORD, wordsOf, namesOf, chosenName, addressOf, entriesLike} = tools;
  const meant = new Map(), links = [], asked = query.get("q") ?? "";
  for (const word of unknown) {
    for (const length of [2, 1]) {
      const entries = [];
      let left = meant.has(word) ? 0 : MOST_FILES;
      for await (const more of left ? entriesLike([...word].slice(0, length).join("")) : []) {
        entries.push(...more);
        if (!--left) break;
      }
      const key = nearest(word, entries);
      if (key) meant.set(word, key);
    }
  }
  if (meant.size) {
    const q = asked.split(WORD).map((part) => meant.get(wordsOf(part)[0]) ?? part).join("");
    const other = new URLSearchParams(query);
    other.set("q", q);
    links.push([phrases.didYouMean(q.trim()), other]);
  }
  // Which word no row has, and what there is without it.
  const others = new URLSearchParams(query);
  others.delete("q");
  if (unknown.length && (wanted.length > unknown.length || namesOf(others).length)) {
    found.querySelector(".message").append(
      make("p", {}, phrases.unknownWords(unknown.map((word) => phrases.quoted(word)).join(", "))));
    const parts = asked.split(WORD).filter((part) => !unknown.includes(wordsOf(part)[0]));
    const other = new URLSearchParams(query);
    other.set("q", parts.join("").trim());
    links.push([phrases.without(unknown.map((word) => phrases.quoted(word)).join(", ")), other]);
  }
  // Where a word is in no row, nothing is found without a choice either.
  for (const [name, value] of unknown.length ? [] : query) {
    const rest = new URLSearchParams([...query].filter(([own, other]) => own !== name || other !== value));
    const title = chosenName(name, value);
    if (title && namesOf(rest).length) links.push([phrases.without(title), rest]);
  }
  if (!links.length) return;
  found.querySelector(".message").append(make("ul", {}, links.map(([title, rest]) =>
    make("li", {}, make("a", {href: addressOf(rest)}, title)))));
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
  return isExact ? own.some((_, at) => words.every((word, next) => word === own[at + next]))
    : words.every((word) => own.some((other) => other.startsWith(word)));
});

// Keeps those of the ranks of a search whose rows say what only they can say.
async function read(search, tools) {
  const {rowAt, positionOf, storedColumns} = tools, ranks = search.unread.splice(0);
  const rows = await Promise.all(ranks.map(async (rank) => rowAt(await positionOf(rank))));
  search.ranks.push(...ranks.filter((_, at) => search.read.every((part) => {
    const texts = rows[at].map(String).filter((_, place) => {
      const column = storedColumns()[place];
      return part.column ? column === part.column : !column.isUnsearched;
    });
    return isIn(texts, part, tools) !== part.isOut;
  })));
}
