// Completes the forms of a page: what a condition hides is not sent, steppers have buttons, an
// order is checked before it is confirmed, values are saved as a file, and words say what the
// controls say. Nothing is sent.
(function () {
  "use strict";

  // A field that is called "elements" hides what its form has by that name, hence the prototype.
  var reportValidity = HTMLFormElement.prototype.reportValidity;

  var TYPED = "input:not([type=checkbox], [type=radio], [type=range], [type=color])";
  var STEPPED = ".stepper > select, .stepper > input[type=number]:not([step=any])";

  document.querySelectorAll("form[data-form]").forEach(function (form) {
    var page = form.getAttribute("data-form");
    // What the page has drawn disabled stays so.
    var controls = all(form, "input, select, textarea, button").filter(isEnabled);
    var conditional = all(form, "[data-when]").filter(function (part) {
      return part.querySelector("input, select, textarea, button");
    });
    var fields = named(controls);
    var order = controls.find(isOrder);
    var isSent = controls.some(function (control) { return control.type === "submit"; });
    var tools = form.querySelector(".tools");
    // What is said of values; of one that is empty the page has its own words, as "you" for a name.
    var spoken = all(form, "[data-value], [data-count]").map(function (element) {
      return { element: element, otherwise: element.textContent };
    });
    var silent = all(form, ".footer[hidden]");
    var announcer, steps = [];

    all(form, STEPPED).filter(isEnabled).forEach(addSteps);
    if (tools) {
      tools.querySelectorAll(".save").forEach(function (button) {
        button.addEventListener("click", save);
      });
      tools.hidden = false;
    }
    update();

    form.addEventListener("input", update);
    form.addEventListener("change", update);
    // The fields have their values back when the event is over.
    form.addEventListener("reset", function () { setTimeout(update); });
    form.addEventListener("submit", placeOrder);
    form.addEventListener("keydown", function (event) {
      // On its own, Enter submits a form that has no button for it only from a lone field.
      if (event.key !== "Enter" || event.isComposing || event.defaultPrevented) return;
      if (event.target.matches(TYPED)) placeOrder(event);
    });
    form.addEventListener("click", function (event) {
      var button = event.target.closest("button");
      if (!button || !isOrder(button)) return;
      if (!reportValidity.call(form)) event.preventDefault();
    });
    form.addEventListener("invalid", function (event) {
      // In a closed section a field can neither have the focus nor show what is wrong.
      var section = event.target.closest("details:not([open])");
      if (section) section.open = true;
    }, true);

    function update() {
      var absent = conditional.filter(function (part) { return !isMet(part); });
      controls.forEach(function (control) {
        control.disabled = absent.some(function (part) { return part.contains(control); });
        if (control.type === "range") control.setAttribute("aria-valuetext", inWords([control]));
      });
      // A button that is disabled for good would lose the focus when the end is reached.
      steps.forEach(function (step) {
        step.button.setAttribute("aria-disabled", step.value() === step.field.value);
      });
      spoken.forEach(say);
      silent.forEach(function (footer) { footer.hidden = !wordsOf(footer.cells[0]); });
    }

    function addSteps(field) {
      var noun = field.dataset.adds;
      if (!announcer) {
        announcer = document.createElement("p");
        announcer.className = "vh";
        announcer.setAttribute("role", "status");
        // A field may be called "append", too.
        Element.prototype.append.call(form, announcer);
      }
      field.before(addStep(field, -1, "\u2212",
        noun ? "Remove the last " + noun : "Decrease " + labelOf(field)));
      field.after(addStep(field, 1, "+",
        noun ? "Add " + article(noun) + noun : "Increase " + labelOf(field)));
    }

    function addStep(field, by, sign, name) {
      var button = document.createElement("button");
      var step = { field: field, button: button, value: function () { return next(field, by); } };
      button.type = "button";
      button.textContent = sign;
      button.setAttribute("aria-label", name);
      button.addEventListener("click", function () {
        var before = field.value, after = step.value();
        if (after === before) return;
        field.value = after;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
        announcer.textContent = said(field, before, by);
      });
      steps.push(step);
      return button;
    }

    function placeOrder(event) {
      if (isSent) return;
      event.preventDefault();
      // A key that is held down would open and close the confirmation.
      if (order && !event.repeat) order.click();
    }

    // What no stylesheet can see, as where a slider is, the page has words for and does not say.
    function say(words) {
      var element = words.element, data = element.dataset, group = fields.get(data.value);
      if (data.count) element.hidden = String(count(data.count)) !== data.choice;
      else if (data.choice) element.hidden = !group || String(recorded(group)) !== data.choice;
      else if (group) element.textContent = inWords(group) || words.otherwise;
    }

    // How many switches and boxes of some names are on, those among them that cannot be changed.
    function count(names) {
      return names.split(" ").reduce(function (count, name) {
        return count + all(form, "[name=\"" + CSS.escape(name) + "\"]:checked").length;
      }, 0);
    }

    function save() {
      if (!reportValidity.call(form)) return;
      var record = Object.create(null);
      fields.forEach(function (group, name) {
        var sent = group.filter(isEnabled);
        if (sent.length) record[name] = recorded(sent);
      });
      var text = JSON.stringify({ [page]: record }, null, 2) + "\n";
      var link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      link.download = page.replace(/^.*\//, "").replace(/\.html$/, "") + ".json";
      link.click();
      // The browser may still be asking where to.
      setTimeout(function () { URL.revokeObjectURL(link.href); }, 60000);
      tools.querySelector("[role=status]").textContent = "Saved as " + link.download + ".";
    }
  });

  function all(element, selector) {
    return Array.from(element.querySelectorAll(selector));
  }

  function isEnabled(control) {
    return !control.matches(":disabled");
  }

  function isChecked(control) {
    return control.checked;
  }

  function isOrder(button) {
    return button.matches("[popovertarget]") && !button.closest("[popover]");
  }

  // The fields by name, in the order of the page.
  function named(controls) {
    var fields = new Map();
    controls.forEach(function (control) {
      if (!control.name || control.matches("button, [type=password]")) return;
      fields.set(control.name, (fields.get(control.name) || []).concat(control));
    });
    return fields;
  }

  // Whether the stylesheet shows a part. What the search has hidden is part of the form still.
  function isMet(part) {
    var isFiltered = part.hidden;
    part.hidden = false;
    var isShown = getComputedStyle(part).display !== "none";
    part.hidden = isFiltered;
    return isShown;
  }

  // The value one step on, or the same at an end. Of a number a copy is stepped: to try it on the
  // field itself would undo what is being typed.
  function next(field, by) {
    if (field.options) return (field.options[field.selectedIndex + by] || field).value;
    var copy = field.cloneNode();
    copy.value = field.value;
    copy.stepUp(by);
    return copy.value;
  }

  function said(field, before, by) {
    var noun = field.dataset.adds;
    if (!noun) return labelOf(field) + ": " + inWords([field]);
    var last = field.options[field.options.length - 1].value;
    return noun[0].toUpperCase() + noun.slice(1) + " "
      + (by > 0 ? field.value + " added, " : before + " removed, ") + field.value + " of " + last;
  }

  function article(noun) {
    return /^[aeio]/i.test(noun) ? "an " : "a ";
  }

  // The named stop that a slider is on.
  function stopOf(field) {
    return field.type === "range" && field.list
      && all(field.list, "[data-choice]").find(function (option) {
        return option.value === field.value;
      });
  }

  function inWords(group) {
    var field = group[0], stop = stopOf(field);
    if (field.matches("[role=switch]")) return field.checked ? "on" : "off";
    if (field.matches("[type=checkbox], [type=radio]")) {
      return group.filter(isChecked).map(labelOf).join(", ");
    }
    if (field.options) return Array.from(field.selectedOptions, wordsOf).join(", ");
    return stop ? stop.label : field.value;
  }

  // A field's value as a file has it. What is undefined is left out.
  function recorded(group) {
    var field = group[0], stop = stopOf(field);
    if (field.matches("[role=switch]")) return field.checked;
    if (field.matches("[type=checkbox], [type=radio]")) {
      var values = group.filter(isChecked).map(function (control) { return control.value; });
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
    return Array.from(element.childNodes, function (node) {
      var isSaid = node.nodeType === Node.TEXT_NODE || getComputedStyle(node).display !== "none";
      return isSaid ? node.textContent : "";
    }).join("").trim().replace(/\s+/g, " ");
  }
})();
