/// Writes one record after the other, with the oddities that real ones have.
struct RecordWriter {
  var json: [UInt8] = []
  private var random: SplitMix
  private let archive: Archive

  init() {
    var random = SplitMix(state: 7)
    archive = Archive(&random)
    self.random = random
  }

  mutating func write(id: Int) {
    let species = random.earlyElement(of: archive.species)
    let place = random.earlyElement(of: archive.places)
    let isWithheld = random.happens(15)

    json.append(#"{"id":""#)
    json.append(decimal: id)
    field(#"","gen":""#, species.genus)
    field(#"","sp":""#, species.epithet)
    field(#"","ssp":""#, random.happens(80) ? random.earlyElement(of: archive.species).epithet : [])
    field(#"","grp":""#, species.group)
    field(#"","en":""#, species.commonName)
    field(#"","rec":""#, random.earlyElement(of: archive.recordists))
    field(#"","cnt":""#, place.country)
    field(#"","loc":""#, place.name)
    coordinates(of: place)
    altitude()
    field(#"","type":""#, random.earlyElement(of: Vocabulary.types))
    field(#"","sex":""#, random.earlyElement(of: Vocabulary.sexes))
    field(#"","stage":""#, random.earlyElement(of: Vocabulary.stages))
    json.append(#"","method":"field recording","url":"https://xeno-canto.org/"#)
    json.append(decimal: id)
    json.append(#"","file":""#)
    if !isWithheld { address("https://xeno-canto.org/", of: id, "/download") }
    json.append(#"","file-name":""#)
    fileName(of: id, species)
    pictures(of: id, isWithheld: isWithheld)
    field(
      #"},"lic":"https://creativecommons.org/licenses/"#,
      random.earlyElement(of: Vocabulary.licences))
    field(#"/","q":""#, random.element(of: Vocabulary.qualities))
    json.append(#"","length":""#)
    json.append(decimal: random.smallNumber(below: 20))
    json.append(UInt8(ascii: ":"))
    json.append(twoDigits: random.number(below: 60))
    timeAndDate()
    alsoHeard()
    remarks()
    json.append(random.happens(400) ? #"","animal-seen":"yes"# : #"","animal-seen":"no"#)
    json.append(#"","playback-used":"no","temp":"","regnr":"","auto":"no"#)
    field(#"","dvc":""#, random.earlyElement(of: Vocabulary.devices))
    field(#"","mic":""#, random.earlyElement(of: Vocabulary.microphones))
    json.append(#"","smp":"48000"}"#)
  }

  // MARK: - Where

  private mutating func coordinates(of place: Archive.Place) {
    if random.happens(15) { return json.append(#"","lat":null,"lon":null,"alt":""#) }
    json.append(#"","lat":""#)
    json.append(tenThousandths: place.latitude + random.number(below: 300))
    json.append(#"","lon":""#)
    json.append(tenThousandths: place.longitude + random.number(below: 300))
    json.append(#"","alt":""#)
  }

  private mutating func altitude() {
    if random.happens(100) { return json += random.element(of: Vocabulary.oddAltitudes) }
    json.append(decimal: random.smallNumber(below: 450) * 10)
  }

  // MARK: - When

  private mutating func timeAndDate() {
    json.append(#"","time":""#)
    if random.happens(70) {
      json += random.element(of: Vocabulary.oddTimes)
    } else {
      json.append(twoDigits: random.number(below: 24))
      json.append(UInt8(ascii: ":"))
      json.append(twoDigits: random.number(below: 60))
    }
    json.append(#"","date":""#)
    if random.happens(10) { json += random.element(of: Vocabulary.oddDates) } else { date() }
    json.append(#"","uploaded":""#)
    date()
  }

  private mutating func date() {
    json.append(decimal: 2025 - random.smallNumber(below: 60))
    json.append(UInt8(ascii: "-"))
    json.append(twoDigits: 1 + random.number(below: 12))
    json.append(UInt8(ascii: "-"))
    json.append(twoDigits: 1 + random.number(below: 28))
  }

  // MARK: - What else

  private mutating func fileName(of id: Int, _ species: Archive.Species) {
    if random.happens(950) { address("XC", of: id, "-") }
    json += species.genus
    json.append(UInt8(ascii: "_"))
    json += species.epithet
    json.append(".mp3")
  }

  private mutating func pictures(of id: Int, isWithheld: Bool) {
    let folder: StaticString = "https://xeno-canto.org/sounds/uploaded/OOECIWCSWV/ffts/XC"
    json.append(#"","sono":{"small":""#)
    address(folder, of: id, #"-small.png","med":""#)
    address(folder, of: id, #"-med.png","large":""#)
    address(folder, of: id, #"-large.png","full":"#)
    if isWithheld {
      json.append("null")
    } else {
      json.append(UInt8(ascii: "\""))
      address(folder, of: id, #"-full.png""#)
    }
    json.append(#"},"osci":{"small":null,"med":null,"large":null"#)
  }

  private mutating func alsoHeard() {
    json.append(#"","also":[""#)
    if random.happens(400) {
      for number in 0...random.smallNumber(below: 8) {
        let species = random.earlyElement(of: archive.species)
        if number > 0 { json.append(#"",""#) }
        field("", species.genus)
        field(" ", species.epithet)
      }
    }
    json.append(UInt8(ascii: "\""))
  }

  private mutating func remarks() {
    json.append(#"],"rmk":""#)
    if random.happens(430) { return }
    let isLong = random.happens(20)
    for number in 0...random.smallNumber(below: isLong ? 60 : 4) {
      if number > 0 { json.append(isLong ? #"\r\n"# : " ") }
      json += random.element(of: Vocabulary.sentences)
    }
  }

  private mutating func field(_ key: StaticString, _ value: [UInt8]) {
    json.append(key)
    json += value
  }

  private mutating func address(_ start: StaticString, of id: Int, _ end: StaticString) {
    json.append(start)
    json.append(decimal: id)
    json.append(end)
  }
}
