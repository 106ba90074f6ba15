// The key / leads to the field of a listing.

const field = document.querySelector(".search input, .find input");
if (field) leadTo(field);

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
