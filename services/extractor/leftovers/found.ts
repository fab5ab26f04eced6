import type { DateRule } from '../context.ts';
import type { LabelIndex } from '../fields/labelled-values.ts';
import type { PartyBlock } from '../fields/party-block.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';

/** A text and where it stands. */
export interface Found {
  sheet: Sheet;
  segment: Segment;
}

/** What the pages show besides the order lines. */
export interface Shown {
  sheets: readonly Sheet[];
  /** Lines of rows and their headings. */
  inTables: ReadonlySet<Line>;
  labels: LabelIndex;
  blocks: readonly PartyBlock[];
  ourPostalCode: string | null;
  ourMail: string | null;
  rule: DateRule;
}
