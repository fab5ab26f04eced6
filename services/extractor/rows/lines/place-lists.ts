/** "Street;Postcode;Town": a list of addresses, whose codes are no quantities. */
export function headsPlaces(cells: readonly string[]): boolean {
  return cells.filter((text) => partOfPlace.test(text.trim())).length > 1;
}
const partOfPlace =
  /^(?:plz|postleitzahl|ort|stadt|stra(?:ß|ss)e|land|zip(?: ?code)?|post ?code|postal code|city|town|street(?: \d)?|state|county|country|address(?: line)? ?\d?|plaats|woonplaats|straat|huisnummer|ville|code postal|cp|rue|adresse ?\d?|pays|ciudad|población|localidad|código postal|calle|provincia|país|città|cap|via|indirizzo|cidade|localidade|rua|morada|miasto|miejscowość|kod(?: pocztowy)?|ulica|adres|by|postnr\.?|postnummer|vej|gade)$/iu;
