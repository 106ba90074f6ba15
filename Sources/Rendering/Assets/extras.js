// What the page of a search needs once something is chosen that results are narrowed by.

// Of so many records the index tells which have what can be chosen.
const MOST_COUNTED = 100000;

const sized = (choice, count) =>
  choice + (Number.isInteger(count) ? ` (${grouped(count)})` : "");

// Says beside each choice how much of what was found it would leave, where that takes little.
async function count(search, tools) {
  const {root, selects, PAGE, loadFilters, pull, expect} = tools, tallies = new Map();
  await loadFilters();
  const isKnown = () => search.ranks.length === search.total;
  const isFew = isKnown() && search.total <= PAGE, isCounted = root.count <= MOST_COUNTED;
  if (!isFew && isCounted && !search.read.length) await pull(search, Infinity, Infinity);
  for (const {name} of isFew || isCounted && isKnown() ? selects : []) {
    tallies.set(name, await tally(name, search, isFew, tools));
  }
  expect(search);
  label(selects, search.query, (name, value) => tallies.get(name) && (tallies.get(name)[value] ?? 0));
}

// How much of what was found has each value of a column: from the rows themselves where they are few.
async function tally(name, {ranks}, isFew, tools) {
  const {root, load, matches, union, entriesLike, rowAt, storedColumns} = tools;
  const column = root.columns.find((other) => other.name === name), counts = Object.create(null);
  const note = (value) => counts[value] = (counts[value] ?? 0) + 1;
  if (!column) return counts;
  if (isFew && !column.isHidden) {
    const place = storedColumns().indexOf(column);
    for (const rank of ranks) {
      note(String((await rowAt(rank))[place]));
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

  // Fills the choices, and answers how many rows have one.
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

    return (name, value) => choices(name).find(([choice]) => choice === value)?.[1];
  },
});
