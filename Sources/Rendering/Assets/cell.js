// What a cell says, but for the button that opens its row.
function cellText(cell) {
  const words = [...cell.childNodes].filter((node) => !node.matches?.(".more, .own"));
  return words.map((node) => node.textContent).join("").trim();
}
