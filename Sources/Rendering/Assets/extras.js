// What the search needs once there are results, or once something is chosen that they are narrowed by.

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
function nearest(word, keys) {
  const most = word.length < 5 ? 1 : 2;
  const near = keys.filter(([key]) => !/^=|\*$/.test(key))
    .filter(([key]) => Math.abs(key.length - word.length) <= most)
    .map(([key, total]) => ({key, total, distance: distance(word, key)}))
    .filter((other) => other.distance <= most);
  near.sort((one, other) => one.distance - other.distance || other.total - one.total);
  return near[0]?.key;
}

const sized = (choice, count) =>
  choice + (Number.isInteger(count) ? ` (${count.toLocaleString("en")})` : "");

rowhouse("extras", {
  // Marks the words that were found, and says which of them are in what is not shown, as remarks are.
  mark(rows, wanted, {WORD, wordsOf, isBeginning, isMatch}) {
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
  },

  // Where nothing was found: leads to words that were meant, and away from what was chosen.
  async help(found, {query, unknown}, {WORD, wordsOf, namesOf, keysLike, addressOf}) {
    const meant = new Map(), links = [];
    for (const word of unknown) {
      for (const length of [2, 1]) {
        const keys = meant.has(word) ? [] : await keysLike([...word].slice(0, length).join(""));
        const key = nearest(word, keys);
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
  },

  // Brings the player, which is as large as what is found.
  play(address, trusted) {
    if (!address || document.getElementById("search-player")) return;
    const script = make("script", {id: "search-player"});
    script.src = trusted(address);
    document.head.append(script);
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

  // Says beside each choice how much of what was found it would leave, where that is known. What is
  // chosen would be another.
  count(selects, query, counted) {
    for (const {name, options} of selects) {
      for (const option of [...options].slice(1)) {
        const isOther = query[name] && query[name] !== option.value;
        option.text = sized(option.value, isOther || counted(name, option.value));
      }
    }
  },
});
