// Leads to the listing, where rows are found, with what was asked here, some of it by its name now.
const listing = document.getElementById("search-listing"), names = new URLSearchParams(listing.dataset.names);
const asked = [...new URLSearchParams(location.search)].filter(([, value]) => value).map(([name, value]) => {
  const own = names.get(name);
  if (!own) return [name, value];
  if (value === "none") return ["none", own];
  return [own, own.startsWith("in-") ? value + phrases.until + value : value];
});
location.replace(listing.href + (asked.length ? "?" + new URLSearchParams(asked) : ""));
