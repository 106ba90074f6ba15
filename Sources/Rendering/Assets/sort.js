// Sorts a table whose rows are all on its page: a header is a button, and its column's ranks are known.

const headers = all("th[data-ranks]");
if (!headers.length) return;
const body = headers[0].closest("table").tBodies[0];
const rows = [...body.rows];
// What comes after each order: the values up, the values down, and the order of the data.
const next = {ascending: "descending", descending: null};

for (const header of headers) {
  header.append(on(make("button", {type: "button"}, ...header.childNodes), "click", () => sort(header)));
}

function sort(header) {
  const old = header.getAttribute("aria-sort");
  const order = old ? next[old] : "ascending";
  for (const other of headers) other.removeAttribute("aria-sort");
  if (order) header.setAttribute("aria-sort", order);
  const sign = order === "descending" ? -1 : 1;
  // What has no value is last both ways, and equals keep the order of the data.
  const ranks = header.dataset.ranks.split(" ").map((rank) => rank === "-" ? Infinity : sign * rank);
  const places = [...rows.keys()];
  if (order) places.sort((one, other) => ranks[one] === ranks[other] ? one - other : ranks[one] - ranks[other]);
  body.append(...places.map((place) => rows[place]));
  document.dispatchEvent(new Event("rowhouse:rows"));
}
