// What the scripts of forms have in common.

const isChoice = (field) => field.matches("[type=checkbox], [type=radio]");

// Fields by their names, in the order of the page.
function byName(fields) {
  const groups = new Map();
  for (const field of fields) groups.set(field.name, [...groups.get(field.name) ?? [], field]);
  return groups;
}

// The option that is chosen where nobody has chosen one.
const builtOption = ({options}) =>
  [...options].find((option) => option.defaultSelected) ?? options[0];

// Keeps a text in this browser, or forgets it, and returns whether there is a storage for it. To name
// a storage that is blocked is an error already.
function store(key, text, name = "localStorage") {
  return attempt(() => {
    window[name].removeItem(key);
    if (text !== null) window[name].setItem(key, text);
    return true;
  });
}

// Calls an action when the fields have their values back, which they have when the event is over.
const afterReset = (form, action) => on(form, "reset", () => setTimeout(action));

// A page that is gone back to may be as it was left.
function whenBack(action) {
  on(window, "pageshow", ({persisted}) => {
    if (persisted) action();
  });
}

function say(form, words) {
  const status = form.querySelector(".tools [role=status]");
  if (status) status.textContent = words;
}

const FORGOTTEN = phrases.forgotten;
