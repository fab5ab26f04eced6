import { choose } from '../choose.ts';
import type { Candidate, Chosen, DraftParty } from '../draft.ts';
import { characterConfidence, type Line, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { documentBook, wholeMeanings } from '../lexicon/phrases.ts';
import { isBodyUnit } from '../mail-body/body-units.ts';
import { looksLikeStreet, readCityLine } from '../values/address.ts';
import { readBic, readIban } from '../values/bank-account.ts';
import { readRegisterCourt, readRegistrationNumber } from '../values/registration-number.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { isBuyers, type Owners } from './owner.ts';

/** What a check digit proves is the number; whose it is, less surely. */
const bankScore = 0.9;
const registerScore = 0.9;
/** A BIC stands at most so many lines from the IBAN that it belongs to, and a court from its number. */
const nearLines = 3;
/** A branch is called by at most this many words. */
const longestBranch = 5;

/** Number in a register, bank account and branch of the buyer. Those of others, printed on forms of theirs, are not his. */
export function findHouseDetails(
  sheets: readonly Sheet[],
  index: LabelIndex,
  owners: Owners,
): Pick<DraftParty, 'registrationNumber' | 'branch' | 'iban' | 'bic'> {
  const iban = first(inHisPlaces(sheets, owners, readIban, bankScore, 'an IBAN of the buyer'));
  return {
    registrationNumber: withCourt(
      first(
        inHisPlaces(sheets, owners, readRegistrationNumber, registerScore, 'a register number of the buyer'),
      ),
      sheets,
    ),
    branch: findBranch(index, owners),
    iban,
    bic: iban && bicBeside(iban, sheets),
  };
}

/** Of several that are printed, a company's first. */
function first(candidates: readonly Candidate[]): Chosen | null {
  const { chosen } = choose(
    candidates.filter(({ value }) => value === candidates[0]?.value),
    '',
  );
  return chosen;
}

/** What a reader finds in each segment, or in two side by side of which the first is only a label. */
function inHisPlaces(
  sheets: readonly Sheet[],
  owners: Owners,
  read: (text: string) => string | null,
  score: number,
  because: string,
): Candidate[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) =>
      line.segments.flatMap((segment, at): Candidate[] => {
        const next = line.segments[at + 1];
        const alone = read(segment.text);
        const isLabel = next !== undefined && !/\d/.test(segment.text) && read(next.text) === null;
        const value = alone ?? (isLabel ? read(`${segment.text} ${next.text}`) : null);
        const words = alone === null && next ? [...segment.words, ...next.words] : segment.words;
        if (value === null || !isBuyers(segment, line, sheet, owners)) return [];
        const shown = wordsOf(words, value);
        return [{ ...placeOf(sheet, shown), value, score: score * characterConfidence(shown), because }];
      }),
    ),
  );
}

/** The words that together hold a value, whatever stands between them; all of them where they do not. */
function wordsOf(words: Segment['words'], value: string): Segment['words'] {
  const wanted = tight(value);
  for (let from = words.length - 1; from >= 0; from--) {
    let text = '';
    for (let until = from; until < words.length; until++) {
      text += tight(words[until]!.text);
      if (text.includes(wanted)) return words.slice(from, until + 1);
    }
  }
  return words;
}

function tight(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\d]/gu, '');
}

/** The BIC near an IBAN: at its label, or a word of that form and of the IBAN's country. */
function bicBeside(iban: Chosen, sheets: readonly Sheet[]): Chosen | null {
  const country = iban.value.slice(0, 2);
  const found = linesNear(iban, sheets).flatMap(({ sheet, line }) =>
    line.segments.flatMap((segment): Candidate[] => {
      const bic = readBic(
        segment.text.replace(/^.*\b(?:BIC|SWIFT)\b(?:[\s/-]*(?:BIC|SWIFT|Code))*[\s.:]*/i, ''),
      );
      if (bic === null || bic.slice(4, 6) !== country || iban.value.includes(bic)) return [];
      const shown = wordsOf(segment.words, bic);
      const because = 'beside the IBAN';
      return [{ ...placeOf(sheet, shown), value: bic, score: bankScore, because }];
    }),
  );
  return first(found);
}

function withCourt(number: Chosen | null, sheets: readonly Sheet[]): Chosen | null {
  if (number === null || !/^(?:HR|GnR)/.test(number.value)) return number;
  const court = linesNear(number, sheets)
    .flatMap(({ line }) => line.segments)
    .map(({ text }) => readRegisterCourt(text))
    .find((found) => found !== null);
  return court ? { ...number, value: `${number.value}, ${court}` } : number;
}

/** The line of a value's first place and those around it, the nearest first. */
function linesNear({ places: [place] }: Chosen, sheets: readonly Sheet[]): { sheet: Sheet; line: Line }[] {
  const sheet = sheets.find(({ file, page }) => file === place!.file && page === place!.page)!;
  const at = sheet.lines.findIndex((line) => line.box[1] <= place!.box[1] && line.box[3] >= place!.box[3]);
  return sheet.lines
    .map((line, index) => ({ sheet, line, distance: Math.abs(index - at) }))
    .filter(({ distance }) => at >= 0 && distance <= nearLines)
    .sort((a, b) => a.distance - b.distance);
}

/** At its label; behind one without a colon only in the buyer's own block: `Niederlassung Köln`. */
function findBranch(index: LabelIndex, { own, foreign }: Owners): Chosen | null {
  const labels = index.labels.filter(
    ({ segment, form }) =>
      !foreign.has(segment) &&
      (form !== 'open' || own.has(segment)) &&
      !looksLikeStreet(segment.text) &&
      readCityLine(segment.text) === null,
  );
  return first(valuesAt({ ...index, labels }, ['branch'], 0.9, (text) => (isBranchName(text) ? text : null)));
}

/** A few words, or the number of a shop; no sentence, date, amount or title: `LOCAL PURCHASE ORDER`. */
function isBranchName(text: string): boolean {
  const isNumber = /^#?\d{1,6}$/.test(text);
  return (
    isNumber ||
    (/\p{L}{2}/u.test(text) &&
      text.split(' ').length <= longestBranch &&
      !/[.:;!?]$/.test(text) &&
      !beginsGoods(text) &&
      wholeMeanings(documentBook, text) === null)
  );
}

/** `12 x gloves`, `4 boxes of soap` below `for our Leeds site:` are goods. */
function beginsGoods(text: string): boolean {
  const [, sign = ''] = /^(?:[-•*] )?\d{1,5} ?(\p{L}+\.?|×)\s/u.exec(text) ?? [];
  return /^[x×]$/i.test(sign) || (sign !== '' && isBodyUnit(sign));
}
