import type { Box } from '@orderloom/pages/page.ts';
import type { DraftRow, Place } from '../draft.ts';
import { boxAround, middleX, middleY } from '../layout/boxes.ts';
import { placeOf, type Sheet } from '../layout/sheet.ts';
import { settleRoles } from '../rows/columns/column-roles.ts';
import { findHeaders } from '../rows/headings/table-header.ts';
import type { OrderTable } from '../rows/read-tables.ts';
import { type Table, tableUnder } from '../rows/table.ts';
import type { Trace } from '../trace.ts';
import type { ExplainedColumn, ExplainedLine, ExplainedTable } from './explanation.ts';
import { fatesOf, type LineFate } from './line-fates.ts';

/** What an order line shows, and its index. */
interface ItemPlace {
  item: number;
  place: Place;
}

/** The tables that the order lines come from, then the headings under which no row was found. */
export function explainTables({ tables, sheets }: Trace, rows: readonly DraftRow[]): ExplainedTable[] {
  const places = rows.flatMap((row, item) => placesOf(row).map((place): ItemPlace => ({ item, place })));
  const byPage = Map.groupBy(places, ({ place }) => pageOf(place));
  const used = tables.map((entry) => explainTable(entry, true, byPage));
  const known = new Set(tables.flatMap(({ table }) => table.header.flatMap((cell) => cell.words)));
  const unused = sheets.flatMap((sheet) =>
    findHeaders(sheet)
      .filter((header) => !header.cells.some((cell) => cell.words.some((word) => known.has(word))))
      .map((header) => {
        const table = tableUnder(header, sheet.lines.length);
        const empty = { table, roles: settleRoles(table), rows: [], loose: [], remarks: [] };
        return explainTable(empty, false, byPage);
      }),
  );
  return [...used, ...unused];
}

type PlacesByPage = ReadonlyMap<string, readonly ItemPlace[]>;

function explainTable(entry: OrderTable, isUsed: boolean, byPage: PlacesByPage): ExplainedTable {
  const { table } = entry;
  const { sheet } = table;
  const fates = fatesOf(entry);
  const lines = fates.map((fate) => explainLine(fate, sheet, byPage));
  const inside = lines.filter(({ kind }) => kind !== 'after').map(({ box }) => box);
  const heads = table.header.filter((cell) => isOn(sheet, cell.words)).map((cell) => cell.box);
  const [, top, , bottom] = boxAround([...inside, ...heads]);
  const box: Box = [table.left, top, table.right, bottom];
  return { file: sheet.file, page: sheet.page, isUsed, box, columns: columnsOf(entry, box), lines };
}

function columnsOf({ table, roles }: OrderTable, [, top, , bottom]: Box): ExplainedColumn[] {
  return table.header.map((cell, column) => {
    const [left, right] = sidesOf(table, column);
    return {
      heading: cell.text,
      headingBox: isOn(table.sheet, cell.words) ? placeOf(table.sheet, cell.words).box : null,
      meanings: cell.roles,
      role: roles[column] ?? null,
      box: [left, top, right, bottom],
    };
  });
}

function sidesOf({ layers, left, right }: Table, column: number): [number, number] {
  const { columns, edges } = layers.find((layer) => layer.columns.includes(column))!;
  const at = columns.indexOf(column);
  return [edges[at - 1] ?? left, edges[at] ?? right];
}

/** A table that goes on from another page has its heading there. */
function isOn(sheet: Sheet, words: readonly unknown[]): boolean {
  return words.length > 0 && sheet.lines.some((line) => line.words.includes(words[0] as never));
}

function explainLine({ kind, line, row }: LineFate, sheet: Sheet, byPage: PlacesByPage): ExplainedLine {
  const { box, text } = placeOf(sheet, line.words);
  const anchors = row?.anchors.map((anchor) => placeOf(anchor.sheet, anchor.line.words)) ?? [];
  const found = anchors
    .flatMap((anchor) => byPage.get(pageOf(anchor))?.find(({ place }) => holds(anchor, place)) ?? [])
    .at(0);
  return { kind, text, box, item: found?.item ?? null };
}

function pageOf({ file, page }: Place): string {
  return JSON.stringify([file, page]);
}

function placesOf({ quantity, price, lineTotal, customerArticle, supplierArticle, description }: DraftRow) {
  return [quantity, price, lineTotal, customerArticle, supplierArticle, description].flatMap(
    (chosen) => chosen?.places ?? [],
  );
}

/** True when the middle of `inner` lies in `outer`; a description's place may reach over several lines. */
function holds({ box: outer }: Place, { box: inner }: Place): boolean {
  const [x, y] = [middleX(inner), middleY(inner)];
  return x >= outer[0] && x <= outer[2] && y >= outer[1] && y <= outer[3];
}
