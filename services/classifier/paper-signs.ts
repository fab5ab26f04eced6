import type { EmailCategory } from '@orderloom/orders/email-category.ts';
import { countLines } from './count-lines.ts';
import type { Sign } from './cue-signs.ts';
import type { Title } from './lexicon/title-stems.ts';
import { kindOfSellersPaper, namesYourOrder, titleInName, titleOf } from './lexicon/titles.ts';
import type { ClassifiedAttachment } from './signs.ts';

/** A document says what it is by its title, and its name may say so, too. */
export const titleWeight = 8;
export const nameWeight = 3;
/** "PO 4711.pdf" may be the paper that answers that order. */
const orderNumberNameWeight = 2.5;
const sellersPaperWeight = 6;
export const besideOrderWeight = 0.4;
/** The place of signs of such a paper. */
export const besideOrder = 'beside an order';
/** Lines of a document without a title, and what they weigh: enough where nothing else speaks. */
const fewestDocumentLines = 2;
const documentLinesWeight = 2.5;
export const titleLines = 40;
export const nameCharacters = 500;

/** Beside an order another paper is what it refers to: an old invoice, the offer that it answers. */
export function papersSigns(documents: readonly ClassifiedAttachment[], isAsked: boolean): Sign[] {
  const signs = documents.map(documentSigns);
  const isOrder = ([first]: Sign[]) => first?.category === 'purchase_order' && first.weight === titleWeight;
  const isUntitledOrder =
    isAsked &&
    documents.some((document, i) => signs[i]!.length === 0 && linesOf(document) >= fewestDocumentLines);
  if (!signs.some(isOrder) && !isUntitledOrder) return signs.flat();
  return signs
    .flat()
    .map((sign) =>
      sign.category === 'purchase_order'
        ? sign
        : { ...sign, place: besideOrder, weight: sign.weight * besideOrderWeight },
    );
}

/** True where a document that calls itself an order came, and none that calls itself a bill: what the text says of bills is of old ones. */
export function isOnlyOrders(documents: readonly ClassifiedAttachment[]): boolean {
  const titles = documents.flatMap(({ text }) => titleOf(text, titleLines)?.category ?? []);
  return titles.includes('purchase_order') && !titles.some((category) => ofBills.includes(category));
}
export const ofBills: readonly EmailCategory[] = ['invoice', 'receipt', 'credit_note'];

function documentSigns({ name, text }: ClassifiedAttachment): Sign[] {
  const title = titleOf(text, titleLines);
  const named = titleInName(name.slice(0, nameCharacters));
  const sign = (found: Title | null, weight: number, what: string): Sign[] =>
    found
      ? [{ category: found.category, place: name, weight, says: `${what}: ${name}: ${found.wording}` }]
      : [];
  const sellers = title ? null : kindOfSellersPaper(text, titleLines);
  // Papers that answer an order bear its number in their names.
  const isReference =
    named?.category === 'purchase_order' &&
    [title, sellers].some((kind) => kind !== null && kind.category !== 'purchase_order');
  const isNumber = named !== null && /^p\.?o\.?$/i.test(named.wording);
  return [
    ...sign(title, titleWeight, 'attachment_title'),
    ...sign(sellers, sellersPaperWeight, 'sellers_paper'),
    ...sign(isReference ? null : named, isNumber ? orderNumberNameWeight : nameWeight, 'attachment_name'),
  ];
}

/** An attached list of goods that no title calls anything is more likely an order than nothing. */
export function documentLinesSigns(documents: readonly ClassifiedAttachment[]): Sign[] {
  const isTitled = documents.some((document) => documentSigns(document).length > 0);
  const own = documents.filter(({ text }) => !namesYourOrder(text, titleLines));
  const count = Math.max(0, ...own.map(linesOf));
  if (isTitled || count < fewestDocumentLines) return [];
  const says = `attachment_lines: ${count}`;
  return [{ category: 'purchase_order', place: 'attachment', weight: documentLinesWeight, says }];
}

function linesOf({ text, dataLines }: ClassifiedAttachment): number {
  return dataLines ?? countLines(text);
}
