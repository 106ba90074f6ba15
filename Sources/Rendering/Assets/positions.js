// Puts rows in the order of their number fields, and has buttons move them up and down in place of
// these. Comes before form.js, which sees to the buttons of rows that come and go, and after memory.js,
// which puts numbers back.

for (const form of all("form[data-form]")) {
  const orders = new Map();
  for (const field of all("[data-order]:enabled", form)) {
    const {order} = field.dataset;
    orders.set(order, [...orders.get(order) ?? [], field]);
  }
  for (const fields of orders.values()) putInOrder(form, fields);
}

function putInOrder(form, fields) {
  let items = fields.map((field) => {
    const row = field.closest("tr"), title = row.querySelector("th label, th").textContent.trim();
    const item = {field, title, row};
    item.up = button("↑", phrases.moveUp(title), () => move(item, -1));
    item.down = button("↓", phrases.moveDown(title), () => move(item, 1));
    field.hidden = true;
    field.after(make("span", {class: "stepper"}, item.up, item.down));
    return item;
  });

  sort();
  // By then form.js has marked what is not there.
  on(document, "DOMContentLoaded", () => {
    on(form, "change", sort);
    afterReset(form, sort);
    markEnds();
  });

  // Rows of one number stay as they are. Each is put where another was, so that rows between them stay.
  function sort() {
    const sorted = [...items].sort((one, other) => one.field.value - other.field.value);
    if (sorted.some((item, index) => item !== items[index])) {
      const focus = document.activeElement;
      const places = items.map(({row}) => {
        const place = make("tr", {});
        row.replaceWith(place);
        return place;
      });
      places.forEach((place, index) => place.replaceWith(sorted[index].row));
      items = sorted;
      focus.focus();
    }
    markEnds();
  }

  // A button that is disabled for good would lose the focus at the end.
  function markEnds() {
    const shown = present();
    shown.forEach(({up, down}, index) => {
      up.setAttribute("aria-disabled", index === 0);
      down.setAttribute("aria-disabled", index === shown.length - 1);
    });
  }

  function present() {
    return items.filter(({row}) => !row.matches("[data-absent]"));
  }

  // Moves a row beyond the next one that is there.
  function move(item, by) {
    const shown = present(), place = shown.indexOf(item) + by, other = shown[place];
    if (!other) return;
    const moved = items.filter((one) => one !== item);
    moved.splice(moved.indexOf(other) + (by > 0 ? 1 : 0), 0, item);
    moved.forEach(({field}, index) => {
      field.value = index + 1;
    });
    item.field.dispatchEvent(new Event("change", {bubbles: true}));
    form.querySelector(":scope > [role=status]").textContent =
      phrases.label(item.title) + phrases.partOf(place + 1, shown.length, "").trim();
  }
}

function button(sign, name, action) {
  return on(make("button", {type: "button", "aria-label": name}, sign), "click", action);
}
