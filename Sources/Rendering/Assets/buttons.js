// The buttons below the results. This is the end of a search's script, which starts here.

for (const button of [more, counting, retry]) {
  on(button, "click", () => {
    if (!root) return begin(true);
    if (button === more) current.start = current.shown;
    current.limit = button === counting ? Infinity : loaded + current.bytes;
    if (button === counting) delete current.tallied;
    current.isAsked = true;
    goOn(current);
  });
}
start();
