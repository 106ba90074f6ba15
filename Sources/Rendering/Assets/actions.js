// Makes the rows of a page do what they say: copy a text, share an address, print the page. Without
// this script they are words, with the text or the address below them. Nothing is sent.

for (const words of all(".row [data-copy], .row [data-share], .row [data-print]")) {
  const row = words.closest(".row"), status = make("small", {role: "status"});
  words.parentNode.append(" ", status);
  words.replaceWith(on(
    make("button", {type: "button", class: words.className}, words.textContent), "click",
    action(words, row, status)));
  row.classList.add("link");
}

function action(words, row, status) {
  if (words.hasAttribute("data-print")) return () => print();
  const text = words.dataset.copy;
  if (text !== undefined) {
    // The element of the row that says the text and nothing else.
    const place = all("small, .value, .act", row).find((part) => part.textContent === text);
    return () => copy(text, place, status, phrases.copied);
  }
  // The address is words now, as the row itself can be pressed.
  const link = row.querySelector("small > a"), address = link.href, place = link.parentNode;
  place.textContent = address;
  place.hidden = true;
  return () => share(address, place, status);
}

async function share(address, place, status) {
  const sheet = {title: document.title, url: address};
  if (navigator.share && (navigator.canShare?.(sheet) ?? true)) {
    try {
      await navigator.share(sheet);
      status.textContent = phrases.shared;
      return;
    } catch (error) {
      // Whoever closes the sheet has chosen to.
      if (error.name === "AbortError") return;
    }
  }
  copy(address, place, status, phrases.addressCopied);
}

async function copy(text, place, status, done) {
  // What is said twice is heard twice only if it is gone in between.
  status.textContent = "";
  let isCopied;
  try {
    // Some browsers have no clipboard for a page that is opened from a folder.
    await navigator.clipboard.writeText(text);
    isCopied = true;
  } catch {
    isCopied = select(text, place);
  }
  status.textContent = isCopied ? done : phrases.selectedToCopy;
}

// Selects the text where it is shown, and copies it as browsers did before they had a clipboard.
function select(text, place) {
  place.hidden = false;
  getSelection().selectAllChildren(place);
  const fill = (event) => {
    event.preventDefault();
    event.clipboardData.setData("text/plain", text);
  };
  document.addEventListener("copy", fill);
  const isCopied = document.execCommand("copy");
  document.removeEventListener("copy", fill);
  return isCopied;
}
