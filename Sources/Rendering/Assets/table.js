// One of several tables: finds rows in the index beside its own pages, and draws them. With the code that reads an
// index this is one function, called once for each table, so that each keeps the files it has read.

const PAGE = 5, BYTES_A_TERM = 60000, TIERS = [0, 1, 2, 3], VALUES = 3, BYTES_READ = 10000;
const headers = [], chosenTerms = () => [];
const rowhouse = (...parts) => window.rowhouse(...parts);
let section;

// Values are texts here, without the pictures and links that a listing has.
const contents = ({isGrouped}, value) => isGrouped ? value.replace(/\d+/, (digits) => grouped(digits))
  : value.replace(/^https?:\/\/(www\.)?/, "");

function forgetMore() {}

const own = {
  load: (name) => load(name),
  note: (...parts) => rowhouse(...parts),

  // Ends the search under way, and calls off its requests.
  stop() {
    current = undefined;
    callOff();
  },

  // The first rows that a query finds, as items of a list, and how many there are where that takes little. The very
  // first is shown before the files of the others are asked for. Where no table has a word's beginning, a word may end so.
  async find(query, isGuessing, show, isAgain) {
    const search = current = {query, isGuessing, ranks: [], unread: []}, rows = [];
    try {
      await prepare(search);
      for (const most of [1, PAGE]) {
        await pull(search, most, most);
        const before = loaded;
        rows.push(...await Promise.all(search.ranks.slice(rows.length, most).map(async (rank) =>
          reading(itemOf, rank, await rowAt(rank), search))));
        expect(search);
        search.limit += loaded - before;
        if (rows.length === 1) show(rows[0]);
      }
      // Results that only rows tell are counted where that takes little more.
      if (search.read.length) search.limit = Math.min(search.limit, loaded + BYTES_READ);
      if (search.total === undefined) await pull(search, Infinity, 0);
      const {wanted, unknown, ranks} = search, total = wanted[0]?.term.isPart ? undefined : search.total;
      return {search, rows, wanted, unknown, total, count: total ?? ranks.length};
    } catch (error) {
      if (search !== current) throw error;
      forget();
      if (error.message === CHANGED && !isAgain) return own.find(query, isGuessing, show, true);
      throw error instanceof Failure ? error : new Failure(phrases.scriptFailed(error));
    }
  },

  // Calls a function that loads on use, with the tools of the table.
  async call(name, ...parts) {
    const extras = await site.load("extras");
    return extras[name](...parts, {current, root, load, last, seek, reading, rowAt, storedColumns, union, either, isRead, WORD,
      PART, wordsOf, TIERS, missing: () => missing, entriesLike, remarkIn: (row) => row.lastChild, ...lookUp});
  },
};

const extra = async (name, ...parts) =>
  name === "ending" && parts[1] && !current?.isGuessing ? union([]) : own.call(name, ...parts);

// A link to the row, and some of its values: those that have the words, texts, and then the rest.
function itemOf(rank, values, {wanted}) {
  section = undefined;
  const [{cells}, heading] = [draw(rank, values)].flat().reverse(), columns = storedColumns(), {listing} = root;
  const name = cells[0].firstChild, own = listing.cells.map((cell, at) => ({...cell, shown: cells[at]})).slice(1);
  if (heading) own.unshift({...listing.group, shown: heading.cells[0].firstChild});
  const placeOf = ({at, kind}) => {
    const text = at === undefined ? "" : textIn(columns[at], values);
    const has = ({word, isEnd}) => wordsOf(text).some((own) => isEnd ? own.endsWith(word) : own.startsWith(word));
    if (!text || /^(sound|image|picture)$/.test(kind)) return -1;
    return wanted.some(has) ? 0 : /^[\d.,-]+$|^https?:|\/\//.test(text) ? 2 : 1;
  };
  const chosen = [0, 1, 2].flatMap((place) => own.filter((cell) => placeOf(cell) === place)).slice(0, VALUES);
  return make("li", {}, name, make("p", {class: "q"}, own.filter((cell) => chosen.includes(cell))
    .map(({at, shown}) => make("span", {}, make("span", {"data-unsearched": ""}, phrases.label(
      columns[at].title ?? columns[at].name.replace(/^by-/, ""))),
    make("span", columns[at].isUnsearched ? {"data-unsearched": ""} : {}, shown.textContent)))));
}
