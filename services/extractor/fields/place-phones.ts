import type { Candidate } from '../draft.ts';
import { below, rightOf } from '../layout/neighbours.ts';
import { characterConfidence, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { digitsOf, readPhone } from '../values/phone.ts';
import { speaksOfPlace } from './composed-labels.ts';
import type { PrintedPhone } from './printed-phones.ts';

/**
 * The numbers at words for where goods come in: `Receiving: Luis, (616) 555-0144`, `Contacto armazém:` before
 * `Sr. Pratas – 918 440 273`. A number that names nobody looks like a telephone's.
 */
export function phonesAtPlaceWords(sheets: readonly Sheet[], foreign: ReadonlySet<Segment>): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }) =>
      segments.flatMap((segment) => {
        const [, label, rest = ''] = foreign.has(segment) ? [] : (atColon.exec(segment.text) ?? []);
        if (label === undefined || !namesPlace(label)) return [];
        const found =
          rest === ''
            ? besideLabel(sheet, segment)
            : (inText(rest, segment.words) ?? wrapped(sheet, segment, rest));
        if (!found) return [];
        const score = atPlaceWord * characterConfidence(found.words);
        return [{ ...placeOf(sheet, found.words), value: found.phone, score, because: `at "${label}"` }];
      }),
    ),
  );
}
const atPlaceWord = 0.88;
/** A label of a few words, perhaps behind the mark of a list. */
const atColon = /^(?:[•·▪*–-]\s+)?(\p{L}[^:\d@]{2,34}):(?:\s+(.*))?$/u;

/** `Goods-in`, `Ansprechpartner Wareneingang`; `Delivery note no.` and `Delivery address` name something else. */
function namesPlace(label: string): boolean {
  const senses = tokenise(label).flatMap((token) => sensesOf(label, [token]) ?? []);
  const isOther = senses.some((one) =>
    (['number', 'date', 'address', 'offer', 'order', 'fax', 'conditions'] as const).some((word) =>
      one.has(word),
    ),
  );
  return !isOther && speaksOfPlace(label);
}

function besideLabel(sheet: Sheet, label: Segment): PrintedPhone | null {
  const right = rightOf(sheet, label);
  return right && inText(right.text, right.words);
}

/** `Recepción: Amparo` over `Ferri, 608 41 72 19`: a name that its cell wrapped. */
function wrapped(sheet: Sheet, segment: Segment, rest: string): PrintedPhone | null {
  const under = /^[\p{L}.\s]+,?$/u.test(rest) ? below(sheet, segment, 0.8) : null;
  const isFlush = under !== null && Math.abs(under.box[0] - segment.box[0]) < flush;
  return isFlush ? inText(`${rest} ${under.text}`, [...segment.words, ...under.words]) : null;
}
/** In points. */
const flush = 2;

/** A number behind a name or alone, and no sentence around it. */
function inText(text: string, words: Segment['words']): PrintedPhone | null {
  const phone = readPhone(text);
  if (phone === null || digitsOf(phone).length < shortest) return null;
  const before = text.slice(0, text.indexOf(phone));
  const names = before.split(/[\s,;–—/(-]+/).filter((word) => word !== '' && !/^[(]/.test(word));
  const isNamed = names.length > 0 && /^\p{Lu}/u.test(names[0]!);
  // `Lieferwerk: Bremen 47110815`: digits alone are a number of anything.
  const isPhone =
    (isNamed && /\D/.test(phone)) || /^[+(0]/.test(phone) || /^\d{3}[-. ]\d{3}[-. ]\d{4}/.test(phone);
  return isPhone && names.length <= longestName && !/\d/.test(before) ? { phone, words } : null;
}
/** Digits, and words before them: `Mr. Ann Marie Lee tel.` */
const shortest = 8;
const longestName = 5;
