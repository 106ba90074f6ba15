// The index of a page that has all rows in its table: what the files of an index say, this finds in the cells,
// and in the block of data that has what cells do not show.

const about = JSON.parse(document.getElementById("data").textContent), {lines} = about;
const own = all(".listing tbody tr:not(.group)");

// What a cell shows, but for the button that shows all of its row.
const shownIn = (cell) => !cell.firstElementChild ? cell.textContent
  : [...cell.childNodes].map((node) => node.matches?.("details:not([class])") ? "" : node.textContent).join("");

// The cell of a column, wherever a reader has moved it.
const cellOf = (row, at) => row.cells[0].className ? row.querySelector(`.c${at + 1}`) : row.cells[at];

// The cells of a column as the file of all rows has them: what is shown, where that is the same.
const cellsOf = ({at, others}) => own.map((row, position) => others[position] ?? shownIn(cellOf(row, at)));

class PageIndex extends Index {
  constructor() {
    super();
    Object.assign(this, {root: about.root, texts: new Map(Object.entries({...about.files, lines})), shards: new Map()});
  }

  take([name, script]) {
    this.texts.set(name, script);
  }

  async load(name) {
    const search = this.current, {texts} = this;
    if (name === "x0" && !texts.has(name)) {
      texts.set(name, lines.names.map((_, at) => ["p", "", ...this.columnOfCells(at)]));
    }
    await undefined;
    this.expect(search);
    return texts.get(name);
  }

  forget() {}

  // Rows

  columnOfCells(at) {
    const name = `cells ${at}`, {shards} = this;
    if (!shards.has(name)) shards.set(name, cellsOf(about.cells[at]));
    return shards.get(name);
  }

  // What a row says in a column: of a list its elements, of which strings are read, and names of members are not.
  valueIn(position, {at}) {
    const text = textOf(this.columnOfCells(at)[position]);
    return about.kinds[at] !== "json" ? text
      : text.replace(/("(?:[^"\\]|\\.)*")(\s*:)?/g, (part, string, colon) =>
        colon ? " " : attempt(() => JSON.parse(string)) ?? part);
  }

  async rowAt(position) {
    return this.columns.map((column) => this.valueIn(position, column));
  }

  // Words

  // The words of each row, by what they say of it: between spaces, so that they are found as a part of a text.
  async note() {
    const columns = TIERS.map((tier) => this.root.columns.filter((column) => column.tier === tier));
    const notes = TIERS.map(() => []);
    for (let position = 0; position < own.length; position++) {
      columns.forEach((list, tier) => {
        const text = list.map((column) => this.valueIn(position, column)).join("\n");
        const words = list.length ? this.wordsOf(text) : [];
        notes[tier].push(words.length ? ` ${words.join(" ")} ` : "");
      });
      if (position % 2000 === 1999) await new Promise((resolve) => setTimeout(resolve));
    }
    return notes;
  }

  noted() {
    return this.noting = this.noting ?? this.note();
  }

  // The rows with a word, or with one that begins so; and those with the word itself.
  async find(word, isPrefix) {
    const search = this.current, notes = await this.noted();
    this.expect(search);
    const among = (part) => {
      const tiers = TIERS.map(() => ({ranks: [], chunks: []}));
      let total = 0;
      for (let rank = 0; rank < own.length; rank++) {
        const tier = notes.findIndex((texts) => texts[rank].includes(part));
        if (tier < 0) continue;
        tiers[tier].ranks.push(rank);
        total++;
      }
      return union([{total, tiers}]);
    };
    const whole = among(` ${word} `);
    return {...isPrefix ? among(` ${word}`) : whole, whole: whole.size ? whole : undefined};
  }

  // All words, each with the rows that have it.
  async everyWord() {
    if (this.words) return this.words;
    const notes = await this.noted(), all = new Map();
    for (let rank = 0; rank < own.length; rank++) {
      const seen = new Set([""]);
      notes.forEach((texts, tier) => {
        for (const word of texts[rank].split(" ")) {
          if (seen.has(word)) continue;
          seen.add(word);
          if (!all.has(word)) all.set(word, {total: 0, tiers: []});
          const entry = all.get(word);
          (entry.tiers[tier] = entry.tiers[tier] ?? {ranks: [], chunks: []}).ranks.push(rank);
          entry.total++;
        }
      });
    }
    return this.words = all;
  }

  // All words are one part of the index.
  async* shardsOf() {
    yield await this.everyWord();
  }

  readEntries(words) {
    return words;
  }

  async* entriesLike(beginning) {
    yield [...await this.everyWord()].filter(([word]) => word.startsWith(beginning));
  }
}

const openIndex = () => new PageIndex();

// A copy of the row, and before the first of a section its title: the rows themselves stay where they are.
function draw(position) {
  const row = own[position].cloneNode(true), name = row.cells[0];
  const title = own[position].parentNode.querySelector(".group");
  name.tabIndex = -1;
  if (!title) return row;
  const group = title.cloneNode(true), div = group.querySelector("div");
  all(".detail", group).forEach((detail) => detail.remove());
  group.cells[0].removeAttribute("id");
  if (index.current.query.has("sort")) {
    name.append(make("small", {}, " " + div.textContent.trim()));
    return row;
  }
  if (section === title) return row;
  section = title;
  return [group, row];
}

// More rows than these are shown step by step, and printed all. The style sheet has the same number.
const isLong = own.length > 200;

setTimeout(() => {
  if (isIdle(index.current.query)) isLong ? begin() : window.rowhouse.count();
});
for (const event of isLong ? ["beforeprint", "afterprint"] : []) {
  on(window, event, () => {
    if (!isIdle(index.current.query)) return;
    const [shown, others] = event === "beforeprint" ? [bodies, [rows]] : [[rows], bodies];
    others.forEach((body) => body.remove());
    table.append(...shown);
  });
}
