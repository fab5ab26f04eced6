import type { Line } from '../layout/sheet.ts';
import type { Paragraph } from './message-lines.ts';
import { roleOfName, withoutCount } from './named-fields.ts';

/** `Article 1: AB-100   Text: Soap   Qty: 6`: the fields of one line as lines of a field each; without any such line none. */
export function fieldsBeside(paragraphs: readonly Paragraph[]): Line[] {
  const lines = paragraphs.flatMap((paragraph) => paragraph.lines);
  return lines.some(isOfFields) ? lines.flatMap((line) => (isOfFields(line) ? apart(line) : [line])) : [];
}

/** One of them tells how many; `Date: 12 May   Ref: 4711` is of no item. */
function isOfFields({ segments }: Line): boolean {
  const names = segments.map(({ text }) => /^(\p{L}[\p{L}\d .#°/-]{0,30}): ?\S/u.exec(text)?.[1]);
  const roles = names.map((name) => name && roleOfName(withoutCount(name.toLowerCase())));
  return segments.length > 1 && !names.includes(undefined) && roles.includes('quantity');
}

function apart(line: Line): Line[] {
  return line.segments.map((segment) => ({ ...line, words: segment.words, segments: [segment] }));
}
