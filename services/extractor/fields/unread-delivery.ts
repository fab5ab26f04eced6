import type { DateRule } from '../context.ts';
import type { Candidate } from '../draft.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import type { LabelWord } from '../lexicon/lexicon.ts';
import { dateWords, isUndecided, tokenise } from '../lexicon/phrases.ts';
import { hasStreetWord, readCityLine } from '../values/address.ts';
import { readCurrency } from '../values/currency.ts';
import { readPrice } from '../values/price.ts';
import { deliveriesAt, openingOf } from './labelled-dates.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { wantsOnlyOther } from './other-wishes.ts';

/** Longer texts are terms and sentences. */
const mostWords = 8;
const mostWordsOfTerm = 5;

const clock =
  /\d{1,2}(?:[:.h]\d{2})?\s?(?:[-–]|to|bis|à|tot|a|do)?\s?(?:\d{1,2}(?:[:.h]\d{2})?)?\s?(?:uhr|h|hrs|[ap]\.?m\.?)(?!\p{L})|\d{1,2}[:.]\d{2}\s?(?:[-–]|\p{L}{1,3})\s?\d{1,2}[:.]\d{2}(?!\d)/giu;

/**
 * What stands behind labels of a day of delivery and says when, but not in a way that we read: `end of April`,
 * `3 weeks`, `31.04.2026`. What is not decided, as `TBC`, is no day.
 */
export function unreadDeliveries(
  index: LabelIndex,
  rule: DateRule,
  orderDate: string | null,
): Candidate<string>[] {
  return index.labels.flatMap((label) => {
    const kind = (['deliveryDate', 'shipTo', 'other'] as const).find((one) => means(label, one));
    if (!kind || (kind !== 'deliveryDate' && label.form !== 'colon')) return [];
    const own = { ...index, labels: [label] };
    if (deliveriesAt(own, kind, 1, rule, orderDate).length > 0) return [];
    return valuesAt(own, [kind], 1, (text) => (isUnread(text, label, kind) ? text : null));
  });
}

function isUnread(text: string, label: Label, kind: 'deliveryDate' | 'shipTo' | 'other'): boolean {
  if (isUndecided(text) || wantsOnlyOther(`${openingOf(label)} ${label.text} ${text}`)) return false;
  const words = text.split(' ').length;
  if (kind === 'deliveryDate' && label.form === 'colon')
    return words <= mostWords && (speaksOfTime(text) || (namesDay(label.text) && /[\p{L}\d]{3}/u.test(text)));
  const isTerm = kind === 'deliveryDate' || speaksOfDelivery(label.text);
  return isTerm && words <= mostWordsOfTerm && speaksOfTime(text) && !isPlace(text);
}

/** `Delivery: 3 weeks` where no lexicon has the label: its words speak of delivery, and the text says when. */
export function isUnreadAtWords(text: string): boolean {
  const [, label = '', value = ''] = /^([^:\d]{3,30}):\s+(.+)$/.exec(text) ?? [];
  // `Shipping: 12.00 EUR` says what it costs.
  if (readPrice(value, null) !== null && readCurrency(value) !== null) return false;
  const isTerm = label !== '' && speaksOfDelivery(label) && !isUndecided(value);
  return isTerm && value.split(' ').length <= mostWords && speaksOfTime(value) && !isPlace(value);
}

/** True for a text that says when: a month, a day of the week, `3 weeks`, digits like those of a date. */
function speaksOfTime(text: string): boolean {
  const rest = text.replace(clock, ' ');
  const hasClock = rest !== text;
  if (/(?<![\d.,])\d{1,2}\s?[./-]\s?\d{1,4}(?![\d,])|(?<!\p{L})Q[1-4](?!\d)/u.test(rest)) return true;
  const hasDigit = /\d/.test(rest);
  return tokenise(rest).some(({ text: word }) => {
    const isLong = word.length > shortName;
    return (
      ((isLong || (hasDigit && word.length === shortName)) && dateWords.months.has(word)) ||
      (isLong && !hasClock && dateWords.weekdays.has(word)) ||
      (hasDigit && word.length > 1 && (dateWords.periods.has(word) || dateWords.weeks.has(word)))
    );
  });
}
/** `set`, `mar`, `di` are also other words. */
const shortName = 3;

/** `Delivery date`, `Liefertermin` are followed by a day, `Delivery` and `Required by` perhaps by something else. */
function namesDay(label: string): boolean {
  const senses = tokenise(label).flatMap((token) => sensesOf(label, [token]) ?? []);
  const has = (word: LabelWord) => senses.some((one) => one.has(word));
  return has('date') || (has('deadline') && has('delivery'));
}

function speaksOfDelivery(label: string): boolean {
  return tokenise(label).every((token) =>
    sensesOf(label, [token])?.some((senses) => senses.has('delivery') || senses.has('particle')),
  );
}

function isPlace(text: string): boolean {
  return hasStreetWord(text) || readCityLine(text)?.certain === true;
}
