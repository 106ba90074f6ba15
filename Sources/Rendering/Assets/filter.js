// Finds rows by what they say: hides the others while something is typed into the search field.
(function () {
  "use strict";

  var field = document.getElementById("search-field");
  if (!field) return;

  // The examples below a screen are not part of it.
  var sections = all(".screen > tbody");
  var containers = all(".screen").concat(all("details.collapsible"));
  var status = document.getElementById("search-found");
  var clearing = document.createElement("button");
  var words = [], opened = [], timer;

  clearing.type = "button";
  clearing.textContent = "Clear the search";
  clearing.hidden = true;
  clearing.addEventListener("click", function () {
    clear();
    field.focus();
  });
  status.after(clearing);
  field.closest(".search").hidden = false;
  if (field.value) filter();

  field.addEventListener("input", filter);
  field.addEventListener("keydown", function (event) {
    if (event.isComposing) return;
    if (event.key === "Escape" && field.value) clear();
    // There may be a form around the field.
    else if (event.key !== "Enter") return;
    event.preventDefault();
  });
  // Where an address leads is shown, also when a link is followed for the second time, and so is
  // a field that has to be corrected.
  window.addEventListener("hashchange", showTarget);
  document.addEventListener("click", function (event) {
    if (event.target.closest("a[href*='#']")) setTimeout(showTarget);
  });
  document.addEventListener("invalid", function (event) {
    if (event.target.closest("[hidden]")) clear();
  }, true);
  // What is chosen in a form decides which rows there are.
  ["input", "change", "reset"].forEach(function (name) {
    document.addEventListener(name, function (event) {
      if (event.target !== field && words.length) setTimeout(filter);
    });
  });

  function filter() {
    words = rowhouseFolding(field.value).split(/\s+/).filter(Boolean);
    opened.splice(0).forEach(function (details) { details.open = false; });
    var count = 0;
    sections.forEach(function (section) { count += filterSection(section); });
    containers.forEach(function (container) {
      container.hidden = !container.querySelector("tbody:not([hidden])");
      if (!words.length || container.hidden || container.open !== false) return;
      container.open = true;
      opened.push(container);
    });
    clearTimeout(timer);
    // Said when the typing pauses, not at every letter.
    timer = setTimeout(announce, words.length ? 250 : 0, count);
  }

  // What the header says is said by each of its rows. A header with a field, but no rows, is one.
  function filterSection(section) {
    var header = section.querySelector("tr.section");
    var summary = section.closest("details.collapsible");
    var title = (summary ? text(summary.querySelector("summary")) : "") + " "
      + (header ? text(header) : "") + " ";
    var rows = Array.from(section.querySelectorAll("tr.row:not(.notice)"));
    if (!rows.length && header) rows = [header];
    section.hidden = false;
    var found = rows.filter(function (row) {
      row.hidden = false;
      if (isAbsent(section) || isAbsent(row)) return false;
      var said = rowhouseFolding(title + text(row));
      row.hidden = !words.every(function (word) { return said.includes(word); });
      return !row.hidden;
    });
    section.hidden = words.length > 0 && !found.length;
    return found.length;
  }

  function announce(count) {
    var some = count === 1 ? "1 row found" : count + " rows found";
    var none = "No rows match \u201c" + field.value.trim() + "\u201d.";
    status.textContent = !words.length ? "" : count ? some : none;
    clearing.hidden = !words.length || count > 0;
  }

  function clear() {
    field.value = "";
    filter();
  }

  function showTarget() {
    var target = words.length && document.querySelector(":target");
    if (!target || !target.closest("[hidden]")) return;
    clear();
    target.scrollIntoView();
  }

  function all(selector) {
    return Array.from(document.querySelectorAll(selector)).filter(function (element) {
      return !element.closest(".variants");
    });
  }

  // Whether a condition hides an element, or words of it are not said at the moment.
  function isAbsent(element) {
    return element.matches("[data-when], [data-choice]")
      && getComputedStyle(element).display === "none";
  }

  // What is seen of an element.
  function text(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(".vh, [aria-hidden=true], select[hidden]")) return "";
    if (isAbsent(node)) return "";
    var isApart = node.matches("th, td, small, option, label, p, li, br");
    return Array.from(node.childNodes, text).join("") + (isApart ? " " : "");
  }
})();
