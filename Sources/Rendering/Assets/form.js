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
    var rows = all(form, "tr:is(.section, .footer):is([hidden], [data-when])");
    var announcer, steps = [];

    // What of a header or a footer is said by this script, the stylesheet does not know of.
    rows.forEach(function (row) { row.removeAttribute("data-when"); });

    all(form, STEPPED).filter(isEnabled).forEach(addSteps);
    arrays().forEach(addRemovals);
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
      rows.forEach(function (row) { row.hidden = !wordsOf(row.cells[0]); });
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
        change(field, after);
        announcer.textContent = said(field, before, by);
      });
      steps.push(step);
      return button;
    }

    // The arrays whose elements come and go, by the name of what counts them. An element has a group
    // of fields for each of its values, and is drawn in rows or in a section.
    function arrays() {
      var found = new Map();
      all(form, "[data-element]").forEach(function (place) {
        var words = place.dataset.element.split(" ");
        var name = words[0], index = Number(words[1]), part = Number(words[2]);
        var array = found.get(name) || { elements: [], blank: [] };
        var element = array.elements[index] || { places: [], groups: [] };
        var group = fields.get(place.querySelector("[name]").name);
        if (!fields.has(name)) return;
        found.set(name, array);
        array.elements[index] = element;
        element.places.push(place);
        if (group) element.groups[part] = group;
        if ("blank" in place.dataset) array.blank[part] = place.dataset.blank;
      });
      return found;
    }

    function addRemovals(array, name) {
      var count = fields.get(name)[0];
      array.elements.forEach(function (element, index) {
        var button = document.createElement("button");
        button.type = "button";
        button.className = "remove";
        button.textContent = "Remove";
        button.setAttribute("aria-label", "Remove " + count.dataset.adds + " " + (index + 1));
        button.addEventListener("click", function () { remove(array, count, index); });
        element.button = button;
        put(button, element.places);
        steps.push({ field: count, button: button, value: function () { return next(count, -1); } });
      });
    }

    // Removes an element: what is in those after it moves up, and the last is as a new one.
    function remove(array, count, index) {
      var before = count.value, after = next(count, -1), elements = array.elements;
      if (after === before) return;
      for (var number = index; number < before; number += 1) {
        var following = number + 1 < before && elements[number + 1];
        (elements[number] || { groups: [] }).groups.forEach(function (group, part) {
          var moved = following && following.groups[part];
          setWords(group, moved ? inFile(moved) : array.blank[part]);
        });
      }
      change(count, after);
      announcer.textContent = counted(count, index + 1 + " removed");
      // What is gone cannot keep the focus.
      if (index + 1 < before) return;
      (index > 0 && elements[index - 1] ? elements[index - 1].button : count.nextElementSibling).focus();
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
    return counted(field, by > 0 ? field.value + " added" : before + " removed");
  }

  function counted(field, words) {
    var noun = field.dataset.adds, last = field.options[field.options.length - 1].value;
    return noun[0].toUpperCase() + noun.slice(1) + " " + words + ", " + field.value + " of " + last;
  }

  function change(field, value) {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  // Puts the button of an element into the header of its section, or else into its last row.
  function put(button, places) {
    var section = places[0].closest("tbody"), last = places[places.length - 1];
    var header = section.querySelector(".section > th:only-child");
    var isItsOwn = header && all(section, "[data-element]").every(function (place) {
      return places.includes(place);
    });
    if (isItsOwn) {
      header.removeAttribute("colspan");
      header.after(document.createElement("td"));
      header.nextElementSibling.append(button);
    } else {
      (last.matches("tr") ? last : last.lastElementChild).lastElementChild.append(" ", button);
    }
  }

  // A field's value as one text, which another field like it takes.
  function inFile(group) {
    var value = recorded(group);
    return value === null ? "" : Array.isArray(value) ? value.join(" ") : String(value);
  }

  function setWords(group, value) {
    var field = group[0], stops = field.type === "range" && field.list;
    if (field.matches("[role=switch]")) {
      field.checked = value === "true";
    } else if (field.matches("[type=checkbox], [type=radio]")) {
      group.forEach(function (choice) {
        choice.checked = value.split(" ").includes(choice.value);
      });
    } else {
      var stop = stops && all(stops, "[data-choice]").find(function (option) {
        return option.dataset.choice === value;
      });
      field.value = stop ? stop.value : value;
    }
    field.dispatchEvent(new Event("change", { bubbles: true }));
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
