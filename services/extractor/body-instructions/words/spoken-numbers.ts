import type { Word } from '@orderloom/pages/page.ts';
import { isMeasure } from '../../mail-body/body-units.ts';
import { monthWord } from '../../mail-body/months.ts';
import { formerly } from './words-of-amounts.ts';
import { numbersIn } from './words-of-numbers.ts';

/** "a dozen", "une douzaine"; Dutch "dozen" are boxes. */
const dozen =
  /^(?:an? dozen|(?:eine? |een |une |una |uma |et )?(?:dutzend|dozijn|douzaine|docena|dozzina|dúzia|tuzin|dusin))(?: (?:of|von|van|de|di|af))?$/iu;
/** "In two deliveries", "divided by two": nothing is counted. */
const divides = /^(?:in|by|durch|door|par|em|w|i)$/iu;
/** Dutch, and not ten. */
const notTen = /^ten (?:opzichte|minste|behoeve|slotte|aanzien)(?!\p{L})/iu;
const month = new RegExp(`^${monthWord}`, 'iu');
const mostWords = 4;
const weighed =
  /^(?:kgs?|kilos?|g|t|to|tons?|tonnes?|l|ltr|lit\p{L}*|m|m[²³23]|eur|€|usd|gbp|chf)(?!\p{L})/iu;

/** Words of a sentence with the numbers that it spells in digits; those of times and sizes stay words. */
export function withDigits(words: readonly Word[], language: string | null): Word[] {
  const numbers = numbersIn(language);
  const read: Word[] = [];
  for (let at = 0; at < words.length; ) {
    // "Should be 1,200": nobody orders 1.2 pieces.
    const [, thousands, rest, mark] = /^(\d{1,3})[.,](\d{3})([.,;:!?)]*)$/.exec(words[at]!.text) ?? [];
    if (thousands !== undefined && !weighed.test(words[at + 1]?.text ?? '')) {
      read.push({ ...words[at]!, text: `${thousands}${rest}${mark}` });
      at += 1;
      continue;
    }
    const said = spokenAt(words, at, numbers);
    const next = words[at + (said?.length ?? 0)]?.text.replace(/\P{L}+$/u, '') ?? '';
    // "Va corretto in sei."
    const isEnd = next === '' && /^in$/i.test(words[at - 1]?.text ?? '');
    const isOther =
      (!isEnd && divides.test(words[at - 1]?.text ?? '')) || notTen.test(`${words[at]!.text} ${next}`);
    if (said === null || isOther || isMeasure(next) || month.test(next)) {
      read.push(words[at]!);
      at += 1;
      continue;
    }
    const [end = ''] = /\P{L}*$/u.exec(words[at + said.length - 1]!.text) ?? [];
    read.push({ ...words[at]!, text: `${said.value}${end}` });
    at += said.length;
  }
  return read;
}

function spokenAt(
  words: readonly Word[],
  at: number,
  numbers: ReadonlyMap<string, number>,
): { value: number; length: number } | null {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const texts = words.slice(at, at + length).map(({ text }) => text);
    const phrase = [...texts.slice(0, -1), texts.at(-1)!.replace(/[\p{P}]+$/u, '')].join(' ').toLowerCase();
    const value = dozen.test(phrase) ? 12 : numbers.get(phrase.replaceAll('-', ' ').replace(/^[(„“"«]/u, ''));
    if (value !== undefined) return { value, length };
  }
  return null;
}

/** "15 000 corks", "instead of 10 000", "3'000": one number, where a word follows or one parts it from the former. */
export function withWholeThousands(words: readonly Word[]): Word[] {
  const isHead = (at: number) =>
    /^[1-9]\d{0,2}$/.test(words[at]?.text ?? '') &&
    /^\d{3}[.,;]?$/.test(words[at + 1]?.text ?? '') &&
    !/\d$/.test(words[at - 1]?.text ?? '') &&
    (/^\p{L}/u.test(words[at + 2]?.text ?? '') || isFormerAt(words, at));
  return words.flatMap((word, at) => {
    if (isHead(at)) return [{ ...word, text: word.text + words[at + 1]!.text }];
    if (isHead(at - 1)) return [];
    return [{ ...word, text: word.text.replace(/(?<=^\d{1,3})['’](?=\d{3}(?!\d))/, '') }];
  });
}

function isFormerAt(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - mostWords), at).map(({ text }) => text);
  return formerly.test(`${before.join(' ')} `);
}
