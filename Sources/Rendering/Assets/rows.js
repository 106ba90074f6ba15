// What the search needs to know of the rows of a table or a screen, where those are what it finds.
rowhouse("rows", (make, link) => ({
  read(parts) {
    let at = 0;
    const next = () => parts[at++], many = (read) => Array.from({length: next()}, () => read());
    const pages = many(() => [next(), next()]), trails = many(next), rows = [];
    while (at < parts.length) {
      const [address, page] = pages[next()], trail = [page, trails[next()]].filter(Boolean);
      rows.push({address, trail, anchor: next(), title: next(), detail: next()});
    }
    return rows;
  },

  draw({address, trail, anchor, title, detail}) {
    const lines = [trail.join(", "), detail].filter(Boolean);
    const target = address + (anchor && "#" + encodeURIComponent(anchor));
    return make("li", {}, link(title, target),
      lines.map((line) => make("p", {}, line)));
  },
}));
