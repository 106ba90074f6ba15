// Completes what is typed by the values of facets: each is a choice, or the rest of a word after its column. And has the
// keys that lead through the rows.

// So many values are offered, from so many letters on.
const MOST_OFFERED = 5, LEAST = 2;

rowhouse(["suggest", {
  attach(index, page) {
    const {form, field, table, chosenName, choicesOf, loadFacets, change} = page, wordsOf = (text) => index.wordsOf(text);
    const list = make("ul", {id: "search-values", class: "values", role: "listbox",
      "aria-label": phrases.filters, hidden: ""});
    let offers = [], active = -1, asked;
    form.append(list);
    for (const [name, value] of Object.entries({role: "combobox", "aria-autocomplete": "list",
      "aria-controls": list.id, "aria-expanded": "false"})) field.setAttribute(name, value);

    function show(next) {
      offers = next;
      list.replaceChildren(...offers.map(({title}, at) =>
        make("li", {id: `search-value-${at}`, role: "option", "aria-selected": "false"}, title)));
      list.hidden = !offers.length;
      field.setAttribute("aria-expanded", !list.hidden);
      move(-1);
    }

    function move(next) {
      list.children[active]?.setAttribute("aria-selected", "false");
      active = next;
      const option = list.children[active];
      option?.setAttribute("aria-selected", "true");
      if (option) field.setAttribute("aria-activedescendant", option.id);
      else field.removeAttribute("aria-activedescendant");
    }

    function choose({name, value, before, after}) {
      show([]);
      field.value = before;
      if (name) change((next) => next.append(name, value));
      else {
        field.value += after;
        field.dispatchEvent(new Event("input", {bubbles: true}));
        show([]);
        asked = field.value;
      }
      field.focus();
    }

    // The values of a facet that have words which begin as some do.
    const valuesOf = (facet, words) => facet.values.map(([value, count]) => ({facet, value, count}))
      .filter(({value}) => {
        const own = wordsOf(value);
        return words.every((word) => own.some((other) => other.startsWith(word)));
      });
    const most = (all) => all.sort((one, other) => other.count - one.count).slice(0, MOST_OFFERED);

    function offersFor(text, facets) {
      // The value of a column that is named.
      const [, start, sign, name, rest] = /^(|.*\s)(-?)([^\s":]+):"?([^"]*)$/u.exec(text) ?? [];
      const column = name && index.columnOf(name);
      if (column && (!/\s/.test(rest) || /:"[^"]*$/.test(text))) {
        const facet = facets.find((other) => other.name === column.name);
        return !facet ? [] : most(valuesOf(facet, wordsOf(rest))).map(({value, count}) => ({
          title: `${name}:${quoted(value)} (${grouped(count)})`,
          before: start, after: `${sign}${name}:${quoted(value)} `,
        }));
      }
      // As many of the last words as a value has.
      const parts = [...text.matchAll(/\S+/gu)], query = page.asking();
      for (const {index} of parts.slice(-4)) {
        const end = text.slice(index), words = wordsOf(end);
        if (/[":*]|^-|(^|\s)OR(\s|$)/u.test(end) || end.trim().length < LEAST || !words.length) continue;
        const chosen = choicesOf(query);
        const found = most(facets.flatMap((facet) => valuesOf(facet, words))
          .filter(({facet, value}) => !chosen.get(facet.name)?.values.includes(value)));
        if (found.length) {
          return found.map(({facet: {name}, value, count}) => ({
            title: `${chosenName(name, value)} (${grouped(count)})`, name, value,
            before: text.slice(0, index).trimEnd(),
          }));
        }
      }
      return [];
    }

    const quoted = (value) => /\s/.test(value) || value.includes(":") ? `"${value.replace(/"/g, " ")}"` : value;

    async function offer() {
      const text = field.value;
      if (text === asked) return;
      asked = text;
      const isEmpty = text.trim().length < LEAST, facets = isEmpty ? [] : await loadFacets();
      if (text !== field.value || document.activeElement !== field) return;
      show(/\s$/.test(text) ? [] : index.reading(() => offersFor(text, facets.filter(({values}) => values))));
    }

    on(field, "input", () => offer().catch(() => show([])));
    on(field, "keydown", (event) => {
      if (list.hidden || event.isComposing) return;
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key], next = active + step;
      if (step && next >= -1 && next < offers.length) move(next);
      else if (event.key === "Enter" && active >= 0) choose(offers[active]);
      else {
        // Escape closes the list, and what is below the last value are rows.
        if (event.key === "Enter" || event.key === "Escape" || step) show([]);
        if (event.key !== "Escape") return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
    on(field, "blur", () => show([]));
    // The field keeps the focus.
    on(list, "pointerdown mousedown", (event) => event.preventDefault());
    on(list, "click", ({target}) => {
      const at = [...list.children].indexOf(target.closest("li"));
      if (at >= 0) choose(offers[at]);
    });
    offer().catch(() => {});

    // Keys: from the field to the rows and from row to row, and back
    const links = () => all("tbody tr:not(.group) > th", table).map((name) => name.querySelector("a") ?? name);

    // A name that leads nowhere can have the focus, too.
    function focus(link) {
      if (!link.href) link.tabIndex = -1;
      link.focus();
    }

    on(field, "keydown", (event) => {
      if (event.isComposing) return;
      if (event.key === "ArrowDown") {
        event.preventDefault();
        if (links().length) focus(links()[0]);
      } else if (event.key === "Escape" && field.value) {
        event.preventDefault();
        field.value = "";
        page.ask();
      }
    });
    on(table, "keydown", (event) => {
      const step = {j: 1, ArrowDown: 1, k: -1, ArrowUp: -1}[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      const own = links(), row = event.target.closest("tr");
      const next = own.findIndex((link) => row?.contains(link)) + step;
      if (!own[next] && next >= 0) return;
      event.preventDefault();
      if (own[next]) focus(own[next]);
      else field.focus();
    });
  },
}]);
