// Draws the contents of a cell from a value in the index.

// Whether the page has too many rows to show at once.
const isLong = false;

// Shortens a number to four digits behind its mark; below one, to four after the zeros.
const glance = (text) => text.replace(/^([^.,\d]*)(\d*)([.,])(\d+)$/, (all, sign, whole, mark, rest) => {
  const places = 4 + (/[1-9]/.test(whole) ? 0 : rest.search(/[^0]|$/));
  if (rest.length <= places) return all;
  const rounded = BigInt(whole + rest.slice(0, places)) + (rest[places] < "5" ? 0n : 1n);
  const digits = String(rounded).padStart(whole.length + places, 0);
  return sign + digits.slice(0, -places) + mark + digits.slice(-places);
});

// The contents of a cell, as on the pages of the listing, with the path of a file that it names.
function contents({kind, isGrouped, isShortened}, value, title, file) {
  const form = kind?.slice(5);
  if (/^link:/.test(kind) && value) {
    return make("a", {href: form.split("{}").join(encodeURIComponent(value))}, value);
  }
  if (/^list:/.test(kind)) return make("ul", {}, value.split(form).map((part) => make("li", {}, part.trim())));
  const [, scheme = "https", rest] =
    /^(?:(https?):\/\/|\/\/|(?=www\.))([a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?(?:[/?#][^|]*)?)$/i.exec(value) ?? [];
  const url = file ? base + file : rest && `${scheme.toLowerCase()}://${rest}`;
  const [, prefix, mail] = /^(mailto:)?([^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+)$/i.exec(value) ?? [];
  if (kind === "sound" && url) {
    return make("a", {href: url, ...scheme[4] && {class: "play"}}, phrases.play);
  }
  if (kind === "image" && rest && scheme[4] || kind === "photo" && file) {
    return make("img", {src: url, alt: title, loading: "lazy", referrerpolicy: "no-referrer"});
  }
  if (/^(pic|im)/.test(kind) && !url && value) return make("img", {src: base + value, alt: title});
  if (kind === "colour" && value[0] === "#") {
    return [svg("svg", {class: "swatch", viewBox: "0 0 1 1", "aria-hidden": "true"},
      svg("path", {fill: value, d: "M0 0h1v1H0z"})), value];
  }
  if (kind === "share" && /^(100|\d\d?)(?!\d)/.test(value)) {
    return [make("i", {class: `b p${parseInt(value, 10)}`}), value];
  }
  if (kind === "epoch" && value && isFinite(value)) {
    const time = new Date(value * (Math.abs(value) < 1e11 ? 1000 : 1));
    return time.toISOString().slice(0, 19).replace("T", " ") + " UTC";
  }
  if (file || url && /^[hw]/i.test(value)) {
    return make("a", {href: url}, file ? value : rest.replace(/^www\./i, "").replace(/^([^/]*)\/$/, "$1"));
  }
  if (mail && (kind === "email" || prefix)) return make("a", {href: "mailto:" + mail}, mail);
  const shown = isShortened ? glance(value) : value;
  return isGrouped ? shown.replace(/\d+/, (digits) => grouped(digits)) : shown;
}
