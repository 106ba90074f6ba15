import Records

/// A recording with all fields of versions 2 and 3 of the API.
///
/// Texts are unchanged: times like `9:30am`, dates like `1975-07-00`, an altitude of `?`. A field
/// that is absent or `null` is `nil`; an empty one is empty.
public struct Recording: Equatable, Sendable {
  /// The catalogue number without `XC`.
  public var id: String?

  public var genus: String?

  /// The specific epithet.
  public var species: String?
  public var subspecies: String?

  /// The kind of animal: `birds`, `grasshoppers` ….
  public var group: String?

  /// The English name.
  public var commonName: String?
  public var recordist: String?
  public var country: String?
  public var location: String?

  /// Degrees north.
  public var latitude: String?

  /// Degrees east; `lng` in version 2.
  public var longitude: String?

  /// Metres above the sea.
  public var altitude: String?

  /// The kinds of sound, separated by commas.
  public var type: String?
  public var sex: String?
  public var stage: String?
  public var method: String?

  /// The URL of the recording's page; without a scheme in version 2.
  public var url: String?

  /// The URL of the sound.
  public var file: String?
  public var fileName: String?
  public var sonogram: Sonogram
  public var oscillogram: Oscillogram

  /// The URL of the licence.
  public var licence: String?

  /// `A` to `E`, or `no score`.
  public var quality: String?

  /// Minutes and seconds.
  public var length: String?
  public var time: String?
  public var date: String?
  public var uploaded: String?

  /// The scientific names of other species in the recording.
  public var also: [String]
  public var remarks: String?

  /// `yes`, `no` or `unknown`; `bird-seen` in version 2.
  public var animalSeen: String?
  public var playbackUsed: String?

  /// Degrees Celsius.
  public var temperature: String?

  /// The number of a collected specimen.
  public var registrationNumber: String?

  /// Whether the recorder ran unattended, as the API's `auto` field says: `yes` or `no`.
  public var automatic: String?
  public var device: String?
  public var microphone: String?

  /// Samples per second.
  public var sampleRate: String?

  /// The annotations as JSON.
  public var annotationSet: String?

  /// The URLs of pictures of the sound, frequency over time.
  public struct Sonogram: Equatable, Sendable {
    public var small: String?
    public var medium: String?
    public var large: String?
    public var full: String?
  }

  /// The URLs of pictures of the sound, amplitude over time.
  public struct Oscillogram: Equatable, Sendable {
    public var small: String?
    public var medium: String?
    public var large: String?
  }

  init(_ view: TableRow) {
    func text(_ field: RecordingField) -> String? {
      view.has(field) ? String(decoding: view[field], as: UTF8.self) : nil
    }
    id = text(.id)
    genus = text(.genus)
    species = text(.species)
    subspecies = text(.subspecies)
    group = text(.group)
    commonName = text(.commonName)
    recordist = text(.recordist)
    country = text(.country)
    location = text(.location)
    latitude = text(.latitude)
    longitude = text(.longitude)
    altitude = text(.altitude)
    type = text(.type)
    sex = text(.sex)
    stage = text(.stage)
    method = text(.method)
    url = text(.url)
    file = text(.file)
    fileName = text(.fileName)
    sonogram = Sonogram(
      small: text(.sonogramSmall), medium: text(.sonogramMedium), large: text(.sonogramLarge),
      full: text(.sonogramFull))
    oscillogram = Oscillogram(
      small: text(.oscillogramSmall), medium: text(.oscillogramMedium),
      large: text(.oscillogramLarge))
    licence = text(.licence)
    quality = text(.quality)
    length = text(.length)
    time = text(.time)
    date = text(.date)
    uploaded = text(.uploaded)
    also = view.also.map { String(decoding: $0, as: UTF8.self) }
    remarks = text(.remarks)
    animalSeen = text(.animalSeen)
    playbackUsed = text(.playbackUsed)
    temperature = text(.temperature)
    registrationNumber = text(.registrationNumber)
    automatic = text(.automatic)
    device = text(.device)
    microphone = text(.microphone)
    sampleRate = text(.sampleRate)
    annotationSet = view.annotationSet.map { String(decoding: $0, as: UTF8.self) }
  }
}
