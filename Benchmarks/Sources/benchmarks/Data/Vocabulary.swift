/// The words that an archive is made of; what they make is made up.
enum Vocabulary {
  // MARK: Species

  static let syllables = words(
    """
    ba be bi bor ca cal co cor cy da del do dra fa fe fra ga gal gra la le lo lun ma mel mi mo na
    ne ni no oc or pa pel phi phy po pra pte ra re ri ro sa sel si sty sy ta tel ti tra tu va ver vi
    """)
  static let genusEndings = words("us a is ornis opsis ops ura illa eres anthus")
  static let epithetEndings = words(
    "us a is ensis ata iceps icollis iventris ipennis ei icauda oides")
  static let colours = words(
    """
    Ashy Azure Black Blue Bronze Brown Buff Chestnut Cinnamon Crimson Dusky Golden Green Grey Ivory
    Olive Orange Pale Pied Plum Purple Red Rufous Scarlet Silver Sooty Tawny Violet White Yellow
    """)
  static let parts = words(
    "backed bellied billed breasted browed capped cheeked crowned eared eyed faced headed naped "
      + "necked rumped sided tailed throated vented winged")
  static let groups = words(
    """
    Antbird Babbler Barbet Bulbul Bunting Bushshrike Chat Cisticola Cuckoo Dove Duck Eagle Fantail
    Finch Flycatcher Goose Greenbul Grosbeak Gull Hawk Honeyeater Hummingbird Jay Kingfisher Lark
    Martin Monarch Nightjar Oriole Owl Parakeet Parrot Pigeon Pipit Plover Rail Robin Sandpiper
    Scops-owl Shrike Sparrow Starling Sunbird Swallow Swift Tanager Tapaculo Tern Thrush Tit
    Treecreeper Trogon Tyrannulet Vireo Warbler Weaver White-eye Woodpecker Wren Yellowthroat
    """)

  // MARK: People

  static let givenNames = words(
    """
    Albert Ana Anders Andrés Antoni Bram Čeněk Chloé Dag Eetu Élodie Esperanza Fernando Frank Gerard
    Göran Hans Inês Irène Jarek Jérôme João Jordi José Krzysztof Lars Leander Łukasz Maëlle Manuel
    Márta Niels Oscar Patrik Peter Ričardas Rolf Søren Stanislas Thijs Uku Volker Zdeněk Şule
    """)
  static let familyNames = words(
    """
    Åberg Andersson Bélanger Björklund Boesman Čermák Campos Deoniziak Dvořák Eriksen Fernández
    Fjeldså Gałązka Grünwald Hernández Ibáñez Ivanauskas Järvinen Jørgensen Knychała Lâm Lefèvre
    Lindqvist López Matusiak Müller Nuñez O'Reilly Ødegård Östberg Pääkkönen Pérez Poveda Quispe
    Răileanu Ribeiro Rønning Sánchez Šimek Sires Söderström Szczypiński Tamm Träskelin Ünal Vålberg
    Vázquez Wiśniewski Yılmaz Żuławski
    """)
  static let cyrillicNames = words(
    "Альберт Анна Виктор Галина Дмитрий Евгений Ирина Михаил Олександр Павел Сергій Юлия")
  static let cyrillicFamilyNames = words(
    "Архипов Бережной Вакуленко Гончар Ёлкин Жуков Козлов Кулаков Ластухин Мороз Соколов Шевченко")

  // MARK: Places

  static let placeSyllables = words(
    """
    an bar bor ca chi dal dor en fal fjä gra gó hol huel ingen jär ka kir kło la lin lo lö ma men
    mi mor ná nor ñu ol pa pün que ra riv ró sá sel stad ta tor tu val ve vík wa wor zo ço šu
    """)
  static let kindsOfPlaces = [
    "Forest Reserve", "National Park", "Lake", "Ponds", "Reserva Ecológica", "Municipality", "län",
    "County", "oblast", "Province", "Parque Natural", "District",
  ]

  // MARK: Recordings

  static let types = fragments([
    "song", "call", "call, song", "flight call", "male, song", "alarm call", "drumming",
    "begging call", "call, flight call", "subsong", "nocturnal flight call", "dawn song", "duet",
    "wing noise", "call, female, flight call, male, song", "adult, call, male", "imitation",
  ])
  static let sexes = fragments(["", "male", "uncertain", "female", "male, female"])
  static let stages = fragments([
    "", "adult", "uncertain", "juvenile", "adult, juvenile", "nestling",
  ])
  static let qualities = fragments(["A", "B", "A", "B", "C", "A", "B", "D", "no score", "E"])
  static let licences = fragments([
    "by-nc-sa/4.0", "by-nc-nd/4.0", "by-nc-sa/3.0", "by-sa/4.0", "by-nc/4.0",
  ])
  static let devices = fragments([
    "", "Wildlife Acoustics SM4", "Olympus LS-11", "Sound Devices MixPre-3", "Zoom H5", "AudioMoth",
    "Marantz PMD661", "iPhone 13 \"mini\"",
  ])
  static let microphones = fragments([
    "", "Sennheiser ME66", "Telinga Pro 8 MkII", "Røde NTG-3", "built-in",
  ])
  static let oddTimes = fragments([
    "?", "?:?", "xx:xx", "am", "9:30am", "8-50", "15.30", "mid", "Dawn", "",
  ])
  static let oddDates = fragments(["0000-00-00", "1975-07-00", "1988-00-00", "", "2012-02-30"])
  static let oddAltitudes = fragments(["?", "", "0.5", "-10", "ca. 300"])
  static let sentences = fragments([
    "Song", "natural vocalization", "Filtered lightly below 1kHz.", "Same bird as the one before.",
    "Recorded from my balcony, with traffic in the background & a dog.",
    "Two birds, one of them \"answering\" from a low bush.", "Call and interaction calls",
    "Habitat: edge of humid montane forest, 1200 m.", "Høres svakt til høyre.",
    "ID by voice only; compare with <https://xeno-canto.org/12345>.", "Playback-used: **no**",
    "El ave estaba a 10 m, en la copa de un árbol.", "Поёт самец на вершине ели.",
    "Amplified by 6 dB; high-pass filter at 200 Hz, otherwise unedited.",
    "Path of the original file: D:\\birds\\2014\\", "  Wind noise.  ",
  ])

  /// The words of a text.
  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Texts as they stand between the quotes of JSON.
  private static func fragments(_ texts: [String]) -> [[UInt8]] {
    texts.map([UInt8].init(escaping:))
  }
}
