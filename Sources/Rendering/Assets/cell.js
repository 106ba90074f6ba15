// What a cell says, but for the button that opens its row.
function cellText(cell) {
  const words = [...cell.childNodes].filter((node) => !node.matches?.("th > details:not([class]), .own"));
  return words.map((node) => node.textContent).join("").trim();
}
