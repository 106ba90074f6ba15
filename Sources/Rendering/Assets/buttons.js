// The buttons below the results. This is the end of a search's script, which starts here.

for (const button of [more, counting, retry]) {
  on(button, "click", () => {
    const {current: search, root, loaded} = index;
    if (!root) return begin(true);
    if (button === more) search.start = search.shown;
    search.limit = button === counting ? Infinity : loaded + search.bytes;
    if (button === counting) delete search.tallied;
    search.isAsked = true;
    goOn(search);
  });
}
start();
