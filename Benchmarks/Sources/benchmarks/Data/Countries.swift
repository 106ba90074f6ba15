/// The countries and territories that recordings come from, as the archive names them.
enum Countries {
  static let all: [String] = text.split { $0 == "," || $0 == "\n" }.map {
    String($0.trimmingPrefix(" "))
  }

  private static let text = """
    Brazil, United States, Sweden, Peru, Poland, Colombia, Germany, Spain, Mexico, Argentina, Ecuador
    United Kingdom, France, Netherlands, Australia, India, Portugal, Norway, Indonesia, Costa Rica
    Finland, Venezuela, Canada, Russian Federation, Bolivia, Denmark, Belgium, Italy, China, Panama
    Malaysia, Chile, South Africa, Thailand, Greece, Kenya, Austria, Estonia, New Zealand, Türkiye
    Switzerland, Israel, Honduras, Guyana, Morocco, Tanzania, Ukraine, Philippines, Romania, Japan
    Czech Republic, Papua New Guinea, Madagascar, Ghana, Vietnam, Latvia, Ethiopia, Uganda, Hungary
    Suriname, Paraguay, Uruguay, Cameroon, Nepal, Guatemala, Lithuania, Belarus, Ireland, Croatia
    Slovakia, Cuba, Bulgaria, Namibia, Zambia, Georgia, Kazakhstan, Nicaragua, Trinidad and Tobago
    Belize, El Salvador, Dominican Republic, Jamaica, Haiti, Puerto Rico, Gabon, Cambodia, Laos
    Myanmar, Sri Lanka, Bhutan, Bangladesh, Pakistan, Taiwan, South Korea, North Korea, Mongolia
    Singapore, Brunei, Timor-Leste, Solomon Islands, Vanuatu, Fiji, New Caledonia, Samoa, Tonga
    French Polynesia, Palau, Micronesia, Kiribati, Cook Islands, Marshall Islands, Nauru, Tuvalu
    Botswana, Zimbabwe, Mozambique, Malawi, Angola, Congo, Democratic Republic of the Congo, Rwanda
    Burundi, South Sudan, Sudan, Eritrea, Djibouti, Somalia, Central African Republic, Chad, Niger
    Nigeria, Benin, Togo, Burkina Faso, Côte d'Ivoire, Liberia, Sierra Leone, Guinea, Guinea-Bissau
    Gambia, Senegal, Mali, Mauritania, Western Sahara, Algeria, Tunisia, Libya, Egypt, Cape Verde
    São Tomé and Príncipe, Equatorial Guinea, Comoros, Mayotte, Réunion, Mauritius, Seychelles
    Eswatini, Lesotho, Saudi Arabia, Yemen, Oman, United Arab Emirates, Qatar, Bahrain, Kuwait, Iraq
    Iran, Jordan, Syria, Lebanon, Palestine, Cyprus, Armenia, Azerbaijan, Turkmenistan, Uzbekistan
    Tajikistan, Kyrgyzstan, Afghanistan, Iceland, Greenland, Faroe Islands, Svalbard, Åland, Malta
    Luxembourg, Liechtenstein, Andorra, Monaco, San Marino, Slovenia, Serbia, Montenegro, Kosovo
    Bosnia and Herzegovina, North Macedonia, Albania, Moldova, Gibraltar, Jersey, Guernsey
    Bahamas, Barbados, Grenada, Dominica, Saint Lucia, Saint Vincent and the Grenadines, Martinique
    Guadeloupe, Aruba, Curaçao, Bonaire, Cayman Islands, French Guiana, Falkland Islands, Antarctica
    """
}
