// Where addresses of scripts must be trusted, those of the search are, and no others.
const policy = window.trustedTypes?.createPolicy("rowhouse", {createScriptURL: (text) =>
  /^(\.\.\/)*(search\/\w+\.js\?\w+|assets\/(player|explorer)\.js)$/.test(text) ? text : ""});
const trusted = (text) => policy?.createScriptURL(text) ?? text;
