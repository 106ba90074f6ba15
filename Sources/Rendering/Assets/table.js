// The index of one of several tables: finds the first rows in it, and draws them as items of a list.

// So many rows are shown of a table, and so many values of a row. Where only rows say what is found, so much more
// is read to count them.
const PAGE = 5, VALUES = 3, BYTES_READ = 10000;
const headers = [];
let section;

// Values are texts here, without the pictures and links that a listing has.
const contents = ({isGrouped}, value) => isGrouped ? value.replace(/\d+/, (digits) => grouped(digits))
  : value.replace(/^https?:\/\/(www\.)?/, "");

class TableIndex extends FileIndex {
  constructor(base) {
    super({base, pageSize: PAGE});
    this.page = {remarkIn: (row) => row.lastChild};
  }

  // Ends the search under way, and calls off its requests.
  stop() {
    this.current = undefined;
    this.callOff();
  }

  // The first rows that a query finds, as items of a list, and how many there are where that takes little. The very
  // first is shown before the files of the others are asked for. Where no table has a word's beginning, a word may end so.
  async first(query, isGuessing, show, isAgain) {
    const search = this.current = {...this.ask(query), isGuessing}, rows = [];
    try {
      await this.prepare(search);
      for (const most of [1, PAGE]) {
        await this.pull(search, most, most);
        const before = this.loaded;
        rows.push(...await Promise.all(search.ranks.slice(rows.length, most).map(async (rank) => {
          const values = await this.rowAt(rank);
          return this.reading(() => this.itemOf(rank, values, search));
        })));
        this.expect(search);
        search.limit += this.loaded - before;
        if (rows.length === 1) show(rows[0]);
      }
      if (search.read.length) search.limit = Math.min(search.limit, this.loaded + BYTES_READ);
      if (search.total === undefined) await this.pull(search, Infinity, 0);
      const {wanted, unknown, ranks} = search, total = wanted[0]?.term.isPart ? undefined : search.total;
      return {search, rows, wanted, unknown, total, count: total ?? ranks.length};
    } catch (error) {
      if (search !== this.current) throw error;
      this.forget();
      if (error instanceof Changed && !isAgain) return this.first(query, isGuessing, show, true);
      throw error instanceof Failure ? error : new Failure(phrases.scriptFailed(error));
    }
  }

  // The script that loads on use is the same for all tables, and beside this page.
  async extra(name, ...parts) {
    if (name === "ending" && parts[1] && !this.current?.isGuessing) return union([]);
    const extras = await site.load("extras");
    return extras[name](...parts, this, this.page);
  }

  // A link to the row, and some of its values: those that have the words, texts, and then the rest.
  itemOf(rank, values, {wanted}) {
    section = undefined;
    const [{cells}, heading] = [draw(rank, values, this)].flat().reverse(), {columns, root: {listing}} = this;
    const name = cells[0].firstChild, own = listing.cells.map((cell, at) => ({...cell, shown: cells[at]})).slice(1);
    if (heading) own.unshift({...listing.group, shown: heading.cells[0].firstChild});
    const placeOf = ({at, kind}) => {
      const text = at === undefined ? "" : this.textIn(columns[at], values);
      const has = ({word, isEnd}) =>
        this.wordsOf(text).some((own) => isEnd ? own.endsWith(word) : own.startsWith(word));
      if (!text || /^(sound|image|picture)$/.test(kind)) return -1;
      return wanted.some(has) ? 0 : /^[\d.,-]+$|^https?:|\/\//.test(text) ? 2 : 1;
    };
    const chosen = [0, 1, 2].flatMap((place) => own.filter((cell) => placeOf(cell) === place)).slice(0, VALUES);
    return make("li", {}, name, make("p", {class: "q"}, own.filter((cell) => chosen.includes(cell))
      .map(({at, shown}) => make("span", {}, make("span", {"data-unsearched": ""}, phrases.label(
        columns[at].title ?? columns[at].name.replace(/^by-/, ""))),
      make("span", columns[at].isUnsearched ? {"data-unsearched": ""} : {}, shown.textContent)))));
  }
}
