// A query: words, *ends of words, "phrases" of exact words, column:words, one OR another, and -those
// to leave out.

const WORD = /([\p{L}\p{N}\p{M}]+)/u, LONGEST = 32, MOST_WORDS = 8;

// A minus sign, the name of a column, and a phrase or what goes on until a space.
const PART = /(-?)(?:([^\s":]+):)?("[^"]*"(?!\S)|\S+)/g;

// Words are as long as those of the index, and numbers have no prefix there.
function wordsOf(text) {
  return folded(text).split(WORD).filter((_, index) => index % 2).map((word) => {
    const rest = word.slice(prefix.length), isShort = word.length <= LONGEST;
    const isNumber = isShort && word.startsWith(prefix) && /^[0-9]+$/.test(rest);
    return isNumber ? rest : [...word].slice(0, LONGEST).join("");
  });
}

// Words of less than three bytes begin so many others that they count first as they are, and leave out
// nothing else.
const isShort = (word) => bytesOf(word) < 3;
const bytesOf = (text) => new TextEncoder().encode(text).length;

// The parts of a query. What stands before a colon and names no column is a word like others; a column
// of which nothing is asked yet is none. At the end of a query OR is a word.
function partsOf(query, columnOf) {
  return Array.from(query.matchAll(PART), ({0: text, 1: sign, 2: name, 3: rest, index}) => {
    const column = name && columnOf(name), value = !name || column ? rest : `${name}:${rest}`;
    const isQuoted = value[0] === '"' && value.length > 1 && value.endsWith('"');
    const isOut = sign === "-", isBare = !name && /^[^":]+:$/.test(rest) && columnOf(rest.slice(0, -1));
    const words = isBare ? [] : wordsOf(value), isEnd = /^\*[^*]+$/.test(value) && words.length === 1;
    const isExact = isQuoted || isOut && !isEnd && isShort(value);
    return {isOut, column, isExact, words: words.map((word) => ({word, isExact, isEnd})),
      isOr: text === "OR" && index + 2 < query.length};
  }).filter(({words}) => words.length);
}

// Whether the index alone does not tell what a part finds: where words stand, only rows say.
const isRead = ({column, isExact, words}) => column || isExact && words.length > 1;
