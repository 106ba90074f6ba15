// Gives each row of a listing a link to itself, which copies its address. Where a browser does not let
// a page copy, as from a folder, the address is that of the window then.

const field = document.querySelector(".search input, .find input");
if (field) leadTo(field);

const status = make("p", {class: "vh", role: "status"});
document.querySelector("main").append(status);
for (const row of all(".listing tbody tr[id]")) {
  const [name] = row.cells, title = cellText(name).slice(0, 60);
  const link = make("a", {class: "own", href: "#" + row.id, "aria-label": phrases.copyLink(title)});
  on(link, "click", async () => {
    // What is said twice is heard twice only if it is gone in between.
    status.textContent = "";
    try {
      await navigator.clipboard.writeText(link.href);
      link.textContent = status.textContent = phrases.copied;
    } catch {
      // The address is in the window's own field.
    }
  });
  on(link, "blur", () => link.textContent = "");
  name.append(link);
}

// A press anywhere in a row leads where its name does, if that leads somewhere.
on(document, "click", ({target}) => {
  const row = target.closest(".listing tbody tr");
  if (!row || target.closest("a, button, summary") || String(getSelection())) return;
  row.querySelector("th > a:not(.own)")?.click();
});

// The pane is where it was when its page is opened again: browsers see to the window alone. Keys that would
// scroll the window scroll it.
const pane = document.querySelector(".pane");
if (pane) {
  on(document, "keydown", (event) => {
    const steps = {PageDown: .9, " ": .9, PageUp: -.9, End: Infinity, Home: -Infinity};
    const step = event.shiftKey && event.key === " " ? -.9 : steps[event.key];
    if (!step || event.target !== document.body || pane.scrollHeight <= pane.clientHeight) return;
    event.preventDefault();
    const top = pane.scrollTop + step * pane.clientHeight;
    pane.scrollTo({top: Math.min(Math.max(top, 0), pane.scrollHeight)});
  });
  const place = history.state?.pane;
  if (place) pane.scrollTo(...place);
  on(pane, "scrollend", () => {
    history.replaceState({...history.state, pane: [pane.scrollLeft, pane.scrollTop]}, "");
  });
}
