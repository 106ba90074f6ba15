// A query: words, *ends of words, "phrases" of exact words, column:words, one OR another, and -those
// to leave out.

const WORD = /([\p{L}\p{N}\p{M}]+)/u, LONGEST = 32, MOST_WORDS = 8;

// A minus sign, the name of a column, and a phrase or what goes on until a space.
const PART = /(-?)(?:([^\s":]+):)?("[^"]*"(?!\S)|\S+)/g;

const split = (text) => folded(text).split(WORD).filter((_, index) => index % 2);

// Words of less than three bytes begin so many others that they count first as they are, and leave out
// nothing else.
const isShort = (word) => bytesOf(word) < 3;
const bytesOf = (text) => new TextEncoder().encode(text).length;

// Whether the index alone does not tell what a part finds: where words stand, only rows say.
const isRead = ({column, isExact, words}) => column || isExact && words.length > 1;
