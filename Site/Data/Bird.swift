/// A bird of Europe.
struct Bird: Sendable {
  let name: String
  let scientificName: String

  init(_ name: String, _ scientificName: String) {
    self.name = name
    self.scientificName = scientificName
  }

  /// Some of them, from A to Z.
  static let all = [
    Bird("Alpine Swift", "Tachymarptis melba"), Bird("Arctic Tern", "Sterna paradisaea"),
    Bird("Avocet", "Recurvirostra avosetta"), Bird("Barn Owl", "Tyto alba"),
    Bird("Barn Swallow", "Hirundo rustica"), Bird("Bearded Reedling", "Panurus biarmicus"),
    Bird("Black Redstart", "Phoenicurus ochruros"), Bird("Black Woodpecker", "Dryocopus martius"),
    Bird("Blackcap", "Sylvia atricapilla"), Bird("Blue Tit", "Cyanistes caeruleus"),
    Bird("Bluethroat", "Luscinia svecica"), Bird("Brambling", "Fringilla montifringilla"),
    Bird("Bullfinch", "Pyrrhula pyrrhula"), Bird("Capercaillie", "Tetrao urogallus"),
    Bird("Cetti's Warbler", "Cettia cetti"), Bird("Chaffinch", "Fringilla coelebs"),
    Bird("Chiffchaff", "Phylloscopus collybita"), Bird("Coal Tit", "Periparus ater"),
    Bird("Common Blackbird", "Turdus merula"), Bird("Common Crane", "Grus grus"),
    Bird("Common Cuckoo", "Cuculus canorus"), Bird("Common Nightingale", "Luscinia megarhynchos"),
    Bird("Corn Crake", "Crex crex"), Bird("Crested Lark", "Galerida cristata"),
    Bird("Curlew", "Numenius arquata"), Bird("Dipper", "Cinclus cinclus"),
    Bird("Dunlin", "Calidris alpina"), Bird("Dunnock", "Prunella modularis"),
    Bird("Eider", "Somateria mollissima"), Bird("Eurasian Wren", "Troglodytes troglodytes"),
    Bird("European Robin", "Erithacus rubecula"), Bird("Fieldfare", "Turdus pilaris"),
    Bird("Firecrest", "Regulus ignicapilla"), Bird("Gannet", "Morus bassanus"),
    Bird("Garden Warbler", "Sylvia borin"), Bird("Goldcrest", "Regulus regulus"),
    Bird("Golden Oriole", "Oriolus oriolus"), Bird("Goldfinch", "Carduelis carduelis"),
    Bird("Great Bittern", "Botaurus stellaris"), Bird("Great Tit", "Parus major"),
    Bird("Greenfinch", "Chloris chloris"), Bird("Grey Heron", "Ardea cinerea"),
    Bird("Grey Wagtail", "Motacilla cinerea"), Bird("Hawfinch", "Coccothraustes coccothraustes"),
    Bird("Herring Gull", "Larus argentatus"), Bird("Hoopoe", "Upupa epops"),
    Bird("House Martin", "Delichon urbicum"), Bird("House Sparrow", "Passer domesticus"),
    Bird("Icterine Warbler", "Hippolais icterina"), Bird("Jackdaw", "Coloeus monedula"),
    Bird("Jay", "Garrulus glandarius"), Bird("Kestrel", "Falco tinnunculus"),
    Bird("Kingfisher", "Alcedo atthis"), Bird("Kittiwake", "Rissa tridactyla"),
    Bird("Lapwing", "Vanellus vanellus"), Bird("Lesser Spotted Woodpecker", "Dryobates minor"),
    Bird("Linnet", "Linaria cannabina"), Bird("Little Owl", "Athene noctua"),
    Bird("Long-eared Owl", "Asio otus"), Bird("Long-tailed Tit", "Aegithalos caudatus"),
    Bird("Magpie", "Pica pica"), Bird("Marsh Tit", "Poecile palustris"),
    Bird("Mistle Thrush", "Turdus viscivorus"), Bird("Moorhen", "Gallinula chloropus"),
    Bird("Nightjar", "Caprimulgus europaeus"), Bird("Nutcracker", "Nucifraga caryocatactes"),
    Bird("Nuthatch", "Sitta europaea"), Bird("Ortolan Bunting", "Emberiza hortulana"),
    Bird("Osprey", "Pandion haliaetus"), Bird("Oystercatcher", "Haematopus ostralegus"),
    Bird("Pied Flycatcher", "Ficedula hypoleuca"), Bird("Puffin", "Fratercula arctica"),
    Bird("Quail", "Coturnix coturnix"), Bird("Raven", "Corvus corax"),
    Bird("Redshank", "Tringa totanus"), Bird("Redwing", "Turdus iliacus"),
    Bird("Reed Bunting", "Emberiza schoeniclus"), Bird("Ring Ouzel", "Turdus torquatus"),
    Bird("Rook", "Corvus frugilegus"), Bird("Rüppell's Warbler", "Curruca ruppeli"),
    Bird("Savi's Warbler", "Locustella luscinioides"), Bird("Serin", "Serinus serinus"),
    Bird("Siskin", "Spinus spinus"), Bird("Skylark", "Alauda arvensis"),
    Bird("Song Thrush", "Turdus philomelos"), Bird("Starling", "Sturnus vulgaris"),
    Bird("Stonechat", "Saxicola rubicola"), Bird("Tawny Owl", "Strix aluco"),
    Bird("Tree Pipit", "Anthus trivialis"), Bird("Tree Sparrow", "Passer montanus"),
    Bird("Turtle Dove", "Streptopelia turtur"), Bird("Twite", "Linaria flavirostris"),
    Bird("Ural Owl", "Strix uralensis"), Bird("Velvet Scoter", "Melanitta fusca"),
    Bird("Wallcreeper", "Tichodroma muraria"), Bird("Waxwing", "Bombycilla garrulus"),
    Bird("Wheatear", "Oenanthe oenanthe"), Bird("Whinchat", "Saxicola rubetra"),
    Bird("White Stork", "Ciconia ciconia"), Bird("Willow Warbler", "Phylloscopus trochilus"),
    Bird("Wood Warbler", "Phylloscopus sibilatrix"), Bird("Wryneck", "Jynx torquilla"),
    Bird("Yellowhammer", "Emberiza citrinella"), Bird("Zitting Cisticola", "Cisticola juncidis"),
  ]
}
