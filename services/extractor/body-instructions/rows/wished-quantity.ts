import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { sizeWords } from '../../lexicon/size-words.ts';
import { monthWord } from '../../mail-body/months.ts';
import type { Wish } from '../instruction.ts';
import { numberNouns } from '../words/wordings.ts';
import {
  doubles,
  fewerThan,
  formerly,
  halves,
  moreOrLess,
  moreThan,
  trebles,
  turnsInto,
} from '../words/words-of-amounts.ts';
import { less, more } from '../words/words-of-wishes.ts';

/** A number that counts: no size, no code, no date, no share. */
const counts =
  /(?<![\p{L}\d.,:/-])(?!0\d)(\d{1,6})(?:\.(?=\s|$))?(?![\p{L}\d/%-]|:\S|[.,]\d|\s?(?:%|€|EUR|mm|cm)(?!\p{L}))|(?<![\p{L}\d.,:/-])(\d{1,6})(?=[x×](?![\p{L}\d]))/giu;

interface Count {
  value: number;
  /** Behind "instead of", "not": what is printed, or what the writer thinks is. */
  isFormer: boolean;
}

/** The numbers of a text that count something. */
export function countsOf(text: string): Count[] {
  const counted = [...text.matchAll(counts)].filter((match) => {
    const before = text.slice(0, match.index);
    // "It is five lines": they are counted, and none of their goods.
    if (countsLines.test(text.slice(match.index + match[0].length))) return false;
    return !ofSize.test(before) && !(numbersOrder.test(before) && match[0].length >= leastOfOrder);
  });
  return counted.map((match) => ({
    value: Number(match[1] ?? match[2]),
    isFormer: isFormer(text.slice(0, match.index), text.slice(match.index + match[0].length)),
  }));
}

const countsLines =
  /^\s+(?:lines?|items?|positions?|positionen|posten|zeilen|regels|posities|lignes|postes|líneas|partidas|righe|posizioni|linhas|posições|pozycj\p{L}*|linjer)(?!\p{L})/iu;

/** "Our order 77123 for gloves" has a number and no quantity; "order 5000 gloves" asks for so many. */
const numbersOrder = new RegExp(
  `(?<![\\p{L}\\d])(?:${numberNouns}|(?:our|your|the|this|that|my|purchase|new|second|third)\\s+order|(?:unsere?|ihre?|die|diese|onze|de|deze|notre|votre|la|cette|nuestro|su|el|nostro|vostro|il|nossa|a|nasze|jeres|vores)\\s+(?:bestellung|order|bestelling|commande|pedido|ordine|encomenda|zamówienie|ordre))\\s*[#:]?\\s*$`,
  'iu',
);
/** Digits of a number that is no quantity behind a word for the order. */
const leastOfOrder = 4;

/** "Size 9" counts nothing. */
export const ofSize = new RegExp(
  `(?<!\\p{L})(?:${sizeWords})\\s*(?:\\d{1,3}\\s*(?:\\/|-|and|und|en|et|y|e|i|og)\\s*)?$`,
  'iu',
);

/** "instead of 20", "from 20 to". */
function isFormer(before: string, behind: string): boolean {
  return formerly.test(before) || (fromThat.test(before) && turnsInto.test(behind));
}
const fromThat = /(?<!\p{L})(?:from|vom?|van|de|du|da|z|fra)\s+$/iu;

/**
 * How many of a row are wanted, said in a sentence without the words that name the row; `now` is how many its papers
 * order. Of two numbers the printed one is the former. Null when it is not clear, or says what is printed.
 */
export function wishedQuantity(rest: string, row: number, now: number | null): Wish | null {
  if (dayOfMonth.test(rest) || partOf.test(rest) || town.test(rest.trim())) return null;
  if (now !== null && becameBefore(rest, now)) return null;
  const said = countsOf(rest);
  // Where nobody could read what is printed, "not 60" tells it.
  const isOther = ({ value, isFormer }: Count) => (now === null ? !isFormer : value !== now);
  const others = [...new Set(said.filter(isOther).map(({ value }) => value))];
  if (said.length === 0 || (doubles.test(rest) && said.every(({ value }) => value === 2)))
    return multiplied(rest, row, now);
  const sign = signOf(rest, others);
  const sum = now === null ? null : (sumBeside(said, sign, now) ?? sumProven(rest, said, now));
  if (sum !== null) return { kind: 'quantity', row, to: sum, from: null };
  if (sign !== 0) return differing(row, others, sign, now);
  // "We need another 5": on top, or in all?
  const still = stillSome.exec(rest)?.[1];
  if (still !== undefined && Number(still) !== now) return null;
  if (said.length === 1 && onlyByHow.test(rest)) return null;
  const [to] = others;
  const isMixedUp = now !== null && said.some(({ value, isFormer }) => isFormer && value !== now);
  if (to === undefined || others.length > 1 || isMixedUp) return null;
  return { kind: 'quantity', row, to, from: said.some(({ value }) => value === now) ? now : null };
}

const stillSome =
  /(?<!(?:nur|bloß|alleen|slechts|maar|enkel|ne|que|solo|sólo|só|apenas|tylko|kun)\s)(?<!\p{L})(?:noch|nog|encore|jeszcze|ancora|aún|todavía|ainda|endnu)\s(\d{1,6})/iu;

/** "As agreed the 3 of line 10 became 2", where 2 are printed: the papers have it. */
function becameBefore(rest: string, now: number): boolean {
  const [, last, middle] = became.exec(rest) ?? [];
  return Number(last ?? middle ?? Number.NaN) === now;
}
const became =
  /\d[^.;]{0,80}?(?<!\p{L})(?:became|(?:have|has) become|turned into|wurden(?: zu)?|werden zu|zijn er|werden er|(?:sont|est) devenue?s?|pas(?:aron|ó|an) a ser|sono diventat\p{L}|(?:è|e) diventat\p{L}|passaram a(?: ser)?|stał\p{L}* się|zmienił\p{L}* się (?:w|na)|blev(?: til)?|er blevet(?: til)?)\s[^.;\d]{0,25}(\d+)|(?:sind|zijn)\s(\d+)(?:\s\p{L}+){0,3}?\s(?:geworden)(?!\p{L})/iu;

/** "Double line 3", "halve the gloves". */
function multiplied(rest: string, row: number, now: number | null): Wish | null {
  // "The double of the hoses and somewhat less of the gloves": what is doubled, nobody knows.
  if (now === null || moreOrLess.test(rest.replace(doubles, ' ').replace(halves, ' '))) return null;
  if (doubles.test(rest)) return { kind: 'quantity', row, to: 2 * now, from: null };
  if (trebles.test(rest)) return { kind: 'quantity', row, to: 3 * now, from: null };
  return halves.test(rest) && now % 2 === 0 ? { kind: 'quantity', row, to: now / 2, from: null } : null;
}

/** 1 for so many more than now, -1 for so many fewer, 0 for a number that is not told by how it differs. */
function signOf(rest: string, others: readonly number[]): -1 | 0 | 1 {
  if (moreThan.test(rest) || plusSign.test(rest)) return 1;
  if (fewerThan.test(rest)) return -1;
  if (others.length !== 1 || upToNumber.test(rest)) return 0;
  if (deducts.test(rest)) return -1;
  if (!byHow.test(rest)) return 0;
  if (less.test(rest)) return -1;
  return more.test(rest) ? 1 : 0;
}
const deducts = inAnyLanguage('deducts');
/** "From 10 to 12", "down to 4" */
const upToNumber = /(?<!\p{L})(?:to|auf|naar|op|tot|à|a|para|na|til)\s+\d/iu;
/** "+2" */
const plusSign = /(?<!\S)\+ ?\d/;
const byHow = /(?<!\p{L})(?:by|um|met|de|di|em|en|o|med)\s+\d{1,6}(?![\d.,]*\d)/iu;
/** By so many, whichever way. */
const onlyByHow = /(?<!\p{L})(?:by|um|o)\s+\d{1,6}(?![\d.,]*\d)/iu;

/** "2 more, so 4": the sum of the printed one and the first, where two numbers stand there. */
function sumBeside(said: readonly Count[], sign: -1 | 0 | 1, now: number): number | null {
  const [by, sum] = said;
  if (sign === 0 || said.length !== 2) return null;
  return sum!.value === now + sign * by!.value ? sum!.value : null;
}

/** "Lower it by 2, to 10", where 12 are printed. */
function sumProven(rest: string, said: readonly Count[], now: number): number | null {
  const [by, sum] = said;
  if (said.length !== 2 || !byHow.test(rest)) return null;
  return Math.abs(now - sum!.value) === by!.value ? sum!.value : null;
}

/** By how many; beside it the sum may stand: "add 15, so that we get 35". */
function differing(row: number, others: readonly number[], sign: -1 | 1, now: number | null): Wish | null {
  const [by, ...rest] = others;
  if (by === undefined || now === null || rest.length > 1) return null;
  if (rest.length === 0) return { kind: 'quantityBy', row, by: sign * by };
  const sum = others.find((value) => others.includes(sign * (value - now)));
  return sum === undefined ? null : { kind: 'quantity', row, to: sum, from: null };
}

/** Only some of those that are ordered. */
const partOf =
  /\d (?:(?:van die|des|dei|delle|d[oa]s|de l[oa]s|af de|z tych) \d|(?:of|von|van|sur|de) (?:the \d|them|those|denen|den \d|die|deze|de \d|les \d))(?!\p{L})|(?<!\p{L})(?:davon|daarvan|dont)(?!\p{L})/iu;
/** "64000, Monterrey" */
const town = /^(?:[A-Z]{1,2}-)?\d{4,5},?\s\p{Lu}[\p{L} .'’-]+$/u;
const dayOfMonth = new RegExp(
  `(?<!\\d)\\d{1,2}\\.?(?:st|nd|rd|th|er)? (?:de )?${monthWord}|week \\d|kw \\d`,
  'iu',
);
