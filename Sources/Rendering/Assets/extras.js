// What the search needs once there are results, or once something is chosen that they are narrowed by.

// So many files are read to find what was meant, and of so many records the index tells which have what
// can be chosen.
const MOST_FILES = 8, MOST_COUNTED = 100000;

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

const sized = (choice, count) =>
  choice + (Number.isInteger(count) ? ` (${count.toLocaleString("en")})` : "");

// Marks the words that were found, and says which of them are in what is not shown, as remarks are.
function mark({wanted}, {rows, WORD, wordsOf, isBeginning, isMatch}) {
  const isFound = (word) => (other) =>
    word.isExact ? other === word.word : isMatch(word.word, other);
  const isMarked = (part, index) => index % 2 === 1
    && wordsOf(part).some((other) => wanted.some((word) => isFound(word)(other)));
  for (const row of rows.children) {
    if (row.dataset.words) continue;
    row.dataset.words = wanted.length;
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT), texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const searched = texts.filter(({data, parentNode}) => data !== "Not given"
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
      `“${word}${!isExact && isBeginning(word) ? "…" : ""}”`);
    (row.querySelector("td:not([data-unsearched])") ?? row)
      .append(make("small", {}, ` also says ${names.join(" and ")}`));
  }
}

// Where nothing was found: leads to words that were meant, and away from what was chosen.
async function help({query, unknown}, {found, WORD, wordsOf, namesOf, addressOf, entriesLike}) {
  const meant = new Map(), links = [];
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
    const q = query.q.split(WORD).map((part) => meant.get(wordsOf(part)[0]) ?? part).join("");
    links.push([`Did you mean “${q.trim()}”?`, {...query, q}]);
  }
  for (const name of Object.keys(query)) {
    const rest = {...query, [name]: ""}, [title] = namesOf({q: "", [name]: query[name]});
    if (name !== "q" && title && namesOf(rest).length) links.push([`Without ${title}`, rest]);
  }
  if (!links.length) return;
  found.querySelector(".message").append(make("ul", {}, links.map(([title, rest]) =>
    make("li", {}, make("a", {href: addressOf(rest)}, title)))));
}

// Says beside each choice how much of what was found it would leave, where that takes little.
async function count(search, tools) {
  const {root, selects, PAGE, loadFilters, pull, expect} = tools, tallies = new Map();
  const filters = await loadFilters(), isKnown = () => search.ranks.length === search.total;
  const isFew = isKnown() && search.total <= PAGE, isCounted = root.count <= MOST_COUNTED;
  if (!isFew && isCounted && !search.read.length) await pull(search, Infinity, Infinity);
  for (const {name} of isFew || isCounted && isKnown() ? selects : []) {
    tallies.set(name, await tally(name, search, isFew, filters, tools));
  }
  expect(search);
  label(selects, search.query, (name, value) => tallies.get(name) && (tallies.get(name)[value] ?? 0));
}

// How much of what was found has each value of a column: from the rows themselves where they are few.
async function tally(name, {ranks}, isFew, filters, tools) {
  const {root, load, matches, union, entriesLike, rowAt, positionOf, storedColumns} = tools;
  const column = root.columns.find((other) => other.name === name), counts = Object.create(null);
  const note = (value) => counts[value] = (counts[value] ?? 0) + 1;
  if (!column) return counts;
  if (column.key === "") {
    for (const [value] of filters.choices(name)) {
      const {has} = filters(name, value);
      ranks.filter(has).forEach(() => note(value));
    }
  } else if (isFew && !column.isHidden) {
    const place = storedColumns().indexOf(column);
    for (const rank of ranks) {
      const text = String((await rowAt(await positionOf(rank)))[place]);
      const pieces = column.isList ? text.toLowerCase().split(",") : [text];
      new Set(pieces.map((piece) => piece.trim())).forEach(note);
    }
  } else if (root.count > MOST_COUNTED) {
    return undefined;
  } else {
    const isFound = new Uint8Array(root.count);
    for (const rank of ranks) isFound[rank] = 1;
    for await (const entries of entriesLike(column.key)) {
      for (const [key, entry] of entries) {
        if (!key.startsWith(column.key)) continue;
        for (const next of matches([union([entry])], [], [])) {
          if (typeof next === "string") await load(next);
          else if (isFound[next]) note(key.slice(column.key.length));
        }
      }
    }
  }
  return counts;
}

// Says beside each choice how much there is of it, where that is known. What is chosen would be another.
function label(selects, query, counted) {
  for (const {name, options} of selects) {
    for (const option of [...options].slice(1)) {
      const isOther = query[name] && query[name] !== option.value;
      option.text = sized(option.value, isOther || counted(name, option.value));
    }
  }
}

// Brings the player, which is as large as what is found.
function play({results: {dataset}, trusted}) {
  if (!dataset.player || document.getElementById("search-player")) return;
  const script = make("script", {id: "search-player"});
  script.src = trusted(dataset.player);
  document.head.append(script);
}

rowhouse("extras", {
  label,

  // Completes what is shown of a search.
  async polish(search, tools) {
    play(tools);
    mark(search, tools);
    if (!search.shown) await help(search, tools);
    if (tools.selects.length) await count(search, tools);
  },

  // Fills the choices, and answers what of the index is meant by one of a part of the order.
  fill(data, selects, choose) {
    const filters = new Map(data), choices = (name) => filters.get(name) ?? [];
    for (const select of selects) {
      const {name, value} = select;
      select.length = 1;
      for (const [choice, count] of choices(name)) {
        select.add(new Option(sized(choice, count), choice));
      }
      choose(select, value);
    }

    return Object.assign((name, value) => {
      const [, total = 0, ...runs] = choices(name).find(([choice]) => choice === value) ?? [];
      const seek = (rank) => {
        const end = runs.findIndex((limit, at) => at % 2 && rank < limit);
        return end < 0 ? Infinity : Math.max(rank, runs[end - 1]);
      };
      return {size: total, total, tiers: [[{seek}], [], [], []], has: (rank) => seek(rank) === rank};
    }, {choices});
  },
});
