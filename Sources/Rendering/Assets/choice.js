// Takes what is chosen on a page of its own from the list to the row, in the address, and remembers
// it in this browser for the whole site. Comes before form.js, which looks at what is chosen.

// A row that leads to a list. Its value is in a menu that nobody sees.
for (const form of all("form[data-site]")) {
  for (const menu of all("select[hidden]:enabled", form)) {
    const link = menu.closest("tr").querySelector("a"), list = link.getAttribute("href");
    const values = Array.from(menu.options, (option) => option.value);
    const choice = remembered(form, menu.name, values, builtOption(menu).value);

    take(choice.asked() || choice.stored());
    show();
    on(form, "change", ({target}) => {
      if (target === menu) choice.keep(menu.value);
      show();
    });
    afterReset(form, () => {
      choice.keep(menu.value);
      show();
      say(form, FORGOTTEN);
    });
    whenBack(() => take(choice.stored()));

    function take(value) {
      if (!value || value === menu.value) return;
      menu.value = value;
      menu.dispatchEvent(new Event("change", {bubbles: true}));
    }

    function show() {
      menu.previousElementSibling.textContent = menu.selectedOptions[0].textContent;
      link.setAttribute("href", `${list}?${new URLSearchParams([[menu.name, menu.value]])}`);
    }
  }
}

// A list. Each of its rows leads back with one of the choices.
for (const part of all("[data-choices]")) {
  const name = part.getAttribute("data-choices");
  const choiceOf = (row) => row.id.slice(name.length + 1);
  const rows = all("tr[id]", document.getElementById(name));
  const built = rows.find((row) => row.querySelector(".mark"));
  const choice = remembered(part, name, rows.map(choiceOf), built && choiceOf(built));

  part.querySelector("p").hidden = true;
  tick(choice.asked() || choice.stored());
  whenBack(() => tick(choice.stored()));
  on(part, "click", ({target}) => {
    const link = target.closest("a");
    if (link) choice.keep(choiceOf(link.closest("tr")));
  });

  function tick(value) {
    if (!value) return;
    for (const row of rows) {
      const mark = row.querySelector(".mark, .unmarked"), link = row.querySelector("a");
      const isChosen = choiceOf(row) === value;
      mark.className = isChosen ? "mark" : "unmarked";
      mark.firstElementChild.textContent = isChosen ? phrases.selected : phrases.notSelected;
      if (isChosen) link?.setAttribute("aria-current", "true");
      else link?.removeAttribute("aria-current");
    }
  }
}

// What is chosen for the whole site, if it is one of the values on offer.
function remembered(part, name, offered, built) {
  const front = new URL(part.getAttribute("data-site"), location.href).pathname;
  const key = `rowhouse ${front} choice ${name}`;

  // Where there is no storage, the address alone says what was chosen.
  function keep(value) {
    if (!offered.includes(value)) return;
    if (store(key, value === built ? null : value)) attempt(forgetAddress);
  }

  // What is remembered is not chosen again by an address that is kept, or gone back to.
  function forgetAddress() {
    const address = new URL(location.href);
    if (!address.searchParams.has(name)) return;
    address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  }

  return {
    keep,

    // What the address says was chosen a moment ago.
    asked() {
      const value = new URLSearchParams(location.search).get(name);
      if (!offered.includes(value)) return undefined;
      keep(value);
      return value;
    },

    stored: () => attempt(() => {
      const value = localStorage.getItem(key);
      return offered.includes(value) ? value : built;
    }),
  };
}
