// The key / leads to a search field from wherever nothing is typed.
const leadTo = (field) => on(document, "keydown", (event) => {
  const isOther = event.ctrlKey || event.metaKey || event.altKey;
  if (event.key !== "/" || isOther || event.target.matches("input, select, textarea")) return;
  event.preventDefault();
  field.focus();
});
