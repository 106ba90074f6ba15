// Makes the rows of a page do what they say: copy a text, share an address, print the page. Without
// this script they are words, with the text or the address below them. Nothing is sent.
(function () {
  "use strict";

  document.querySelectorAll(".row [data-copy], .row [data-share], .row [data-print]")
    .forEach(function (words) {
      var row = words.closest(".row");
      var button = document.createElement("button");
      var status = document.createElement("small");
      button.type = "button";
      button.className = words.className;
      button.textContent = words.textContent;
      status.setAttribute("role", "status");
      words.parentNode.append(" ", status);
      words.replaceWith(button);
      row.classList.add("link");
      button.addEventListener("click", action(words, row, status));
    });

  function action(words, row, status) {
    if (words.hasAttribute("data-print")) return function () { window.print(); };
    var text = words.dataset.copy;
    if (text !== undefined) {
      return function () { copy(text, shown(row, text), status, "Copied."); };
    }
    // The address is words now, as the row itself can be pressed.
    var link = row.querySelector("small > a"), address = link.href, place = link.parentNode;
    place.textContent = address;
    place.hidden = true;
    return function () { share(address, place, status); };
  }

  function share(address, place, status) {
    var sheet = { title: document.title, url: address };
    if (!navigator.share || navigator.canShare && !navigator.canShare(sheet)) {
      return copy(address, place, status, "The address is copied.");
    }
    navigator.share(sheet).then(function () { status.textContent = "Shared."; }, function (error) {
      // Whoever closes the sheet has chosen to.
      if (error.name === "AbortError") return;
      copy(address, place, status, "The address is copied.");
    });
  }

  function copy(text, place, status, done) {
    // What is said twice is heard twice only if it is gone in between.
    status.textContent = "";
    var say = function (words) { status.textContent = words; };
    var select = function () {
      say(selected(text, place) ? done : "Selected: copy it from here.");
    };
    // Some browsers have no clipboard for a page that is opened from a folder.
    if (!navigator.clipboard) return select();
    navigator.clipboard.writeText(text).then(function () { say(done); }, select);
  }

  // Selects the text where it is shown, and copies it as browsers did before they had a clipboard.
  function selected(text, place) {
    place.hidden = false;
    getSelection().selectAllChildren(place);
    var fill = function (event) {
      event.preventDefault();
      event.clipboardData.setData("text/plain", text);
    };
    document.addEventListener("copy", fill);
    var isCopied = document.execCommand("copy");
    document.removeEventListener("copy", fill);
    return isCopied;
  }

  // The element of a row that says a text and nothing else.
  function shown(row, text) {
    return Array.from(row.querySelectorAll("small, .value, .act")).find(function (element) {
      return element.textContent === text;
    });
  }
})();
