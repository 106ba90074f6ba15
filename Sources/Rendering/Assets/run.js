// Runs a script, whose address has to be trusted first.
const run = (address) => new Promise((resolve, reject) => {
  const script = make("script", {});
  script.src = trusted(address);
  script.onload = resolve;
  script.onerror = reject;
  document.head.append(script);
  on(script, "load error", () => script.remove());
});
