// Finds rows by what they say: hides the others while something is typed into the search field.

const field = document.getElementById("search-field");
if (!field) return;

// The examples below a screen are not part of it.
const own = (selector) => all(selector).filter((element) => !element.closest(".variants"));
const sections = own(".screen > tbody");
const containers = [...own(".screen"), ...own("details.collapsible")];
const status = document.getElementById("search-found");
const clearing = make("button", {type: "button", hidden: ""}, phrases.clearSearch);
let words = [], opened = [], timer;

on(clearing, "click", () => {
  clear();
  field.focus();
});
status.after(clearing);
field.closest(".search").hidden = false;
// The scripts that follow say which rows are absent.
if (field.value) on(document, "DOMContentLoaded", filter);
leadTo(field);

on(field, "input", filter);
on(field, "keydown", (event) => {
  if (event.isComposing) return;
  if (event.key === "Escape" && field.value) clear();
  // There may be a form around the field.
  else if (event.key !== "Enter") return;
  event.preventDefault();
});
// Where an address leads is shown, also when a link is followed for the second time, and so is
// a field that has to be corrected.
on(window, "hashchange", showTarget);
on(document, "click", ({target}) => {
  if (target.closest("a[href*='#']")) setTimeout(showTarget);
});
on(document, "invalid", ({target}) => {
  if (target.closest("[hidden]")) clear();
}, true);
// What is chosen in a form decides which rows there are.
on(document, "input change reset", ({target}) => {
  if (target !== field && words.length) setTimeout(filter);
});

function filter() {
  words = folded(field.value).split(/\s+/).filter(Boolean);
  for (const details of opened) details.open = false;
  opened = [];
  const count = sections.reduce((sum, section) => sum + filterSection(section), 0);
  for (const container of containers) {
    container.hidden = !container.querySelector("tbody:not([hidden])");
    if (!words.length || container.hidden || container.open !== false) continue;
    container.open = true;
    opened.push(container);
  }
  document.dispatchEvent(new Event("rowhouse:rows"));
  clearTimeout(timer);
  // Said when the typing pauses, not at every letter.
  timer = setTimeout(announce, words.length ? 250 : 0, count);
}

// What the header says is said by each of its rows. A header with a field, but no rows, is one.
function filterSection(section) {
  const header = section.querySelector("tr.section");
  const summary = section.closest("details.collapsible")?.querySelector("summary");
  const title = `${summary ? text(summary) : ""} ${header ? text(header) : ""} `;
  let rows = all("tr.row:not(.notice, .element)", section), heading;
  if (!rows.length && header) rows = [header];
  section.hidden = false;
  const found = rows.filter((row) => {
    row.hidden = false;
    if (isAbsent(section) || isAbsent(row)) return false;
    const said = folded(title + text(row));
    row.hidden = !words.every((word) => said.includes(word));
    return !row.hidden;
  });
  // The heading of an element is there while one of its rows is.
  for (const row of all("tr:is(.element, [data-element])", section)) {
    if (row.matches(".element")) {
      heading = row;
      heading.hidden = words.length > 0;
    } else if (heading && found.includes(row)) {
      heading.hidden = false;
    }
  }
  section.hidden = words.length > 0 && !found.length;
  return found.length;
}

function announce(count) {
  const some = phrases.rowsFound(count), none = phrases.noRowMatches(field.value.trim());
  status.textContent = !words.length ? "" : count ? some : none;
  clearing.hidden = !words.length || count > 0;
}

function clear() {
  field.value = "";
  filter();
}

function showTarget() {
  const target = words.length && document.querySelector(":target");
  if (!target || !target.closest("[hidden]")) return;
  clear();
  target.scrollIntoView();
}

// Whether the script of the form says that an element is absent, or hides words of it.
function isAbsent(element) {
  return element.matches("[data-absent], [data-choice][hidden]");
}

// What is seen of an element.
function text(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  const isSeen = node.nodeType === Node.ELEMENT_NODE
    && !node.matches(".vh, [aria-hidden=true], select[hidden]") && !isAbsent(node);
  if (!isSeen) return "";
  const isApart = node.matches("th, td, small, option, label, p, li, br");
  return Array.from(node.childNodes, text).join("") + (isApart ? " " : "");
}
