import type { Word } from '@orderloom/pages/page.ts';
import type { Chosen, DraftRow } from '../../draft.ts';
import { composedArticle } from '../../fields/composed-labels.ts';
import { middleY } from '../../layout/boxes.ts';
import { placeOf, type Sheet } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { columnBook, longestMatch, tokenise } from '../../lexicon/phrases.ts';
import { type DecimalMark, readNumber } from '../../values/number.ts';
import { readPrice } from '../../values/price.ts';
import { wholeHeading } from '../headings/header-pieces.ts';
import { labelledNumber } from './details.ts';
import { tradeNumber } from './rival-columns.ts';

/** `Vendor Material No: 4055` under a line: our number as the customer knows it; `Art.-Nr.: 77-120`: theirs. */
export function numberInDetails(
  sheet: Sheet,
  details: readonly { text: string; words: Word[] }[],
  roles: readonly ColumnRole[],
  what: string,
): Chosen | null {
  const found = details.flatMap(({ text, words }) => {
    const number = numberAtLabel(text);
    const role = columnRoleOf(text);
    return number !== null && role !== null && roles.includes(role) ? [{ number, words }] : [];
  });
  const chosen = found.find(({ number }) => !tradeNumber.test(number)) ?? found[0];
  return chosen
    ? {
        value: chosen.number,
        confidence: 0.9,
        places: [placeOf(sheet, chosen.words)],
        because: `${what}, printed under the line`,
      }
    : null;
}

/** The number of `Part no: 77-120`, perhaps before another label, or of `Part no. 77-120` where nothing but the label stands before it. */
function numberAtLabel(text: string): string | null {
  const atLabel =
    /^[^:#]*[:#]\s*(\S*\d\S*?|\p{Lu}{2,}(?:[-./][\p{Lu}\d]+)+)[,;]?(?:\s*$|\s[^:]{0,30}:)/u.exec(text)?.[1];
  return atLabel ?? labelledNumber(text);
}

/** `Unit price: 70.97 / 1 pc` under a line. */
export function priceInDetails(
  sheet: Sheet,
  details: readonly { text: string; words: Word[] }[],
  decimal: DecimalMark,
): Chosen<number> | null {
  for (const { text, words } of details) {
    const printed = /^[^:]{2,30}:\s*(.+)$/.exec(text)?.[1];
    const price =
      printed !== undefined && beginsAmount.test(printed) && columnRoleOf(text) === 'price'
        ? readPrice(printed, decimal)
        : null;
    if (price)
      return {
        value: Math.round((price.value / price.per) * 1e6) / 1e6,
        confidence: 0.9,
        places: [placeOf(sheet, words)],
        because: 'the price, printed under the line',
      };
  }
  return null;
}

/** `12.50`, `EUR 12.50`, but no `as agreed, list of 2026/27`. */
const beginsAmount = /^(?:\p{L}{1,4}\.?\s?)?[^\p{L}\d]{0,3}\d/u;

/** The per cent of `Discount 12,5 %` or `Less 10 % discount` under a line; null without one. */
export function discountInDetails(details: readonly { text: string }[]): number | null {
  for (const { text } of details) {
    const [, before = '', rate, behind = ''] =
      /^([^\d%]*)(\d{1,2}(?:[.,]\d{1,3})?)\s?%\s*(\D*)$/.exec(text) ?? [];
    const names = [before, behind].some((words) => wholeHeading(words)[0] === 'discount');
    if (rate !== undefined && names) return Number(rate.replace(',', '.'));
  }
  return null;
}

/** The number under a line that makes its total with its quantity, whatever it is called. */
export function priceOfProduct(
  sheet: Sheet,
  details: readonly { text: string; words: Word[] }[],
  { quantity, lineTotal }: DraftRow,
  decimal: DecimalMark | null,
): Chosen<number> | null {
  if (quantity?.value == null || quantity.value < 2 || !lineTotal) return null;
  for (const { words } of details) {
    const printed = words.find(({ text }) => {
      const value = /[.,]\d{2}/.test(text) ? readNumber(text, decimal)?.value : undefined;
      return value !== undefined && Math.abs(value * quantity.value! - lineTotal.value) < 0.011;
    });
    if (printed)
      return {
        value: readNumber(printed.text, decimal)!.value,
        confidence: 0.9,
        places: [placeOf(sheet, [printed])],
        because: 'the number under the line that makes its total',
      };
  }
  return null;
}

/** A code that has a line under the description to itself, the only one. */
export function loneCode(sheet: Sheet, details: readonly { text: string; words: Word[] }[]): Chosen | null {
  // `Commodity code` at its left says of what it is one.
  const isNamed = ({ words: [first] }: { words: Word[] }) =>
    details.some(({ text, words }) => {
      const end = words.at(-1)!;
      return (
        end.box[2] < first!.box[0] &&
        Math.abs(middleY(end.box) - middleY(first!.box)) < 2 &&
        /\p{L}{3}/u.test(text)
      );
    });
  const codes = details
    .filter((detail) => !isNamed(detail))
    .map(({ text, words }) => ({ text: text.replace(/^\((.*)\)$/, '$1'), words }))
    .filter(
      ({ text }) =>
        /^[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u.test(text) && /\d{3}/.test(text) && !/[.,]\d\d$/.test(text),
    );
  const [code] = codes;
  return code && codes.length === 1
    ? {
        value: code.text,
        confidence: 0.85,
        places: [placeOf(sheet, code.words)],
        because: 'the only code under the line',
      }
    : null;
}

/** What the first heading of a text means: `Ihre Art.-Nr.` is not `Art.-Nr.`. */
export function columnRoleOf(text: string): ColumnRole | null {
  const [, label] = /^(\D{3,30}?)[\s.:]+\S*\d/.exec(text) ?? [];
  const all = tokenise(text);
  const whole = longestMatch(columnBook, all, 0);
  const composed = label && (whole?.length ?? 0) < tokenise(label).length ? composedArticle(label) : null;
  if (composed !== null) return composed;
  for (let at = 0; at < Math.min(4, all.length); at++) {
    const match = longestMatch(columnBook, all, at);
    if (match) return match.meanings[0]!.kind;
  }
  return null;
}
