import type { ReadFile, Word } from '@orderloom/pages/page.ts';
import type { TakenOffer as TakenOfferOfFile } from '@orderloom/proto/gen/orders/v1/taken_offer.ts';
import { makeDoubt } from '../doubt.ts';
import type { Doubt, Draft, DraftRow, Place } from '../draft.ts';
import { keepRows } from '../kept-rows.ts';
import { placeOf, type Sheet, sheetsOf } from '../layout/sheet.ts';

/** That a text takes goods of an offer which its e-mail quotes. */
export type TakenOffer = Omit<TakenOfferOfFile, 'blob_key'>;

/** A file that takes an offer. */
export interface Taking {
  file: ReadFile;
  offer: TakenOffer;
}

interface Taken {
  offer: TakenOffer;
  /** The words of the sentence, where it was found. */
  words: readonly Word[];
  places: Place[];
}

/** A draft, and those beside it, with a doubt for each quoted offer that is taken, and a note of its lines. */
export function withTakenOffers(draft: Draft, taking: readonly Taking[]): Draft {
  if (taking.length === 0) return draft;
  const taken = taking.map(findSentence);
  const doubts = taken.map(({ offer, places }) =>
    makeDoubt('offer_taken', 'items', [whatOf(offer), offer.sentence], places),
  );
  const notes = taken.flatMap(({ offer: { lines } }) =>
    lines.length === 0 ? [] : ['Not taken over, from the quoted offer:', ...lines.map((line) => `> ${line}`)],
  );
  const asked = (each: Draft): Draft => {
    const own = withoutNames(each, taken);
    return {
      ...own,
      doubts: [...doubts, ...own.doubts.filter((doubt) => !callsItEmpty(own, doubt))],
      notes: [...own.notes, ...notes],
    };
  };
  return { ...asked(draft), ...(draft.others && { others: draft.others.map(asked) }) };
}

function findSentence({ file, offer }: Taking): Taken {
  const wanted = offer.sentence.split(/\s+/);
  for (const sheet of sheetsOf([file])) {
    const all = sheet.lines.flatMap((line) => line.words);
    const at = all.findIndex((_, i) => wanted.every((word, j) => all[i + j]?.text === word));
    if (at >= 0) return foundAt(sheet, all.slice(at, at + wanted.length), offer);
  }
  return { offer, words: [], places: [] };
}

function foundAt(sheet: Sheet, words: Word[], offer: TakenOffer): Taken {
  return { offer, words, places: [placeOf(sheet, words)] };
}

/** "All but the copy paper A4 80 g": a number within the name of something offered is no quantity. */
function withoutNames(draft: Draft, taken: readonly Taken[]): Draft {
  const rows = draft.rows.map((row) => (taken.some((each) => isWithinName(row, each)) ? null : row));
  return rows.includes(null) ? { ...draft, ...keepRows(rows, draft.doubts) } : draft;
}

function isWithinName({ quantity }: DraftRow, { offer, words, places: [place] }: Taken): boolean {
  const box = quantity?.places.find(({ file, page }) => file === place?.file && page === place.page)?.box;
  const at = words.findIndex((word) => word.box[0] === box?.[0] && word.box[1] === box[1]);
  if (at < 1) return false;
  const pair = plain(`${words[at - 1]!.text} ${words[at]!.text}`);
  return offer.lines.some((line) => ` ${plain(line)} `.includes(` ${pair} `));
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ');
}

/** An answer without lines of its own is no form that nobody filled in. */
function callsItEmpty({ documentType }: Draft, { code }: Doubt): boolean {
  return code === 'not_an_order' && documentType.value === 'unknown';
}

function whatOf({ positions }: TakenOffer): string {
  if (positions.length === 0) return 'goods';
  const [last, ...others] = positions.toReversed();
  return others.length === 0 ? `line ${last}` : `lines ${others.toReversed().join(', ')} and ${last}`;
}
