/// The letters that are looked for without their accents and other marks.
///
/// Each line begins with the search form. The others are the letters of the blocks below U+0530 and
/// of U+1E00 to U+1FFF whose canonical decomposition (Unicode Standard Annex 15) has combining
/// diacritical marks, without those, and letters with usual transcriptions. Uppercase letters are
/// not listed: they are converted to lowercase first.
enum FoldedLetters {
  static let lines = """
    a àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ
    ae æǣǽ
    b ḃḅḇ
    c çćĉċčḉ
    d ðďđḋḍḏḑḓ
    e èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ
    f ḟ
    g ĝğġģǧǵḡ
    h ĥħȟḣḥḧḩḫẖ
    i ìíîïĩīĭįıǐȉȋḭḯỉị
    j ĵǰ
    k ķǩḱḳḵ
    l ĺļľłḷḹḻḽ
    m ḿṁṃ
    n ñńņňŋǹṅṇṉṋ
    o òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ
    oe œ
    p ṕṗ
    r ŕŗřȑȓṙṛṝṟ
    s śŝşšșṡṣṥṧṩ
    ss ß
    t ţťŧțṫṭṯṱẗ
    th þ
    u ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự
    v ṽṿ
    w ŵẁẃẅẇẉẘ
    x ẋẍ
    y ýÿŷȳẏẙỳỵỷỹ
    z źżžẑẓẕ
    ſ ẛ
    ʒ ǯ
    ʹ ʹ
    α άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ
    ε έἐἑἒἓἔἕὲέ
    η ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ
    ι ΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ
    ο όὀὁὂὃὄὅὸό
    ρ ῤῥ
    σ ς
    υ ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ
    ω ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ
    ϒ ϓϔ
    а ӑӓ
    г ѓ
    е ѐёӗ
    ж ӂӝ
    з ӟ
    и йѝӣӥ
    к ќ
    о ӧ
    у ўӯӱӳ
    ч ӵ
    ы ӹ
    э ӭ
    і ї
    ѵ ѷ
    ә ӛ
    ө ӫ
    """
}
