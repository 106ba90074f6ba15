// Draws a map of the results: a dot for each row, on the land around them.

// The most rows whose places are read unprompted, the rows of a file, and the steps of a code.
const MOST_ROWS = 20000, FILE = 16384, STEPS = 804355;

// Degrees that a map shows at least, and around its dots; where these are further apart it is of the world.
const LEAST = 8, MARGIN = 1.5, WIDEST = 200;

// A pointer means a dot that is so many pixels away.
const NEAR = 14;

const figure = document.getElementById("search-map"), {land, noun} = document.getElementById("search-form").dataset;
const label = make("span", {id: "search-mapped"}), more = make("button", {class: "button", type: "button"}, phrases.allOnMap);
const tip = make("p", {class: "tip", "aria-hidden": "true", hidden: ""});
figure.append(tip, make("figcaption", {}, label, more));
figure.before(document.getElementById("search-chips"));
let svg, shown, mapped, own, isBegun;

// The rows that are found, or the first of them, and how many there are.
async function ranksOf(search, most, index, {isIdle}) {
  const {root} = index;
  if (isIdle(search.query)) {
    return {ranks: Array.from({length: Math.min(root.count, most)}, (_, rank) => rank), total: root.count};
  }
  if (search.ranks.length === search.total) return {ranks: search.ranks.slice(0, most), total: search.total};
  const own = index.ask(search.query, search);
  await index.prepare(own);
  await index.pull(own, most, most);
  return {ranks: own.ranks, total: own.total ?? search.total};
}

// Where rows are: of those whose place is known.
async function placesOf(ranks, index) {
  const {shards} = index, files = new Map();
  await Promise.all([...new Set(ranks.map((rank) => Math.floor(rank / FILE)))].map(async (file) => {
    const name = `p${file}`, text = await index.load(name);
    if (!shards.has(name)) shards.set(name, index.reading(() => text.split("\n").map((line) => index.numbersOf(line, 3))));
    files.set(file, shards.get(name));
  }));
  const degrees = (code, most) => ((code - 1) / STEPS * 2 - 1) * most;
  return ranks.flatMap((rank) => {
    const [north, east] = files.get(Math.floor(rank / FILE)).map((codes) => codes[rank % FILE]);
    // 180° east is 180° west.
    return north ? {rank, north: degrees(north, 90), east: degrees(east > STEPS ? 1 : east, 180)} : [];
  });
}

// The first degree east behind the widest strip without a place, so that neighbours across 180° stay together.
function seam(places) {
  const isTaken = new Uint8Array(360);
  for (const {east} of places) isTaken[Math.floor(east + 180) % 360] = 1;
  const from = isTaken.indexOf(1);
  let widest = 0, first = 0;
  for (let step = 1, gap = 0; step <= 360; step++) {
    const at = (from + step) % 360;
    if (!isTaken[at]) gap++;
    else if (gap > widest) [widest, first, gap] = [gap, at, 0];
    else gap = 0;
  }
  return first - 180;
}

// The part of the earth with all places, on a projection whose degrees are right in the middle of it; a box as
// an svg has it, and how much longer degrees are to the north.
function viewOf(places) {
  const start = seam(places), along = (name) => {
    let least = Infinity, most = -Infinity;
    for (const place of places) [least, most] = [Math.min(least, place[name]), Math.max(most, place[name])];
    return [least, most];
  };
  for (const place of places) place.x = 180 + place.east + (place.east < start ? 360 : 0);
  const [south, north] = along("north"), [west, east] = along("x"), isWorld = !places.length || east - west > WIDEST;
  if (isWorld) for (const place of places) place.x = 180 + place.east;
  const stretch = isWorld ? 1 : 1 / Math.max(0.4, Math.cos((south + north) * Math.PI / 360));
  for (const place of places) place.y = (90 - place.north) * stretch;
  if (isWorld) {
    const [top, bottom] = [Math.min(8, 90 - MARGIN - north), Math.max(150, 90 + MARGIN - south)];
    return {stretch, box: [0, top, 360, bottom - top]};
  }
  const [top, bottom] = [(90 - north) * stretch, (90 - south) * stretch];
  const margin = (length) => Math.max(MARGIN, length / 20, (LEAST - length) / 2);
  const [beside, above] = [margin(east - west), margin(bottom - top)];
  return {stretch, box: [west - beside, top - above, east - west + 2 * beside, bottom - top + 2 * above]};
}

function paint(places, {svg: element}) {
  const {stretch, box} = viewOf(places), [left, , wide] = box;
  // Of very many dots those in one spot are one.
  const isMany = places.length > MOST_ROWS, digits = isMany ? 1500 / wide : 1000;
  const rounded = (number) => Math.round(Math.round(number * digits) / digits * 1000) / 1000;
  const points = places.map(({x, y}) => `M${rounded(x)} ${rounded(y)}h0`);
  const copies = [0, ...left < 0 ? [-360] : [], ...left + wide > 360 ? [360] : []];
  const images = copies.map((x) => element("image", {href: land, x, width: 360, height: 180 * stretch,
    preserveAspectRatio: "none"}));
  const size = [[5000, 2], [1000, 3], [100, 4], [-1, 6]].find(([most]) => places.length > most)[1];
  const d = (isMany ? [...new Set(points)] : points).join("");
  svg = svg ?? element("svg", {role: "img", "aria-labelledby": label.id});
  svg.setAttribute("viewBox", box.map((number) => Math.round(1000 * number) / 1000).join(" "));
  svg.replaceChildren(...images, element("g", {class: "dots"}, element("path", {"stroke-width": size, d}),
    element("path", {class: "meant"})));
  if (!svg.isConnected) figure.prepend(svg);
  shown = places;
  point();
}

// The dot that a pointer means: the nearest, and how many others are in its spot.
function meant({clientX, clientY}) {
  const {a: scale, e, f} = svg.getScreenCTM();
  const away = (place, x, y) => Math.hypot(place.x - x, place.y - y) * scale;
  let place, least = NEAR;
  for (const other of shown) {
    const distance = away(other, (clientX - e) / scale, (clientY - f) / scale);
    if (distance < least) [place, least] = [other, distance];
  }
  return place && {place, others: shown.filter((other) => away(other, place.x, place.y) < 1).length - 1};
}

// Says which row is meant, unless that is said.
function point(event, ...asked) {
  const next = event && meant(event);
  if (next && next.place === own?.place) return;
  own = next;
  tip.hidden = true;
  svg.setAttribute("cursor", own ? "pointer" : "default");
  svg.lastChild.lastChild.setAttribute("d", own ? `M${own.place.x} ${own.place.y}h0` : "");
  if (own) setTimeout(() => name(next, ...asked).catch(() => {}), 60);
}

async function name(next, index, page) {
  if (next !== own) return;
  const {cells: [cell], id} = await page.rowOf(next.place.rank);
  if (next !== own) return;
  cell.querySelector("details")?.remove();
  // In a page that is one file a name leads to its row, which is shown first where it is not.
  const link = cell.querySelector("a") ?? on(make("a", {href: "#" + id}, cell.textContent), "click", (event) => {
    if (document.getElementById(id)) return;
    event.preventDefault();
    reveal(next.place.rank, id, index, page).catch(() => {});
  });
  link.tabIndex = -1;
  tip.replaceChildren(link, ...next.others ? [", " + phrases.moreValues(next.others)] : []);
  tip.hidden = false;
  const {left, top, width} = figure.getBoundingClientRect(), {a: scale, e, f} = svg.getScreenCTM();
  const [across, down] = [next.place.x * scale + e - left, next.place.y * scale + f - top];
  const [wide, high] = [tip.offsetWidth, tip.offsetHeight];
  tip.style.left = `${Math.max(0, Math.min(width - wide, across - wide / 2))}px`;
  tip.style.top = `${down > high + 12 ? down - high - 10 : down + 10}px`;
}

// Shows the rows around one of those that are found, which gets the focus.
async function reveal(rank, id, index, {clear, goOn}) {
  const search = mapped, {pageSize} = index;
  if (!search.matches) await index.prepare(search);
  await index.pull(search, Infinity, Infinity);
  clear();
  search.start = search.shown = Math.floor(search.ranks.indexOf(rank) / pageSize) * pageSize;
  await goOn(search);
  const [name] = document.getElementById(id).cells;
  name.tabIndex = -1;
  name.focus();
}

// Follows the pointer: names the row of a dot, and opens its link.
function begin(index, page) {
  isBegun = true;
  on(figure, "pointermove pointerdown", (event) => event.target.closest("svg") && point(event, index, page));
  on(figure, "pointerleave", ({pointerType}) => pointerType === "mouse" && point());
  on(figure, "click", ({target, pointerType}) => {
    if (target.closest("svg") && pointerType === "mouse" && !tip.hidden) tip.querySelector("a").click();
  });
}

async function show(search, index, page) {
  if (search.isMapped || figure.hidden) return;
  search.isMapped = true;
  mapped = search;
  try {
    const {ranks, total} = await ranksOf(search, search.mostMapped ?? MOST_ROWS, index, page);
    const places = await placesOf(ranks, index), {length} = places, unknown = ranks.length - length;
    index.expect(search);
    const all = total === undefined ? phrases.atLeast(ranks.length) : phrases.counted(total);
    label.textContent = phrases.mapOf(length === total ? all : phrases.placeOf(grouped(length), all))
      + (unknown ? ", " + phrases.withoutPlace(unknown) : "");
    more.hidden = ranks.length === total;
    more.onclick = () => {
      Object.assign(search, {mostMapped: Infinity, isMapped: false});
      show(search, index, page).catch(() => {});
    };
    paint(places, page);
    if (!isBegun) begin(index, page);
  } catch (error) {
    search.isMapped = false;
    throw error;
  }
}

// Redraws when a search has said its number of results.
new MutationObserver(() => rowhouse.chart()).observe(document.getElementById("search-found"), {childList: true});

rowhouse(["map", {show}]);
