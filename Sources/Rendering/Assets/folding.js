// What is looked for, and what is looked in, without case and accents: one answer for every search.
// Letters from further away stay as they are.

// Letters that have no accent to take off, as they are written by whoever lacks them.
const PLAIN = {
  ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", ħ: "h", ı: "i", ŋ: "n",
  ς: "σ", ŧ: "t", þ: "th",
};

const folded = (text) => text.toLowerCase()
  .replace(/[\0-\u052f\u1e00-\u1fff]+/g, (run) => run.normalize("NFD"))
  .replace(/[\u0300-\u036f]/g, "")
  .replace(/[ß-ς]/g, (letter) => PLAIN[letter] ?? letter);
