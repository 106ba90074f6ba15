// Finds rows by what words stand for: lists of ranks by tier, from wherever these are.

let root, current;

// The reason for which a search ends, to be shown. Any other error is a fault of this script.
class Failure extends Error {}
class Missing extends Failure {}

// What fails while the index is read, or is not there, is the fault of the index.
function reading(read, ...parts) {
  const part = attempt(() => read(...parts));
  if (part != null) return part;
  throw new Failure(DAMAGED);
}

// The digits are the printable characters of ASCII but " and \.
function digit(text, at) {
  const code = text.charCodeAt(at) - 32;
  if (code >= 0) return code - (code > 2) - (code > 60);
  throw new Error();
}

// The place of the last of sorted items that is not beyond something; -1 if all are.
function last(items, isBeyond) {
  let low = 0, high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBeyond(items[middle])) high = middle;
    else low = middle + 1;
  }
  return low - 1;
}

// Several entries as one. Their lists without chunks become one, in which it is faster to seek.
function union(entries, {total, head} = entries.length < 2 ? {total: 0, ...entries[0]} : {}) {
  const size = entries.reduce((sum, entry) => sum + entry.total, 0);
  const tiers = TIERS.map((tier) => {
    const small = {ranks: [], chunks: []}, lists = [small];
    entries.forEach((entry) => {
      const list = entry.tiers[tier];
      if (list && list.chunks.length) lists.push(list);
      else if (list) small.ranks.push(...list.ranks);
    });
    small.ranks.sort((one, other) => one - other);
    return lists.filter(({ranks, chunks}) => ranks.length || chunks.length);
  });
  return {tiers, size, head, total};
}

// Matches

let missing;

// What a list says that cannot go on without a file.
function awaiting(name) {
  missing = name;
  return NaN;
}

// The first rank of a list that is not below another; Infinity if there is none, and NaN if that
// takes a file, which is missing.
function seek({seek, ranks, chunks}, rank) {
  if (seek) return seek(rank);
  const next = seekIn(ranks, rank);
  if (next < Infinity || !chunks.length) return next;
  const at = last(chunks, (chunk) => chunk.first > rank), chunk = chunks[at];
  if (chunk && !chunk.ranks && !texts.has(chunk.file)) return awaiting(chunk.file);
  const inside = chunk ? seekIn(reading(ranksOf, chunk), rank) : Infinity;
  return chunks[at + 1] ? Math.min(inside, chunks[at + 1].first) : inside;
}

function seekIn(ranks, rank) {
  if (!ranks.length || ranks[ranks.length - 1] < rank) return Infinity;
  return ranks[last(ranks, (other) => other >= rank) + 1];
}

// Yields the ranks that are in all terms and not in all words of one of others, first those whose
// worst tier is best, and none that was seen; and the names of files without which it cannot go on.
function* matches(terms, words, others, seen = new Uint8Array(root.count), all = TIERS) {
  const seekAny = (tiers, rank) => Math.min(...tiers.flat().map((list) => seek(list, rank)));
  for (const tier of all) {
    if (tier && !words.some((word) => word.tiers[tier].length)) continue;
    const lists = terms.map((term) =>
      term.tiers.slice(words.length === 1 && term === words[0] ? tier : 0, tier + 1).flat());
    for (let rank = 0, at = 0; rank < Infinity;) {
      let next = Infinity;
      for (let list = 0; list < lists[at].length && next > rank; list++) {
        next = Math.min(next, seek(lists[at][list], rank));
      }
      if (isNaN(next)) {
        yield missing;
        continue;
      }
      // What one term leaves out is asked of the first again, which has the fewest.
      at = next === rank || at === 0 ? at + 1 : 0;
      rank = next;
      if (at < lists.length || rank === Infinity) continue;
      at = 0;
      next = seen[rank] ? rank : Math.min(...others.map((all) =>
        Math.max(...all.map(({tiers}) => seekAny(tiers, rank)))));
      if (isNaN(next)) {
        yield missing;
        continue;
      }
      if (next > rank) yield rank;
      seen[rank++] = 1;
    }
  }
}

// The words as they are, of those that are asked for the beginnings of words.
const wholeOf = (term) => term.whole?.size < term.size ? term.whole : term;

// The same, but first those that have short words as they are, which are far fewer; and of each tier first those
// that have all words as they are.
function* allMatches(terms, words, others) {
  const seen = new Uint8Array(root.count), ownOf = (term) => term.isShort && term.whole || term;
  const some = (own, ...rest) => words.some((word) => own(word) !== word)
    ? matches(terms.map(own), words.map(own), others, seen, ...rest) : [];
  yield* some(ownOf);
  for (const tier of TIERS) {
    yield* some(wholeOf, [tier]);
    yield* matches(terms, words, others, seen, [tier]);
  }
}

// All ranks, where nothing is asked for but what is left out.
const everything = () => ({size: root.count, total: root.count,
  tiers: [[{seek: (rank) => rank < root.count ? rank : Infinity}], [], [], []]});

const storedColumns = () => root.columns.filter(({isHidden}) => !isHidden);

// What a row says in a column: of a pattern its number is a part, and of a number what stands before it.
function textIn(column, values) {
  const columns = storedColumns(), text = String(values[columns.indexOf(column)]);
  return column.isPattern ? text.replace("#", values[columns.findIndex(({isNumber}) => isNumber)])
    : (column.prefix ?? "") + text;
}
