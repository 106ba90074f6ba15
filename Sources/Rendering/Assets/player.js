// Turns the play links of a listing into buttons of one shared player. Nothing is fetched until
// something is played, and without this script the links open the sounds.
(function () {
  "use strict";

  var links = document.querySelectorAll("a.play");
  if (!links.length || !document.createElement("audio").play) return;

  var player, title, audio, current;

  links.forEach(function (link) {
    var button = document.createElement("button");
    button.type = "button";
    button.className = link.className;
    button.dataset.sound = link.href;
    button.addEventListener("click", function () { toggle(button); });
    link.replaceWith(button);
    label(button, "Play");
  });

  // The player is made when it is first needed.
  function open() {
    player = document.createElement("div");
    player.className = "player";
    player.setAttribute("role", "region");
    player.setAttribute("aria-label", "Player");
    title = document.createElement("p");
    title.setAttribute("role", "status");
    audio = document.createElement("audio");
    audio.controls = true;
    audio.preload = "none";
    var close = document.createElement("button");
    close.type = "button";
    close.textContent = "Close";
    close.addEventListener("click", stop);
    player.append(title, audio, close);
    document.querySelector("main").append(player);
    audio.addEventListener("play", function () { mark(true); });
    audio.addEventListener("pause", function () { mark(false); });
    audio.addEventListener("ended", function () { mark(false); });
    audio.addEventListener("error", fail);
  }

  function toggle(button) {
    if (!player) open();
    if (button === current && !audio.paused) return audio.pause();
    if (button !== current) {
      mark(false);
      current = button;
      title.textContent = name(button);
      audio.src = button.dataset.sound;
    }
    player.hidden = false;
    // A sound that cannot be played says so through the error event; one that is replaced before
    // it begins rejects here, and the next one says what is playing.
    audio.play().catch(function () {});
  }

  // The row's name and the recording's number: "Common Blackbird, XC900000001". A row that is
  // called by its number is about the species in it, or else about what its group is about.
  function name(button) {
    var row = button.closest("tr");
    var title = row.querySelector("th").textContent;
    if (title === row.id) {
      var species = row.querySelector("td i");
      var group = row.parentNode.querySelector(".group th");
      title = species ? species.parentNode.textContent : group ? group.firstChild.textContent : "";
    }
    return [title.trim(), row.id].filter(Boolean).join(", ");
  }

  function mark(isPlaying) {
    if (!current) return;
    current.toggleAttribute("data-playing", isPlaying);
    label(current, isPlaying ? "Pause" : "Play");
  }

  function label(button, word) {
    button.textContent = word;
    button.setAttribute("aria-label", word + " " + name(button));
  }

  function fail() {
    if (!current || !audio.getAttribute("src")) return;
    mark(false);
    title.textContent = name(current) + " could not be played. ";
    var link = document.createElement("a");
    link.href = current.dataset.sound;
    link.textContent = "Open the sound itself";
    title.append(link);
  }

  function stop() {
    var button = current;
    audio.pause();
    mark(false);
    current = null;
    audio.removeAttribute("src");
    player.hidden = true;
    if (button) button.focus();
  }
})();
