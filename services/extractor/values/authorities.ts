import { remembered } from './remembered.ts';

/** What states print over the names of their authorities, by country. */
const states: Readonly<Record<string, string>> = {
  FR: 'r[ée]publique fran[çc]aise|libert[ée]\\s?[-–,•]?\\s?[ée]galit[ée]\\s?[-–,•]?\\s?fraternit[ée]',
  BE: 'royaume de belgique|koninkrijk belgië',
  NL: 'koninkrijk der nederlanden',
  DE: 'bundesrepublik deutschland',
  AT: 'republik österreich',
  CH: 'schweizerische eidgenossenschaft|conf[ée]d[ée]ration suisse|r[ée]publique et canton de .+',
  IT: 'repubblica italiana',
  ES: 'reino de españa',
  PT: 'rep[úu]blica portuguesa',
  PL: 'rzeczpospolita polska',
  DK: 'kongeriget danmark',
  VE: 'rep[úu]blica bolivariana de venezuela',
  BO: 'estado plurinacional de bolivia',
  CO: 'rep[úu]blica de colombia',
  CL: 'rep[úu]blica de chile',
  PE: 'rep[úu]blica del per[úu]',
  EC: 'rep[úu]blica del ecuador',
  PY: 'rep[úu]blica del paraguay',
  UY: 'rep[úu]blica oriental del uruguay',
  AR: 'rep[úu]blica argentina',
  MX: 'estados unidos mexicanos',
  CR: 'rep[úu]blica de costa rica',
  PA: 'rep[úu]blica de panam[áa]',
  GT: 'rep[úu]blica de guatemala',
  HN: 'rep[úu]blica de honduras',
  SV: 'rep[úu]blica de el salvador',
  DO: 'rep[úu]blica dominicana',
  BR: 'rep[úu]blica federativa do brasil',
  AO: 'rep[úu]blica de angola',
  MZ: 'rep[úu]blica de moçambique',
  CV: 'rep[úu]blica de cabo verde',
  SN: 'r[ée]publique du s[ée]n[ée]gal',
  ML: 'r[ée]publique du mali',
  BJ: 'r[ée]publique du b[ée]nin',
  NE: 'r[ée]publique du niger',
  CI: "r[ée]publique de c[ôo]te d['’]ivoire",
  TG: 'r[ée]publique togolaise',
  CM: 'r[ée]publique du cameroun',
  CG: 'r[ée]publique du congo',
  TD: 'r[ée]publique du tchad',
  GA: 'r[ée]publique gabonaise',
  TN: 'r[ée]publique tunisienne',
  DZ: 'r[ée]publique alg[ée]rienne d[ée]mocratique et populaire',
  MA: 'royaume du maroc',
  PH: 'republic of the philippines|republika ng pilipinas',
  KE: 'republic of kenya',
  UG: 'republic of uganda',
  TZ: 'united republic of tanzania',
  GH: 'republic of ghana',
  NG: 'federal republic of nigeria',
  ZM: 'republic of zambia',
  RW: 'republic of rwanda',
  MW: 'republic of malawi',
  SL: 'republic of sierra leone',
  NA: 'republic of namibia',
  ZA: 'republic of south africa',
  MT: 'republic of malta',
  ID: 'republik indonesia',
};
const stateOf = Object.entries(states).map(
  ([country, names]) => [country, new RegExp(`^(?:${names})$`, 'iu')] as const,
);

/** A part of a country that has towns. */
const region =
  /^(?:d[ée]partement|r[ée]gion|arrondissement|canton|kanton|landkreis|(?:stadt)?kreis|bezirk|regierungsbezirk|provincia|provincie|province|regione|comunidad|distrito|powiat|wojew[óo]dztwo|county|region)\s/iu;

/** A town as it buys. */
const municipality =
  /^(?:commune|ville|mairie|communaut[ée] (?:de communes|d['’]agglom[ée]ration)|comune|citt[àa]|ayuntamiento|municipalidad|alcald[íi]a|c[âa]mara municipal|prefeitura(?: municipal)?|munic[íi]pio|gemeente|gemeinde|marktgemeinde|stadt|urz[ąa]d (?:gminy|miasta|miejski)|gmina|miasto|city of|town of|village of|borough of)(?:\s|$)|\skommune$/iu;

/** True for the name of a state at the head of the paper of one of its authorities: `République française`. */
export function namesState(text: string): boolean {
  return countryOfState(text) !== null;
}

/** The country of such a state; null for any other text. */
export const countryOfState = remembered((text): string | null => {
  const name = text.trim();
  return stateOf.find(([, names]) => names.test(name))?.[0] ?? null;
});

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
