import type { Box, Page } from '@orderloom/pages/page.ts';
import type { Draft, Place } from '../draft.ts';
import type { PartyRole } from '../fields/party-block.ts';
import type { ColumnRole } from '../lexicon/lexicon.ts';

/** What the engine saw and decided, as plain data: it crosses a process border. Boxes as in `Page`. */
export interface Explanation {
  draft: Draft;
  pages: ExplainedPage[];
  tables: ExplainedTable[];
  choices: ExplainedChoice[];
}

export interface ExplainedPage {
  file: string;
  page: number;
  width: number;
  height: number;
  source: Page['source'];
  words: { text: string; box: Box; confidence: number }[];
  lines: Box[];
  segments: Box[];
  rules: Box[];
  /** `reading` is what was read of the block, `company: Muster GmbH`. */
  blocks: { role: PartyRole; box: Box; reading: string[] }[];
  labels: { kinds: string[]; text: string; box: Box; valueBox: Box | null }[];
  /** WebP; null when the page was not drawn. */
  picture: Uint8Array | null;
}

/** What became of a line in the area of a table. */
export type LineKind =
  | 'header'
  | 'row'
  | 'above'
  | 'below'
  | 'remark'
  | 'sum'
  | 'between'
  | 'unexplained'
  | 'noise'
  | 'after';

export interface ExplainedLine {
  kind: LineKind;
  text: string;
  box: Box;
  /** Index of the order line that it belongs to. */
  item: number | null;
}

export interface ExplainedTable {
  file: string;
  page: number;
  /** False for a heading under which no row was found. */
  isUsed: boolean;
  box: Box;
  columns: ExplainedColumn[];
  lines: ExplainedLine[];
}

export interface ExplainedColumn {
  heading: string;
  /** Null on a page where the table goes on without its heading. */
  headingBox: Box | null;
  /** What the heading can mean, best first. */
  meanings: readonly ColumnRole[];
  /** What the column was taken for. */
  role: ColumnRole | null;
  box: Box;
}

/** One decision: what a value could be, the best first. */
export interface ExplainedChoice {
  path: string;
  options: {
    value: string;
    confidence: number;
    support: { score: number; because: string; place: Place }[];
  }[];
}
