// The address, which holds the query

let asked = "", typing, isKept = true;

// Other parameters of an address, such as where a reader came from, are ignored.
const said = (pairs) =>
  new URLSearchParams([...pairs].filter(([name, value]) => value && (name === "q" || isChoice(name))));
const addressOf = (query) => form.getAttribute("action") + (String(query) && `?${query}`);

// A query that was sent or opened keeps its place in the history. Typing replaces the entry before.
function ask(isSent) {
  clearTimeout(typing);
  const query = asking(), isNew = String(query) !== asked;
  if (isNew) {
    const way = isKept ? "pushState" : "replaceState";
    // At file:// browsers let a page change the query of its address, and not the path.
    if (!attempt(() => history[way]({}, "", addressOf(query)) ?? true)) {
      attempt(() => history[way]({}, "", String(query) ? `?${query}` : location.pathname));
    }
    asked = String(query);
  }
  isKept = isSent || isKept && !isNew;
  if (isNew || isSent) begin();
}

function open() {
  const query = said(new URLSearchParams(location.search));
  if (String(query) === asked) return;
  asked = String(query);
  isKept = true;
  fill(query);
  return begin();
}

on(form, "submit", (event) => {
  event.preventDefault();
  ask(true);
});
on(field, "input", () => {
  clearTimeout(typing);
  typing = setTimeout(ask, 150);
});
on(window, "popstate", open);
