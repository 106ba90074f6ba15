// Takes along what is found: as CSV its rows as they are in the file of all rows, and as JSON what that says.

// More rows are taken only if somebody means it.
const MOST_ROWS = 50000;

const {noun} = document.getElementById("search-form").dataset;
const MEDIA = {csv: "text/csv", json: "application/json", ndjson: "application/x-ndjson"};

// The cells of a file, column by column: what all begin with and the rest of each, or the different ones and
// which of them each row has.
const columnsOf = (file, index) => file.map(([way, ...cells]) => {
  if (way === "p") {
    const [beginning, ...rests] = cells;
    return rests.map((rest) => beginning + rest);
  }
  const codes = cells.pop();
  let width = 1;
  while (93 ** width < cells.length) width++;
  return Array.from(index.numbersOf(codes, width), (code) => cells[code]);
});

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/;

// A row as JSON: a number in a column of numbers is one.
const objectOf = (cells, {names, kinds}) => `{${cells.map((cell, at) => {
  const text = textOf(cell), kind = kinds[at];
  const isJSON = kind === "number" && NUMBER.test(text) || kind === "json" && text;
  return `${JSON.stringify(names[at])}:${isJSON ? text : JSON.stringify(text)}`;
}).join(",")}}`;

// The columns of rows that no files have: as the listing shows them, of sounds their addresses.
function shownColumns(columns) {
  const names = columns.map(({title}) => title);
  return {header: names.join(","), names, kinds: []};
}

const COMPUTED = /^(?=[\s\p{C}\p{Z}]*[-+=@|\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;

// A value as it is in a file for spreadsheets.
function cellOf(text) {
  const isComputed = COMPUTED.test(text) && !NUMBER.test(text);
  return isComputed || /[\x00-\x1f",;]|^ | $/.test(text)
    ? `"${isComputed ? "'" : ""}${text.replace(/"/g, '""')}"` : text;
}

function save(name, kind, parts) {
  const address = URL.createObjectURL(new Blob(parts, {type: `${MEDIA[kind]};charset=utf-8`}));
  const link = make("a", {href: address, download: `${name}.${kind}`, hidden: ""});
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

rowhouse(["take", {
  async take(kind, search, index, {say, isIdle, found}) {
    const {root, columns} = index, before = [...found.childNodes];
    let ranks = Array.from({length: isIdle(search.query) ? root.count : 0}, (_, rank) => rank);
    if (!ranks.length) {
      if (search.total === undefined || search.ranks.length < search.total) await index.pull(search, Infinity, Infinity);
      ranks = search.ranks;
    }
    if (ranks.length > MOST_ROWS && !confirm(phrases.takeMany(ranks.length))) return;
    const isShown = root.listing?.isTakenAsShown;
    const about = isShown ? shownColumns(columns) : await index.load("lines"), rows = [], files = new Map();
    for (const [at, rank] of ranks.entries()) {
      const name = `x${Math.floor(rank / about.size)}`;
      if (isShown) {
        const values = await index.rowAt(rank);
        rows.push(columns.map((column) => cellOf(index.textIn(column, values))));
      } else {
        if (!files.has(name)) files.set(name, columnsOf(await index.load(name), index));
        rows.push(files.get(name).map((cells) => cells[rank % about.size]));
      }
      if (at % 5000 === 4999) {
        say(phrases.found(phrases.counted(ranks.length), grouped(1), grouped(at + 1)));
        await new Promise((resolve) => setTimeout(resolve));
        index.expect(search);
      }
    }
    found.replaceChildren(...before);
    const name = document.querySelector("h1").textContent;
    if (kind === "csv") {
      return save(name, kind, [about.header, ...rows.map((cells) => cells.join(","))].map((line) => line + "\r\n"));
    }
    const objects = rows.map((cells) => objectOf(cells, about));
    save(name, kind, kind === "json"
      ? [`[\n${objects.join(",\n")}${objects.length ? "\n" : ""}]\n`] : objects.map((line) => line + "\n"));
  },
}]);
