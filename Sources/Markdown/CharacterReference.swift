internal import Bytes

/// References to characters: `&amp;`, `&#228;`, `&#xE4;`.
enum CharacterReference {
  /// Returns the character of the reference that begins at a byte, and its length; `nil` without a semicolon,
  /// and for names that HTML 4 doesn't have.
  static func read(_ text: [UInt8], at start: Int) -> (text: String, length: Int)? {
    guard let semicolon = text[start...].prefix(34).firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let name = String(decoding: text[(start + 1)..<semicolon], as: UTF8.self)
    let length = semicolon + 1 - start
    guard name.utf8.first == UInt8(ascii: "#") else {
      return names[name].map { ($0, length) }
    }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? digits.dropFirst() : digits
    guard (1...(isHexadecimal ? 6 : 7)).contains(number.utf8.count),
      number.utf8.allSatisfy({ ASCII.isAlphanumeric($0) }),
      let value = UInt32(number, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (String(Character(scalar ?? "\u{FFFD}")), length)
  }

  private static let names: [String: String] = {
    var names = ["quot": "\"", "amp": "&", "apos": "'", "lt": "<", "gt": ">"]
    for (place, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      names[String(name)] = String(Character(Unicode.Scalar(UInt8(0xA0 + place))))
    }
    for name in others.split(whereSeparator: \.isWhitespace) {
      let parts = name.split(separator: "=")
      guard let value = UInt32(parts[1], radix: 16), let scalar = Unicode.Scalar(value) else {
        continue
      }
      names[String(parts[0])] = String(Character(scalar))
    }
    return names
  }()

  /// The names of the characters from U+00A0 to U+00FF.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc
    Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute
    THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave
    uacute ucirc uuml yacute thorn yuml
    """

  /// Names and code points.
  private static let others = """
    OElig=152 oelig=153 Scaron=160 scaron=161 Yuml=178 fnof=192 circ=2C6 tilde=2DC Alpha=391
    Beta=392 Gamma=393 Delta=394 Epsilon=395 Zeta=396 Eta=397 Theta=398 Iota=399 Kappa=39A
    Lambda=39B Mu=39C Nu=39D Xi=39E Omicron=39F Pi=3A0 Rho=3A1 Sigma=3A3 Tau=3A4 Upsilon=3A5
    Phi=3A6 Chi=3A7 Psi=3A8 Omega=3A9 alpha=3B1 beta=3B2 gamma=3B3 delta=3B4 epsilon=3B5
    zeta=3B6 eta=3B7 theta=3B8 iota=3B9 kappa=3BA lambda=3BB mu=3BC nu=3BD xi=3BE omicron=3BF
    pi=3C0 rho=3C1 sigmaf=3C2 sigma=3C3 tau=3C4 upsilon=3C5 phi=3C6 chi=3C7 psi=3C8 omega=3C9
    thetasym=3D1 upsih=3D2 piv=3D6 ensp=2002 emsp=2003 thinsp=2009 zwnj=200C zwj=200D lrm=200E
    rlm=200F ndash=2013 mdash=2014 lsquo=2018 rsquo=2019 sbquo=201A ldquo=201C rdquo=201D
    bdquo=201E dagger=2020 Dagger=2021 bull=2022 hellip=2026 permil=2030 prime=2032 Prime=2033
    lsaquo=2039 rsaquo=203A oline=203E frasl=2044 euro=20AC image=2111 weierp=2118 real=211C
    trade=2122 alefsym=2135 larr=2190 uarr=2191 rarr=2192 darr=2193 harr=2194 crarr=21B5
    lArr=21D0 uArr=21D1 rArr=21D2 dArr=21D3 hArr=21D4 forall=2200 part=2202 exist=2203
    empty=2205 nabla=2207 isin=2208 notin=2209 ni=220B prod=220F sum=2211 minus=2212 lowast=2217
    radic=221A prop=221D infin=221E ang=2220 and=2227 or=2228 cap=2229 cup=222A int=222B
    there4=2234 sim=223C cong=2245 asymp=2248 ne=2260 equiv=2261 le=2264 ge=2265 sub=2282
    sup=2283 nsub=2284 sube=2286 supe=2287 oplus=2295 otimes=2297 perp=22A5 sdot=22C5 lceil=2308
    rceil=2309 lfloor=230A rfloor=230B lang=2329 rang=232A loz=25CA spades=2660 clubs=2663
    hearts=2665 diams=2666
    """
}
