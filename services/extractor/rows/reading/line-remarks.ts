import { makeDoubt } from '../../doubt.ts';
import type { Doubt } from '../../draft.ts';
import { isOrderWord } from '../../fields/order-words.ts';
import { placeOf } from '../../layout/sheet.ts';
import { labelBook, longestMatch, tokenise } from '../../lexicon/phrases.ts';
import { headsUnordered, refuses } from '../../lexicon/sayings.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { textOf } from '../table.ts';

/** What a line says in a column that no value is read from, and in the remarks under it. */
interface LineRemarks {
  /** Of a column of remarks: for whoever books the line. */
  remarks: string[];
  /** A line that is refused, or that waits for something, is a person's to decide. */
  doubts: Doubt[];
}

/** Reads the remarks beside and under a line: `cancelled`, `only if in stock`, `leave with the porter`. */
export function readRemarks(lines: RowLines, path: string): LineRemarks {
  const { anchors, below, roles, table } = lines;
  const { sheet } = anchors[0]!;
  const unread = roles.flatMap((role, column) => {
    if (role !== null && role !== 'ignored') return [];
    const words = anchors.flatMap(({ cells }) => cells[column]!);
    return words.length > 0 ? [{ words, text: textOf(words), heading: table.header[column]!.text }] : [];
  });
  const under = below.flatMap(({ line }) => line.segments);
  const headings = below.flatMap(({ line }) => (line.segments.length === 1 ? line.segments : []));
  const refused =
    [...unread, ...under].find(({ text }) => refuses(text) && !namesOtherOrder(text)) ??
    headings.find(({ text }) => headsUnordered(text));
  return {
    remarks: unread.filter(({ heading }) => isOfRemarks(heading)).map(({ text }) => text),
    doubts: refused
      ? [makeDoubt('text_not_understood', path, [refused.text], [placeOf(sheet, refused.words)])]
      : [],
  };
}

/** `Rest of order 26103512 cancelled`: another order's, which this line replaces. */
function namesOtherOrder(text: string): boolean {
  const tokens = tokenise(text);
  return tokens.some(
    (token, at) => at > 0 && isOrderWord(token.text) && /^\d{5,}$/.test(tokens[at + 1]?.text ?? ''),
  );
}

/**
 * True for goods beside which stands that they do not come, or how many: `masks (cancelled)`, `CANCELLED - masks`,
 * `masks -> 12 only`.
 */
export function isMarkedOff(description: string): boolean {
  const inBrackets = [...description.matchAll(/[([]([^()[\]]{2,60})[)\]]/g)].map(([, text]) => text!);
  const beside = description.split(/\s[-–—]\s|\s?[=-]>\s?|\s?→\s?|[:;]\s/);
  const ends = beside.length > 1 ? [beside[0]!, beside.at(-1)!] : [];
  return (
    /(?:[=-]>|→)\s?(?:\p{L}+\s){0,2}\d/u.test(description) ||
    [...inBrackets, ...ends].some((text) => refuses(text) || headsUnordered(text))
  );
}

function isOfRemarks(heading: string): boolean {
  const all = tokenise(heading);
  const label = longestMatch(labelBook, all, 0);
  const isRemark = label?.meanings.some(({ kind }) => kind === 'remarks' || kind === 'instructions');
  return isRemark === true && label!.length === all.length;
}
