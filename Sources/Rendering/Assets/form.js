// Completes the forms of a page: what a condition hides is not sent, steppers have buttons, an
// order is checked before it is confirmed, values are saved as a file, and words say what the
// controls say. Nothing is sent.

// A field that is called "elements" hides what its form has by that name, hence the prototype.
const {reportValidity} = HTMLFormElement.prototype;

const TYPED = "input:not([type=checkbox], [type=radio], [type=range], [type=color])";
const STEPPED = ".stepper > select, .stepper > input[type=number]:not([step=any])";

// Whether the stylesheet of a page sees what its conditions are about. Where it does not, the parts of the
// page are all shown, and its words are those that it was built with.
const areSeen = CSS.supports("selector(:has(a))");

for (const form of all("form[data-form]")) {
  const page = form.getAttribute("data-form");
  // What the page has drawn disabled stays so.
  const controls = all("input, select, textarea, button", form).filter(isEnabled);
  const conditional = all("[data-when]", form)
    .filter((part) => part.querySelector("input, select, textarea, button"));
  const fields = byName(controls.filter((control) =>
    control.name && !control.matches("button, [type=password]")));
  const order = controls.find(isOrder);
  const isSent = controls.some((control) => control.type === "submit");
  // What is not seen, and not sent: the controls of other pages.
  const others = byName(all("[data-follows] [name]", form));
  const tools = form.querySelector(".tools");
  // What is said of values; of one that is empty the page has its own words, as "you" for a name.
  const spoken = all("[data-value], [data-count]", form)
    .map((element) => ({element, otherwise: element.dataset.otherwise ?? element.textContent}));
  const rows = all("tr:is(.section, .footer)", form).filter((row) =>
    row.matches("[hidden], [data-when]") || row.querySelector("[colspan] > :is([data-choice], [data-otherwise=''])"));
  const conditions = JSON.parse(form.getAttribute("data-conditions") ?? "[]");
  const steps = [];
  const announcer = make("p", {class: "vh", role: "status"});
  // The words of what comes and goes. What has come is said once, in place of what was said before.
  const news = all("[data-news] span", form).map((span) => ({span, words: span.firstChild.data}))
    .filter(({words}) => words);
  let shown;

  // A field may be called "append", too.
  Element.prototype.append.call(form, announcer);
  for (const region of all("[data-news]", form)) {
    region.removeAttribute("role");
    region.setAttribute("aria-hidden", "true");
  }

  // What of a header or a footer is said by this script, the stylesheet does not know of.
  for (const row of rows) row.removeAttribute("data-when");
  const dependent = all("[data-when]", form);

  markAbsent();
  all(STEPPED, form).filter(isEnabled).forEach(addSteps);
  arrays().forEach(addRemovals);
  if (tools) {
    for (const button of all(".save", tools)) on(button, "click", save);
    tools.hidden = false;
  }
  update();

  on(form, "input change", update);
  afterReset(form, update);
  on(form, "submit", placeOrder);
  on(form, "keydown", (event) => {
    // On its own, Enter submits a form that has no button for it only from a lone field.
    if (event.key !== "Enter" || event.isComposing || event.defaultPrevented) return;
    if (event.target.matches(TYPED)) placeOrder(event);
  });
  on(form, "click", (event) => {
    const button = event.target.closest("button");
    if (button && isOrder(button) && !reportValidity.call(form)) event.preventDefault();
  });
  on(form, "invalid", ({target}) => {
    // In a closed section a field can neither have the focus nor show what is wrong.
    const section = target.closest("details:not([open])");
    if (section) section.open = true;
  }, true);

  function update() {
    markAbsent();
    const absent = conditional.filter(isAbsent);
    for (const control of controls) {
      control.disabled = absent.some((part) => part.contains(control));
      if (control.type === "range") control.setAttribute("aria-valuetext", inWords([control]));
    }
    // A button that is disabled for good would lose the focus when the end is reached.
    for (const {button, field, by} of steps) {
      button.setAttribute("aria-disabled", next(field, by) === field.value);
    }
    spoken.forEach(speak);
    for (const row of rows) row.hidden = !wordsOf(row.cells[0]);
    announce(news.filter(({span}) => !span.closest("[data-absent]")));
  }

  // Whether a condition holds for what the controls say now. The page's stylesheet asks the same of them.
  function holds(condition) {
    const {all: every, any, not, has, of, is, from, to} = condition;
    if (typeof condition === "boolean") return condition;
    if (every) return every.every(holds);
    if (any) return any.some(holds);
    if (not !== undefined) return !holds(not);
    const values = valuesOf(has ?? of);
    if (has !== undefined) return values.some(Boolean);
    return values.some((value) => is === undefined ? from <= value && value <= to : value === is);
  }

  // The values of the controls of a name: of switches and choices of those that are chosen.
  function valuesOf(name) {
    return all(`[name="${CSS.escape(name)}"]`, form)
      .filter((control) => !isChoice(control) || control.checked).map(({value}) => value);
  }

  // Marks what is not there now, for this script and others.
  function markAbsent() {
    const areMet = conditions.map(holds);
    for (const part of dependent) {
      part.toggleAttribute("data-absent",
        areSeen ? areMet[part.dataset.when - 1] === false : part.matches("span[hidden]"));
    }
  }

  function announce(now) {
    const before = shown ?? now, come = now.filter((one) => !before.includes(one));
    if (come.length || now.length < before.length) {
      announcer.textContent = come.map(({words}) => words).join("").trim();
    }
    shown = now;
  }

  function addSteps(field) {
    const noun = field.dataset.adds;
    field.before(addStep(field, -1, "−",
      noun ? phrases.removeLast(noun) : phrases.decrease(labelOf(field))));
    field.after(addStep(field, 1, "+",
      noun ? adding(noun) : phrases.increase(labelOf(field))));
  }

  function addStep(field, by, sign, name) {
    const button = make("button", {type: "button", "aria-label": name}, sign);
    steps.push({field, button, by});
    return on(button, "click", () => {
      const before = field.value, after = next(field, by);
      if (after === before) return;
      change(field, after);
      announcer.textContent = said(field, before, by);
    });
  }

  // The arrays whose elements come and go, by the name of what counts them. An element has a group
  // of fields for each of its values, and is drawn in rows or in a section.
  function arrays() {
    const found = new Map();
    for (const place of all("[data-element]", form)) {
      const [name, index, part] = place.dataset.element.split(" ");
      if (!fields.has(name)) continue;
      if (!found.has(name)) found.set(name, {elements: [], blank: []});
      const {elements, blank} = found.get(name);
      const element = elements[index] ?? {places: [], groups: []};
      const group = fields.get(place.querySelector("[name]").name);
      elements[index] = element;
      // Of several controls of a row, the row is the place.
      if (!place.matches("span")) element.places.push(place);
      if (group) element.groups[part] = group;
      if ("blank" in place.dataset) blank[part] = place.dataset.blank;
    }
    return found;
  }

  function addRemovals(array, name) {
    const [count] = fields.get(name);
    array.elements.forEach((element, index) => {
      element.button = make("button", {
        type: "button", class: "remove", "aria-label": phrases.removeOne(count.dataset.adds, index + 1),
      }, phrases.remove);
      on(element.button, "click", () => remove(array, count, index));
      put(element.button, element.places);
      steps.push({field: count, button: element.button, by: -1});
    });
  }

  // Removes an element: what is in those after it moves up, and the last is as a new one.
  function remove({elements, blank}, count, index) {
    const before = count.value, after = next(count, -1);
    if (after === before) return;
    for (let number = index; number < before; number++) {
      const following = number + 1 < before ? elements[number + 1] : undefined;
      elements[number]?.groups.forEach((group, part) => {
        const moved = following?.groups[part];
        setWords(group, moved ? inFile(moved) : blank[part]);
      });
    }
    change(count, after);
    announcer.textContent = counted(count, phrases.removed(index + 1));
    // What is gone cannot keep the focus.
    if (index + 1 < before) return;
    (elements[index - 1]?.button ?? count.nextElementSibling).focus();
  }

  function placeOrder(event) {
    if (isSent) return;
    event.preventDefault();
    // A key that is held down would open and close the confirmation.
    if (order && !event.repeat) order.click();
  }

  // What no stylesheet can see, as where a slider is, the page has words for and does not say.
  function speak({element, otherwise}) {
    const {count, choice, value} = element.dataset;
    const group = fields.get(value) ?? others.get(value);
    if (count) element.hidden = String(checked(count)) !== choice;
    else if (choice) element.hidden = !group || String(recorded(group)) !== choice;
    else if (group) element.textContent = inWords(group) || otherwise;
  }

  // How many switches and boxes of some names are on, those among them that cannot be changed.
  function checked(names) {
    return names.split(" ")
      .flatMap((name) => all(`[name="${CSS.escape(name)}"]:checked`, form)).length;
  }

  function save() {
    if (!reportValidity.call(form)) return;
    const record = [...fields].map(([name, group]) => [name, group.filter(isEnabled)])
      .filter(([, sent]) => sent.length).map(([name, sent]) => [name, recorded(sent)]);
    const text = JSON.stringify({[page]: Object.fromEntries(record)}, null, 2) + "\n";
    const href = URL.createObjectURL(new Blob([text], {type: "application/json"}));
    const download = page.replace(/^.*\//, "").replace(/\.html$/, "") + ".json";
    make("a", {href, download}).click();
    // The browser may still be asking where to.
    setTimeout(() => URL.revokeObjectURL(href), 60000);
    say(form, phrases.savedAs(download));
  }
}

// Whether a part is not there now: it has a condition, and this does not hold.
function isAbsent(part) {
  return part.matches("[data-absent]");
}

function isEnabled(control) {
  return !control.matches(":disabled");
}

function isOrder(button) {
  return button.matches("[popovertarget]") && !button.closest("[popover]");
}

// The value one step on, or the same at an end. A number between two steps goes to the next of them.
function next(field, by) {
  if (field.options) return (field.options[field.selectedIndex + by] ?? field).value;
  const [least, most, step, value] = [field.min, field.max, field.step, field.value].map(Number);
  const steps = (value - least) / step, place = (by > 0 ? Math.floor(steps) : Math.ceil(steps)) + by;
  const stepped = least + step * Math.max(0, Math.min(place, Math.floor((most - least) / step)));
  return (stepped - value) * by < 0 ? field.value : String(stepped);
}

function said(field, before, by) {
  if (!field.dataset.adds) return phrases.label(labelOf(field)) + inWords([field]);
  return counted(field, by > 0 ? phrases.added(field.value) : phrases.removed(before));
}

function counted({dataset: {adds: noun}, options, value}, done) {
  return phrases.numberOf(noun[0].toUpperCase() + noun.slice(1), done, value, [...options].pop().value);
}

function change(field, value) {
  field.value = value;
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, {bubbles: true}));
}

// Puts the button of an element into the header of its section or of its rows, or else into its row.
function put(button, places) {
  const section = places[0].closest("tbody"), last = places[places.length - 1];
  const isAlone = all("[data-element]:not(span)", section).every((place) => places.includes(place));
  const above = places[0].previousElementSibling;
  const header = isAlone && section.querySelector(".section > th:only-child")
    || above?.matches(".element") && above.cells[0];
  if (header) {
    header.removeAttribute("colspan");
    header.after(make("td", {}, button));
  } else {
    (last.matches("tr") ? last : last.lastElementChild).lastElementChild.append(" ", button);
  }
}

// A field's value as one text, which another field like it takes.
function inFile(group) {
  const value = recorded(group) ?? "";
  return Array.isArray(value) ? value.join(" ") : String(value);
}

function setWords(group, value) {
  const [field] = group;
  if (field.matches("[role=switch]")) {
    field.checked = value === "true";
  } else if (isChoice(field)) {
    for (const choice of group) choice.checked = value.split(" ").includes(choice.value);
  } else {
    field.value = stops(field).find((stop) => stop.dataset.choice === value)?.value ?? value;
  }
  field.dispatchEvent(new Event("change", {bubbles: true}));
}

function adding(noun) {
  return /^[aeio]/i.test(noun) ? phrases.addAn(noun) : phrases.addA(noun);
}

// The named stops of a slider.
function stops(field) {
  return field.type === "range" && field.list ? all("[data-choice]", field.list) : [];
}

// The one of them that it is on.
function stopOf(field) {
  return stops(field).find((stop) => stop.value === field.value);
}

function inWords(group) {
  const [field] = group;
  if (field.matches("[role=switch]")) return field.checked ? phrases.isOn : phrases.isOff;
  if (isChoice(field)) return group.filter(({checked}) => checked).map(labelOf).join(", ");
  if (field.options) return Array.from(field.selectedOptions, wordsOf).join(", ");
  return stopOf(field)?.label ?? field.value;
}

// A field's value as a file has it. What is undefined is left out.
function recorded(group) {
  const [field] = group, stop = stopOf(field);
  if (field.matches("[role=switch]")) return field.checked;
  if (isChoice(field)) {
    const values = group.filter(({checked}) => checked).map(({value}) => value);
    return field.type === "checkbox" ? values : values[0];
  }
  if (stop) return stop.dataset.choice;
  // Empty lines before a text are no part of it: no page can show them.
  if (field.matches("textarea")) return field.value.replace(/^[\r\n]+/, "");
  if (!field.matches("[type=number], [type=range], [data-adds], [data-number]")) return field.value;
  return field.value === "" ? null : Number(field.value);
}

function labelOf(control) {
  return control.labels.length ? wordsOf(control.labels[0]) : control.name;
}

// What is said of an element now.
function wordsOf(element) {
  return Array.from(element.childNodes, (node) => {
    const isSaid = node.nodeType === Node.TEXT_NODE
      || !("when" in node.dataset ? isAbsent(node) : node.hidden);
    return isSaid ? node.textContent : "";
  }).join("").trim().replace(/\s+/g, " ");
}
