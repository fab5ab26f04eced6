import type { DraftRow, Place } from '../../draft.ts';
import type { Sheet } from '../../layout/sheet.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { postscriptParagraphs } from '../../mail-body/message-lines.ts';
import { findTargets, pointsAtRow } from '../goods/find-targets.ts';
import { type DayWriting, daysTold } from '../heads/days-told.ts';
import { whole } from '../words/patterns.ts';
import { delivers } from '../words/wordings.ts';
import { byMistake, declines, inPlaceOf } from '../words/words-of-refusal.ts';
import { asks, cancels, changes } from '../words/words-of-wishes.ts';
import { verbOf } from './clauses.ts';
import { type Sentence, sentencesBelow, sentencesIn } from './sentences.ts';

/** Who signs and what he advertises is shorter, disclaimers are longer. */
const leastWords = 4;
const mostWords = 40;
/** "6 boxes", "12 x tape" */
const amount = /(?<![\p{L}\d.,:/-])[1-9]\d{0,4} ?(?:[x×] ?)?(\p{L}{2,})/giu;
export const disclaims =
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
  return below.filter((sentence) => !statesRow(sentence, rows) && speaksOfOrder(sentence.text, rows, null));
}

/** Whether a row was read from words of a sentence. */
export function statesRow({ place, words }: Sentence, rows: readonly DraftRow[]): boolean {
  return rows.flatMap(placesOf).some(
    ({ file, page, box: [left, top, right, bottom] }) =>
      file === place?.file &&
      page === place.page &&
      words.some(({ box }) => {
        const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
        return left < x && x < right && top < y && y < bottom;
      }),
  );
}

/** Whether a sentence that states a row puts it in the place of another that it names. */
export function recounts(sentence: Sentence, rows: readonly DraftRow[]): boolean {
  if (!contrasts.test(sentence.text) || !statesRow(sentence, rows)) return false;
  const others = rows.filter((row) => !statesRow(sentence, [row]));
  return others.length > 0 && findTargets(sentence.text, others) !== null;
}
const contrasts = new RegExp(inPlaceOf.source.replace(/\\s\*\$$/, '(?!\\p{L})'), 'iu');

/** Whether a sentence names a line and says that so many are wanted after all: a number alone may count anything. */
export function countsAnew(text: string, rows: readonly DraftRow[]): boolean {
  return (
    (changes.test(text) || contrasts.test(text) || prefers.test(text)) && findTargets(text, rows) !== null
  );
}
const prefers = whole(
  'rather|better|make it|make that|after all|only|lieber|doch|besser|nur|liever|toch|beter|maar|plutôt|finalement|seulement|mejor|al final|solo|sólo|meglio|anzi|alla fine|soltanto|facciamo|antes|afinal|só|raczej|jednak|lepiej|tylko|hellere|alligevel|kun',
);

/** Whether a sentence that was not understood names a line and refuses or changes something. */
export function takesBack(text: string, rows: readonly DraftRow[]): boolean {
  const isChange = [cancels, changes, declines, byMistake].some((words) => words.test(text));
  return isChange && isOfLine(text, rows);
}

function placesOf({ quantity, description, customerArticle, supplierArticle }: DraftRow): Place[] {
  return [quantity, description, customerArticle, supplierArticle].flatMap((value) => value?.places ?? []);
}

/** "Calle 5 de Mayo No. 93, 76120 Querétaro" names no line. */
const postalCode = /(?<!\d)\d{4,5}(?!\d)/;

function countsGoods(text: string): boolean {
  return [...text.matchAll(amount)].some(([, word]) => isBodyUnit(word!));
}

function isOfLine(text: string, rows: readonly DraftRow[]): boolean {
  return findTargets(text, rows) !== null || (pointsAtRow(text, rows) && !postalCode.test(text));
}
