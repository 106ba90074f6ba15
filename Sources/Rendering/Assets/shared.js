// What the scripts have in common. Each of them is one function in strict mode, which begins with
// these lines.

// The elements inside another that a selector finds.
const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];

// A new element with attributes, and what is in it.
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const pair of Object.entries(attributes)) element.setAttribute(...pair);
  element.append(...children.flat());
  return element;
}

// Has an action called on events of some names, and returns what they happen to.
function on(target, names, action, isCaptured) {
  for (const name of names.split(" ")) target.addEventListener(name, action, isCaptured);
  return target;
}

// What an action returns; nothing if it fails, as storage does where it is blocked or full.
function attempt(action) {
  try {
    return action();
  } catch {
    // It gives nothing.
  }
}
