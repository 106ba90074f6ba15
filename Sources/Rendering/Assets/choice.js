// Takes what is chosen on a page of its own from the list to the row, in the address, and remembers
// it in this browser for the whole site. Comes before form.js, which looks at what is chosen.
(function () {
  "use strict";

  // A row that leads to a list. Its value is in a menu that nobody sees.
  document.querySelectorAll("form[data-site]").forEach(function (form) {
    form.querySelectorAll("select[hidden]:enabled").forEach(function (menu) {
      var options = Array.from(menu.options), link = menu.closest("tr").querySelector("a");
      var list = link.getAttribute("href");
      var built = options.find(function (option) { return option.defaultSelected; }) || options[0];
      var choice = remembered(form, menu.name, options.map(valueOf), built.value);

      take(choice.asked() || choice.stored());
      show();
      form.addEventListener("change", function (event) {
        if (event.target === menu) choice.keep(menu.value);
        show();
      });
      form.addEventListener("reset", function () {
        // The menu has its value back when the event is over.
        setTimeout(function () {
          choice.keep(menu.value);
          show();
          form.querySelector(".tools [role=status]").textContent =
            "What was remembered is forgotten.";
        });
      });
      whenBack(function () { take(choice.stored()); });

      function take(value) {
        if (!value || value === menu.value) return;
        menu.value = value;
        menu.dispatchEvent(new Event("change", { bubbles: true }));
      }

      function show() {
        menu.previousElementSibling.textContent = menu.selectedOptions[0].textContent;
        link.setAttribute("href", list + "?" + new URLSearchParams([[menu.name, menu.value]]));
      }
    });
  });

  // A list. Each of its rows leads back with one of the choices.
  document.querySelectorAll("[data-choices]").forEach(function (part) {
    var name = part.getAttribute("data-choices");
    var rows = Array.from(document.getElementById(name).querySelectorAll("tr[id]"));
    var built = rows.find(function (row) { return row.querySelector(".mark"); });
    var choice = remembered(part, name, rows.map(choiceOf), built && choiceOf(built));

    part.querySelector("p").hidden = true;
    tick(choice.asked() || choice.stored());
    whenBack(function () { tick(choice.stored()); });
    part.addEventListener("click", function (event) {
      var link = event.target.closest("a");
      if (link) choice.keep(choiceOf(link.closest("tr")));
    });

    function choiceOf(row) {
      return row.id.slice(name.length + 1);
    }

    function tick(value) {
      if (!value) return;
      rows.forEach(function (row) {
        var mark = row.querySelector(".mark, .unmarked"), link = row.querySelector("a");
        var isChosen = choiceOf(row) === value;
        mark.className = isChosen ? "mark" : "unmarked";
        mark.firstElementChild.textContent = isChosen ? "Selected" : "Not selected";
        if (link && isChosen) link.setAttribute("aria-current", "true");
        else if (link) link.removeAttribute("aria-current");
      });
    }
  });

  // What is chosen for the whole site, if it is one of the values on offer.
  function remembered(part, name, offered, built) {
    var front = new URL(part.getAttribute("data-site"), location.href).pathname;
    var key = ["rowhouse", front, "choice", name].join(" ");

    function keep(value) {
      if (!offered.includes(value)) return;
      // Storage can be blocked or full; then the address alone says what was chosen.
      try {
        localStorage.removeItem(key);
        if (value !== built) localStorage.setItem(key, value);
        forgetAddress();
      } catch (error) { /* As if there were no storage. */ }
    }

    // What is remembered is not chosen again by an address that is kept, or gone back to.
    function forgetAddress() {
      var address = new URL(location.href);
      if (!address.searchParams.has(name)) return;
      address.searchParams.delete(name);
      history.replaceState(history.state, "", address);
    }

    return {
      keep: keep,

      // What the address says was chosen a moment ago.
      asked: function () {
        var value = new URLSearchParams(location.search).get(name);
        if (!offered.includes(value)) return null;
        keep(value);
        return value;
      },
      stored: function () {
        try {
          var value = localStorage.getItem(key);
          return offered.includes(value) ? value : built;
        } catch (error) {
          return null;
        }
      },
    };
  }

  // A page that is gone back to may be as it was left.
  function whenBack(call) {
    window.addEventListener("pageshow", function (event) {
      if (event.persisted) call();
    });
  }

  function valueOf(option) {
    return option.value;
  }
})();
