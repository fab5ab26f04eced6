import { boxAround, overlapX } from '../../layout/boxes.ts';
import type { Segment } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { isUnit } from '../../lexicon/phrases.ts';
import { areCounting } from '../columns/column-content.ts';
import { columnNumbers } from '../headings/column-numbers.ts';
import { rolesOfHeading } from '../headings/header-pieces.ts';
import type { HeaderCell } from '../headings/merge-pieces.ts';
import { isClose, mayHead } from '../headings/table-header.ts';
import type { PrintedRecord } from './find-records.ts';
import type { Slot } from './slots.ts';

/** Lines of a heading. */
const mostLines = 4;
/** Roles that words can give; the numbers that multiply need none. */
const numbers: readonly ColumnRole[] = ['article', 'customerArticle', 'supplierArticle'];

/**
 * The headings over the slots of the first record: as many above each other as slots are each one of them, else they
 * are one. A role that the values do not look like is left out.
 */
export function headingsOver(records: readonly PrintedRecord[], slots: readonly Slot[]): HeaderCell[] {
  const { sheet, lines, printed = lines } = records[0]!;
  let first = sheet.lines.indexOf(printed[0]!);
  while (columnNumbers(sheet).has(sheet.lines[first - 1]!)) first -= 1;
  let top = first;
  while (
    top > 0 &&
    first - top < mostLines &&
    mayHead(sheet, top - 1) &&
    (top === first || isClose(sheet, top - 1, top))
  )
    top -= 1;
  const segments = sheet.lines.slice(top, first).flatMap((line) => line.segments);
  const line = Math.max(first - 1, 0);
  const { box } = sheet.lines[line]!;
  return slots.map((slot) => {
    const own = segments.filter((segment) => isOver(segment, slot, slots));
    const beside = slots.filter(({ column }) => column === slot.column);
    const heads = own.length === beside.length ? [own[slot.nth]!] : beside.length === 1 ? own : [];
    const text = labelBeside(records, slot) ?? heads.map((segment) => segment.text).join(' ');
    return {
      roles: rolesOfHeading(text).filter((role) => fits(role, slot)),
      text,
      words: heads.flatMap((segment) => segment.words),
      box:
        heads.length > 0
          ? boxAround(heads.map((head) => head.box))
          : [slot.column[0], box[1], slot.column[2], box[3]],
      line: heads[0]?.line ?? line,
    };
  });
}

/** `Your article no.:` to the left of a value in each record; null without one. */
function labelBeside(records: readonly PrintedRecord[], { values }: Slot): string | null {
  const labels = values.flatMap((value, record) => {
    if (!value) return [];
    const { segments } = records[record]!.sheet.lines[value.line]!;
    return [segments[segments.indexOf(value) - 1]?.text ?? ''];
  });
  const [label] = labels;
  return label?.endsWith(':') && labels.every((other) => other === label) ? label : null;
}

/** A heading belongs to the column under most of it. */
function isOver({ box }: Segment, { column }: Slot, slots: readonly Slot[]): boolean {
  const over = overlapX(box, column);
  return over > 0 && slots.every((other) => overlapX(box, other.column) <= over);
}

function fits(role: ColumnRole, { values }: Slot): boolean {
  const texts = values.flatMap((value) => value?.text ?? []);
  if (role === 'position') return areCounting(texts);
  if (role === 'unit') return texts.filter(isUnit).length > texts.length / 2;
  if (numbers.includes(role)) return texts.every((text) => !/\s/.test(text));
  return role === 'deliveryDate' || role === 'tax' || role === 'ignored';
}
