import { heightOf, middleY } from '../layout/boxes.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { blockOf, type Entry, entriesOf, type FormBlock } from './form-blocks.ts';
import { roleOf } from './labelled-blocks.ts';
import type { LabelIndex } from './labelled-values.ts';

/** A list about a party has at least this many parts of it. */
const fewestParts = 3;
/** Labels of one list begin this near, in points. */
const flush = 6;
/** Entries of one list stand at most so many heights apart. */
const farthest = 2;

/**
 * Parties whose list of labels and values has its title at its side, half way down: `SUPPLIER` in a cell as high as the
 * rows of `Name`, `Phone`, `Address` beside it.
 */
export function sideTitles(sheet: Sheet, index: LabelIndex): FormBlock[] {
  const titles = index.labels.filter(({ sheet: own, form }) => own === sheet && form === 'whole');
  if (titles.length === 0) return [];
  const entries = entriesOf(sheet, index).filter(({ isAbove }) => !isAbove);
  return titles.flatMap(({ segment, ...label }) => {
    const role = roleOf({ segment, ...label }, index);
    const beside = role ? listBeside(sheet, segment, entries) : [];
    const parts = beside.flatMap(({ part }) => part ?? []);
    const isParty =
      parts.length >= fewestParts && parts.some((part) => part === 'company' || part === 'address');
    return role && isParty ? [blockOf(sheet, segment, role, beside)] : [];
  });
}

/** The list to the right of a title that begins above it and ends below; none where anything else stands over or under it. */
function listBeside(sheet: Sheet, title: Segment, entries: readonly Entry[]): Entry[] {
  const right = entries.filter(({ segments: [label] }) => label!.box[0] > title.box[2]);
  const lefts = right.map(({ segments: [label] }) => label!.box[0]);
  const left = Math.min(...lefts);
  const column = right.filter(({ segments: [label] }) => label!.box[0] - left < flush);
  const isNext = (one: Entry, other: Entry) =>
    other.segments[0]!.box[1] - one.segments[0]!.box[3] < farthest * heightOf(other.segments[0]!.box);
  const runs: Entry[][] = [];
  for (const entry of column) {
    const run = runs.at(-1);
    if (run && isNext(run.at(-1)!, entry)) run.push(entry);
    else runs.push([entry]);
  }
  const middle = middleY(title.box);
  const list = runs.find(
    (run) =>
      middleY(run[0]!.segments[0]!.box) < title.box[1] && middleY(run.at(-1)!.segments[0]!.box) > middle,
  );
  if (!list) return [];
  const [top, bottom] = [list[0]!.segments[0]!.box[1], list.at(-1)!.segments[0]!.box[3]];
  const isAlone = sheet.lines.every(({ segments }) =>
    segments.every(
      (other) =>
        other === title || other.box[0] >= left || middleY(other.box) < top || middleY(other.box) > bottom,
    ),
  );
  return isAlone ? list : [];
}
