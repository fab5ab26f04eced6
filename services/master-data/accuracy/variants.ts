import type { Country } from './country.ts';
import type { Random } from './random.ts';

/** A way to write a name otherwise; null when it does not apply to this one. */
export type Variant = (text: string, country: Country, random: Random) => string | null;

const letters = 'abcdefghijklmnopqrstuvwxyz';

function changeAt(
  text: string,
  random: Random,
  change: (before: string, letter: string, after: string) => string,
): string | null {
  const places = [...text].flatMap((letter, i) => (/\p{L}/u.test(letter) && i > 0 ? [i] : []));
  if (places.length < 4) return null;
  const at = random.pick(places);
  return change(text.slice(0, at), text[at]!, text.slice(at + 1));
}

const typo: Variant = (text, _country, random) =>
  changeAt(text, random, (before, letter, after) => {
    switch (random.below(4)) {
      case 0:
        return before + after;
      case 1:
        return before + letter + letter + after;
      case 2:
        return before + random.pick([...letters]) + after;
      default:
        return before + after.slice(0, 1) + letter + after.slice(1);
    }
  });

const wordOrder: Variant = (text) => {
  const parts = text.split(' ');
  return parts.length < 2 ? null : [...parts.slice(1), parts[0]!].join(' ');
};

const legalForm: Variant = (text, country, random) => {
  const form = [...country.legalForms]
    .sort((a, b) => b.length - a.length)
    .find((each) => text.includes(` ${each}`));
  if (form === undefined) return null;
  const other = random.pick([...country.legalForms, '', '']);
  return text.replace(` ${form}`, other === '' ? '' : ` ${other}`);
};

const twoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', å: 'aa', ø: 'oe', æ: 'ae' };

const umlaut: Variant = (text, _country, random) => {
  const isTwo = random.chance(0.5);
  const written = text.replace(/[äöüßåøæ]/gi, (letter) => {
    const two = twoLetters[letter.toLowerCase()]!;
    const plain =
      isTwo || letter === 'ß'
        ? two
        : ({ ø: 'o', æ: 'ae' }[letter.toLowerCase()] ?? letter.normalize('NFKD')[0]!);
    return letter === letter.toLowerCase() ? plain : plain[0]!.toUpperCase() + plain.slice(1);
  });
  const bare = written.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L');
  return bare === text ? null : bare;
};

const abbreviation: Variant = (text, _country, random) => {
  const parts = text.split(' ');
  const long = parts.flatMap((part, i) => (/^\p{L}{8,}$/u.test(part) ? [i] : []));
  if (long.length === 0) return null;
  const at = random.pick(long);
  return parts.map((part, i) => (i === at ? `${part.slice(0, 4 + random.below(2))}.` : part)).join(' ');
};

const missingWord: Variant = (text, country, random) => {
  const parts = text.split(' ').filter((part) => part !== '&');
  const own = parts.filter((part) => !country.legalForms.some((form) => form.split(' ').includes(part)));
  if (own.length < 2) return null;
  const left = random.pick(own);
  return parts.filter((part) => part !== left).join(' ');
};

const misread: Variant = (text, _country, random) => {
  const pairs: [string, string][] = [
    ['rn', 'm'],
    ['m', 'rn'],
    ['l', '1'],
    ['o', '0'],
    ['e', 'c'],
    ['i', 'l'],
    ['cl', 'd'],
  ];
  const fitting = pairs.filter(([from]) => text.includes(from));
  if (fitting.length === 0) return null;
  const [from, to] = random.pick(fitting);
  return text.replace(from, to);
};

const wordsJoined: Variant = (text, _country, random) => {
  const blanks = [...text].flatMap((letter, i) => (letter === ' ' ? [i] : []));
  if (blanks.length === 0) return null;
  const at = random.pick(blanks);
  return text.slice(0, at) + text.slice(at + 1);
};

const addedWord: Variant = (text, _country, random) =>
  `${text} ${random.pick(['Service', 'Group', 'International', 'Filiale', 'Handel'])}`;

/** What the issue of the search is measured on. */
export const variants = { typo, wordOrder, legalForm, umlaut, abbreviation, missingWord };

/** What scanning and free writing do besides; no weight was set for them. */
export const heldOutVariants = { misread, wordsJoined, addedWord };
