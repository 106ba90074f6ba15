// Gives each row of a listing a link to itself, which copies its address. Where a browser does not let
// a page copy, as from a folder, the address is that of the window then.

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
