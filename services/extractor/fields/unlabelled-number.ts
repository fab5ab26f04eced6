import type { Candidate } from '../draft.ts';
import { below } from '../layout/neighbours.ts';
import { characterConfidence, type Line, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';
import { documentBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { looksLikeOrderNumber, readOrderNumber } from '../values/order-number.ts';
import { readPhone } from '../values/phone.ts';
import { remembered } from '../values/remembered.ts';
import { readVatId } from '../values/vat-id.ts';
import { countsGoods, isListed } from './counted-goods.ts';
import type { LabelIndex } from './labelled-values.ts';
import { wordsBetween } from './labels.ts';
import { isOrderWord } from './order-words.ts';
import { tellingWords } from './telling-words.ts';
import { linesAbove } from './unlabelled-dates.ts';

/** Such a number is never taken without a look; one whose label speaks of an order may be. */
const weight = 0.6;
const orderWeight = 0.85;
/** What announces a number in the languages that we read. */
const numberWords = new Set('no nr num number nummer numero numer nummero n ref id code'.split(' '));
/** A label has at most this many words. */
const longestLabel = 5;

/**
 * Numbers of the first page's head at labels that we do not know but that announce a number: `Belegnr.: 4711-22`. Only
 * the first from the top; further down stand other numbers.
 */
export function findUnlabelledNumber(
  sheets: readonly Sheet[],
  index: LabelIndex,
  inTables: ReadonlySet<Line>,
): Candidate[] {
  const [sheet] = sheets;
  if (!sheet) return [];
  const found = linesAbove(sheet, inTables).flatMap(({ segments }) =>
    segments.flatMap((segment, at) => numberAt(sheet, segment, segments[at + 1] ?? null, index) ?? []),
  );
  const best = found.find(({ score }) => score > weight) ?? found[0];
  return best ? [best] : [];
}

function numberAt(
  sheet: Sheet,
  segment: Segment,
  right: Segment | null,
  index: LabelIndex,
): Candidate | null {
  const [label = '', inline] = segment.text.split(/:\s+/, 2);
  const isOfOrder = announcesOrder(label);
  const isSign = label.trim() === '#';
  const isLabel = label.split(' ').length <= longestLabel && (isOfOrder || isSign || announcesNumber(label));
  if (index.labelled.has(segment) || !isLabel || isOfOther(label)) return null;
  const beside = [right, below(sheet, segment, 2.2)].filter(
    (value) => value !== null && !index.labelled.has(value) && !index.values.has(value),
  ) as Segment[];
  const values = inline
    ? [
        {
          text: inline,
          words: wordsBetween(segment, segment.text.indexOf(inline), segment.text.length),
        },
      ]
    : beside;
  for (const { text: printed, words } of values) {
    const text = printed.replace(/^[:\s]+/, '');
    const number = readOrderNumber(text);
    const isOther = (/^[+(0]/.test(text) && readPhone(text) !== null) || readVatId(text) !== null;
    const isLikely = looksLikeOrderNumber(number ?? '') && number!.replace(/\D/g, '').length >= 4;
    const isCounted = sheet.source === 'plain' ? countsGoods(text) : isListed(text);
    if (number === null || isOther || !isLikely || isCounted) continue;
    return {
      ...placeOf(sheet, words),
      value: number,
      score:
        (isOfOrder || (isSign && ofOrders.test(number)) ? orderWeight : weight) * characterConfidence(words),
      because: `at "${label}", a label that we do not know`,
    };
  }
  return null;
}

/** `# PO-00231`: the number says itself what it is. */
const ofOrders = /^P\.?O\.?[-–/]?\d/;

/** `Ordrenr. hos os`, but no confirmation of an order. */
const announcesOrder = remembered((text): boolean => {
  const all = tokenise(text);
  const isOther = all.some((_, at) =>
    longestMatch(documentBook, all, at)?.meanings.every(({ kind }) => kind !== 'purchase_order'),
  );
  return !isOther && all.some((token) => isOrderWord(token.text));
});

/** What numbers of customers, accounts and articles are called, and those of orders are not. */
const otherWords = tellingWords<'other' | 'order'>(
  {
    other: lexicons.flatMap(({ labels, columns }) =>
      [labels.customerNumber, columns.article, columns.customerArticle, columns.supplierArticle].flatMap(
        phrasesOf,
      ),
    ),
    order: lexicons.flatMap(({ labels }) => [labels.orderNumber, labels.orderTitle].flatMap(phrasesOf)),
  },
  // `bei uns` says where a number is one, not whose.
  { shortest: 3, stem: 6, ignored: /^(?:bei|uns|hos|chez|presso|with|con|fra|von|van)$/i },
);

/** `N.º conta cliente`, `Art.-Nr. Käufer` */
function isOfOther(label: string): boolean {
  return tokenise(label).some(({ text }) => otherWords.get(text) === 'other');
}

function announcesNumber(text: string): boolean {
  return tokenise(text).some(
    ({ text: token }) => numberWords.has(token) || /(?:nr|nummer|nummeret|numer)$/.test(token),
  );
}
