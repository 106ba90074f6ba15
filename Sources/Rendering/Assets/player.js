// Turns the play links of a page into buttons of one shared player, also those that other scripts
// add later. Nothing is fetched until something is played, and without this script the links open
// the sounds.
(function () {
  "use strict";

  var MEMORY = "rowhouse continues";
  // How long a failure can be read before the next sound begins, in milliseconds.
  var PAUSE = 4000;

  var player, title, audio, controls, continues, waiting;
  // What is in the player. Its row may be hidden by now, or gone: it goes on playing.
  var current = null, isPlaying = false;

  if (!document.createElement("audio").play) return;
  adopt(document.body);
  new MutationObserver(function (changes) {
    changes.forEach(function (change) { change.addedNodes.forEach(adopt); });
    if (current) showSteps();
  }).observe(document.body, {
    childList: true, subtree: true, attributes: true, attributeFilter: ["hidden", "open"]
  });
  document.addEventListener("keydown", pressKey);

  // MARK: The buttons

  function adopt(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    if (node.matches("a.play")) replace(node);
    else node.querySelectorAll("a.play").forEach(replace);
  }

  function replace(link) {
    var isFocused = link === document.activeElement;
    var button = document.createElement("button");
    button.type = "button";
    button.className = link.className;
    button.dataset.sound = link.href;
    if (link.dataset.name) button.dataset.name = link.dataset.name;
    button.addEventListener("click", function () { toggle(button); });
    link.replaceWith(button);
    label(button);
    if (isFocused) button.focus();
  }

  // The row's name and its anchor: "Common Blackbird, row-7". A row that is
  // called by its number is about the species in it, or else about what its group is about. What is
  // in no list is what the page is about, unless it has a name: a screen's row has.
  function name(button) {
    if (button.dataset.name) return button.dataset.name;
    var row = button.closest(".listing tr");
    if (!row) return document.querySelector("h1").textContent.trim();
    var head = row.querySelector("th");
    var title = head ? head.textContent.trim() : "";
    if (title === row.id) {
      var species = row.querySelector("td i");
      var group = row.parentNode.querySelector(".group th");
      title = species ? species.parentNode.textContent : group ? group.firstChild.textContent : "";
    }
    return [title.trim(), row.id].filter(Boolean).join(", ");
  }

  // A row that was taken away and comes back is the same one.
  function isCurrent(button) {
    return current && current.sound === button.dataset.sound && current.row === rowID(button);
  }

  function rowID(button) {
    var row = button.closest("tr");
    return row ? row.id : "";
  }

  function label(button) {
    var word = isPlaying && isCurrent(button) ? "Pause" : "Play";
    button.toggleAttribute("data-playing", word === "Pause");
    button.textContent = word;
    // What a row of a screen says is what its page says without this script.
    if (button.dataset.name) add(button, "span", " " + button.dataset.name).className = "vh";
    button.setAttribute("aria-label", word + " " + name(button));
  }

  function mark(plays) {
    isPlaying = plays;
    buttons().filter(function (button) {
      return isCurrent(button) || button.hasAttribute("data-playing");
    }).forEach(label);
  }

  function buttons() { return Array.from(document.querySelectorAll("button.play")); }

  // MARK: The player, which is made when it is first needed

  function open() {
    player = add(document.querySelector("main"), "div");
    player.className = "player";
    player.setAttribute("role", "region");
    player.setAttribute("aria-label", "Player");
    title = add(player, "p");
    title.setAttribute("role", "status");
    audio = add(player, "audio");
    audio.controls = true;
    audio.preload = "none";
    controls = add(player, "div");
    addButton("Previous", "P", function () { step(-1); });
    addButton("Next", "N", function () { step(1); });
    var choice = add(controls, "label");
    continues = add(choice, "input");
    continues.type = "checkbox";
    continues.checked = recall();
    continues.addEventListener("change", remember);
    choice.append("Continue down the list");
    add(controls, "small", "Keys here and on Play: N next, P previous");
    addButton("Close", "", stop);
    audio.addEventListener("play", function () { mark(true); });
    audio.addEventListener("pause", function () { mark(false); });
    audio.addEventListener("ended", function () { if (continues.checked) step(1); });
    audio.addEventListener("error", fail);
    // What gets the focus is scrolled to where the player does not cover it.
    new ResizeObserver(function () {
      document.documentElement.style.setProperty("--player", player.offsetHeight + "px");
    }).observe(player);
  }

  function add(parent, tag, text) {
    var element = document.createElement(tag);
    if (text) element.textContent = text;
    parent.append(element);
    return element;
  }

  function addButton(text, key, action) {
    var button = add(controls, "button", text);
    button.type = "button";
    if (key) button.setAttribute("aria-keyshortcuts", key);
    button.addEventListener("click", action);
  }

  // Storage can be blocked; then the choice is that of this page.
  function recall() {
    try { return sessionStorage.getItem(MEMORY) === "yes"; } catch (error) { return false; }
  }

  function remember() {
    clearTimeout(waiting);
    try { sessionStorage.setItem(MEMORY, continues.checked ? "yes" : "no"); }
    catch (error) { /* As if there were no storage. */ }
  }

  // MARK: Playing

  function toggle(button) {
    if (isPlaying && isCurrent(button)) audio.pause();
    else play(button);
  }

  function play(button) {
    if (!player) open();
    clearTimeout(waiting);
    if (!isCurrent(button) || audio.error) {
      mark(false);
      current = { button: button, sound: button.dataset.sound, row: rowID(button) };
      current.name = name(button);
      title.textContent = current.name;
      audio.src = current.sound;
      tellSystem();
    }
    player.hidden = false;
    showSteps();
    // A sound that cannot be played says so through the error event; one that is replaced before
    // it begins rejects here, and the next one says what is playing.
    audio.play().catch(function () {});
  }

  function stop() {
    var hadFocus = player.contains(document.activeElement);
    var button = place();
    clearTimeout(waiting);
    audio.pause();
    mark(false);
    current = null;
    // What is still on its way is called off.
    audio.removeAttribute("src");
    audio.load();
    player.hidden = true;
    tellSystem();
    if (hadFocus) (button || document.querySelector(".scroll") || document.body).focus();
  }

  function fail() {
    if (!current || !audio.getAttribute("src")) return;
    mark(false);
    var goesOn = continues.checked && neighbour(1);
    title.textContent = current.name + " could not be played. ";
    add(title, "a", "Open the sound itself").href = current.sound;
    if (!goesOn) return;
    title.append(". The next one follows.");
    waiting = setTimeout(function () {
      // Somebody who is at the link is not taken away from it.
      if (!title.contains(document.activeElement)) step(1);
    }, PAUSE);
  }

  // MARK: From one to the next

  function step(direction) {
    var button = neighbour(direction);
    if (button) play(button);
  }

  // The next in the list as it is shown now. Where the row of what is playing has been taken away,
  // the list begins anew.
  function neighbour(direction) {
    var all = buttons().filter(function (button) { return button.getClientRects().length; });
    var own = place();
    if (!own) return direction > 0 ? all[0] : undefined;
    var side = direction > 0
      ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    var others = all.filter(function (other) {
      return own.compareDocumentPosition(other) & side;
    });
    return direction > 0 ? others[0] : others[others.length - 1];
  }

  // The button of what is in the player, if it is on the page.
  function place() {
    return current.button.isConnected ? current.button : buttons().find(isCurrent);
  }

  // A button that leads nowhere keeps the focus, so it is not disabled but said to be.
  function showSteps() {
    var steps = controls.querySelectorAll("[aria-keyshortcuts]");
    [neighbour(-1), neighbour(1)].forEach(function (other, index) {
      steps[index].setAttribute("aria-disabled", other ? "false" : "true");
    });
    controls.classList.toggle("single", buttons().length < 2);
  }

  // Only where it is about the player: elsewhere letters are for the browser and screen readers.
  function pressKey(event) {
    if (!current || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (!event.target.closest(".player, button.play")) return;
    var key = event.key.toLowerCase();
    if (key !== "n" && key !== "p") return;
    event.preventDefault();
    step(key === "n" ? 1 : -1);
  }

  // MARK: The system's own player, with its keys

  function tellSystem() {
    var session = navigator.mediaSession;
    if (!session) return;
    session.metadata = current
      ? new MediaMetadata({ title: current.name, album: document.title }) : null;
    handle(session, "play", function () { audio.play().catch(function () {}); });
    handle(session, "pause", function () { audio.pause(); });
    handle(session, "stop", stop);
    handle(session, "previoustrack", function () { step(-1); });
    handle(session, "nexttrack", function () { step(1); });
    handle(session, "seekto", function (details) { audio.currentTime = details.seekTime; });
  }

  function handle(session, action, handler) {
    try { session.setActionHandler(action, current ? handler : null); }
    catch (error) { /* The browser does not know this one. */ }
  }
})();
