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
  choice + (Number.isInteger(count) ? ` (${grouped(count)})` : "");

// Marks the words that were found, and says which of them are in what is not shown, as remarks are.
function mark({wanted}, {rows, WORD, wordsOf}) {
  const isFound = (word) => (other) =>
    word.isExact ? other === word.word : other.startsWith(word.word);
  const isMarked = (part, index) => index % 2 === 1
    && wordsOf(part).some((other) => wanted.some((word) => isFound(word)(other)));
  for (const row of rows.children) {
    if (row.dataset.words) continue;
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
    (row.querySelector("td:not([data-unsearched])") ?? row)
      .append(make("small", {}, " " + phrases.alsoSays(names.join(phrases.and))));
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
    links.push([phrases.didYouMean(q.trim()), {...query, q}]);
  }
  for (const name of Object.keys(query)) {
    const rest = {...query, [name]: ""}, [title] = namesOf({q: "", [name]: query[name]});
    if (name !== "q" && title && namesOf(rest).length) links.push([phrases.without(title), rest]);
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
  for (const select of selects) {
    const {name, options} = select;
    for (const option of [...options].filter(isListed)) {
      const isOther = query[name] && query[name] !== option.value;
      option.text = sized(option.value, isOther || counted(name, option.value));
    }
    showEnds(select);
  }
}

const isListed = (option) => "listed" in option.dataset;

// Orders: columns of amounts, by which results are sorted, or narrowed to a range that somebody types

// The order of a column that is chosen by values, or by ranges; its place says which files it is in.
function orderOf(name, {root: {orders = {list: []}}}) {
  const own = name.replace(/^-|^in-/, (prefix) => prefix === "-" ? "" : "by-");
  const place = orders.list.findIndex(([other]) => other === own);
  if (place < 0) return undefined;
  const [file, line] = [Math.floor(place / orders.columns), place % orders.columns];
  return {unit: orders.list[place][1], size: orders.size, line,
    fileOf: (rank) => `o${file}_${Math.floor(rank / orders.size)}`};
}

// How much a row has; not a number, where it has nothing. The file must be there.
function amountOf(rank, order, {texts, shards, reading}) {
  const name = order.fileOf(rank), key = `${name} ${order.line}`;
  if (!shards.has(key)) {
    shards.set(key, reading(() => texts.get(name).split("\n")[order.line].split("\t")
      .map((text) => text === "" ? NaN : Number(text))));
  }
  return shards.get(key)[rank % order.size];
}

const SEPARATOR = phrases.until, boxes = new WeakMap();

// An end of a range as its field has it; undefined, where it is none. A year or a month is its first or
// its last day.
function endOf(text, isLast, unit) {
  if (unit === "number") return text === "" || Number.isNaN(Number(text)) ? undefined : text;
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (!year) return undefined;
  if (day) return text;
  const own = isLast ? Date.UTC(year, month ?? 12, 0) : Date.UTC(year, (month ?? 1) - 1);
  return new Date(own).toISOString().slice(0, 10);
}

const endsOf = (range, unit) =>
  range.split(SEPARATOR).map((text, at) => ({text: text.trim(), end: endOf(text.trim(), at === 1, unit)}));

// The amounts from which to which a range goes; not a number, where somebody wrote something else.
function amountsOf(range, unit) {
  return endsOf(range, unit).map(({text, end}, at) => {
    if (text === "") return at ? Infinity : -Infinity;
    if (unit === "number") return Number(end);
    const scale = unit === "day" ? 86400000 : 1000;
    return (new Date(end).getTime() + at * 86399999) / scale;
  });
}

// Lets somebody type where a range begins and ends, beside the ranges that can be chosen.
function addEnds(select, unit, {choose}) {
  select.add(new Option(phrases.otherRange, SEPARATOR));
  const name = select.parentNode.firstChild.data.trim();
  const fields = [phrases.rangeFrom(name), phrases.rangeTo(name)].map((label) => make("input", {
    type: unit === "number" ? "number" : "date", step: "any", "aria-label": label}));
  for (const field of fields) {
    on(field, "change", () => {
      choose(select, fields.map(({value}) => value).join(SEPARATOR));
      select.dispatchEvent(new Event("change"));
    });
  }
  const box = make("p", {class: "range", hidden: ""}, make("span", {}, name), fields[0], SEPARATOR, fields[1]);
  boxes.get(select)?.box.remove();
  select.parentNode.parentNode.append(box);
  boxes.set(select, {box, fields, unit});
  on(select, "change", () => showEnds(select));
}

// Shows the ends of a range that is none of the listed.
function showEnds(select) {
  if (!boxes.has(select)) return;
  const {box, fields, unit} = boxes.get(select), [option] = select.selectedOptions;
  box.hidden = !option.value || isListed(option);
  if (!box.hidden) endsOf(option.value, unit).forEach(({end = ""}, at) => fields[at].value = end);
  for (const other of [...select.options].slice(1)) {
    if (!isListed(other) && other !== option && other.value !== SEPARATOR) other.remove();
  }
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

rowhouse("extras", {
  label,

  // Keeps those of the ranks whose rows say what only they can say.
  async read(search, tools) {
    const {rowAt, positionOf, storedColumns} = tools, ranks = search.unread.splice(0);
    const rows = await Promise.all(ranks.map(async (rank) => rowAt(await positionOf(rank))));
    search.ranks.push(...ranks.filter((_, at) => search.read.every((part) => {
      const texts = rows[at].map(String).filter((_, place) => {
        const column = storedColumns()[place];
        return part.column ? column === part.column : !column.isUnsearched;
      });
      return isIn(texts, part, tools) !== part.isOut;
    })));
  },

  // Puts all that is found in the order of a column; what has no value is last both ways.
  async sort(search, tools) {
    const name = search.query.sort, order = orderOf(name, tools), sign = name[0] === "-" ? -1 : 1;
    if (!order || search.isSorted) return;
    await tools.pull(search, Infinity, Infinity);
    await Promise.all([...new Set(search.ranks.map(order.fileOf))].map(tools.load));
    const amounts = new Map(search.ranks.map((rank) => [rank, sign * amountOf(rank, order, tools)]));
    const isNothing = (rank) => Number.isNaN(amounts.get(rank));
    search.ranks.sort((one, other) => isNothing(one) - isNothing(other)
      || amounts.get(one) - amounts.get(other) || one - other);
    search.isSorted = true;
  },

  // What of the index is in a range that is none of the listed; nothing, where there are no amounts.
  range(name, range, tools) {
    const order = orderOf(name, tools), {root, texts, awaiting} = tools;
    if (!order || !range.includes(SEPARATOR)) return undefined;
    const [from, to] = amountsOf(range, order.unit);
    const seek = (rank) => {
      for (; rank < root.count; rank++) {
        if (!texts.has(order.fileOf(rank))) return awaiting(order.fileOf(rank));
        const amount = amountOf(rank, order, tools);
        if (from <= amount && amount <= to) return rank;
      }
      return Infinity;
    };
    return {size: root.count, tiers: [[{seek}], [], [], []]};
  },

  // Completes what is shown of a search.
  async polish(search, tools) {
    play(tools);
    mark(search, tools);
    if (!search.shown) await help(search, tools);
    if (tools.selects.length) await count(search, tools);
  },

  // Fills the choices, and answers what of the index is meant by one of a part of the order.
  fill(data, tools) {
    const {selects, choose} = tools;
    const filters = new Map(data), choices = (name) => filters.get(name) ?? [];
    for (const select of selects) {
      const {name, value} = select;
      select.length = 1;
      for (const [choice, count] of choices(name)) {
        select.add(new Option(sized(choice, count), choice));
        select.lastChild.dataset.listed = "";
      }
      const order = name.startsWith("in-") && orderOf(name, tools);
      if (order && order.unit !== "place") addEnds(select, order.unit, tools);
      choose(select, value);
      showEnds(select);
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
