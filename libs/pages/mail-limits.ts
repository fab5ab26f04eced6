import { Failure } from '@orderloom/errors/failure.ts';

/** All text of a mail, as sent; an order of ten thousand lines is a tenth of it. */
export const mostTextBytes = 8_000_000;
/** As many as 8 MB make where lines are short; each step of reading looks at every line. */
export const mostTextLines = 300_000;

export const tooMuchText = 'e-mail with more than 8 MB of text';
export const tooManyLines = 'e-mail with more than 300,000 lines of text';

export function tooComplex(name: string, what: string): Failure {
  return new Failure('unreadable', `${name}: too complex (${what})`);
}

/** The same text. Fails with `unreadable` when it is longer, or has more lines, than that of any real mail. */
export function withinLimits(text: string, name: string): string {
  if (text.length > mostTextBytes) throw tooComplex(name, tooMuchText);
  return withinLines(text, name);
}

/** The same for a text whose cells are padded: it may be longer than it was sent. */
export function withinLines(text: string, name: string): string {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  if (lines > mostTextLines) throw tooComplex(name, tooManyLines);
  return text;
}
