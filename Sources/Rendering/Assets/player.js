// Turns the play links of a page into buttons of one shared player, also those of rows that other
// scripts draw later, as they say by an event. Nothing is fetched until something is played, and without this script the links open
// the sounds.

const MEMORY = "rowhouse continues";
// How long a failure can be read before the next sound begins, in milliseconds.
const PAUSE = 4000;
// How many times as fast sounds can be played.
const SPEEDS = [[0.25, "¼"], [0.5, "½"], [1, "1"], [2, "2"]];

let player, title, audio, controls, continues, waiting, pausing, seek, time;
// What is in the player. Its row may be hidden by now, or gone: it goes on playing.
let current, isPlaying = false;

if (!document.createElement("audio").play) return;
adopt();
on(document, "rowhouse:rows", adopt);
// What is folded away is passed over. This event stays at its element, but is on its way there.
on(document, "toggle", () => current && showSteps(), true);
on(document, "click", (event) => {
  const button = event.target.closest("button.play"), picture = event.target.closest(".sono > a");
  if (button) toggle(button);
  if (picture) showPicture(event, picture);
});
on(document, "keydown", pressKey);

// The buttons

function adopt() {
  all("a.play").forEach(replace);
  if (current) showSteps();
}

function replace(link) {
  const isFocused = link === document.activeElement, {name} = link.dataset;
  const button = make("button", {
    type: "button", class: link.className, "data-sound": link.href, ...name && {"data-name": name},
  });
  link.replaceWith(button);
  label(button);
  if (isFocused) button.focus();
}

// The picture of a sound is fetched when it is asked for; one that does not come stays a link.
function showPicture(event, link) {
  const image = make("img", {
    src: link.href, alt: link.dataset.name, referrerpolicy: "no-referrer",
  });
  event.preventDefault();
  on(image, "load", () => {
    const hadFocus = link === document.activeElement;
    link.replaceWith(image);
    if (hadFocus) document.querySelector(".sound .play")?.focus();
  });
  on(image, "error", () => location.assign(link.href));
}

// The row's name and its anchor: "Low tide, row-7". A row that is called by its anchor is about what
// has a second name there, in another language, or else about what its group is about. What is in no
// list is what the page is about, unless it has a name: a screen's row has.
function nameOf(button) {
  if (button.dataset.name) return button.dataset.name;
  const card = button.closest("li.card");
  if (card) return card.querySelector("h3").textContent;
  const row = button.closest(".listing tr");
  if (!row) return document.querySelector("h1").textContent.trim();
  const cell = row.querySelector("th");
  let name = cell ? cellText(cell) : "";
  if (name === row.id) {
    const named = row.querySelector("td > i[lang]")?.parentNode.textContent;
    const group = row.parentNode.querySelector(".group div, .group th:not(:has(div))");
    name = named ?? group?.firstChild.textContent ?? "";
  }
  return [name.trim(), row.id].filter(Boolean).join(", ");
}

// A row that was taken away and comes back is the same one.
function isCurrent(button) {
  return current && current.sound === button.dataset.sound && current.row === rowID(button);
}

function rowID(button) {
  return button.closest("tr")?.id ?? "";
}

function label(button) {
  const word = isPlaying && isCurrent(button) ? phrases.pause : phrases.play, {name} = button.dataset;
  button.toggleAttribute("data-playing", word === phrases.pause);
  // What a row of a screen says is what its page says without this script.
  button.replaceChildren(word, ...name ? [make("span", {class: "vh"}, ` ${name}`)] : []);
  button.setAttribute("aria-label", `${word} ${nameOf(button)}`);
}

function mark(plays) {
  isPlaying = plays;
  buttons().filter((button) => isCurrent(button) || button.hasAttribute("data-playing"))
    .forEach(label);
  pausing.setAttribute("aria-label", isPlaying ? phrases.pause : phrases.play);
  pausing.toggleAttribute("data-playing", isPlaying);
}

function buttons() {
  return all("button.play");
}

// The player, which is made when it is first needed

function open() {
  const button = (text, action, attributes) =>
    on(make("button", {type: "button", ...attributes}, text), "click", action);
  title = make("p", {role: "status"});
  audio = make("audio", {preload: "none"});
  pausing = button("", () => isPlaying ? audio.pause() : start(), {class: "pausing"});
  seek = make("input", {type: "range", step: "any", value: 0, max: 0, "aria-label": phrases.position});
  time = make("span", {class: "n"});
  const speed = make("select", {"aria-label": phrases.speed}, SPEEDS.map(([value, text]) =>
    make("option", {value}, text + "×")));
  speed.value = 1;
  continues = make("input", {type: "checkbox"});
  // Where there is no storage, the choice is that of this page.
  continues.checked = attempt(() => sessionStorage.getItem(MEMORY)) === "yes";
  controls = make("div", {},
    button(phrases.previous, () => step(-1), {"aria-keyshortcuts": "P"}),
    button(phrases.next, () => step(1), {"aria-keyshortcuts": "N"}),
    make("label", {}, continues, phrases.continueDown),
    make("small", {}, phrases.playerKeys),
    button(phrases.close, stop));
  player = make("div", {class: "player", role: "region", "aria-label": phrases.player},
    title, make("div", {class: "seek"}, pausing, seek, time, speed), controls, audio);
  on(continues, "change", () => {
    clearTimeout(waiting);
    attempt(() => sessionStorage.setItem(MEMORY, continues.checked ? "yes" : "no"));
  });
  on(seek, "input", () => audio.currentTime = seek.value);
  on(speed, "change", () => audio.defaultPlaybackRate = audio.playbackRate = speed.value);
  on(audio, "timeupdate durationchange emptied", showTime);
  on(audio, "play", () => mark(true));
  on(audio, "pause", () => mark(false));
  on(audio, "ended", () => {
    if (continues.checked) step(1);
  });
  on(audio, "error", fail);
  // What gets the focus is scrolled to where the player does not cover it.
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--player", `${player.offsetHeight}px`);
  }).observe(player);
}

const clock = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, 0)}`;

// The place in the sound, and its length once that is known.
function showTime() {
  const {currentTime, duration} = audio, isKnown = Number.isFinite(duration);
  seek.max = isKnown ? duration : currentTime;
  seek.value = currentTime;
  time.textContent = [currentTime, ...isKnown ? [duration] : []].map(clock).join(" / ");
  seek.setAttribute("aria-valuetext", time.textContent);
}

// Playing

function toggle(button) {
  if (isPlaying && isCurrent(button)) audio.pause();
  else play(button);
}

function play(button) {
  if (!player) open();
  clearTimeout(waiting);
  if (!isCurrent(button) || audio.error) {
    mark(false);
    current = {
      button, name: nameOf(button), sound: button.dataset.sound, row: rowID(button),
    };
    title.textContent = current.name;
    audio.src = current.sound;
    tellSystem();
  }
  // What its page is about is played in its place.
  const parent = button.closest(".sound") ?? document.querySelector("main");
  if (player.parentNode !== parent) parent.append(player);
  player.hidden = false;
  showSteps();
  start();
}

// A sound that cannot be played says so through the error event; one that is replaced before it
// begins rejects here, and the next one says what is playing.
function start() {
  audio.play().catch(() => {});
}

function stop() {
  const hadFocus = player.contains(document.activeElement), button = place();
  clearTimeout(waiting);
  audio.pause();
  mark(false);
  current = undefined;
  // What is still on its way is called off.
  audio.removeAttribute("src");
  audio.load();
  player.hidden = true;
  tellSystem();
  if (hadFocus) (button ?? document.querySelector(".scroll") ?? document.body).focus();
}

function fail() {
  if (!current || !audio.getAttribute("src")) return;
  mark(false);
  const goesOn = continues.checked && neighbour(1);
  title.replaceChildren(phrases.notPlayed(current.name) + " ",
    make("a", {href: current.sound}, phrases.openSound));
  if (!goesOn) return;
  title.append(". ", phrases.nextFollows);
  waiting = setTimeout(() => {
    // Somebody who is at the link is not taken away from it.
    if (!title.contains(document.activeElement)) step(1);
  }, PAUSE);
}

// From one to the next

function step(direction) {
  const button = neighbour(direction);
  if (button) play(button);
}

// The next in the list as it is shown now. Where the row of what is playing has been taken away,
// the list begins anew.
function neighbour(direction) {
  const shown = buttons().filter((button) => button.getClientRects().length), own = place();
  if (!own) return direction > 0 ? shown[0] : undefined;
  const side = direction > 0
    ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const others = shown.filter((other) => own.compareDocumentPosition(other) & side);
  return direction > 0 ? others[0] : others.pop();
}

// The button of what is in the player, if it is on the page.
function place() {
  return current.button.isConnected ? current.button : buttons().find(isCurrent);
}

// A button that leads nowhere keeps the focus, so it is not disabled but said to be.
function showSteps() {
  all("[aria-keyshortcuts]", controls).forEach((button, index) => {
    button.setAttribute("aria-disabled", !neighbour(index ? 1 : -1));
  });
  controls.classList.toggle("single", buttons().length < 2);
}

// Only where it is about the player: elsewhere letters are for the browser and screen readers.
function pressKey(event) {
  if (!current || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (!event.target.closest(".player, button.play")) return;
  const key = event.key.toLowerCase();
  if (key !== "n" && key !== "p") return;
  event.preventDefault();
  step(key === "n" ? 1 : -1);
}

// The system's own player, with its keys

function tellSystem() {
  const session = navigator.mediaSession;
  if (!session) return;
  session.metadata = current
    ? new MediaMetadata({title: current.name, album: document.title}) : null;
  const handlers = {
    play: start, pause: () => audio.pause(), stop,
    previoustrack: () => step(-1), nexttrack: () => step(1),
    seekto: ({seekTime}) => audio.currentTime = seekTime,
  };
  for (const [action, handler] of Object.entries(handlers)) {
    // A browser may not know this one.
    attempt(() => session.setActionHandler(action, current ? handler : null));
  }
}
