// What the page of a search needs once something is chosen that results are narrowed by.

// Of so many records the index tells which have what can be chosen.
const MOST_COUNTED = 100000;

const sized = (choice, count) =>
  choice + (Number.isInteger(count) ? ` (${grouped(count)})` : "");

// Says beside each choice how much of what was found it would leave, where that takes little.
async function count(search, index, {selects, loadFilters}) {
  const {root, pageSize} = index, tallies = new Map();
  await loadFilters();
  const isKnown = () => search.ranks.length === search.total;
  const isFew = isKnown() && search.total <= pageSize, isCounted = root.count <= MOST_COUNTED;
  if (!isFew && isCounted && !search.read.length) await index.pull(search, Infinity, Infinity);
  for (const {name} of isFew || isCounted && isKnown() ? selects : []) {
    tallies.set(name, await tally(name, search, isFew, index));
  }
  index.expect(search);
  label(selects, search.query, (name, value) => tallies.get(name) && (tallies.get(name)[value] ?? 0));
}

// How much of what was found has each value of a column: from the rows themselves where they are few.
async function tally(name, {ranks}, isFew, index) {
  const {root} = index;
  const column = root.columns.find((other) => other.name === name), counts = Object.create(null);
  const note = (value) => counts[value] = (counts[value] ?? 0) + 1;
  if (!column) return counts;
  if (isFew && !column.isHidden) {
    const place = index.columns.indexOf(column);
    for (const rank of ranks) {
      note(String((await index.rowAt(rank))[place]));
    }
  } else if (root.count > MOST_COUNTED) {
    return undefined;
  } else {
    const isFound = new Uint8Array(root.count);
    for (const rank of ranks) isFound[rank] = 1;
    for await (const entries of index.entriesLike(column.key)) {
      for (const [key, entry] of entries) {
        if (!key.startsWith(column.key)) continue;
        for (const next of index.matches([index.union([entry])], [], [])) {
          if (typeof next === "string") await index.load(next);
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

rowhouse(["extras", {
  label,
  read,
  joined,
  either,
  ending: (asked, isGuessed, index) => ending(asked, isGuessed, index),

  // Completes what is shown of a search.
  async polish(search, index, page) {
    play(page);
    mark(search, index, page);
    if (!search.shown) await help(search, index, page);
    if (page.selects.length) await count(search, index, page);
  },

  // Fills the choices, and answers how many rows have one.
  fill(data, {selects, choose}) {
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
}]);
