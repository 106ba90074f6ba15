// Draws rows that are found from what the index says of them.

// The folder of a row's own page: that of its thousand, or of its first two letters.
const folderOf = (name) =>
  /^\d{1,19}$/.test(name) ? BigInt(name) / 1000n : name.slice(0, 2);

// A row as the listing has it, and before the first of a section its title.
function draw(position, values, index) {
  const {columns, base, root: {list, listing: {cells, group, pages, saysMissing}}} = index;
  const valueOf = (isMeant) => String(values[columns.findIndex(isMeant)] ?? "");
  const number = valueOf(({isNumber}) => isNumber), slug = valueOf(({shown}) => shown === "anchor");
  const id = list ? list.anchor.replace("#", number) : slug, at = list && Math.floor(position / list.pageSize) + 1;
  const path = !list ? valueOf(({shown}) => shown === "page") : at === 1 ? list.first : list.others.replace("#", at);
  const address = base + (pages ? `${pages}/${folderOf(list ? number : slug)}/${id.toLowerCase()}.html`
    : `${path}#${encodeURIComponent(id)}`);
  const textOf = ({at}) => at === undefined ? grouped(number) : index.textIn(columns[at], values);
  const title = textOf(cells[0]) || (list ? phrases.rowNumber(grouped(number)) : slug);
  // A value, and that of a second column behind it: that of a column with a type is the path of a file.
  const shown = (cell, own) => {
    const next = String(values[cell.next] ?? ""), {lang} = columns[cell.next] ?? {};
    return [contents(cell, own, title, cell.kind && next),
      ...cell.kind ? "" : next && [" ", lang ? make("i", {lang}, next) : next]].flat();
  };
  // Where rows have no pages of their own, a button shows all of one of which something may be cut.
  const row = make("tr", {id},
    make("th", {scope: "row"}, make("a", {href: address}, title), !pages && cells.some((cell) =>
      /^(em|li)/.test(cell.kind ?? "email") && bytesOf(textOf(cell)) > 32)
      ? make("details", {"data-unsearched": ""}, make("summary", {}, phrases.more)) : []),
    cells.slice(1).map((cell) => make("td", columns[cell.at].isUnsearched ? {"data-unsearched": ""} : {},
      shown(cell, textOf(cell) || (saysMissing ? phrases.notGiven : "")))));
  if (!group) return row;
  const own = textOf(group), heading = shown(group, own || phrases.notGiven);
  // In the order of another column sections would be of one row each.
  const isSorted = index.current.query.has("sort");
  if (own && isSorted) row.cells[0].append(make("small", {}, " " + own));
  if (own === section || isSorted) return row;
  section = own;
  return [make("tr", {class: "group"}, make("th", {scope: "rowgroup", colspan: headers.length},
    make("div", {}, heading))), row];
}
