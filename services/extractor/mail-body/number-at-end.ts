import type { Word } from '@orderloom/pages/page.ts';
import { nothingBut } from '../lexicon/mail/phrase-pattern.ts';
import { numberShape } from '../values/number.ts';
import { isDoubtful, isOne, numberOfPhrase, numberOfWord } from '../values/number-words.ts';
import { bare } from './amounts.ts';
import { isBodyUnit, isContainer, isMeasure } from './body-units.ts';
import { isCurrency } from './money.ts';
import { joint } from './wordings.ts';
import { isYear } from './years.ts';

/** What parts a thing from its amount. */
export const separator = /^(?:[-–—:=]|[=-]>|→|\.{2,}|…+|_{2,})$/;

/** A word that is no unit that we know and may be one, or a measure behind a comma: beside lines with units it is. */
export function unknownUnit(word: Word, before: Word | undefined): Word | null {
  const isPlain = /^\p{Ll}{2,12}\.?$/u.test(word.text) && !measure.test(word.text) && !isMeasure(word.text);
  return isPlain || (before?.text.endsWith(',') && shortUnit.test(word.text)) ? word : null;
}
const shortUnit = /^\p{L}{1,12}\.?$/u;

/** The index of the number that ends a line, alone or with its unit; behind a colon any word is a unit. */
export function numberAtEnd(words: readonly Word[], bulleted: boolean): { at: number; unit: Word | null } {
  const last = words.at(-1)!;
  const second = words.at(-2);
  if (isCurrency(last)) return { at: -1, unit: null };
  const beforeSecond = words.at(-3)?.text ?? '';
  if (
    second &&
    isNumber(second) &&
    (isBodyUnit(bare(last)) ||
      (bulleted && beforeSecond.endsWith(',') && measure.test(last.text)) ||
      ((isApart(beforeSecond, bulleted) || isGap(words.at(-3), second)) &&
        /^\p{L}+\.?$/u.test(last.text) &&
        !measure.test(last.text) &&
        !isMeasure(last.text)))
  )
    return { at: words.length - 2, unit: { ...last, text: bare(last) } };
  if (second && isNumber(second) && unknownUnit(last, words.at(-3)))
    return { at: words.length - 2, unit: null };
  return { at: isNumber(last) ? words.length - 1 : -1, unit: null };
}

/** Dots that lead from a thing to its amount are no words: they leave a gap, in heights of the text. */
export function isGap(before: Word | undefined, { box }: Word): boolean {
  return before !== undefined && box[0] - before.box[2] > widestSpace * (box[3] - box[1]);
}
const widestSpace = 1.6;

/** Behind a sign, and in a list, any word that is no measure is a unit. */
function isApart(before: string, bulleted: boolean): boolean {
  return /[:=]$/.test(before) || separator.test(before) || bulleted;
}

/** What sizes are given in: "boards 30 mm". */
const measure =
  /^(?:mm|cm|dm|m|km|ml|cl|dl|l|lt|ltr|lit\p{L}*|g|gr|kg|mg|t|v|w|kw|a|mah|hz|bar|psi|zoll|inch\p{L}*|pouces|pulgadas|pollici|°?c|db|k|µm|microns?|denier|x|%)\.?$/iu;

export function isNumber({ text }: Word): boolean {
  // "$2.50" is a price.
  return /^\d/.test(text) && /^\d/.test(numberShape(text.replace(/[x×]$/i, '')) ?? '') && !isYear(text);
}

/** "fluid 5 L - four please": the polite word is none of the line's. */
export function withoutThanks(words: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex(({ text }) => !isPolite.test(text));
  const { text = '' } = words[last] ?? {};
  const isAmount = last > 1 && (isNumber(words[last]!) || numberOfWord(text) !== null || isOneAlone(text));
  return isAmount ? words.slice(0, last + 1) : words;
}
const isPolite = nothingBut(['politeWords'], { marks: '[.!]?' });

/** "fluid 5 L - four", "Folie: zwei Rollen", "papier : une douzaine de ramettes": behind a sign or a gap words count as their digits. */
export function withDigits(words: readonly Word[]): readonly Word[] {
  const at = words.findLastIndex((word, i) => {
    const before = words[i - 1];
    return before && (sign.test(before.text) || before.text.endsWith(':') || isGap(before, word));
  });
  const said = at < 1 ? null : numberSaid(words.slice(at));
  const behind = words.slice(at + (said?.length ?? 0));
  // "Answer: one", "Subject: four things" name no goods.
  const isLabelled =
    at === 1 && words[0]!.text.endsWith(':') && !behind.some((word) => isBodyUnit(bare(word)));
  if (said === null || behind.length > 1 || isLabelled) return words;
  return [...words.slice(0, at), { ...words[at]!, text: String(said.value) }, ...behind];
}
const sign = /^(?:[-–—:=]|[=-]>|→)$/;

/** The number that words begin with, and how many of them say it with their "of". */
function numberSaid(words: readonly Word[]): { value: number; length: number } | null {
  const [own, next] = [words[0]!.text, words[1]];
  const isHeld = next !== undefined && isContainer(bare(next));
  const value = isOne(own) && (isHeld || (!next && isOneAlone(own))) ? 1 : numberOfWord(own);
  const isSaid = value !== null && (isHeld || !isDoubtful(own));
  const said = numberOfPhrase(words.map(({ text }) => text)) ?? (isSaid ? { value, length: 1 } : null);
  if (said === null) return null;
  const isJoint = words.length > said.length + 1 && joint.test(words[said.length]!.text);
  return isJoint ? { ...said, length: said.length + 1 } : said;
}

function isOneAlone(text: string): boolean {
  return isOne(text) && !/^an?$/i.test(text);
}
