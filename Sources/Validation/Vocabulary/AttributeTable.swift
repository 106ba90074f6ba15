/// The attributes, with their elements and the types of their values.
///
/// After the index of attributes in the HTML Living Standard, WAI-ARIA 1.2 and SVG 2. An attribute
/// may have several rows; the first whose elements include the one in question counts. `html*` are
/// all elements of HTML, `svg*` those of SVG, `*` both; without a `=`, any value is allowed.
enum AttributeTable {
  static let text = """
    # Of every element
    id class lang xml:lang role on *
    title accesskey itemid itemprop itemtype slot on html*
    inert itemscope on html* = boolean
    autofocus on * = boolean
    xml:space on svg* = one of default preserve
    style on * = refused by inline-code, move it to a class in a style sheet of the site
    dir on html* = one of ltr rtl auto
    hidden on html* = one of "" hidden until-found
    tabindex on * = one of 0 -1
    autocapitalize on html* = one of off none on sentences words characters
    autocorrect on html* = one of on off ""
    contenteditable on html* = one of true false plaintext-only ""
    draggable on html* = one of true false
    enterkeyhint on html* = one of enter done go next previous search send
    inputmode on html* = one of none text tel url email numeric decimal search
    itemref on html* = ids of anything
    nonce on link script
    popover on html* = one of auto manual hint ""
    spellcheck writingsuggestions on html* = one of true false ""
    translate on html* = one of yes no ""
    property on meta
    # Addresses
    href on a area link svg-a svg-image = address
    src on img script audio video source track input = address
    srcset on img source = addresses
    imagesrcset on link = addresses
    action on form = address
    formaction on button input = address
    poster on video = address
    cite on blockquote q ins del = address
    ping on a area = refused by allowed-attribute, it tells others of every click; leave it out
    # References to elements of the page
    for on label = id of labelable
    for on output = ids of anything
    form on button fieldset input output select textarea = id of form
    list on input = id of datalist
    headers on td th = ids of headerCell
    popovertarget on button input = id of anything
    commandfor on button = id of anything
    usemap on img = id of map
    aria-activedescendant on * = id of anything
    aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby \
      aria-owns on * = ids of anything
    # The page and its text
    charset on meta = one of utf-8
    content on meta
    media on link meta source
    name on meta map slot = words
    http-equiv on meta = one of content-security-policy default-style refresh
    rel on link a area form = words
    as imagesizes color on link
    sizes on link img source
    hreflang on a link
    type on a link source
    blocking on link script = one of render
    disabled on link = boolean
    download on a area
    target on a area form = words
    referrerpolicy on a area img link script = one of "" no-referrer no-referrer-when-downgrade \
      same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin \
      unsafe-url
    defer async nomodule on script = boolean
    type on script
    integrity on script link
    crossorigin on audio img link script video = one of "" anonymous use-credentials
    fetchpriority on img link script = one of high low auto
    datetime on time ins del = words
    value on data
    value on li = from -1000000 to 1000000
    start on ol = from -1000000 to 1000000
    reversed on ol = boolean
    type on ol = one of 1 a i
    shadowrootmode on template = one of open closed
    # Pictures and sounds
    alt on img area input
    width height on canvas img input source video = from 0 to 100000
    decoding on img = one of sync async auto
    loading on img = one of lazy eager
    ismap on img = boolean
    controls loop muted on audio video = boolean
    autoplay on audio video = refused by media-controls, let the reader start it
    preload on audio video = one of none metadata auto ""
    playsinline on video = boolean
    kind on track = one of subtitles captions descriptions chapters metadata
    label srclang on track = words
    default on track = boolean
    coords on area
    shape on area = one of circle default poly rect
    # Tables
    scope on th = one of row col rowgroup colgroup
    colspan on td th = from 1 to 1000
    rowspan on td th = from 1 to 65534
    span on col colgroup = from 1 to 1000
    abbr on th = words
    # Forms
    method on form = one of get post dialog
    enctype on form = one of application/x-www-form-urlencoded multipart/form-data text/plain
    accept-charset on form = one of utf-8
    novalidate on form = boolean
    name on form button fieldset input output select textarea details = words
    autocomplete on form = one of on off
    autocomplete on input select textarea = words
    type on input = one of hidden text search tel url email password date month week time \
      datetime-local number range color checkbox radio file submit image reset button
    type on button = one of submit reset button
    value on input button option
    value on meter progress = number
    min max step pattern accept on input
    max on progress = number
    min max low high optimum on meter = number
    alpha checked on input = boolean
    colorspace on input = one of limited-srgb display-p3
    placeholder on input textarea
    dirname on input textarea = words
    disabled on button fieldset input optgroup option select textarea = boolean
    multiple on input select = boolean
    readonly on input textarea = boolean
    required on input select textarea = boolean
    selected on option = boolean
    maxlength minlength on input textarea = from 0 to 1000000000
    size on input select = from 1 to 1000000
    rows cols on textarea = from 1 to 1000000
    wrap on textarea = one of soft hard
    label on option optgroup = words
    formenctype on button input = one of application/x-www-form-urlencoded multipart/form-data \
      text/plain
    formmethod on button input = one of get post dialog
    formnovalidate on button input = boolean
    formtarget on button input = words
    popovertargetaction on button input = one of toggle show hide
    command on button = words
    open on details dialog = boolean
    closedby on dialog = one of any closerequest none
    # SVG 2: the geometry and presentation attributes that a still drawing needs
    viewBox on svg svg-marker
    preserveAspectRatio on svg svg-marker svg-image
    version on svg
    focusable on svg = one of true false
    width height on svg svg-rect svg-image
    x y on svg svg-rect svg-text svg-tspan svg-image
    rx ry on svg-rect svg-ellipse
    cx cy on svg-circle svg-ellipse
    r on svg-circle
    x1 y1 x2 y2 on svg-line
    d on svg-path
    points on svg-polyline svg-polygon
    pathLength on svg-rect svg-circle svg-ellipse svg-line svg-path svg-polyline svg-polygon
    dx dy rotate textLength on svg-text svg-tspan
    lengthAdjust on svg-text svg-tspan = one of spacing spacingandglyphs
    markerWidth markerHeight refX refY orient on svg-marker
    markerUnits on svg-marker = one of strokewidth userspaceonuse
    target rel on svg-a = words
    download hreflang type on svg-a
    fill stroke marker-start marker-mid marker-end on svg* = paint
    transform fill-opacity fill-rule clip-rule stroke-width stroke-linecap stroke-linejoin \
      stroke-dasharray stroke-dashoffset stroke-miterlimit stroke-opacity opacity visibility \
      display vector-effect shape-rendering text-anchor text-rendering dominant-baseline \
      font-family font-size font-style font-weight letter-spacing word-spacing color on svg*
    # WAI-ARIA 1.2, section 6.6, and aria-braille* and aria-description of the draft of 1.3
    aria-atomic aria-busy aria-disabled aria-modal aria-multiline aria-multiselectable \
      aria-readonly aria-required on * = one of true false
    aria-expanded aria-hidden aria-selected on * = one of true false undefined
    aria-checked aria-pressed on * = one of true false mixed undefined
    aria-autocomplete on * = one of inline list both none
    aria-current on * = one of page step location date time true false
    aria-haspopup on * = one of false true menu listbox tree grid dialog
    aria-invalid on * = one of grammar false spelling true
    aria-live on * = one of assertive off polite
    aria-orientation on * = one of horizontal vertical undefined
    aria-relevant on * = some of additions all removals text
    aria-sort on * = one of ascending descending none other
    aria-braillelabel aria-brailleroledescription aria-colindextext aria-description \
      aria-keyshortcuts aria-label aria-placeholder aria-roledescription aria-rowindextext \
      aria-valuetext on * = words
    aria-colcount aria-rowcount aria-rowspan aria-setsize on * = from -1 to 1000000000
    aria-colindex aria-colspan aria-level aria-posinset aria-rowindex on * = from 1 to 1000000000
    aria-valuemax aria-valuemin aria-valuenow on * = number
    """
}
