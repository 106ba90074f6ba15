// Completes the results on a page, wherever these are shown: marks words, and helps where nothing was found.

// Marks the words that were found, and says which of them are in what is not shown, as remarks are.
function mark({wanted}, index, {rows, remarkIn}) {
  const {WORD} = index, wordsOf = (text) => index.wordsOf(text);
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

// How many records a query finds, in words; nothing, where it finds none.
async function counted(query, search, index, {isIdle}) {
  if (isIdle(query)) return phrases.counted(index.root.count);
  const other = index.ask(query, search);
  await index.prepare(other);
  if (other.total === undefined) await index.pull(other, Infinity, 1);
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
function lessOf(query, unknown, index, page) {
  const {chosenName, isIdle} = page, choices = new Map();
  const clauses = clausesOf(query.get("q") ?? "", index);
  const rest = (kept, out = []) => new URLSearchParams([
    ["q", kept.map((clause) => clause.join(" OR ")).join(" ")],
    ...[...query].filter(([name, value]) => name !== "q" && !out.includes(name === "none" ? value : name)),
  ].filter(([, value]) => value));
  for (const [name, value] of query) {
    const title = chosenName(name, value), own = name === "none" ? value : name;
    if (title) choices.set(own, [...choices.get(own) ?? [], title]);
  }
  const isKnown = (part) => !index.wordsOf(part).some((word) => unknown.some((asked) => asked.word === word));
  const known = clauses.map((clause) => clause.filter(isKnown)).filter((clause) => clause.length);
  const words = unknown.map(({word}) => phrases.quoted(word)).join(", ");
  const less = unknown.length ? [[words, rest(known)]] : clauses.map((clause) =>
    [phrases.quoted(clause.join(" OR ").replace(/"/g, "")), rest(clauses.filter((other) => other !== clause))]).slice(0, 8);
  const titles = [...choices.values()].flat(), isSomething = ([, other]) => !isIdle(other);
  const narrower = unknown.length ? [] : [...choices].map(([name, own]) => [own.join(", "), rest(clauses, [name])]);
  // Without any choice a listing shows all rows.
  const others = page.change ? narrower : narrower.filter(isSomething);
  // Where none of these is enough.
  const all = [[words, ...titles].filter(Boolean).join(", "), rest(known, [...choices.keys()])];
  return {less: [...less.filter(isSomething), ...others], all: titles.length ? [all].filter(isSomething) : []};
}

// Where nothing was found: leads to words that were meant, and away from what is in the way.
async function help(search, index, page) {
  const {query, wanted} = search, {found, namesOf, addressOf} = page;
  const unknown = search.unknown, meant = new Map(), links = [], asked = query.get("q") ?? "";
  const message = found.querySelector(".message");
  for (const {word, isWide} of wanted) {
    if (isWide) message.append(make("p", {}, phrases.endsMany(phrases.quoted(word))));
  }
  for (const {word, isEnd} of unknown) {
    const near = isEnd ? [] : await similar(word, index);
    if (near.length) meant.set(word, near);
  }
  const corrected = (place) => new URLSearchParams([["q", asked.split(index.WORD).map((part) => {
    const near = meant.get(index.wordsOf(part)[0]) ?? [part];
    return near[place] ?? near[0];
  }).join("").trim()], ...[...query].filter(([name]) => name !== "q")]);
  if (meant.size) {
    // Of words that are alike the first is meant that rows have with the rest.
    const others = [0, 1, 2, 3, 4].slice(0, Math.max(...[...meant.values()].map(({length}) => length)))
      .map(corrected);
    let best = others[0];
    for (const other of others) {
      if (!await counted(other, search, index, page)) continue;
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
  const {less, all} = lessOf(query, unknown, index, page), before = links.length;
  for (const list of [less, all]) {
    for (const [title, other] of links.length > before ? [] : list) {
      const count = await counted(other, search, index, page);
      if (count) links.push([phrases.label(phrases.without(title)) + count, other]);
    }
  }
  // Nothing is near: a listing leads back to all rows.
  if (!links.length && page.change) {
    const names = namesOf(query).join(", "), count = phrases.counted(index.root.count);
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
