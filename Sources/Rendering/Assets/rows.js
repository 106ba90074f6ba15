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

// The pane is where it was when its page is opened again: browsers see to the window alone.
const pane = document.querySelector(".pane");
if (pane) {
  const place = history.state?.pane;
  if (place) pane.scrollTo(...place);
  on(pane, "scrollend", () => {
    history.replaceState({...history.state, pane: [pane.scrollLeft, pane.scrollTop]}, "");
  });
}
