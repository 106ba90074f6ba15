/// The elements that this house refuses, or that HTML has given up, each with its reason.
enum ForbiddenElements {
  /// Returns the message for an element that is not in the table.
  static func message(for name: String) -> String {
    if let reason = reasons[name] { return "<\(name)> is not allowed: \(reason)" }
    let lowercased = name.lowercased()
    if lowercased != name, names.contains(lowercased) {
      return "<\(name)> is not an element of HTML: write <\(lowercased)>"
    }
    return "<\(name)> is not an element of HTML: use one that is, or a <span> with a class"
  }

  /// Returns the message for an element of SVG that is not in the table.
  static func svgMessage(for name: String) -> String {
    if let reason = svgReasons[name] { return "<\(name)> in an <svg> is not allowed: \(reason)" }
    return
      "<\(name)> is not among the elements of a still drawing: draw with shapes, paths and text"
  }

  private static let names = Set(ElementName.allCases.filter { !$0.isSVG }.map(\.text))

  /// Reads rows such as `tt big: it says how text looks`.
  private static func reasons(_ table: String) -> [String: String] {
    var reasons: [String: String] = [:]
    for row in TableWords.rows(of: table) {
      let sides = row.split(at: ":", maxSplits: 1)
      for name in sides[0].split(at: " ") { reasons[String(name)] = String(sides[1].dropFirst()) }
    }
    return reasons
  }

  private static let reasons = reasons(
    """
    style: move its rules to a style sheet of the site and link it
    base: it changes the target of every reference; write each reference relative to the page
    iframe: it loads another page into this one; link to it
    object embed: it loads what only some browsers can show; use <img>, <audio>, <video> or a link
    param: it belongs to <object>, which is not allowed
    noscript: HTML and XML read it differently; write what works without a script and let the \
    script improve it
    math: MathML is not among the elements of these pages; write the formula as text or a picture
    applet: no browser runs it; leave it out
    frameset frame noframes: pages stand alone; link them
    font center big: it says how text looks; use a class and the style sheet
    tt: it says how text looks; use <code>, <kbd> or <samp>
    strike: HTML has given it up; use <s> or <del>
    acronym: HTML has given it up; use <abbr>
    dir: HTML has given it up; use <ul>
    marquee blink: moving text cannot be read by everyone; let it stand still
    plaintext xmp: HTML has given it up; use <pre>
    image: HTML calls it <img>
    """)

  private static let svgReasons = reasons(
    """
    script: a drawing runs nothing; use a deferred script of the page
    foreignObject: HTML belongs beside the drawing, not in it
    style: move its rules to a style sheet of the site and link it
    animate animateMotion animateTransform set: drawings stand still
    use: draw the shape where it is needed
    """)
}
