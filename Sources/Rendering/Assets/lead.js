// Leads to the listing, where rows are found, with what was asked here.
const listing = document.getElementById("search-listing");
location.replace(listing.href + location.search);
