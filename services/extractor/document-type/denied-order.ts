import type { Candidate } from '../draft.ts';
import { type Line, placeOf, type Sheet } from '../layout/sheet.ts';
import type { DocumentType } from '../lexicon/lexicon.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { textOf } from '../rows/table.ts';

const no = {
  paper: anyOf(({ noOrder }) => noOrder.this),
  isNo: anyOf(({ noOrder }) => noOrder.isNo),
  new: anyOf(({ noOrder }) => noOrder.new),
  noNew: anyOf(({ noOrder }) => noOrder.noNew),
  order: anyOf(({ labelWords }) => labelWords.order),
};
/** "This is no order", "not a new order"; "no order without a number" says nothing of this one. */
const denial = new RegExp(`(?:${no.paper}\\s${no.isNo}\\s(?:${no.new}\\s)*|${no.noNew}\\s)${no.order}`, 'iu');
/** What it depends on may come: "this is not an order until it is signed" is in the terms of orders. */
const bounded = new RegExp(
  anyOf(({ provisos }) => provisos),
  'iu',
);

/** Sentences that say that a paper is no order: it reminds of some, or asks for prices. */
export function denials(sheet: Sheet): Candidate<DocumentType>[] {
  return sheet.lines.flatMap((line, at) => {
    const said = `${textOf(line.words)} ${nextOf(sheet.lines, at)}`;
    const found = denial.exec(said);
    const isOwn = found !== null && found.index < textOf(line.words).length;
    if (!isOwn || bounded.test(said.slice(found.index).split(/[.!?]/, 1)[0]!)) return [];
    return [{ ...placeOf(sheet, line.words), value: 'unknown', score: certain, because: 'it says so' }];
  });
}
const certain = 0.95;

function nextOf(lines: readonly Line[], at: number): string {
  return textOf(lines[at + 1]?.words ?? []);
}
