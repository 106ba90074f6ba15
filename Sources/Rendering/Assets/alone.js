// What a page that is one file has where scripts run, which look for nothing beside it.

const trusted = (address) => address;
for (const part of all(".tools [hidden]")) part.hidden = false;
document.getElementById("search-form").setAttribute("action", location.pathname);
