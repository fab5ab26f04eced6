import type { Word } from '@orderloom/pages/page.ts';
import { abbreviation } from './abbreviations.ts';
import { type Asked, amountAt } from './amounts.ts';
import { isBodyUnit, isMeasure } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { startsItem, textFrom, textOf } from './starts-item.ts';
import {
  afterthought,
  asksForGoods,
  declines,
  lastVerb,
  link,
  namesNumber,
  namesPosition,
  placesNumber,
  reach,
  tellsOfPast,
  trailing,
} from './wordings.ts';

const mostDescriptionWords = 16;
const sentenceEnd = /[?!]$|(?:\p{L}{2}|\d|["”)])[.]$/u;

/** Items that sentences ask for: "please send us 3 boxes of gloves and 4 rolls of tape by Friday". */
export function askedItems({ lines }: Paragraph): AskedItem[] {
  return sentencesOf(lines.flatMap((line) => line.words)).flatMap((sentence) => {
    const text = sentence.map((word) => word.text).join(' ');
    const isPast = tellsOfPast.test(text) && !wantsNow.test(text);
    const changed = amends.exec(text);
    if (changed) return changedTo(sentence, changed);
    if (!asksForGoods(text) || declines.test(text) || isPast) return [];
    return itemsOf(sentence, false).map((item) => ({ ...item, mayCount: text.endsWith(':') && isFew(item) }));
  });
}

/** "Change line 1 from 50 to 75 units of gloves": of an order that is not here the new amount with its goods. */
const amends =
  /(?<!\p{L})(?:from|von|van|de|da|z|fra)\s+\d+(?:\s\p{L}+)?\s+(?:to|auf|naar|à|a|para|na|til)\s+(?=\d+\s\p{L}+\s(?:of|von|van|de|di|af)\s)/iu;

function changedTo(sentence: readonly Word[], { index, 0: before }: RegExpExecArray): AskedItem[] {
  const text = textOf(sentence);
  const behind = text.slice(index + before.length).split(' ').length;
  return itemsOf(sentence.slice(-behind), true)
    .slice(0, 1)
    .map((item) => ({ ...item, mayCount: false }));
}

/** An item of a sentence; `mayCount`: above a list it may say of what there are so many: "to two doors:". */
export interface AskedItem extends Asked {
  mayCount: boolean;
}

/** So few things without a unit count doors, lots and sites. */
function isFew({ quantity, unit }: Asked): boolean {
  const isUnit = unit[0] !== undefined && isBodyUnit(unit[0].text);
  return !isUnit && Number(quantity[0]?.text) <= mostCounted;
}
const mostCounted = 9;

/**
 * Items of sentences that only name them: "yes, 18 rolls of tape", "that leaves 4 boxes of wipes". Only amounts that
 * can be nothing else count, and nothing that tells what was.
 */
export function namedInSentences({ lines }: Paragraph): Asked[] {
  return sentencesOf(lines.flatMap((line) => line.words)).flatMap((sentence) => {
    const text = sentence.map((word) => word.text).join(' ');
    if (declines.test(text) || tellsOfPast.test(text)) return [];
    const sure = itemsOf(sentence, true);
    // "30 valves and 6 boxes of tape": of amounts and nothing else all count.
    return sure.length > 0 && /^\d/.test(text) ? itemsOf(sentence, false) : sure;
  });
}

/** What a sentence has that asks, whatever it tells besides. */
const wantsNow =
  /(?<!\p{L})(?:please|pls|kindly|order|need|want|bitte|brauch\p{L}*|benötig\p{L}*|graag|nodig|merci de|veuillez|besoin|faut|faudr\p{L}*|recommandons|domawia\p{L}*|por favor|necesit\p{L}*|per favore|serv\p{L}+|bisogno|precis\p{L}*|prosz\p{L}*|prosimy|potrzeb\p{L}*|venligst|skal (?:vi |jeg )?bruge|mandate|mand\p{L}*|send|stuur\p{L}*|doe mij|doe ons|schick\p{L}*|envoy\p{L}*|envi\p{L}*|wyśl\p{L}*|przyśl\p{L}*|leg\p{L}* bei|mitgeben)(?!\p{L})/iu;
/** Behind these words begins what follows from trouble: "two were torn, so please send …". */
const therefore =
  /^(?:so|therefore|deshalb|daher|darum|dus|daarom|donc|así|quindi|perciò|więc|dlatego|så|derfor)$/iu;

function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [[]];
  words.forEach((word, i) => {
    if (therefore.test(word.text) && /,$/.test(words[i - 1]?.text ?? '')) sentences.push([]);
    sentences.at(-1)!.push(word);
    const next = words[i + 1];
    const isShortened =
      (word.text.length <= longestShortened && isBodyUnit(word.text) && !/^each\.$/i.test(word.text)) ||
      abbreviation.test(word.text.replace(/^\(/, ''));
    if (sentenceEnd.test(word.text) && !isShortened && (!next || /^[\p{Lu}¿¡(]/u.test(next.text)))
      sentences.push([]);
  });
  return sentences;
}

/** With its point: "Stck.", "conf."; "Kartons." ends a sentence. */
const longestShortened = 6;

/** `onlySure`: a number needs a container behind it. */
function itemsOf(sentence: readonly Word[], onlySure: boolean): Asked[] {
  const items: Asked[] = [];
  for (let at = 0; at < sentence.length; at++) {
    const amount = startsItem(sentence, at) ? amountAt(sentence.slice(at)) : null;
    if (!amount || (!amount.isSure && (onlySure || isNumbered(sentence, at)))) continue;
    if (recounts.test(textOf(sentence.slice(at, at + nearContrast)))) break;
    const from = at + amount.length;
    // "Part two (can wait)".
    if (!/\d/.test(sentence[at]!.text) && /^\(/.test(sentence[from - (amount.unit ? 1 : 0)]?.text ?? ''))
      continue;
    // "All 14 cartons, and the driver …": nothing says of what.
    if (/[,;:.?!]$/.test(sentence[from - 1]!.text) && !isBodyUnit(sentence[from - 1]!.text)) continue;
    if (!amount.isSure && placesNumber.test(sentence[from]?.text ?? '')) continue;
    const end = endOfItem(sentence, from);
    const description = tidy(sentence.slice(from, end));
    if (!description.some((word) => /\p{L}{2}/u.test(word.text))) continue;
    if (description.some((word) => reach.test(word.text))) continue;
    items.push({ quantity: [amount.quantity], unit: amount.unit ? [amount.unit] : [], description });
    at = end - 1;
  }
  return items;
}

/** "5 instead of 6", "graag 2 in plaats van 20": another number of goods that were named before, and none of their own. */
const recounts =
  /^\S+\s(?:\p{L}+\.?\s){0,2}(?:\d+\s(?:\p{L}+\.?\s)?)?(?:instead of|rather than|(?:an)?statt|anstelle|in plaats van|i\.p\.v\.?|au lieu d|en (?:vez|lugar) de|invece d|anziché|em vez d|zamiast|i stedet for)\p{L}*\s(?:\p{L}+\s)?\d/iu;

const nearContrast = 10;

/** "Pos. 2", "items 1, 2 and 4": what a number counts in a list names no amount. */
function isNumbered(sentence: readonly Word[], at: number): boolean {
  // "We would like to order 25 cloths"
  const isVerb = /^to$/i.test(sentence[at - 2]?.text ?? '') && /^order$/i.test(sentence[at - 1]?.text ?? '');
  return (!isVerb && namesNumber.test(sentence[at - 1]?.text ?? '')) || isPosition(sentence, at);
}

function isPosition(sentence: readonly Word[], at: number): boolean {
  const [before, number] = [sentence[at - 1]?.text ?? '', sentence[at - 2]?.text ?? ''];
  if (namesPosition.test(before)) return true;
  if (/^\d+[,;]$/.test(before)) return isPosition(sentence, at - 1);
  return link.test(before) && /^\d+,?$/.test(number) && isPosition(sentence, at - 2);
}

function endOfItem(sentence: readonly Word[], from: number): number {
  let at = from;
  for (; at < sentence.length && at - from < mostDescriptionWords; at++) {
    const rest = textFrom(sentence, at);
    if (at > from && trailing.test(rest)) break;
    if (at > from && link.test(sentence[at]!.text) && beginsNext(sentence, at + 1)) break;
    if (at > from && (beginsContainer(sentence, at) || beginsTimes(sentence, at)))
      return behindLink(sentence, from, at);
    if (
      /[,;]$/.test(sentence[at]!.text) &&
      (beginsNext(sentence, at + 1) || trailing.test(textFrom(sentence, at + 1)))
    ) {
      return at + 1;
    }
    if (/[;?!]$|\p{L}{3}:$/u.test(sentence[at]!.text)) return at + 1;
  }
  return at;
}

/** After a comma or an "and" another quantity follows, perhaps behind an "and" of its own. */
function beginsNext(sentence: readonly Word[], at: number): boolean {
  let start = link.test(sentence[at]?.text ?? '') ? at + 1 : at;
  while (start < at + 3 && inLink.test(sentence[start]?.text ?? '')) start += 1;
  return amountAt(sentence.slice(start)) !== null;
}

/** "ainsi que", "as well as", "così come". */
const inLink =
  /^(?:que|well|as|como|come|również|też|ook|ebenso|dann|noch|dazu|then|also|puis|encore|ensuite|daarna|nog|poi|ancora|luego|depois|następnie|jeszcze|så|også)$/iu;

/** Dictated letters have no commas: "... also thirty boxes of gloves and while you are at it four sheets of mesh". */
function beginsContainer(sentence: readonly Word[], at: number): boolean {
  const amount = amountAt(sentence.slice(at));
  // "Aprons on a roll" are no roll.
  const unit = amount?.isSure && amount.quantity.text !== '1' ? (amount.unit?.text ?? '') : '';
  return /^\p{L}{3,}$/u.test(unit) && !isMeasure(unit) && !sizes.test(unit);
}
/** "…, and then we need 15 x alarms"; no board of 200 x 30, nor "2 x 4". */
function beginsTimes(sentence: readonly Word[], at: number): boolean {
  const [before, sign, thing] = [sentence[at - 1], sentence[at + 1], sentence[at + 2]];
  return (
    /^[1-9]\d{0,4}$/.test(sentence[at]!.text) &&
    /^[x×]$/i.test(sign?.text ?? '') &&
    /^\p{L}{3}/u.test(thing?.text ?? '') &&
    !/\d|^[x×]$/i.test(before!.text)
  );
}
/** "120 litre bags". */
const sizes =
  /^(?:lit\p{L}*|ltr|met\p{L}*|mtr|kilo\p{L}*|gram\p{L}*|gal\p{L}*|watt|volt|feet|foot|yards?)$/iu;

/** What leads to the next item belongs to none: from its last "and", if that is near. */
function behindLink(sentence: readonly Word[], from: number, at: number): number {
  for (let i = at - 1; i > from && at - i <= mostLeadingWords; i--)
    if (link.test(sentence[i]!.text)) return i;
  return at;
}
const mostLeadingWords = 8;

/** Without the sentence's mark and the verb that stands last. */
function tidy(words: readonly Word[]): Word[] {
  const kept = [...words];
  const isBeside = ({ text }: Word) => lastVerb.test(text) || afterthought.test(text);
  while (kept.length > 1 && isBeside(kept.at(-1)!)) kept.pop();
  const last = kept.at(-1);
  if (last) kept[kept.length - 1] = { ...last, text: last.text.replace(/[.,;:?!]+$/, '') };
  return kept.filter((word) => word.text !== '');
}
