// What the explorer of a listing shows once there are results: what these can be narrowed by, and their order.

// So many facets and values of each are seen at first.
const MOST_FACETS = 6, MOST_VALUES = 7;

const unfolded = new Map(), {noun} = document.getElementById("search-form").dataset;

// Draws all facets with their counts: of all rows, where nothing was found; without counts where they are
// not known.
function drawFacets(counts, search, facets, index, page) {
  const {panel, choicesOf} = page;
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
    const drawn = facet.values ? drawValues(facet, own, choice, counts === null, page)
      : drawRange(facet, own, choice, counts === null, index, page);
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
function missingBox({name, missing}, counts, isMissing, isUnknown, largest, page) {
  const count = isUnknown ? undefined : counts ? counts[0] : missing;
  if (!count && !isMissing && !(isUnknown && missing)) return [];
  return [box("none", name, phrases.notGiven, isMissing === true, count, Math.max(largest, count ?? 0), page)];
}

function drawValues(facet, counts, {values: chosen, isMissing}, isUnknown, page) {
  const {name, isOrdered} = facet, {spellingsOf, folded, panel} = page;
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
  const items = seen.map(({title, isChosen, count}) => box(name, title, title, isChosen, count, largest, page));
  items.push(...missingBox(facet, counts, isMissing, isUnknown, largest, page));
  const drawn = [make("ul", {class: "bars"}, items)];
  if (isWhole && shown.length > 20) {
    const field = make("input", {type: "search", name: `${name} find`, "aria-label": phrases.findIn(facet.title),
      placeholder: phrases.findIn(facet.title)});
    field.value = unfolded.get(name) ?? "";
    const narrow = () => {
      const words = folded(field.value.trim());
      unfolded.set(name, field.value);
      for (const item of items) {
        item.hidden = !folded(item.querySelector(".t").textContent).includes(words);
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
      redraw();
      [...panel.querySelectorAll(`input[name="${CSS.escape(name)}"]`)]
        .find(({value}) => !places.has(value))?.focus();
    }));
  }
  return drawn;
}

// A histogram of what is found, and two fields for the ends of a range.
function drawRange(facet, counts, {values: chosen, isMissing}, isUnknown, index, page) {
  const {name, title, steps, ends, order} = facet, {svg, change} = page;
  const heights = steps.map(([, , count], at) => isUnknown || !counts ? count : counts[at + 1]);
  const largest = Math.max(1, ...heights), width = 240 / steps.length;
  const bars = heights.map((height, at) => height
    && `M${Math.round(10 * at * width) / 10} 48v-${Math.max(1, Math.round(46 * height / largest))}h${
      Math.round(10 * (width - 1)) / 10}V48z`).filter(Boolean);
  const unit = index.root.orders.list[order][1], drawn = [
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
  const none = missingBox(facet, counts, isMissing, isUnknown, largest, page);
  return none.length ? [...drawn, make("ul", {class: "bars"}, none)] : drawn;
}

let redraw = () => {};

// Draws the facets now, and again when one of them is unfolded.
function show(...what) {
  redraw = () => drawFacets(...what);
  redraw();
}

rowhouse(["extras", {
  read,
  joined,
  either,
  ending: (asked, isGuessed, index) => ending(asked, isGuessed, index),
  rank,

  // Keeps what of the index has a choice that has no word.
  async term(facet, choice, index) {
    const {root, texts} = index, {size} = root.orders, test = await testOf(facet, choice, index);
    const seek = (rank) => {
      while (rank < root.count) {
        const chunk = Math.floor(rank / size), name = nameOf(facet.order, chunk, index);
        if (!texts.has(name)) return index.awaiting(name);
        const codes = codesIn(facet.order, chunk, index);
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
  sortBy(name, isAdded, index, {change}) {
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
  async sort(search, index) {
    const {orders} = index.root;
    const keys = search.query.getAll("sort").map((name) => ({sign: name[0] === "-" ? -1 : 1,
      order: orders?.list.findIndex(([other]) => other === name.replace(/^-/, ""))}))
      .filter(({order}) => order >= 0);
    if (!keys.length || search.isSorted) return;
    await index.pull(search, Infinity, Infinity);
    await loadCodes(keys.map(({order}) => order), search.ranks, index);
    index.expect(search);
    const {ranks} = search;
    const columns = keys.map(({sign, order}) => Float64Array.from(ranks, (rank) => {
      const code = codeAt(rank, order, index);
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
  async chips(query, chips, index, {field, loadFacets, chosenName, change, isNarrowing}) {
    const {current} = index;
    await loadFacets().catch(() => {});
    index.expect(current);
    const place = [...chips.children].indexOf(document.activeElement);
    const button = (title, attributes, edit) => on(
      make("button", {class: "button", type: "button", ...attributes}, title), "click", () => change(edit));
    const own = [...query].filter(([name]) => isNarrowing(name)).map(([name, value]) => {
      const title = chosenName(name, value), attributes = {"aria-pressed": "true", "aria-label": phrases.without(title)};
      return button(title, attributes, (next) => next.delete(name, value));
    });
    chips.replaceChildren(...own, button(phrases.clearSearch, {}, (next) => {
      field.value = "";
      [...next.keys()].forEach((name) => next.delete(name));
    }));
    chips.hidden = false;
    if (place >= 0) (chips.children[place] ?? chips.lastChild).focus();
  },

  // Says how much of what is found, or of all rows, has each value.
  async count(search, index, page) {
    const facets = await page.loadFacets();
    index.expect(search);
    show(undefined, search, facets, index, page);
  },

  // Says how many of the rows that are found have each value, once for a search.
  tally(search, index, page) {
    search.tallied = search.tallied ?? (async () => {
      const facets = await page.loadFacets(), tallied = await tally(search, facets, index, page);
      index.expect(search);
      if (tallied && search.total === undefined) search.total = tallied.total;
      show(tallied && tallied.counts, search, facets, index, page);
    })();
    return search.tallied;
  },

  // Completes what is shown of a search.
  async polish(search, index, page) {
    mark(search, index, page);
    if (!search.shown) await help(search, index, page);
    const {total} = search;
    await this.tally(search, index, page);
    if (total === undefined && search.total !== undefined) page.finish(search);
  },
}]);

on(document, "change", ({target}) => {
  if (!target.matches("#facets input[type=checkbox]")) return;
  rowhouse.change((next) => target.checked ? next.append(target.name, target.value)
    : next.delete(target.name, target.value));
});
