import type { DraftRow, Place } from '../draft.ts';
import type { Sheet } from '../layout/sheet.ts';
import { isBodyUnit } from '../mail-body/body-units.ts';
import { postscriptParagraphs } from '../mail-body/message-lines.ts';
import { verbOf } from './clauses.ts';
import { type DayWriting, daysTold } from './days-told.ts';
import { findTargets, pointsAtRow } from './find-targets.ts';
import { type Sentence, sentencesBelow, sentencesIn } from './sentences.ts';
import { delivers } from './wordings.ts';
import { asks } from './words-of-wishes.ts';

/** Who signs and what he advertises is shorter, disclaimers are longer. */
const leastWords = 4;
const mostWords = 40;
/** "6 boxes", "12 x tape" */
const amount = /(?<![\p{L}\d.,:/-])[1-9]\d{0,4} ?(?:[x×] ?)?(\p{L}{2,})/giu;
const disclaims =
  /(?<!\p{L})(?:confidential\p{L}*|vertraulich\p{L}*|vertrouwelijk\p{L}*|confidenti\p{L}*|confidenci\p{L}*|riservat\p{L}*|poufn\p{L}*|fortrolig\p{L}*|in error|irrtümlich\p{L}*|par erreur|por error|per errore|por engano|omyłkowo|environment|umwelt|milieu|environnement|medio ?ambiente|ambiente|środowisk\p{L}*|miljø\p{L}*|print(?:ing)?|ausdruck\p{L}*|afdruk\p{L}*|imprim\p{L}*|stampa\p{L}*|wydruk\p{L}*)(?!\p{L})/iu;

/**
 * Whether a sentence below a signature may want something of the order: it changes or adds goods that it counts or a
 * line that it names, or gives a day of delivery. Nobody carries it out unseen: it may be a part of an older mail.
 */
export function speaksOfOrder(text: string, rows: readonly DraftRow[], days: DayWriting | null): boolean {
  const words = text.split(/\s+/).length;
  if (words < leastWords || words > mostWords || disclaims.test(text)) return false;
  const isAsked = asks.test(text);
  const isDated = days !== null && delivers.test(text) && daysTold(text, days).length > 0;
  if (isAsked && (countsGoods(text) || isDated)) return true;
  if (verbOf(text) !== null && countsGoods(text)) return true;
  return (verbOf(text) !== null || (isAsked && /\d/.test(text))) && isOfLine(text, rows);
}

/** What stands below the closing of a letter that states its order, speaks of it, and is none of its rows. */
export function unreadBelow(sheet: Sheet, rows: readonly DraftRow[]): Sentence[] {
  const below = [...sentencesIn(sheet, postscriptParagraphs(sheet)), ...sentencesBelow(sheet)];
  return below.filter(
    ({ text, place }) =>
      !rows.some((row) => placesOf(row).some((each) => isWithin(each, place))) &&
      speaksOfOrder(text, rows, null),
  );
}

function placesOf({ quantity, description, customerArticle, supplierArticle }: DraftRow): Place[] {
  return [quantity, description, customerArticle, supplierArticle].flatMap((value) => value?.places ?? []);
}

function isWithin({ file, page, box: [, top, , bottom] }: Place, { box, ...sentence }: Place): boolean {
  return file === sentence.file && page === sentence.page && top < box[3] && bottom > box[1];
}

function countsGoods(text: string): boolean {
  return [...text.matchAll(amount)].some(([, word]) => isBodyUnit(word!));
}

function isOfLine(text: string, rows: readonly DraftRow[]): boolean {
  return pointsAtRow(text, rows) || findTargets(text, rows) !== null;
}
