// Remembers what is typed into a form, in this browser only, and puts it back when the page is
// opened again. Comes before form.js, which looks at the values that are put back.
(function () {
  "use strict";

  // Nobody types more than this; what is longer is neither written nor read.
  var LONGEST = 100000;

  document.querySelectorAll("form[data-form][data-remember]").forEach(function (form) {
    var key = ["rowhouse", location.pathname, form.getAttribute("data-form")].join(" ");
    var fields = named(form);
    // Tells one version of the page from another: what was typed into one is not put into another.
    var built = JSON.stringify(values(builtValue));

    restore();
    form.addEventListener("input", remember);
    form.addEventListener("change", remember);
    form.addEventListener("reset", function () {
      // The fields have their values back when the event is over.
      setTimeout(function () {
        remember();
        say("What was remembered is forgotten.");
      });
    });

    // Storage can be blocked or full; then nothing is remembered, and all else works.
    function remember() {
      try {
        localStorage.removeItem(key);
        var now = values(value);
        if (JSON.stringify(now) === built) return;
        var text = JSON.stringify({ built: built, values: now });
        if (text.length <= LONGEST) localStorage.setItem(key, text);
      } catch (error) { /* As if there were no storage. */ }
    }

    function restore() {
      var before = JSON.stringify(values(value));
      try {
        var text = localStorage.getItem(key);
        if (text === null) return;
        var memory = text.length <= LONGEST ? JSON.parse(text) : {};
        if (memory.built === built) {
          fields.forEach(function (group, name) { take(group, memory.values[name]); });
        }
      } catch (error) { /* Somebody else has written it. */ }
      remember();
      if (JSON.stringify(values(value)) === before) return;
      // By then form.js shows where it is said.
      document.addEventListener("DOMContentLoaded", function () {
        say("Your values were restored from this browser.");
      });
    }

    // What the fields of every name hold; of choices, those that are chosen.
    function values(valueOf) {
      var values = Object.create(null);
      fields.forEach(function (group, name) {
        values[name] = group.map(valueOf).filter(function (value) { return value !== null; });
      });
      return values;
    }

    function say(words) {
      var status = form.querySelector(".tools [role=status]");
      if (status) status.textContent = words;
    }
  });

  // The fields that can be changed, by name. A password is nobody's to keep, and what is chosen on a
  // page of its own is remembered for the whole site, by choice.js.
  function named(form) {
    var fields = new Map();
    form.querySelectorAll("input, select, textarea").forEach(function (field) {
      if (!field.name || field.matches(":disabled, [type=password], select[hidden]")) return;
      fields.set(field.name, (fields.get(field.name) || []).concat(field));
    });
    return fields;
  }

  function isChoice(field) {
    return field.matches("[type=checkbox], [type=radio]");
  }

  function value(field) {
    return isChoice(field) && !field.checked ? null : field.value;
  }

  function builtValue(field) {
    if (isChoice(field)) return field.defaultChecked ? field.value : null;
    if (!field.options) return field.defaultValue;
    var options = Array.from(field.options);
    var option = options.find(function (option) { return option.defaultSelected; }) || options[0];
    return option ? option.value : "";
  }

  // Gives fields the values that were stored, if these are values that the fields can have.
  function take(group, values) {
    if (!Array.isArray(values)) return;
    var field = group[0], before = field.value;
    if (isChoice(field)) {
      var offered = group.map(function (choice) { return choice.value; });
      if (!values.every(function (value) { return offered.includes(value); })) return;
      if (field.type === "radio" && values.length !== 1) return;
      group.forEach(function (choice) { choice.checked = values.includes(choice.value); });
    } else if (values.length === 1 && typeof values[0] === "string") {
      field.value = values[0];
      if (field.value !== values[0] || !fits(field)) field.value = before;
    }
  }

  // The browser checks the lengths of what is typed only.
  function fits(field) {
    var length = field.value.length;
    return field.validity.valid && field.selectedIndex !== -1
      && !(field.maxLength >= 0 && length > field.maxLength)
      && !(length > 0 && length < field.minLength);
  }
})();
