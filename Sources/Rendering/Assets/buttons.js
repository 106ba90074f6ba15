// The buttons below what is found. They end the script of a search, which begins when all is there.

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
