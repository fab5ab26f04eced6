import type { ReadFile } from '@orderloom/pages/page.ts';
import { pageLines } from '@orderloom/pages/page-lines.ts';
import { numberKey } from '@orderloom/pages/parts/order-number.ts';
import { makeDoubt } from './doubt.ts';
import type { Doubt, Draft, DraftRow, Place } from './draft.ts';
import type { extractOrder, OrderFiles } from './extract-order.ts';
import { revisionWords } from './lexicon/revisions.ts';
import { isSameRow } from './rows/lines/repeated-files.ts';
import { untraced } from './trace.ts';
import { foldWord } from './values/fold.ts';

/**
 * Reads the order of some files of which several may be versions of it: documents of one number with mostly the same
 * lines. Of those that differ one is read, the one that calls itself a revision, else the later one; a doubt names the other
 * ones and what differs. Without, the lines of all would be ordered.
 */
export function extractVersions({ files, ...known }: OrderFiles, extract: typeof extractOrder): Draft {
  const documents = files.filter(mayBeVersion);
  if (documents.length < 2) return extract({ files, ...known });
  const versions = documents.map(
    (file): Version => ({ file, draft: untraced(() => extract({ files: [file], ...known })) }),
  );
  const dropped = new Map<ReadFile, Doubt>();
  versions.forEach((one, at) => {
    const other = versions.slice(at + 1).find((later) => differ(one.draft, later.draft));
    if (!other) return;
    const [kept, because] = laterOf(one, other);
    const left = kept === one ? other : one;
    dropped.set(left.file, doubtOf(left, kept, because));
  });
  if (dropped.size === 0) return extract({ files, ...known });
  const draft = extract({ files: files.filter((file) => !dropped.has(file)), ...known });
  return { ...draft, doubts: [...dropped.values(), ...draft.doubts] };
}

interface Version {
  file: ReadFile;
  draft: Draft;
}

/** Neither a letter nor a sheet: those are compared elsewhere. */
function mayBeVersion({ pages, data }: ReadFile): boolean {
  return pages.some(({ source, words }) => source !== 'plain' && words.length > 0) && !data?.length;
}

/** Less are two deliveries, or pages, of one order. */
const leastAlike = 0.5;

function differ(one: Draft, other: Draft): boolean {
  const [number, otherNumber] = [one, other].map(({ orderNumber }) => numberKey(orderNumber?.value ?? ''));
  if (!number || number !== otherNumber) return false;
  const { pairs, missing, added } = compared(one.rows, other.rows);
  const fewer = Math.min(one.rows.length, other.rows.length);
  if (fewer === 0 || pairs.length < leastAlike * fewer) return false;
  return missing.length + added.length > 0 || differencesOf(one, other).length > 0;
}

/** Which of two comes later, and what says so. */
function laterOf(one: Version, other: Version): [Version, string] {
  const [own, others] = [revisionOf(one.file), revisionOf(other.file)];
  if (own !== others) return [own > others ? one : other, 'it says that it is a revision'];
  const [day, otherDay] = [one, other].map(({ draft }) => draft.orderDate?.value ?? '') as [string, string];
  if (day !== otherDay && day && otherDay) return [day > otherDay ? one : other, 'its date is later'];
  return [other, 'it comes last'];
}

/** A page names its revision in its head. */
const headLines = 15;

/** 0 for a document that calls itself none. */
function revisionOf({ name, pages }: ReadFile): number {
  const head = pages.slice(0, 1).flatMap((page) => pageLines(page).slice(0, headLines));
  const texts = [
    name.replace(/\.\w{1,5}$/, ''),
    ...head.flatMap(({ cells }) => cells.map(({ text }) => text)),
  ];
  const found = texts.flatMap((text) => [...foldWord(text).matchAll(revisionWords)]);
  return found.reduce((latest, [, number]) => Math.max(latest, number === undefined ? 1 : Number(number)), 0);
}

interface Compared {
  pairs: [DraftRow, DraftRow][];
  missing: DraftRow[];
  added: DraftRow[];
}

/** Pairs the rows of one article, those that agree first. */
function compared(rows: readonly DraftRow[], others: readonly DraftRow[]): Compared {
  const left = new Set(others);
  const partner = new Map<DraftRow, DraftRow>();
  for (const isAlike of [isSameRow, isSameGoods])
    for (const row of rows) {
      if (partner.has(row)) continue;
      const other = [...left].find((each) => isAlike(row, each));
      if (!other) continue;
      partner.set(row, other);
      left.delete(other);
    }
  return { pairs: [...partner], missing: rows.filter((row) => !partner.has(row)), added: [...left] };
}

function isSameGoods(one: DraftRow, other: DraftRow): boolean {
  const bare = { quantity: null, price: null, lineTotal: null };
  return isSameRow({ ...one, ...bare }, { ...other, ...bare });
}

const compares = [
  ['quantity', 'quantity'],
  ['price', 'price'],
  ['lineTotal', 'line total'],
  ['deliveryDate', 'delivery'],
] as const;

/** `Bolts: quantity 6, not 5`: what the later one says otherwise, of each line the first. */
function differencesOf(earlier: Draft, later: Draft): string[] {
  const { pairs, missing, added } = compared(earlier.rows, later.rows);
  const values = pairs.flatMap(([before, after]) => {
    const told = compares.flatMap(([key, word]) => {
      const [from, to] = [before[key]?.value ?? null, after[key]?.value ?? null];
      return from === to || from === null || to === null ? [] : `${word} ${to}, not ${from}`;
    });
    return told.slice(0, 1).map((words) => `${nameOf(after)}: ${words}`);
  });
  const days = [earlier, later].map(({ deliveryDate }) => deliveryDate?.value ?? null);
  return [
    ...values,
    ...missing.map((row) => `${nameOf(row)} is left out`),
    ...added.map((row) => `${nameOf(row)} is new`),
    ...(days[0] !== days[1] && days[0] && days[1] ? [`delivery ${days[1]}, not ${days[0]}`] : []),
  ];
}

function nameOf({ supplierArticle, customerArticle, description }: DraftRow): string {
  return (
    [supplierArticle ?? customerArticle, description].flatMap((each) => each?.value ?? []).join(' ') ||
    'a line'
  );
}

const mostListed = 8;

function doubtOf(left: Version, kept: Version, because: string): Doubt {
  const differences = differencesOf(left.draft, kept.draft);
  const more = differences.length - mostListed;
  const listed = differences.slice(0, mostListed).join('; ') + (more > 0 ? `; and ${more} more` : '');
  const places: Place[] = [left, kept].flatMap(({ draft }) => draft.orderNumber?.places.slice(0, 1) ?? []);
  return makeDoubt('versions_differ', 'items', [kept.file.name, because, left.file.name, listed], places);
}
