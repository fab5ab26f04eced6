import type { Candidate } from '../draft.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import type { ExtractSettings } from '../settings.ts';
import type { LabelIndex } from './labelled-values.ts';
import { usableEmail } from './mailboxes.ts';
import { listMarks } from './printed-phones.ts';
import { toldAt } from './told-phones.ts';

/** Where on the pages the people and numbers of the buyer may stand. */
export interface OwnTexts {
  sheets: readonly Sheet[];
  index: LabelIndex;
  supplier: ExtractSettings['supplier'];
  /** Texts of our house that stand outside its blocks. */
  ofSupplier: readonly Segment[];
  /** Texts of all others, and those of the place of delivery. */
  foreign: ReadonlySet<Segment>;
  atDelivery: ReadonlySet<Segment>;
  /** Texts that tell the number of who takes the goods. */
  ofReceiving: readonly Segment[];
  /** The labels outside the texts of others. */
  own: LabelIndex;
}

/** Tells the texts of the buyer from those of others. */
export function ownTexts(
  sheets: readonly Sheet[],
  index: LabelIndex,
  {
    ofBlocks,
    ofSupplier,
    atDelivery,
  }: {
    ofBlocks: ReadonlySet<Segment>;
    ofSupplier: readonly Segment[];
    atDelivery: ReadonlySet<Segment>;
  },
  supplier: ExtractSettings['supplier'],
): OwnTexts {
  const foreign = new Set([...ofBlocks, ...ofSupplier]);
  return {
    sheets,
    index,
    supplier,
    ofSupplier,
    foreign,
    atDelivery,
    ofReceiving: sheets.flatMap((sheet) =>
      sheet.lines.flatMap(({ segments }) => segments.filter((segment) => toldAt(sheet, segment)?.isOfPlace)),
    ),
    own: without(index, foreign),
  };
}

/** The labels that do not stand in these texts. */
export function without(index: LabelIndex, texts: ReadonlySet<Segment>): LabelIndex {
  return { ...index, labels: index.labels.filter((label) => !texts.has(label.segment)) };
}

/** What reads the parts of `Ann Lee / a.lee@muster.example / 0421 555 120`, a list with a mail address that is not ours. */
export function besideMail(
  read: (part: string) => string | null,
  supplier: ExtractSettings['supplier'],
): (text: string) => string | null {
  return (text) => {
    const parts = text.split(listMarks);
    const isTheirs = parts.length > 1 && usableEmail(text, supplier) !== null;
    return isTheirs ? (parts.map(read).find((found) => found !== null) ?? null) : null;
  };
}

/** What the first of some sources gives that gives anything; those behind it are not asked. */
export function firstFound(sources: readonly (() => readonly Candidate[])[]): readonly Candidate[] {
  for (const find of sources) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];
}
