import { closesRound, tellsOwner } from '@orderloom/pages/parts/shop-orders.ts';
import type { Candidate } from '../draft.ts';
import { composedKinds } from '../fields/composed-labels.ts';
import { endsInOrderWord } from '../fields/order-words.ts';
import { middleY } from '../layout/boxes.ts';
import { placeOf, type Sheet } from '../layout/sheet.ts';
import type { DocumentType } from '../lexicon/lexicon.ts';
import { labelBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { isConfirming, isOrdering } from '../lexicon/sayings.ts';
import { anyOf, beginnings } from '../lexicon/word-patterns.ts';

/** A title stands in this upper part of its first page. */
export const titleDepth = 0.6;

/** A title that no lexicon has, as `Lieferantenauftrag`: enough beside a number and quantities. */
export const composedTitle = 0.82;
/** Longer texts are sentences. */
export const longestTitle = 4;

export function composedTitles(sheet: Sheet): Candidate<DocumentType>[] {
  return sheet.lines
    .filter((line) => middleY(line.box) < titleDepth * sheet.height)
    .flatMap(({ segments }) => segments)
    .filter(
      ({ text, words }) => words.length <= longestTitle && endsInOrderWord(tokenise(text).at(-1)?.text ?? ''),
    )
    .map(({ words }) => ({
      ...placeOf(sheet, words),
      value: 'purchase_order',
      score: composedTitle,
      because: 'a word for an order in its title',
    }));
}

/** A shop tells its owner of an order, a group that its round is closed: the paper is theirs who buy. */
export function broughtOrders(sheet: Sheet): Candidate<DocumentType>[] {
  if (sheet.source !== 'plain') return [];
  const lines = sheet.lines.slice(0, linesOfAnswer);
  const [line] = lines.filter(({ words }) => {
    const text = words.map((word) => word.text).join(' ');
    return tellsOwner(text) || closesRound(text);
  });
  if (!line) return [];
  return [
    {
      ...placeOf(sheet, line.words),
      value: 'purchase_order',
      score: composedTitle,
      because: 'a system says that it brings an order',
    },
  ];
}

/** A seller thanks for an order or confirms one, whatever its form calls it; in a mail above what it answers. */
export function confirmations(sheet: Sheet): Candidate<DocumentType>[] {
  const lines = sheet.source === 'plain' ? sheet.lines.slice(0, linesOfAnswer) : sheet.lines;
  return lines.flatMap((line, at) =>
    line.segments.flatMap((segment) => {
      // Sentences wrap.
      const next = lines[at + 1]?.segments.find(({ box }) => Math.abs(box[0] - segment.box[0]) < flush);
      const isTold = isConfirming(segment.text) || isConfirming(`${segment.text} ${next?.text ?? ''}`);
      return isTold
        ? [
            {
              ...placeOf(sheet, segment.words),
              value: 'order_confirmation' as const,
              score: 0.95,
              because: 'a sentence that thanks for an order or confirms it',
            },
          ]
        : [];
    }),
  );
}
/** Below stands what a mail answers, perhaps our own confirmation. */
const linesOfAnswer = 12;
/** In points. */
const flush = 4;

/** `… bestellen wir zu den Preisen Ihres Angebots:` of a letter without a title. */
export function sentences(sheet: Sheet): Candidate<DocumentType>[] {
  return sheet.lines
    .filter((line) => middleY(line.box) < titleDepth * sheet.height)
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => isOrdering(text))
    .map(({ words }) => ({
      ...placeOf(sheet, words),
      value: 'purchase_order',
      score: composedTitle,
      because: 'a sentence that orders',
    }));
}

/** `Einkaufsbestell-Nr.`, `PO number` of a form without a title; `Your PO number` is on the papers of sellers. */
export function purchaseLabels(sheet: Sheet): Candidate<DocumentType>[] {
  return sheet.lines
    .filter((line) => middleY(line.box) < titleDepth * sheet.height)
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => {
      const all = tokenise(text);
      const label = longestMatch(labelBook, all, 0);
      const kinds = label?.meanings.map(({ kind }) => kind) ?? composedKinds(text);
      return kinds.includes('orderNumber') && ofPurchase.test(all[0]?.text ?? '');
    })
    .map(({ words }) => ({
      ...placeOf(sheet, words),
      value: 'purchase_order',
      score: composedTitle,
      because: 'the number of a purchase order',
    }));
}
const ofPurchase = new RegExp(`^(?:po$|${beginnings(({ purchases }) => purchases)})`);

/**
 * `Invoice #: INV-88271` and `Invoice date: 01/16/2026`, both with values: an invoice that has no title, and may name the number of the order
 * that it bills.
 */
export function invoiceFacts(sheet: Sheet): Candidate<DocumentType>[] {
  const top = sheet.lines.filter((line) => middleY(line.box) < titleDepth * sheet.height);
  const [number, day] = [ownNumber, ownDay].map((label) =>
    top.flatMap(({ segments }) =>
      segments.filter(({ text }, at) => label.test(`${text} ${segments[at + 1]?.text ?? ''}`)),
    ),
  );
  return number!.length === 0 || day!.length === 0
    ? []
    : [
        {
          ...placeOf(sheet, number![0]!.words),
          value: 'invoice',
          score: composedTitle,
          because: 'the number and the day of an invoice',
        },
      ];
}
const ownNumber = new RegExp(
  `^${anyOf(({ billed }) => billed.number)}[\\s.:#ºo°n]*\\s(?=\\S*\\d)(?!\\S*\\d{1,2}[./-]\\d{1,2}[./-]\\d{2})\\S+`,
  'iu',
);
const ownDay = new RegExp(`^${anyOf(({ billed }) => billed.date)}\\s?:?\\s+(?:\\p{L}+\\s)?\\d`, 'iu');
