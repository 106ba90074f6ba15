// What the page of a search needs once something is chosen that results are narrowed by.

// Of so many records the index tells which have what can be chosen.
const MOST_COUNTED = 100000;

const sized = (choice, count) =>
  choice + (Number.isInteger(count) ? ` (${grouped(count)})` : "");

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
      const own = query.get(name), isOther = own && own !== option.value;
      option.text = sized(option.value, isOther || counted(name, option.value));
    }
  }
}

const isListed = (option) => "listed" in option.dataset;

rowhouse("extras", {
  label,
  read,
  joined,
  either,
  ending,

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
