// What facets and orders ask of an index. Each row has a code for its value in each of some columns: the place
// of the value in the order of the column, from one; zero without a value.

// Of so many rows it is counted at once how many of them have each value.
const MOST_COUNTED = 100000;

// So many amounts are in a file.
const AMOUNTS = 4096;

const SEPARATOR = phrases.until;

const nameOf = (order, chunk, {root: {orders}}) => `k${Math.floor(order / orders.columns)}_${chunk}`;

// The codes of a column in a file, which must be there.
function codesIn(order, chunk, index) {
  const {root: {orders}, texts, shards} = index, key = `codes ${order} ${chunk}`;
  if (!shards.has(key)) {
    shards.set(key, index.reading(() => {
      const line = texts.get(nameOf(order, chunk, index)).split("\n")[order % orders.columns];
      return index.numbersOf(line, orders.list[order][2]);
    }));
  }
  return shards.get(key);
}

// The code of a rank, whose file must be there.
const codeAt = (rank, order, index) => {
  const {size} = index.root.orders;
  return codesIn(order, Math.floor(rank / size), index)[rank % size];
};

// Loads the files that have the codes of some columns, of some ranks or of all.
async function loadCodes(orders, ranks, index) {
  const {root: {orders: {size}, count}} = index;
  const chunks = ranks ? [...new Set(ranks.map((rank) => Math.floor(rank / size)))]
    : Array.from({length: Math.ceil(count / size)}, (_, chunk) => chunk);
  await Promise.all(orders.flatMap((order) => chunks.map((chunk) => index.load(nameOf(order, chunk, index)))));
}

// Choices

// An end of a range in the form of its field; undefined, if it is not valid. Of a year or a month it is the
// first or the last day.
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

// The first and the last amount of a range; NaN for an end that is not valid.
function amountsOf(range, unit) {
  return endsOf(range, unit).map(({text, end}, at) => {
    if (text === "") return at ? Infinity : -Infinity;
    if (unit === "number") return Number(end);
    const scale = unit === "day" ? 86400000 : 1000;
    return (new Date(end).getTime() + at * 86399999) / scale;
  });
}

// How many codes have less than an amount, or as much at most.
async function codesBelow(amount, isIncluded, {order, firsts}, index) {
  const isBeyond = (text) => isIncluded ? Number(text) > amount : Number(text) >= amount;
  const chunk = index.last(firsts, isBeyond);
  if (chunk < 0) return 0;
  const amounts = (await index.load(`v${order}_${chunk}`)).split("\t");
  return chunk * AMOUNTS + index.last(amounts, isBeyond) + 1;
}

// The codes that a range is of, from the first to the last; none, where it is no range.
async function codesOf(range, facet, index) {
  const {steps, order} = facet, at = steps.findIndex(([title]) => title === range);
  if (at >= 0) return [steps[at][1], (steps[at + 1]?.[1] ?? Infinity) - 1];
  const unit = index.root.orders.list[order][1], [from, to] = amountsOf(range, unit);
  if (unit === "place" || Number.isNaN(from) || !(from <= to)) return [1, 0];
  return [1 + await codesBelow(from, false, facet, index), await codesBelow(to, true, facet, index)];
}

// The places of the values of a code, from one.
const placesOf = ({sets}, code) => sets ? sets[code - 1].map((place) => place + 1) : [code];

// Says of a code whether a choice means it.
async function testOf(facet, {values, isMissing}, index) {
  if (facet.values) {
    const codes = new Set(values.map((value) => 1 + facet.values.findIndex(([title, , ...others]) =>
      title === value || others.includes(value))));
    codes.delete(0);
    if (facet.sets) return (code) => code ? placesOf(facet, code).some((place) => codes.has(place)) : isMissing;
    if (isMissing) codes.add(0);
    return (code) => codes.has(code);
  }
  const ranges = await Promise.all(values.map((range) => codesOf(range, facet, index)));
  return (code) => code === 0 ? isMissing : ranges.some(([from, to]) => from <= code && code <= to);
}

// Counts: how many of the rows that are found have each value

// The rows that have all words of a search, whatever else it asks for.
async function worded(search, index, {isIdle}) {
  const q = search.query.get("q"), base = index.ask(new URLSearchParams(q ? {q} : {}), search);
  if (isIdle(base.query)) return Array.from({length: index.root.count}, (_, rank) => rank);
  await index.prepare(base);
  await index.pull(base, Infinity, Infinity);
  return base.ranks;
}

// Counts what each value of each facet would leave, were nothing chosen of its own facet. Of very many rows
// only once all that was found is counted.
async function tally(search, facets, index, page) {
  const {root} = index, {choicesOf, isIdle} = page;
  const choices = [...choicesOf(search.query)].map(([name, choice]) =>
    ({facet: facets.find((other) => other.name === name), choice})).filter(({facet}) => facet);
  if (isIdle(search.query) || !choices.length && search.total === root.count) return undefined;
  if (root.count > MOST_COUNTED && search.limit !== Infinity) return null;
  const ranks = await worded(search, index, page);
  await loadCodes(facets.map(({order}) => order), ranks.length * 4 < root.count ? ranks : undefined, index);
  for (const choice of choices) choice.test = await testOf(choice.facet, choice.choice, index);
  index.expect(search);
  const counts = facets.map(({values, steps}) => new Uint32Array((values ?? steps).length + 1));
  const places = new Map(facets.map((facet, at) => [facet, at]));
  const note = (facet, rank) => {
    const code = codeAt(rank, facet.order, index), own = counts[places.get(facet)];
    if (!code) own[0]++;
    else if (facet.values) placesOf(facet, code).forEach((place) => own[place]++);
    else own[1 + index.last(facet.steps, ([, first]) => first > code)]++;
  };
  const found = [];
  for (const rank of ranks) {
    const failing = choices.filter(({facet, test}) => !test(codeAt(rank, facet.order, index)));
    if (!failing.length) {
      found.push(rank);
      for (const facet of facets) note(facet, rank);
    } else if (failing.length === 1) {
      note(failing[0].facet, rank);
    }
  }
  return {counts, total: found.length};
}
