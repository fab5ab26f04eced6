import type { Word } from '@orderloom/pages/page.ts';
import { boxAround } from '../../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { areCounting, rolesByContent } from '../columns/column-content.ts';
import { holdsWeights } from '../columns/measures.ts';
import { takeNetPrices } from '../columns/net-prices.ts';
import { findProducts, type Products } from '../columns/products.ts';
import { rolesOfHeading } from '../headings/header-pieces.ts';
import type { HeaderCell } from '../headings/merge-pieces.ts';
import type { RowLines } from '../lines/row-lines.ts';
import type { OrderTable } from '../read-tables.ts';
import type { BodyLine, Table } from '../table.ts';
import { findRecords, type PrintedRecord } from './find-records.ts';
import { partSegments } from './part-segments.ts';
import { headingsOver } from './record-headings.ts';
import { textsIn } from './record-texts.ts';
import { slotsOf } from './slots.ts';

/** Share of the records whose numbers must multiply. */
const mostProved = 0.8;

/**
 * Order lines of several printed lines each, under whatever headings: the numbers that count, or rules, show where
 * each begins, and the places whose numbers multiply on nearly all of them are quantity, price and total; the others
 * are told by their headings and by what they look like. A table for each page; none when nothing multiplies.
 */
export function recordTables(sheets: readonly Sheet[]): OrderTable[] {
  const records = partSegments(findRecords(sheets));
  const slots = slotsOf(records);
  // The numbers that count the lines are no quantities.
  const isCount = slots.map(({ values }) => areCounting(values.map((value) => value?.text ?? '')));
  const numbers = records.map((_, record) =>
    slots.map(({ values }, slot) => (isCount[slot] ? '' : (values[record]?.text ?? ''))),
  );
  const found = records.length > 0 ? findProducts(numbers) : null;
  if (!found || found.rows < mostProved * records.length) return [];
  const texts = textsIn(records, new Set(slots.flatMap(({ values }) => values)));
  const beginnings = texts.flatMap(([first]) => first?.box[0] ?? []);
  const at = slots.filter(({ column }) => column[0] < Math.min(...beginnings)).length;
  const values = slots.map((slot) => slot.values.flatMap((value) => value?.text ?? []));
  const headings = headingsOver(records, slots);
  if (isPassedOver(found.quantity, headings) || holdsWeights(headings[found.price]!)) return [];
  const known = slots.map((_, slot) => provedRole(found, slot) ?? headings[slot]!.roles[0] ?? null);
  const description = texts.flatMap(([first]) => first?.text ?? []);
  const prices = headings.flatMap(({ text }, slot) => (rolesOfHeading(text)[0] === 'price' ? [slot] : []));
  const priced = takeNetPrices(known, prices, numbers);
  const roles = rolesByContent(priced.toSpliced(at, 0, 'description'), values.toSpliced(at, 0, description));
  const header = headings.toSpliced(at, 0, textCell(texts, headings));
  return [...Map.groupBy(records.keys(), (record) => records[record]!.sheet)].map(([sheet, own]) => {
    const table = tableOf(sheet, header, texts);
    const rows = [...own].map((record) =>
      rowOf(records[record]!, table, roles, {
        slots: slots.map((slot) => slot.values[record] ?? null),
        texts: texts[record]!,
        at,
      }),
    );
    // What one record prints is told from what all of them do.
    table.body.push(...rows.flatMap(({ anchors, below }) => [...anchors, ...below]));
    return { table, roles, rows, loose: [], remarks: [] };
  });
}

/** True beside a quantity that a heading announces: orders print what was delivered or is open, too. */
function isPassedOver(slot: number, headings: readonly HeaderCell[]): boolean {
  const announced = headings.map(({ text }) => rolesOfHeading(text)[0]);
  return announced[slot] !== 'quantity' && announced.includes('quantity');
}

function provedRole(found: Products, slot: number): ColumnRole | null {
  const roles = new Map<number | undefined, ColumnRole>([
    [found.quantity, 'quantity'],
    [found.price, 'price'],
    [found.lineTotal, 'lineTotal'],
    [found.basis, 'priceUnit'],
    [found.discount, 'discount'],
  ]);
  return roles.get(slot) ?? null;
}

/** The column of the texts, which nobody needs to head. */
function textCell(texts: readonly Segment[][], [first]: readonly HeaderCell[]): HeaderCell {
  const [x0, , x1] = boxAround(texts.flat().map(({ box }) => box));
  return { roles: [], text: '', words: [], box: [x0, first!.box[1], x1, first!.box[3]], line: first!.line };
}

function tableOf(sheet: Sheet, header: HeaderCell[], texts: readonly Segment[][]): Table {
  const across = boxAround(header.map(({ box }) => box));
  const reach = Math.max(0, ...texts.flat().map(({ box }) => box[2]));
  return {
    sheet,
    header,
    left: across[0],
    right: across[2],
    layers: [{ columns: header.map((_, column) => column), edges: [] }],
    body: [],
    reach: header.map(() => reach),
    isGuessed: false,
  };
}

interface Values {
  slots: readonly (Segment | null)[];
  texts: readonly Segment[];
  /** The column that the texts have. */
  at: number;
}

/** The row of a record: one line with its values and the beginning of its text, and below it what is left. */
function rowOf(
  { sheet, lines, printed = lines }: PrintedRecord,
  table: Table,
  roles: RowLines['roles'],
  { slots, texts, at }: Values,
): RowLines {
  const [text, ...further] = texts;
  const main = new Set([...slots, text].filter((segment) => segment != null));
  const cells = slots.map((segment) => segment?.words ?? []).toSpliced(at, 0, text?.words ?? []);
  const anchor = { sheet, line: lineOf([...main]), cells, sources: printed };
  const below = lines.flatMap((line, nth): BodyLine[] => {
    const left = line.segments.filter((segment) => !main.has(segment));
    const own = left.filter((segment) => further.includes(segment));
    const others = left.filter((segment) => !further.includes(segment));
    const cellsOf = (segments: readonly Segment[]) =>
      table.header.map((_, column) => (column === at ? segments.flatMap(({ words }) => words) : []));
    const part = (segments: Segment[], cells: Word[][]): BodyLine[] =>
      segments.length > 0 ? [{ sheet, line: lineOf(segments), cells, sources: [printed[nth]!] }] : [];
    return [...part(own, cellsOf(own)), ...part(others, cellsOf([]))];
  });
  return { table, roles, anchors: [anchor], above: [], below };
}

function lineOf(segments: readonly Segment[]): Line {
  const ordered = [...segments].sort((a, b) => a.box[0] - b.box[0]);
  const words = ordered.flatMap((segment) => segment.words);
  return { words, segments: ordered, box: boxAround(words.map(({ box }) => box)) };
}
