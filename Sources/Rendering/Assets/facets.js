// What the explorer of a listing needs once there are results: what these can be narrowed by, and their order.

// Of so many rows it is counted at once how many of them have each value.
const MOST_COUNTED = 100000;

// So many facets and values of each are seen at first, and so many amounts are in a file.
const MOST_FACETS = 6, MOST_VALUES = 7, AMOUNTS = 4096;

const SEPARATOR = phrases.until, unfolded = new Map();
const {noun} = document.getElementById("search-form").dataset;

// Codes: the place of a row's value in the order of its column

const nameOf = (order, chunk, {root: {orders}}) => `k${Math.floor(order / orders.columns)}_${chunk}`;

// The codes of a column in a file, which must be there.
function codesIn(order, chunk, tools) {
  const {root: {orders}, texts, shards, reading, numbersOf} = tools, key = `codes ${order} ${chunk}`;
  if (!shards.has(key)) {
    shards.set(key, reading(() => {
      const line = texts.get(nameOf(order, chunk, tools)).split("\n")[order % orders.columns];
      return numbersOf(line, orders.list[order][2]);
    }));
  }
  return shards.get(key);
}

// The code of a rank, whose file must be there.
const codeAt = (rank, order, tools) => {
  const {size} = tools.root.orders;
  return codesIn(order, Math.floor(rank / size), tools)[rank % size];
};

// Loads the files that have the codes of some columns, of some ranks or of all.
async function loadCodes(orders, ranks, tools) {
  const {root: {orders: {size}, count}, load} = tools;
  const chunks = ranks ? [...new Set(ranks.map((rank) => Math.floor(rank / size)))]
    : Array.from({length: Math.ceil(count / size)}, (_, chunk) => chunk);
  await Promise.all(orders.flatMap((order) => chunks.map((chunk) => load(nameOf(order, chunk, tools)))));
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
async function codesBelow(amount, isIncluded, {order, firsts}, {load, last}) {
  const isBeyond = (text) => isIncluded ? Number(text) > amount : Number(text) >= amount;
  const chunk = last(firsts, isBeyond);
  if (chunk < 0) return 0;
  const amounts = (await load(`v${order}_${chunk}`)).split("\t");
  return chunk * AMOUNTS + last(amounts, isBeyond) + 1;
}

// The codes that a range is of, from the first to the last; none, where it is no range.
async function codesOf(range, facet, tools) {
  const {steps, order} = facet, at = steps.findIndex(([title]) => title === range);
  if (at >= 0) return [steps[at][1], (steps[at + 1]?.[1] ?? Infinity) - 1];
  const unit = tools.root.orders.list[order][1], [from, to] = amountsOf(range, unit);
  if (unit === "place" || Number.isNaN(from) || !(from <= to)) return [1, 0];
  return [1 + await codesBelow(from, false, facet, tools), await codesBelow(to, true, facet, tools)];
}

// The places of the values of a code, from one.
const placesOf = ({sets}, code) => sets ? sets[code - 1].map((place) => place + 1) : [code];

// Says of a code whether a choice means it.
async function testOf(facet, {values, isMissing}, tools) {
  if (facet.values) {
    const codes = new Set(values.map((value) => 1 + facet.values.findIndex(([title, , ...others]) =>
      title === value || others.includes(value))));
    codes.delete(0);
    if (facet.sets) return (code) => code ? placesOf(facet, code).some((place) => codes.has(place)) : isMissing;
    if (isMissing) codes.add(0);
    return (code) => codes.has(code);
  }
  const ranges = await Promise.all(values.map((range) => codesOf(range, facet, tools)));
  return (code) => code === 0 ? isMissing : ranges.some(([from, to]) => from <= code && code <= to);
}

// Counts: how many of the rows that are found have each value

// The rows that have all words of a search, whatever else it asks for.
async function worded(search, tools) {
  const {prepare, pull, root} = tools, q = search.query.get("q");
  const base = {query: new URLSearchParams(q ? {q} : {}), ranks: [], unread: [], within: search};
  if (tools.isIdle(base.query)) return Array.from({length: root.count}, (_, rank) => rank);
  await prepare(base);
  await pull(base, Infinity, Infinity);
  return base.ranks;
}

// Counts what each value of each facet would leave, were nothing chosen of its own facet. Of very many rows
// only once all that was found is counted.
async function tally(search, tools) {
  const {root, facets, choicesOf, isIdle, expect} = tools;
  const choices = [...choicesOf(search.query)].map(([name, choice]) =>
    ({facet: facets.find((other) => other.name === name), choice})).filter(({facet}) => facet);
  if (isIdle(search.query) || !choices.length && search.total === root.count) return undefined;
  if (root.count > MOST_COUNTED && search.limit !== Infinity) return null;
  const ranks = await worded(search, tools);
  await loadCodes(facets.map(({order}) => order), ranks.length * 4 < root.count ? ranks : undefined, tools);
  for (const choice of choices) choice.test = await testOf(choice.facet, choice.choice, tools);
  expect(search);
  const counts = facets.map(({values, steps}) => new Uint32Array((values ?? steps).length + 1));
  const places = new Map(facets.map((facet, at) => [facet, at]));
  const note = (facet, rank) => {
    const code = codeAt(rank, facet.order, tools), own = counts[places.get(facet)];
    if (!code) own[0]++;
    else if (facet.values) placesOf(facet, code).forEach((place) => own[place]++);
    else own[1 + tools.last(facet.steps, ([, first]) => first > code)]++;
  };
  const found = [];
  for (const rank of ranks) {
    const failing = choices.filter(({facet, test}) => !test(codeAt(rank, facet.order, tools)));
    if (!failing.length) {
      found.push(rank);
      for (const facet of facets) note(facet, rank);
    } else if (failing.length === 1) {
      note(failing[0].facet, rank);
    }
  }
  return {counts, total: found.length};
}

// What is seen of them

// Draws all facets with their counts: of all rows, where nothing was found; without counts where they are
// not known.
function drawFacets(counts, search, tools) {
  const {facets, panel, choicesOf} = tools;
  if (!panel) return;
  const choices = choicesOf(search.query), focus = document.activeElement;
  const place = focus.closest("section")?.dataset.name;
  const shown = facets.filter(({values}) => values).slice(0, MOST_FACETS)
    .concat(facets.filter(({steps}) => steps));
  // What is chosen is seen wherever it is.
  const all = facets.filter((facet) => shown.includes(facet) || choices.has(facet.name));
  for (const facet of all) {
    const own = counts?.[facets.indexOf(facet)], choice = choices.get(facet.name) ?? {values: []};
    const section = sectionOf(facet, panel);
    const drawn = facet.values ? drawValues(facet, own, choice, counts === null, tools)
      : drawRange(facet, own, choice, counts === null, tools);
    section.replaceChildren(section.firstElementChild, ...drawn);
    // Where nothing is found there is nothing to choose, but to take a choice back.
    section.hidden = own?.every((count) => !count) && !choices.has(facet.name);
  }
  if (!panel.querySelector(".head")) {
    panel.prepend(make("p", {class: "head"}, make("span", {}, phrases.filters), make("button", {class: "button",
      type: "button", popovertarget: "facets", popovertargetaction: "hide"}, phrases.showRows())));
  }
  for (const section of panel.querySelectorAll("section")) {
    if (!all.some(({name}) => name === section.dataset.name)) section.hidden = true;
  }
  if (panel.contains(focus) || !focus.isConnected) {
    const [name, value] = [focus.name || place, focus.value ?? focus.querySelector(".t")?.textContent];
    const same = [...panel.querySelectorAll("input, button")].find((other) =>
      other.name === name && other.value === value && (!focus.value || other.type === focus.type));
    same?.focus();
  }
}

function sectionOf(facet, panel) {
  const there = [...panel.querySelectorAll("section")].find(({dataset}) => dataset.name === facet.name);
  if (there) return there;
  const section = make("section", {"data-name": facet.name}, make("h2", {}, facet.title));
  panel.append(section);
  return section;
}

// A box to tick, with a bar and a number behind its name.
function box(name, value, title, isChosen, count, largest, {svg}) {
  const input = make("input", {type: "checkbox", name, value});
  input.checked = isChosen;
  const bar = count > 0 ? [svg("svg", {class: "b", width: `${Math.round(1000 * count / largest) / 10}%`,
    "aria-hidden": "true"}, svg("rect", {width: "100%", height: "100%"}))] : [];
  return make("li", {}, make("label", {}, ...bar, input, make("span", {class: "t"}, title),
    make("span", {class: "n"}, count === undefined ? "" : grouped(count))));
}

// The box of the rows that have no value, where there are any.
function missingBox({name, missing}, counts, isMissing, isUnknown, largest, tools) {
  const count = isUnknown ? undefined : counts ? counts[0] : missing;
  if (!count && !isMissing && !(isUnknown && missing)) return [];
  return [box("none", name, phrases.notGiven, isMissing === true, count, Math.max(largest, count ?? 0), tools)];
}

function drawValues(facet, counts, {values: chosen, isMissing}, isUnknown, tools) {
  const {name, isOrdered} = facet, {spellingsOf} = tools;
  const titles = new Set(chosen.map((value) => spellingsOf(facet, value)[0]));
  const all = facet.values.map(([title, count], at) => ({title, at, isChosen: titles.has(title),
    count: isUnknown ? undefined : counts ? counts[at + 1] : count}));
  const shown = all.filter(({count, isChosen}) => isUnknown || count || isChosen);
  if (!isOrdered) {
    shown.sort((one, other) => facet.values[other.at][1] - facet.values[one.at][1] || one.at - other.at);
    if (!isUnknown) shown.sort((one, other) => other.count - one.count);
  }
  const isWhole = unfolded.has(name) || shown.length <= MOST_VALUES + 1;
  const seen = shown.filter(({isChosen}, at) => isWhole || isChosen || at < MOST_VALUES);
  const largest = Math.max(1, ...shown.map(({count}) => count ?? 0));
  const items = seen.map(({title, isChosen, count}) => box(name, title, title, isChosen, count, largest, tools));
  items.push(...missingBox(facet, counts, isMissing, isUnknown, largest, tools));
  const drawn = [make("ul", {class: "bars"}, items)];
  if (isWhole && shown.length > 20) {
    const field = make("input", {type: "search", name: `${name} find`, "aria-label": phrases.findIn(facet.title),
      placeholder: phrases.findIn(facet.title)});
    field.value = unfolded.get(name) ?? "";
    const narrow = () => {
      const words = tools.folded(field.value.trim());
      unfolded.set(name, field.value);
      for (const item of items) {
        item.hidden = !tools.folded(item.querySelector(".t").textContent).includes(words);
      }
    };
    narrow();
    on(field, "input", narrow);
    drawn.unshift(make("p", {class: "range"}, field));
  }
  if (!isWhole) {
    const more = make("button", {type: "button", class: "more", name, value: "more"},
      phrases.moreValues(shown.length - seen.length), make("span", {class: "vh"}, phrases.ofTitle(facet.title)));
    drawn.push(on(more, "click", () => {
      unfolded.set(name, "");
      const places = new Set(items.map((item) => item.querySelector("input").value));
      tools.redraw();
      [...tools.panel.querySelectorAll(`input[name="${CSS.escape(name)}"]`)]
        .find(({value}) => !places.has(value))?.focus();
    }));
  }
  return drawn;
}

// A histogram of what is found, and two fields for the ends of a range.
function drawRange(facet, counts, {values: chosen, isMissing}, isUnknown, tools) {
  const {name, title, steps, ends, order} = facet, {svg, root, change} = tools;
  const heights = steps.map(([, , count], at) => isUnknown || !counts ? count : counts[at + 1]);
  const largest = Math.max(1, ...heights), width = 240 / steps.length;
  const bars = heights.map((height, at) => height
    && `M${Math.round(10 * at * width) / 10} 48v-${Math.max(1, Math.round(46 * height / largest))}h${
      Math.round(10 * (width - 1)) / 10}V48z`).filter(Boolean);
  const unit = root.orders.list[order][1], drawn = [
    svg("svg", {class: "hist", viewBox: "0 0 240 48", preserveAspectRatio: "none", "aria-hidden": "true"},
      svg("path", {d: bars.join("")})),
  ];
  if (unit !== "place") {
    const [range = ""] = chosen, at = steps.findIndex(([own]) => own === range);
    const [from, to] = at >= 0 ? [steps[at][0], ""] : endsOf(range, unit).map(({end = ""}) => end);
    const isDay = unit !== "number";
    const shownEnd = (text) => !isDay ? text
      : new Date(Number(text) * (unit === "day" ? 86400000 : 1000)).toISOString().slice(0, 10);
    const fields = [phrases.rangeFrom(title), phrases.rangeTo(title)].map((label, place) => {
      const input = make("input", {type: isDay ? "date" : "number", step: "any", "aria-label": label,
        name: `${name} ${place}`, ...isDay ? {} : {placeholder: shownEnd(ends[place])}});
      input.value = at >= 0 ? "" : (place ? to : from) ?? "";
      return input;
    });
    for (const field of fields) {
      on(field, "change", () => {
        const [first, second] = fields.map(({value}) => value);
        change((next) => {
          next.delete(name);
          if (first || second) next.append(name, first + SEPARATOR + second);
        });
      });
    }
    drawn.push(make("p", {class: "range"}, fields[0], SEPARATOR, fields[1]));
  }
  const none = missingBox(facet, counts, isMissing, isUnknown, largest, tools);
  return none.length ? [...drawn, make("ul", {class: "bars"}, none)] : drawn;
}

let redraw = () => {};

const withFacets = async (tools) => ({...tools, facets: await tools.loadFacets(), redraw: () => redraw()});

// Draws the facets now, and again when one of them is unfolded.
function show(counts, search, tools) {
  redraw = () => drawFacets(counts, search, tools);
  redraw();
}

rowhouse("extras", {
  read,
  joined,
  either,
  ending,
  rank,

  // Keeps what of the index has a choice that has no word.
  async term(facet, choice, tools) {
    const {root, texts, awaiting} = tools, {size} = root.orders, test = await testOf(facet, choice, tools);
    const seek = (rank) => {
      while (rank < root.count) {
        const chunk = Math.floor(rank / size), name = nameOf(facet.order, chunk, tools);
        if (!texts.has(name)) return awaiting(name);
        const codes = codesIn(facet.order, chunk, tools);
        for (let at = rank % size; at < codes.length; at++) {
          if (test(codes[at])) return chunk * size + at;
        }
        rank = (chunk + 1) * size;
      }
      return Infinity;
    };
    return {size: root.count, tiers: [[{seek}], [], [], []]};
  },

  // Up, down, and back; with the shift key by a second column.
  sortBy(name, isAdded, {change}) {
    change((next) => {
      const sorts = next.getAll("sort"), at = sorts.findIndex((other) => other.replace(/^-/, "") === name);
      const way = at < 0 ? name : sorts[at][0] === "-" ? undefined : "-" + name;
      next.delete("sort");
      if (!isAdded) sorts.length = 0;
      sorts.splice(isAdded && at >= 0 ? at : sorts.length, 1, ...way ? [way] : []);
      for (const other of sorts.slice(-2)) next.append("sort", other);
    });
  },

  // Puts all that is found in the order of one column or two; what has no value is last both ways.
  async sort(search, tools) {
    const {root: {orders}, pull} = tools;
    const keys = search.query.getAll("sort").map((name) => ({sign: name[0] === "-" ? -1 : 1,
      order: orders?.list.findIndex(([other]) => other === name.replace(/^-/, ""))}))
      .filter(({order}) => order >= 0);
    if (!keys.length || search.isSorted) return;
    await pull(search, Infinity, Infinity);
    await loadCodes(keys.map(({order}) => order), search.ranks, tools);
    tools.expect(search);
    const {ranks} = search;
    const columns = keys.map(({sign, order}) => Float64Array.from(ranks, (rank) => {
      const code = codeAt(rank, order, tools);
      return code ? sign * code : Infinity;
    }));
    const places = Uint32Array.from(ranks, (_, at) => at);
    places.sort((one, other) => {
      for (const codes of columns) {
        if (codes[one] !== codes[other]) return codes[one] < codes[other] ? -1 : 1;
      }
      return ranks[one] - ranks[other];
    });
    search.ranks = Array.from(places, (at) => ranks[at]);
    search.isSorted = true;
  },

  // Says above the rows what is chosen, each on a button that takes it back.
  async chips(query, chips, {form: {elements: {q}}, loadFacets, expect, chosenName, change, isNarrowing, current}) {
    await loadFacets().catch(() => {});
    expect(current);
    const place = [...chips.children].indexOf(document.activeElement);
    const button = (title, attributes, edit) => on(
      make("button", {class: "button", type: "button", ...attributes}, title), "click", () => change(edit));
    const own = [...query].filter(([name]) => isNarrowing(name)).map(([name, value]) => {
      const title = chosenName(name, value), attributes = {"aria-pressed": "true", "aria-label": phrases.without(title)};
      return button(title, attributes, (next) => next.delete(name, value));
    });
    chips.replaceChildren(...own, button(phrases.clearSearch, {}, (next) => {
      q.value = "";
      [...next.keys()].forEach((name) => next.delete(name));
    }));
    chips.hidden = false;
    if (place >= 0) (chips.children[place] ?? chips.lastChild).focus();
  },

  // Says how much of what is found, or of all rows, has each value.
  async count(search, tools) {
    const own = await withFacets(tools);
    own.expect(search);
    show(undefined, search, own);
  },

  // Says how many of the rows that are found have each value, once for a search.
  tally(search, tools) {
    search.tallied = search.tallied ?? (async () => {
      const own = await withFacets(tools), tallied = await tally(search, own);
      own.expect(search);
      if (tallied && search.total === undefined) search.total = tallied.total;
      show(tallied && tallied.counts, search, own);
    })();
    return search.tallied;
  },

  // Completes what is shown of a search.
  async polish(search, tools) {
    mark(search, tools);
    if (!search.shown) await help(search, tools);
    const {total} = search;
    await this.tally(search, tools);
    if (total === undefined && search.total !== undefined) tools.finish(search);
  },
});

on(document, "change", ({target}) => {
  if (!target.matches("#facets input[type=checkbox]")) return;
  rowhouse.change((next) => target.checked ? next.append(target.name, target.value)
    : next.delete(target.name, target.value));
});
