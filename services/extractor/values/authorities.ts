/** What a state prints over the names of its authorities. */
const state =
  /^(?:r[ée]publique fran[çc]aise|libert[ée]\s?[-–,•]?\s?[ée]galit[ée]\s?[-–,•]?\s?fraternit[ée]|royaume de belgique|koninkrijk (?:belgië|der nederlanden)|bundesrepublik deutschland|republik österreich|schweizerische eidgenossenschaft|conf[ée]d[ée]ration suisse|repubblica italiana|reino de españa|rep[úu]blica portuguesa|rzeczpospolita polska|kongeriget danmark|rep[úu]blica (?:bolivariana de venezuela|de colombia|de chile|del per[úu]|del ecuador|del paraguay|oriental del uruguay|de (?:costa rica|panam[áa]|guatemala|honduras|el salvador|cuba)|dominicana|argentina|federativa do brasil|de (?:angola|moçambique|cabo verde))|estado plurinacional de bolivia|estados unidos mexicanos|r[ée]publique (?:et canton de .+|du (?:s[ée]n[ée]gal|mali|b[ée]nin|cameroun|congo|niger|tchad|togo|gabon)|de (?:c[ôo]te d['’]ivoire|guin[ée]e)|togolaise|gabonaise|tunisienne|alg[ée]rienne.*|d['’]ha[ïi]ti)|royaume du maroc)$/iu;

/** A part of a country that has towns. */
const region =
  /^(?:d[ée]partement|r[ée]gion|arrondissement|canton|kanton|landkreis|(?:stadt)?kreis|bezirk|regierungsbezirk|provincia|provincie|province|regione|comunidad|distrito|powiat|wojew[óo]dztwo|county|region)\s/iu;

/** A town as it buys. */
const municipality =
  /^(?:commune|ville|mairie|communaut[ée] (?:de communes|d['’]agglom[ée]ration)|comune|citt[àa]|ayuntamiento|municipalidad|alcald[íi]a|c[âa]mara municipal|prefeitura(?: municipal)?|munic[íi]pio|gemeente|gemeinde|marktgemeinde|stadt|urz[ąa]d (?:gminy|miasta|miejski)|gmina|miasto|city of|town of|village of|borough of)(?:\s|$)|\skommune$/iu;

/** True for the name of a state at the head of the paper of one of its authorities: `République française`. */
export function namesState(text: string): boolean {
  return state.test(text.trim());
}

/** True for `Département du Nord` over `Commune de Muster`: where the town is that buys. */
export function isRegionOver(text: string, below: string): boolean {
  return region.test(text) && municipality.test(below);
}

/** True for `Département du Nord` where a line says that its town hall writes: the name of the town is somewhere else. */
export function isRegionOfTownHall(name: string, lines: readonly string[]): boolean {
  return region.test(name) && lines.some((text) => townHall.test(text));
}
const townHall =
  /(?<!\p{L})(?:h[ôo]tel de ville|mairie|palazzo (?:comunale|municipale|civico)|casa comunale|municipio|casa consistorial|town hall|rathaus|gemeindeamt|gemeentehuis|stadhuis|paços do concelho|urząd (?:gminy|miasta))(?!\p{L})/iu;

/** `Muster` of `Commune de Muster`, `Stadt Muster`, `Muster Kommune`; null where no town is named. */
export function townOfAuthority(name: string): string | null {
  if (!municipality.test(name)) return null;
  const town = name.replace(municipality, ' ').trim().replace(ofTown, '').trim();
  return town === '' ? null : town;
}
const ofTown = /^(?:(?:de la|de|du|des|di|of|do|da|w)\s+|d['’])/iu;
