// Remembers what is typed into a form, in this browser only, and puts it back when the page is
// opened again. A form that is not remembered, but has a row that is chosen on another page, is kept
// for the session until it is sent. Comes before form.js, which looks at the values that are put back.

// Nobody types more than this; what is longer is neither written nor read.
const LONGEST = 100000;

for (const form of all("form[data-form]:is([data-remember], [data-site])")) {
  const isRemembered = form.hasAttribute("data-remember");
  const storage = isRemembered ? "localStorage" : "sessionStorage";
  const key = keyOf(location, form.getAttribute("data-form"));
  const fields = byName(all("input, select, textarea", form).filter(isKept));
  // Tells one version of the page from another: what was typed into one is not put into another.
  const built = JSON.stringify(values(builtValue));

  restore();
  on(form, "input change", remember);
  afterReset(form, () => {
    remember();
    if (isRemembered) say(form, FORGOTTEN);
  });
  if (!isRemembered) {
    on(document, "submit", (event) => {
      if (event.target === form && !event.defaultPrevented) forget();
    });
    // The sentence that confirms is all that comes of some forms.
    on(form, "toggle", ({target, newState}) => {
      if (target.id === "confirmation") newState === "open" ? forget() : remember();
    }, true);
  }

  function remember() {
    const text = JSON.stringify({built, values: values(value)});
    store(key, now() === built || text.length > LONGEST ? null : text, storage);
  }

  function forget() {
    store(key, null, storage);
  }

  function restore() {
    const before = now(), text = attempt(() => window[storage].getItem(key)) ?? null;
    if (text === null) return;
    // Somebody else may have written it.
    attempt(() => {
      const memory = text.length <= LONGEST ? JSON.parse(text) : {};
      if (memory.built !== built) return;
      for (const [name, group] of fields) take(group, memory.values[name]);
    });
    remember();
    if (now() === before || !isRemembered) return;
    // By then form.js shows where it is said.
    on(document, "DOMContentLoaded", () => say(form, phrases.restored));
  }

  function now() {
    return JSON.stringify(values(value));
  }

  // What the fields of every name hold; of choices, those that are chosen.
  function values(valueOf) {
    return Object.fromEntries([...fields].map(([name, group]) =>
      [name, group.map(valueOf).filter((value) => value !== null)]));
  }
}

// The controls of other pages, which words and conditions follow: they have what is remembered there.
for (const part of all("[data-follows]")) {
  const {follows, of, page, numbered} = part.dataset, form = part.closest("form");
  const key = keyOf(new URL(page, location.href), follows);
  const group = all("[name]", part), built = group.map(builtValue).filter((value) => value !== null);

  follow();
  afterReset(form, follow);
  whenBack(() => {
    follow();
    form.dispatchEvent(new Event("change"));
  });

  function follow() {
    take(group, built);
    attempt(() => {
      const text = localStorage.getItem(key) ?? "";
      const memory = text.length <= LONGEST ? JSON.parse(text) : {};
      const before = choices(JSON.parse(memory.built)[of]);
      if (JSON.stringify(before) === JSON.stringify(built)) take(group, choices(memory.values[of]));
    });
  }

  // A slider is remembered by the number of the choice.
  function choices(values) {
    if (numbered === undefined) return values;
    return values.map((number) => group[0].options[number - 1].value);
  }
}

// What values are remembered by. An address may leave out the name of an index.
function keyOf({pathname}, form) {
  return `rowhouse ${pathname.replace(/\/index\.html$/, "/")} ${form}`;
}

// Whether a field can be changed. A password is nobody's to keep, a file cannot be put back, and what is
// chosen on a page of its own is remembered for the whole site, by choice.js.
function isKept(field) {
  return field.name && !field.matches(":disabled, [type=password], [type=file], select[hidden]");
}

function value(field) {
  return isChoice(field) && !field.checked ? null : field.value;
}

function builtValue(field) {
  if (isChoice(field)) return field.defaultChecked ? field.value : null;
  return field.options ? builtOption(field)?.value ?? "" : field.defaultValue;
}

// Gives fields the values that were stored, if these are values that the fields can have.
function take(group, values) {
  if (!Array.isArray(values)) return;
  const [field] = group, before = field.value;
  if (isChoice(field)) {
    const offered = group.map((choice) => choice.value);
    if (!values.every((value) => offered.includes(value))) return;
    if (field.type === "radio" && values.length !== 1) return;
    for (const choice of group) choice.checked = values.includes(choice.value);
  } else if (values.length === 1 && typeof values[0] === "string") {
    [field.value] = values;
    if (field.value !== values[0] || !fits(field)) field.value = before;
  }
}

// The browser checks the lengths of what is typed only.
function fits({value: {length}, validity, selectedIndex, maxLength, minLength}) {
  return validity.valid && selectedIndex !== -1 && !(maxLength >= 0 && length > maxLength)
    && !(length > 0 && length < minLength);
}
