// What the search needs once there are results, or once something is chosen that they are narrowed by.
rowhouse("extras", {
  // Marks the words that were found, and says which of them are in what is not shown, as remarks are.
  mark(rows, wanted, {WORD, wordsOf, isBeginning}) {
    const isMatch = (word, other) =>
      word === other || isBeginning(word) && other.startsWith(word);
    const isFound = (part, index) => index % 2 === 1
      && wordsOf(part).some((other) => wanted.some((word) => isMatch(word, other)));
    for (const row of rows.children) {
      if (row.dataset.words) continue;
      row.dataset.words = wanted;
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT), texts = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      const searched = texts.filter(({data, parentNode}) => data !== "Not given"
        && !parentNode.closest("[data-unsearched]"));
      const shown = searched.flatMap(({data}) => wordsOf(data));
      const others = wanted.filter((word) => !shown.some((other) => isMatch(word, other)));
      for (const text of searched) {
        const parts = text.data.split(WORD);
        if (!parts.some(isFound)) continue;
        text.replaceWith(...parts.map((part, index) =>
          isFound(part, index) ? make("mark", {}, part) : part));
      }
      if (!others.length) continue;
      const names = others.map((word) => `“${word}${isBeginning(word) ? "…" : ""}”`);
      (row.querySelector("td:not([data-unsearched])") ?? row)
        .append(make("small", {}, ` also says ${names.join(" and ")}`));
    }
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
    const filters = new Map(data);
    for (const select of selects) {
      const {name, value} = select;
      select.length = 1;
      for (const [choice, count] of filters.get(name) ?? []) {
        select.add(new Option(`${choice} (${count.toLocaleString("en")})`, choice));
      }
      choose(select, value);
    }

    return (name, value) => {
      const [, total = 0, ...runs] = filters.get(name).find(([choice]) => choice === value) ?? [];
      const seek = (rank) => {
        const end = runs.findIndex((limit, at) => at % 2 && rank < limit);
        return end < 0 ? Infinity : Math.max(rank, runs[end - 1]);
      };
      return {size: total, total, tiers: [[{seek}], [], [], []]};
    };
  },
});
