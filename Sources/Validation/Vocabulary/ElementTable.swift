/// The category of every element, its allowed content, and the content that it forbids at any
/// depth.
///
/// After the HTML Living Standard, section 4 and its index of elements. It is narrower in two
/// places: `tbody` and `colgroup`, which HTML's parser adds and XML's does not, must be written.
///
/// A row has the names of elements, in SVG after `svg-`, and their facts: the kinds of
/// content that they count as, their own content (`text`, categories, elements, or that of their
/// `parent`), the groups that they belong to, the groups that they bar, and their traits.
enum ElementTable {
  static let text = """
    # The page and its head
    html: holds head body
    head: holds metadata; traits resource
    title: is metadata; holds text; traits named resource
    meta link: is metadata; holds nothing; traits void resource
    script style: is metadata flow phrasing; holds anything; traits resource
    template: is metadata flow phrasing; holds anything
    slot: is flow phrasing; holds parent
    body: holds text flow
    unknown: is metadata flow phrasing drawing; holds anything
    # Sections
    article: is flow; holds text flow; groups sectioning; bars main
    section: is flow; holds text flow; groups sectioning; traits landmark
    nav aside: is flow; holds text flow; groups sectioning; bars main; traits landmark
    h1 h2 h3 h4 h5 h6: is flow heading; holds text phrasing; groups heading; traits named \
      heading
    hgroup: is flow heading; holds h1 h2 h3 h4 h5 h6 p; groups heading
    header footer: is flow; holds text flow; groups headerFooter; bars headerFooter main
    address: is flow; holds text flow; groups address; bars heading sectioning headerFooter \
      address
    main: is flow; holds text flow; groups main; traits landmark
    search: is flow; holds text flow; traits landmark
    # Blocks
    p: is flow; holds text phrasing
    hr: is flow; holds nothing; traits void
    pre: is flow; holds text phrasing; traits preformatted
    blockquote div: is flow; holds text flow
    ol ul menu: is flow; holds li script template
    li dd figcaption: holds text flow
    dl: is flow; holds dt dd div script template
    dt: holds text flow; bars headerFooter sectioning heading
    figure: is flow; holds text flow figcaption
    # Text
    a: is flow phrasing; holds parent; groups anchor; bars interactive anchor; traits named
    dfn: is flow phrasing; holds text phrasing; groups dfn; bars dfn
    ruby: is flow phrasing; holds text phrasing rt rp
    rt: holds text phrasing
    rp: holds text
    br wbr: is flow phrasing; holds nothing; traits void
    ins del: is flow phrasing; holds parent
    em strong small s cite q abbr data time code var samp kbd sub sup i b u mark bdi bdo span: \
      is flow phrasing; holds text phrasing
    # Pictures and sounds
    picture: is flow phrasing; holds source img script template
    source track: holds nothing; traits void
    img area: is flow phrasing; holds nothing; traits void resource
    audio video: is flow phrasing; holds parent source track; groups media; bars media; traits \
      resource
    map canvas: is flow phrasing; holds parent
    # Tables
    table: is flow; holds caption colgroup thead tbody tfoot script template; groups table; \
      traits tablePart
    caption: holds text flow; bars table; traits tablePart named
    colgroup: holds col template; traits tablePart
    col: holds nothing; traits void tablePart
    thead tbody tfoot: holds tr script template; traits tablePart
    tr: holds th td script template; traits tablePart
    th: holds text flow; bars headerFooter sectioning heading; traits tablePart
    td: holds text flow; traits tablePart
    # Forms
    form: is flow; holds text flow; groups form; bars form; traits landmark
    label: is flow phrasing; holds text phrasing; groups interactive label; bars label; traits \
      named control
    input: is flow phrasing; holds nothing; traits void labelable control
    button: is flow phrasing; holds text phrasing; groups interactive; bars interactive anchor; \
      traits labelable named
    select: is flow phrasing; holds option optgroup hr script template; groups interactive; \
      traits labelable control
    datalist: is flow phrasing; holds text phrasing option
    optgroup: holds option legend script template
    option: holds text; traits named
    textarea: is flow phrasing; holds text; groups interactive; traits labelable control \
      preformatted
    output: is flow phrasing; holds text phrasing; traits labelable
    progress: is flow phrasing; holds text phrasing; groups progress; bars progress; traits \
      labelable control
    meter: is flow phrasing; holds text phrasing; groups meter; bars meter; traits labelable \
      control
    fieldset: is flow; holds text flow legend
    legend summary: holds text phrasing heading; traits named first
    details: is flow; holds text flow summary; groups interactive
    dialog: is flow; holds text flow
    # SVG 2: the geometry and presentation attributes that a still drawing needs
    svg: is flow phrasing drawing; holds drawing; traits named
    svg-g svg-defs svg-marker: is drawing; holds drawing
    svg-title svg-desc: is drawing; holds text
    svg-rect svg-circle svg-ellipse svg-line svg-path svg-polyline svg-polygon: is drawing; holds \
      svg-title svg-desc
    svg-image: is drawing; holds svg-title svg-desc; traits resource
    svg-text: is drawing; holds text svg-tspan svg-a svg-title
    svg-tspan: holds text svg-tspan svg-a svg-title
    svg-a: is drawing; holds parent svg-title; groups anchor; bars interactive anchor; traits \
      named
    """
}
