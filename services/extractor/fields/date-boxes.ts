import type { Word } from '@orderloom/pages/page.ts';
import type { Candidate } from '../draft.ts';
import { boxAround, heightOf, overlapX } from '../layout/boxes.ts';
import { above } from '../layout/neighbours.ts';
import { characterConfidence, type Line, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { foldWord } from '../values/fold.ts';
import { composedKind } from './composed-labels.ts';
import { labelsOf, means } from './labels.ts';

const parts: Readonly<Record<Part, readonly string[]>> = {
  day: ['day', 'tag', 'dag', 'jour', 'dia', 'giorno', 'dzien'],
  month: ['month', 'monat', 'maand', 'mois', 'mes', 'mese', 'miesiac', 'maned'],
  year: ['year', 'jahr', 'jaar', 'annee', 'an', 'ano', 'anno', 'rok', 'ar'],
};
type Part = 'day' | 'month' | 'year';
const partsByWord: ReadonlyMap<string, Part> = new Map(
  (Object.keys(parts) as Part[]).flatMap((part) => parts[part].map((word) => [word, part] as const)),
);
const score = 0.85;
/** The numbers stand at most so many heights under their titles. */
const linesToNumbers = 2;

/** `Day | Month | Year` over `19 | 02 | 2026`: the day of the paper, unless what stands over it says that it is of a delivery. */
export function findDateBoxes(sheets: readonly Sheet[]): Candidate[] {
  const [sheet] = sheets;
  const found = sheet?.lines.flatMap((line) => boxesIn(sheet, line)) ?? [];
  return found.length === 1 ? found : [];
}

function boxesIn(sheet: Sheet, line: Line): Candidate[] {
  return line.words.flatMap((_, at): Candidate[] => {
    const titles = line.words.slice(at, at + 3);
    if (titles.length < 3 || partOf(titles[0]!) === null) return [];
    const kinds = titles.map(partOf);
    if (new Set(kinds).size < 3 || kinds.includes(null)) return [];
    const numbers = titles.map((title) => numberUnder(sheet, title));
    const iso = isoOf(kinds as Part[], numbers);
    if (iso === null || isOfAnother(sheet, line, titles)) return [];
    const words = numbers as Word[];
    return [
      {
        ...placeOf(sheet, words),
        value: iso,
        score: score * characterConfidence(words),
        because: 'under "day", "month" and "year"',
      },
    ];
  });
}

function partOf({ text }: Word): Part | null {
  return partsByWord.get(foldWord(text.replace(/\W+$/u, ''))) ?? null;
}

function numberUnder({ lines }: Sheet, { box }: Word): Word | null {
  const deepest = box[3] + linesToNumbers * heightOf(box);
  const under = lines.flatMap(({ words }) => words.filter((word) => overlapX(word.box, box) > 0));
  return under.find((word) => word.box[1] >= box[3] - 1 && word.box[1] < deepest) ?? null;
}

function isoOf(kinds: readonly Part[], numbers: readonly (Word | null)[]): string | null {
  const of = (part: Part) => {
    const text = numbers[kinds.indexOf(part)]?.text ?? '';
    return /^(?:\d{1,2}|\d{4})$/.test(text) ? Number(text) : Number.NaN;
  };
  const [day, month, printed] = [of('day'), of('month'), of('year')];
  const date = new Date(Date.UTC(printed < 100 ? 2000 + printed : printed, month - 1, day));
  const isDay = date.getUTCDate() === day && date.getUTCMonth() === month - 1;
  return isDay ? date.toISOString().slice(0, 10) : null;
}

const ofOrder: readonly LabelKind[] = ['orderDate', 'anyDate', 'orderTitle', 'orderNumber', 'anyNumber'];

function isOfAnother(sheet: Sheet, { segments }: Line, titles: readonly Word[]): boolean {
  const box = boxAround(titles.map((title) => title.box));
  const own = segments.find((segment) => overlapX(segment.box, box) > 0)!;
  const over = above(sheet, { ...own, box }, linesToNumbers);
  const before = segments[segments.indexOf(own) - 1] ?? null;
  const all = labelsOf(sheet);
  // `Valid until` over the boxes or beside them; a title and `Date` say that they are of the order.
  const isOther = (segment: Segment | null) => {
    if (segment === null) return false;
    const composed = composedKind(segment.text);
    const labels = all.filter((label) => label.segment === segment);
    const isKnown = composed !== null || labels.length > 0;
    const isOfOrder =
      (composed !== null && ofOrder.includes(composed)) || labels.some((label) => means(label, ...ofOrder));
    return isKnown && !isOfOrder;
  };
  return isOther(over) || isOther(before);
}
