// What the search needs once there are results, or once a quality or a year is chosen.
rowhouse("extras", {
  // Marks the words that were found, and says which of them are in what is not shown, as remarks are.
  // Dates and qualities, the columns 6 and 8, are not searched.
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
        && !parentNode.closest(".play, td:nth-child(6), td:nth-child(8)"));
      const shown = searched.flatMap(({data}) => wordsOf(data));
      const others = wanted.filter((word) => !shown.some((other) => isMatch(word, other)));
      searched.forEach((text) => {
        const parts = text.data.split(WORD);
        if (!parts.some(isFound)) return;
        text.replaceWith(...parts.map((part, index) => {
          if (!isFound(part, index)) return part;
          const mark = document.createElement("mark");
          mark.textContent = part;
          return mark;
        }));
      });
      if (!others.length) continue;
      const note = document.createElement("small");
      const names = others.map((word) => `“${word}${isBeginning(word) ? "…" : ""}”`);
      note.textContent = ` also says ${names.join(" and ")}`;
      (row.cells ? row.cells[2] : row).append(note);
    }
  },

  // Brings the player, which is as large as what is found.
  play(address, trusted) {
    if (!address || document.getElementById("search-player")) return;
    const script = document.createElement("script");
    script.id = "search-player";
    script.src = trusted(address);
    document.head.append(script);
  },

  // Fills the choices, and answers what of the index is meant by them.
  fill(data, selects, choose) {
    const names = data.qualities.map((quality) => quality || "none");
    const size = (ranges) => ranges.reduce((sum, end, at) => at % 2 ? sum + end : sum - end, 0);
    const choices = {
      country: data.countries,
      type: data.types,
      quality: names.map((name, at) => [name, size(data.quality[at])]),
      year: data.years.map(([name, ranges]) => [name, size(ranges)]),
    };
    selects.forEach((select) => {
      const {name, value} = select;
      select.length = 1;
      choices[name].filter(([choice, count]) => choice && count).forEach(([choice, count]) => {
        select.add(new Option(`${choice} (${count.toLocaleString("en")})`, choice));
      });
      choose(select, value);
    });

    // Ranks are in order of quality and date, so that either is some ranges of them.
    function term(ranges = []) {
      const seek = (rank) => {
        const end = ranges.findIndex((limit, at) => at % 2 && rank < limit);
        return end < 0 ? Infinity : Math.max(rank, ranges[end - 1]);
      };
      return {size: size(ranges), total: size(ranges), tiers: [[{seek}], [], [], []]};
    }

    return ({quality, year}) => {
      const [, years] = data.years.find(([name]) => String(name) === year) || [];
      return [
        ...quality ? [term(data.quality[names.indexOf(quality)])] : [],
        ...year ? [term(years)] : [],
      ];
    };
  },
});
