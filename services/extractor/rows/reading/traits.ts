import type { Word } from '@orderloom/pages/page.ts';
import { isTrait } from '../../lexicon/phrases.ts';
import { numbered } from '../columns/follow-products.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { type Table, textOf } from '../table.ts';

/** Marks between the parts of a heading: `Shape/Size`, `Grade & finish`. */
const between = /\s*[/&,+]\s*/;

/** True for a heading over what goods are like: `Section`, `Length (mm)`, `Grade / Finish`. */
export function headsTrait(heading: string): boolean {
  const bare = heading.replace(/[([][^()[\]]*[)\]]/g, ' ').trim();
  const parts = bare.split(between).filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => isTrait(part.replace(unitBehind, '')));
}
const unitBehind = /\s(?:mm|cm|m|ft|in|inch)\.?$/i;

/**
 * The description of a row, of its traits where no column names the goods and no text below does, and with those that alone
 * tell rows apart.
 */
export function withTraits(description: readonly Word[], row: RowLines): readonly Word[] {
  const column = namingColumn(row);
  const isNamed = column >= 0 && description.length > 0;
  const apart = isNamed || description.length === 0 ? traitsApart(row, column) : [];
  if (apart.length > 0) return [...description, ...apart.filter((word) => !description.includes(word))];
  const isBelow = column < 0 && description.length > 0;
  const traits = isBelow ? [] : traitsOf(row, column);
  if (traits.length === 0) return description;
  return [...traits, ...description.filter((word) => !traits.includes(word))];
}

/** The sizes where the same shirts in another size have a row of their own. */
function traitsApart({ table, anchors: [row], roles }: RowLines, named: number): Word[] {
  const known = columnsApart.get(table);
  const columns = known?.roles === roles ? known.columns : tellingApart(table, roles, named);
  columnsApart.set(table, { roles, columns });
  return row === undefined ? [] : columns.flatMap((column) => row.cells[column]!);
}
/** The same for all rows of a table, each of which asks. */
const columnsApart = new WeakMap<Table, { roles: RowLines['roles']; columns: readonly number[] }>();

/** The columns of traits in which rows of the same goods, by their name or number, differ. */
function tellingApart(table: Table, roles: RowLines['roles'], named: number): number[] {
  const same = [
    ...(named < 0 ? [] : [named]),
    ...roles.flatMap((role, at) => (role !== null && numbered.includes(role) ? [at] : [])),
  ];
  const [key] = same;
  if (key === undefined) return [];
  const free = table.header.flatMap(({ text }, at) => {
    const role = roles[at] ?? null;
    return at !== named && (role === null || role === 'ignored') && headsTrait(text) ? [at] : [];
  });
  return free.filter((column) => {
    const kinds = Map.groupBy(
      table.body.filter(({ cells }) => textOf(cells[key]!) !== '' && textOf(cells[column]!) !== ''),
      ({ cells }) => same.map((at) => textOf(cells[at]!)).join('|'),
    );
    return [...kinds.values()].some(
      (lines) => new Set(lines.map(({ cells }) => textOf(cells[column]!))).size > 1,
    );
  });
}

function namingColumn({ roles }: RowLines): number {
  return roles.findIndex((role) => role === 'description' || role === 'articleAndDescription');
}

/**
 * What the columns of traits say together, `W 12 x 26 36'-4"`, where none names the goods: orders of steel and timber
 * are written so. A row that has the number of an article needs two of them.
 */
function traitsOf({ table, anchors, roles }: RowLines, named: number): Word[] {
  if (named >= 0 && !headsTrait(table.header[named]!.text)) return [];
  const columns = table.header.flatMap(({ text }, column) => (headsTrait(text) ? [column] : []));
  const free = columns.filter((column) => {
    const role = roles[column] ?? null;
    return role === null || role === 'ignored' || column === named || isShared(table, column, columns.length);
  });
  const isNumbered = roles.some(
    (role, column) => role !== null && numbered.includes(role) && !free.includes(column) && column !== named,
  );
  if (free.length < (isNumbered ? 2 : 1)) return [];
  const words = free.flatMap((column) =>
    anchors.flatMap(({ cells }) => {
      const cell = cells[column]!;
      return /[\p{L}\d]/u.test(textOf(cell)) ? cell : [];
    }),
  );
  return words.some(({ text }) => /[\p{L}\d]/u.test(text)) ? words : [];
}

/** `Material` over `S235JR` on many rows, beside other traits, is what they are made of, not their number. */
function isShared({ body }: Table, column: number, traits: number): boolean {
  const values = body.map(({ cells }) => textOf(cells[column]!)).filter((value) => value !== '');
  return traits > 2 && values.length > 2 && new Set(values).size <= values.length / 2;
}
