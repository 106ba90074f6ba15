// What a cell says. What a spreadsheet would compute has an apostrophe before it there, which is no part of it.
const FORMULA = /^'(?=[\s\p{C}\p{Z}]*[-+=@|\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u;
const textOf = (cell) =>
  cell[0] === '"' ? cell.slice(1, -1).replace(/""/g, '"').replace(FORMULA, "") : cell;
