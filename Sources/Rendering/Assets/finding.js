// Finds what is asked for: shows what matches, best first. Each page that is searched says by itself what
// is asked, how a row is drawn, and what is chosen.

// A search, from what is asked to the rows

function begin(isAsked) {
  const query = asking();
  current = {query, ranks: [], unread: [], start: 0, shown: 0, isAsked};
  dress(query);
  if (!isIdle(query)) return goOn(current);
  rest(current);
  return idle(query);
}

const isIdle = (query) =>
  !wordsOf(query.get("q") ?? "").length && ![...query.keys()].some((name) => !/^(q|hide|order|view)$/.test(name));

function rest(search) {
  results.removeAttribute("aria-busy");
  clearTimeout(search.timer);
  more.hidden = counting.hidden = retry.hidden = true;
}

async function goOn(search) {
  rest(search);
  results.setAttribute("aria-busy", true);
  search.timer = setTimeout(() => {
    if (search !== current) return;
    if (search.shown) return say(atLeast(search));
    // What was found before stays until there is something else to see.
    say(phrases.loading);
  }, 300);
  try {
    if (!search.matches) await prepare(search);
    begun(search);
    if (search.query.has("sort")) await extra("sort", search);
    // The first is seen before the files of the others are asked for, and takes nothing from them.
    for (const most of [1, PAGE]) {
      await pull(search, search.start + most, search.start + most);
      const before = loaded;
      if (most > 1 && !search.rowOf) await order(search);
      await show(search);
      if (most === 1) search.limit += loaded - before;
    }
    if (search.total === undefined) await pull(search, Infinity, 0);
    rest(search);
    finish(search);
    search.polished = extra("polish", search).catch(ignore);
    if (!search.shown) await search.polished;
  } catch (error) {
    if (search !== current) return;
    const reason = error instanceof Failure ? error.message : phrases.scriptFailed(error);
    const isOver = reason !== CHANGED || Date.now() - forgotten < 9999;
    // What is not yet shown is better read again from the beginning.
    if (!search.shown || !(error instanceof Missing)) forget();
    if (!isOver) return begin();
    rest(search);
    if (!search.shown) clear();
    say(phrases.failed, phrases.notRead(reason));
    retry.hidden = false;
  }
}
