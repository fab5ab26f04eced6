/** Names as they are printed in addresses, folded, by ISO 3166-1 alpha-2 code. */
const names: Readonly<Record<string, string>> = {
  US: 'usa|united states|united states of america|eeuu|estados unidos|vereinigte staaten|etats unis|u s a',
  CA: 'canada|kanada',
  MX: 'mexico|mexiko',
  GB: 'united kingdom|great britain|england|scotland|wales|uk|grossbritannien|verenigd koninkrijk|royaume uni|reino unido',
  IE: 'ireland|irland|ierland|irlande',
  DE: 'germany|deutschland|duitsland|allemagne|alemania|germania|tyskland|niemcy',
  AT: 'austria|osterreich|oesterreich|oostenrijk|autriche',
  CH: 'switzerland|schweiz|suisse|svizzera|zwitserland|suiza',
  NL: 'netherlands|the netherlands|nederland|niederlande|pays bas|paises bajos|paesi bassi|holland',
  BE: 'belgium|belgie|belgien|belgique|belgica|belgio',
  LU: 'luxembourg|luxemburg',
  FR: 'france|frankreich|frankrijk|francia',
  ES: 'spain|espana|spanien|spanje|espagne|spagna',
  IT: 'italy|italia|italien|italie',
  PT: 'portugal',
  BR: 'brazil|brasil|brasilien',
  PL: 'poland|polska|polen|pologne|polonia',
  CZ: 'czech republic|czechia|ceska republika|tschechien',
  SK: 'slovakia|slovensko|slowakei',
  HU: 'hungary|magyarorszag|ungarn',
  RO: 'romania|rumanien',
  DK: 'denmark|danmark|danemark|denemarken|danemark',
  SE: 'sweden|sverige|schweden|zweden|suede',
  NO: 'norway|norge|norwegen|noorwegen',
  FI: 'finland|suomi|finnland',
  AU: 'australia|australien',
  IN: 'india',
  CN: 'china',
  HK: 'hong kong',
  PH: 'philippines',
  BD: 'bangladesh',
  TR: 'turkey|turkiye|turkei',
};
const byName = new Map(
  Object.entries(names).flatMap(([code, all]) => all.split('|').map((name) => [name, code] as const)),
);
/** Codes that stand alone on an address line; others look like US states or words. */
const bareCodes = new Set([
  'US',
  'GB',
  'NL',
  'FR',
  'ES',
  'AT',
  'CH',
  'BE',
  'LU',
  'IT',
  'PL',
  'DK',
  'SE',
  'DE',
  'IE',
  'PT',
]);

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** ISO 3166-1 alpha-2 of a text that is nothing but a country, else null. */
export function readCountry(text: string): string | null {
  const trimmed = text.trim().replace(/[.,]+$/, '');
  return byName.get(fold(trimmed)) ?? (bareCodes.has(trimmed) ? trimmed : null);
}

/** Splits a country off the end of an address line: `Winston-Salem, NC 27107, USA`. */
export function splitCountry(text: string): { rest: string; country: string | null } {
  const parts = text.split(/\s*,\s*|\s+-\s+/);
  const last = parts.length > 1 ? readCountry(parts.at(-1)!) : null;
  if (last !== null && parts.at(-1)!.length > 2)
    return { rest: text.slice(0, text.lastIndexOf(parts.at(-1)!)).replace(/[\s,-]+$/, ''), country: last };
  const words = text.split(/\s+/);
  for (const count of [3, 2, 1]) {
    const tail = words.slice(-count).join(' ');
    const country = words.length > count && tail.length > 2 ? readCountry(tail) : null;
    if (country !== null)
      return {
        rest: words
          .slice(0, -count)
          .join(' ')
          .replace(/[\s,-]+$/, ''),
        country,
      };
  }
  return { rest: text, country: null };
}
