// The index of a page that has all rows in its table: what the files of an index say, this finds in the cells,
// and in the block of data that has what cells do not show.

const about = JSON.parse(document.getElementById("data").textContent), {lines} = about;
const texts = new Map(Object.entries({...about.files, lines})), shards = new Map();
const CHANGED = "", DAMAGED = phrases.indexDamaged, own = all(".listing tbody tr:not(.group)");
let loaded = 0, forgotten = 0, noting;
root = about.root;

window.rowhouse = Object.assign((name, part) => texts.set(name, part), window.rowhouse);

const forget = () => {};

// What a cell shows, but for the button that shows all of its row.
const shownIn = (cell) => !cell.firstElementChild ? cell.textContent
  : [...cell.childNodes].map((node) => node.matches?.("details:not([class])") ? "" : node.textContent).join("");

// The cell of a column, wherever a reader has moved it.
const cellOf = (row, at) => row.cells[0].className ? row.querySelector(`.c${at + 1}`) : row.cells[at];

// The cells of a column as the file of all rows has them: what is shown, where that is the same.
const cellsOf = ({at, others}) => own.map((row, position) => others[position] ?? shownIn(cellOf(row, at)));

function columnOfCells(at) {
  const name = `cells ${at}`;
  if (!shards.has(name)) shards.set(name, cellsOf(about.cells[at]));
  return shards.get(name);
}

// What a row says in a column: of a list its elements, of which strings are read, and names of members are not.
function valueIn(position, {at}) {
  const text = textOf(columnOfCells(at)[position]);
  return about.kinds[at] !== "json" ? text
    : text.replace(/("(?:[^"\\]|\\.)*")(\s*:)?/g, (part, string, colon) =>
      colon ? " " : attempt(() => JSON.parse(string)) ?? part);
}

const rowAt = async (position) => storedColumns().map((column) => valueIn(position, column));

async function load(name) {
  const search = current;
  if (name === "x0" && !texts.has(name)) {
    texts.set(name, lines.names.map((_, at) => ["p", ...columnOfCells(at)].join("\x1f")));
  }
  await undefined;
  expect(search);
  return texts.get(name);
}

// The words of each row, by what they say of it: between spaces, so that they are found as a part of a text.
async function note() {
  const columns = TIERS.map((tier) => root.columns.filter((column) => column.tier === tier));
  const notes = TIERS.map(() => []);
  for (let position = 0; position < own.length; position++) {
    columns.forEach((list, tier) => {
      const words = list.length ? wordsOf(list.map((column) => valueIn(position, column)).join("\n")) : [];
      notes[tier].push(words.length ? ` ${words.join(" ")} ` : "");
    });
    if (position % 2000 === 1999) await new Promise((resolve) => setTimeout(resolve));
  }
  return notes;
}

const noted = () => noting = noting ?? note();

// The rows with a word, or with one that begins so; and those with the word itself.
async function find(word, isPrefix) {
  const search = current, notes = await noted();
  expect(search);
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
let words;
async function everyWord() {
  if (words) return words;
  const notes = await noted(), all = new Map();
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
  return words = all;
}

const readEntries = (entries) => entries;

async function* shardsOf(beginning) {
  yield [...await everyWord()].filter(([word]) => word.startsWith(beginning));
}

// Words by their ends: all words are one part of the index.
const lookUp = {everyWord, readEntries, shardsOf: async function* () {
  yield await everyWord();
}};

// A copy of the row, and before the first of a section its title: the rows themselves stay where they are.
function draw(position) {
  const row = own[position].cloneNode(true), name = row.cells[0];
  const title = own[position].parentNode.querySelector(".group");
  name.tabIndex = -1;
  if (!title) return row;
  const group = title.cloneNode(true), div = group.querySelector("div");
  all(".detail", group).forEach((detail) => detail.remove());
  group.cells[0].removeAttribute("id");
  if (current.query.has("sort")) {
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
  if (isIdle(current.query)) isLong ? begin() : window.rowhouse.count();
});
for (const event of isLong ? ["beforeprint", "afterprint"] : []) {
  on(window, event, () => {
    if (!isIdle(current.query)) return;
    const [shown, others] = event === "beforeprint" ? [bodies, [rows]] : [[rows], bodies];
    others.forEach((body) => body.remove());
    table.append(...shown);
  });
}
