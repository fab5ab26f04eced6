import type { Word } from '@orderloom/pages/page.ts';
import { isUnit } from '../lexicon/phrases.ts';
import { type Asked, amountAt } from './amounts.ts';
import type { Paragraph } from './message-lines.ts';
import { asksForGoods, dayOfMonth, declines, lastVerb, link, namesNumber, trailing } from './wordings.ts';

const mostDescriptionWords = 16;
/** Money, shares and times. */
const measuresNoGoods =
  /^[\d.,]+(?:st|nd|rd|th)?\s*(?:%|€|\$|£|eur|usd|gbp|chf|pln|zł|dkk|kr|euros?|dollars?|ttc|ht|days?|tage?n?|dagen|jours|días|giorni|dias|dni|dage|weeks?|wochen|weken|semaines|hours?|years?)(?!\p{L})/iu;
const sentenceEnd = /[?!]$|(?:\p{L}{2}|\d|["”)])[.]$/u;

/** Items that sentences ask for: "please send us 3 boxes of gloves and 4 rolls of tape by Friday". */
export function askedItems({ lines }: Paragraph): Asked[] {
  return sentencesOf(lines.flatMap((line) => line.words)).flatMap((sentence) => {
    const text = sentence.map((word) => word.text).join(' ');
    return asksForGoods.test(text) && !declines.test(text) ? itemsOf(sentence) : [];
  });
}

function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [[]];
  words.forEach((word, i) => {
    sentences.at(-1)!.push(word);
    const next = words[i + 1];
    if (sentenceEnd.test(word.text) && !isUnit(word.text) && (!next || /^[\p{Lu}¿¡(]/u.test(next.text)))
      sentences.push([]);
  });
  return sentences;
}

function itemsOf(sentence: readonly Word[]): Asked[] {
  const items: Asked[] = [];
  for (let at = 0; at < sentence.length; at++) {
    const amount = startsItem(sentence, at) ? amountAt(sentence.slice(at)) : null;
    if (!amount || (!amount.isSure && namesNumber.test(sentence[at - 1]?.text ?? ''))) continue;
    const from = at + amount.length;
    const end = endOfItem(sentence, from);
    const description = tidy(sentence.slice(from, end));
    if (!description.some((word) => /\p{L}{2}/u.test(word.text))) continue;
    items.push({ quantity: [amount.quantity], unit: amount.unit ? [amount.unit] : [], description });
    at = end - 1;
  }
  return items;
}

/** No day, no time and no sum of money. */
function startsItem(sentence: readonly Word[], at: number): boolean {
  const rest = textFrom(sentence, at);
  const isTime = /^\d{1,2}(?:[.:]\d\d)? ?(?:uhr|o'clock|h|am|pm)(?!\p{L})/iu.test(rest);
  return !isTime && !dayOfMonth.test(rest) && !measuresNoGoods.test(rest);
}

function endOfItem(sentence: readonly Word[], from: number): number {
  let at = from;
  for (; at < sentence.length && at - from < mostDescriptionWords; at++) {
    const rest = textFrom(sentence, at);
    if (at > from && trailing.test(rest)) break;
    if (at > from && link.test(sentence[at]!.text) && beginsNext(sentence, at + 1)) break;
    if (
      /[,;]$/.test(sentence[at]!.text) &&
      (beginsNext(sentence, at + 1) || trailing.test(textFrom(sentence, at + 1)))
    ) {
      return at + 1;
    }
    if (/;$|\p{L}{3}:$/u.test(sentence[at]!.text)) return at + 1;
  }
  return at;
}

/** After a comma or an "and" another quantity follows, perhaps behind an "and" of its own. */
function beginsNext(sentence: readonly Word[], at: number): boolean {
  const start = link.test(sentence[at]?.text ?? '') ? at + 1 : at;
  return amountAt(sentence.slice(start)) !== null;
}

function textFrom(sentence: readonly Word[], at: number): string {
  return sentence
    .slice(at, at + 6)
    .map((word) => word.text)
    .join(' ');
}

/** Without the sentence's mark and the verb that stands last. */
function tidy(words: readonly Word[]): Word[] {
  const kept = [...words];
  while (kept.length > 1 && lastVerb.test(kept.at(-1)!.text)) kept.pop();
  const last = kept.at(-1);
  if (last) kept[kept.length - 1] = { ...last, text: last.text.replace(/[.,;:?!]+$/, '') };
  return kept.filter((word) => word.text !== '');
}
