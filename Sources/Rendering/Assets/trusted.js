// Where addresses of scripts must be trusted, those of the search are, and no others.
const home = document.getElementById("search-form")?.dataset.base ?? "";
const policy = window.trustedTypes?.createPolicy("rowhouse", {createScriptURL: (text) =>
  text.startsWith(home) && /^(search\/\w+\.js\?\w+|assets\/(player|explorer)\.js)$/
    .test(text.slice(home.length)) ? text : ""});
const trusted = (text) => policy?.createScriptURL(text) ?? text;
