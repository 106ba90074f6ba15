// Loads a page again when there is another site than the one it is from, and shows why there is none.
// The server of `watch` adds this script to the pages that it sends; no file of a site has it.
{
  const address = new URL(document.currentScript.src);
  const own = Number(address.searchParams.get("site"));
  const panel = document.createElement("section");
  const heading = document.createElement("h2");
  const text = document.createElement("pre");
  heading.textContent = "Build failed";
  panel.id = "rowhouse-fault";
  panel.lang = "en";
  panel.tabIndex = 0;
  panel.setAttribute("role", "alert");
  panel.append(heading, text);
  // By properties: a content security policy forbids the attribute.
  Object.assign(panel.style, {
    background: "#fff", border: "4px solid #b00020", bottom: "0", boxSizing: "border-box",
    color: "#1c1c1e", left: "0", maxHeight: "60%", overflow: "auto", padding: "0.5rem 1rem",
    position: "fixed", right: "0", zIndex: "2147483647",
  });
  Object.assign(heading.style, { color: "#b00020", font: "bold 1rem sans-serif", margin: "0.5rem 0" });
  Object.assign(text.style, {
    font: "0.875rem/1.4 monospace", margin: "0", overflowWrap: "anywhere", whiteSpace: "pre-wrap",
  });

  const hear = (event) => {
    const news = JSON.parse(event.data);
    if (news.site !== own) {
      location.reload();
    } else if (news.fault) {
      text.textContent = news.fault;
      // A text that changes in a page is read out.
      if (!panel.isConnected) document.body.append(panel);
    } else {
      panel.remove();
    }
  };

  // A browser has six connections for all pages of a server, so only those that can be seen listen.
  let source = null;
  const listen = () => {
    if (document.hidden || source) return;
    source = new EventSource(new URL("news", address));
    source.addEventListener("message", hear);
  };
  const rest = () => {
    if (source) source.close();
    source = null;
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? rest() : listen()));
  addEventListener("pagehide", rest);
  addEventListener("pageshow", listen);
  listen();
}
