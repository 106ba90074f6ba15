// Finds what is asked for: shows what matches, best first. Each page that is searched says by itself what
// is asked, how a row is drawn, and what is chosen.

// A search, from what is asked to the rows

function begin(isAsked) {
  const query = asking();
  const search = index.current = Object.assign(index.ask(query), {start: 0, shown: 0, isAsked});
  dress(query);
  if (!isIdle(query)) return goOn(search);
  rest(search);
  return idle(query);
}

const isIdle = (query) =>
  !index.wordsOf(query.get("q") ?? "").length && ![...query.keys()].some((name) => !/^(q|hide|order|view)$/.test(name));

function rest(search) {
  results.removeAttribute("aria-busy");
  clearTimeout(search.timer);
  more.hidden = counting.hidden = retry.hidden = true;
}

async function goOn(search) {
  rest(search);
  results.setAttribute("aria-busy", true);
  search.timer = setTimeout(() => {
    if (search !== index.current) return;
    if (search.shown) return say(atLeast(search));
    // What was found before stays until there is something else to see.
    say(phrases.loading);
  }, 300);
  try {
    if (!search.matches) await index.prepare(search);
    begun(search);
    if (search.query.has("sort")) await index.extra("sort", search);
    // The first is seen before the files of the others are asked for, and takes nothing from them.
    for (const most of [1, index.pageSize]) {
      await index.pull(search, search.start + most, search.start + most);
      const before = index.loaded;
      if (most > 1 && !search.rowOf) await index.arrange(search);
      await show(search);
      if (most === 1) search.limit += index.loaded - before;
    }
    if (search.total === undefined) await index.pull(search, Infinity, 0);
    rest(search);
    finish(search);
    search.polished = index.extra("polish", search).catch(ignore);
    if (!search.shown) await search.polished;
  } catch (error) {
    if (search !== index.current) return;
    const reason = error instanceof Failure ? error.message : phrases.scriptFailed(error);
    const isOver = !(error instanceof Changed) || Date.now() - index.forgotten < 9999;
    // What is not yet shown is better read again from the beginning.
    if (!search.shown || !(error instanceof Missing)) forgetAll();
    if (!isOver) return begin();
    rest(search);
    if (!search.shown) clear();
    say(phrases.failed, phrases.notRead(reason));
    retry.hidden = false;
  }
}
