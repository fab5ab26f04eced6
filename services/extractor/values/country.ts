import { lexicons } from '../lexicon/languages.ts';
import { codedPhrasesOf } from '../lexicon/lexicon.ts';
import { foldWord } from './fold.ts';
import { remembered } from './remembered.ts';

/** Names of countries in languages that have no lexicon. */
const own: Readonly<Record<string, string>> = {
  sverige: 'SE',
  magyarorszag: 'HU',
  hrvatska: 'HR',
  slovenija: 'SI',
  romania: 'RO',
  eesti: 'EE',
  latvija: 'LV',
  lietuva: 'LT',
  turkiye: 'TR',
  ellada: 'GR',
  srbija: 'RS',
  island: 'IS',
};
const byName = new Map([
  ...Object.entries(own),
  ...lexicons
    .flatMap(({ countries }) => codedPhrasesOf(countries))
    .map(({ code, phrase }) => [fold(phrase), code] as const)
    .reverse(),
]);
/** Codes that stand alone on an address line; others look like US states or words. */
const bareCodes = new Set(
  'US GB NL FR ES AT CH BE LU IT PL DK SE DE IE PT CZ SK HU RO FI NO GR BG HR EE LT LV'.split(' '),
);
/** Codes of countries whose postal codes tell them from an American state of the same letters. */
const ownForms = new Set(['CA', 'IN']);
/** Words of the longest name. */
const longestName = Math.max(...Array.from(byName.keys(), (name) => name.split(' ').length));
/** No line of an address is longer. */
const longestLine = 200;

function fold(text: string): string {
  return foldWord(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** ISO 3166-1 alpha-2 of a text that is nothing but a country, else null. */
export const readCountry = remembered((text): string | null => {
  if (text.length > longestLine) return null;
  const trimmed = text.trim().replace(/[.,]+$/, '');
  return byName.get(fold(trimmed)) ?? (bareCodes.has(trimmed) ? trimmed : null);
});

/** Splits a country off the end of an address line: `Winston-Salem, NC 27107, USA`. */
export function splitCountry(text: string): { rest: string; country: string | null } {
  if (text.length > longestLine) return { rest: text, country: null };
  const parts = text.split(/\s*,\s*|\s+-\s+/);
  const last = parts.length > 1 ? readCountry(parts.at(-1)!) : null;
  if (last !== null && parts.at(-1)!.length > 2)
    return { rest: text.slice(0, text.lastIndexOf(parts.at(-1)!)).replace(/[\s,-]+$/, ''), country: last };
  const words = text.split(/\s+/);
  for (let count = Math.min(longestName, words.length - 1); count > 0; count--) {
    const tail = words.slice(-count).join(' ');
    const country = tail.length > 2 && !/\d/.test(tail) ? readCountry(tail) : null;
    // `06600 Ciudad de México`: the country's name is a part of the town's.
    if (country !== null && ofTown.test(words.at(-count - 1)!)) return { rest: text, country };
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

const ofTown = /^(?:de|do|da|of)$/i;

/** What stands before the code of a country at the end of an address line: `Tampa, FL 33619 US`, `1011 AA Amsterdam, NL`. */
export function splitCountryCode(text: string): { rest: string; country: string; isMarked: boolean } | null {
  if (text.length > longestLine) return null;
  const [, rest, mark, code] =
    /^(.*[\p{L}\d])(\s*[,(–-]\s*|\s+)(U\.?S\.?|\p{Lu}{2})\)?$/u.exec(text.trim()) ?? [];
  const country = code?.replaceAll('.', '').replace('UK', 'GB');
  return country && (bareCodes.has(country) || ownForms.has(country))
    ? { rest: rest!, country, isMarked: mark!.trim() !== '' }
    : null;
}

/** True for a code that is also an American state: only where the postal code is of that country it names it. */
export function isAlsoState(country: string): boolean {
  return ownForms.has(country);
}
