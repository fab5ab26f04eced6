import { postscriptLines, postscriptMark } from '@orderloom/pages/mail-postscript.ts';
import { splitSignature } from '@orderloom/pages/mail-signature.ts';
import type { Line, Sheet } from '../layout/sheet.ts';

/** Lines that stand without a blank line between them. */
export interface Paragraph {
  sheet: Sheet;
  lines: Line[];
}

/** A blank line is as high as a line of text. */
const blankShare = 0.8;

/** The lines of plain sheets up to the closing of the letter, in paragraphs; with its postscripts, without their marks. */
export function messageParagraphs(sheet: Sheet): Paragraph[] {
  return paragraphsOf(sheet, linesOfMessage(sheet).flatMap(unmarked));
}

/** What stands below the closing as a postscript, in paragraphs. */
export function postscriptParagraphs(sheet: Sheet): Paragraph[] {
  return paragraphsOf(sheet, postscriptsOf(sheet, endOfMessage(sheet, 0)).flatMap(unmarked));
}

/** What stands in the signature and is no postscript, in paragraphs. */
export function signatureParagraphs(sheet: Sheet): Paragraph[] {
  const said = new Set(linesOfMessage(sheet));
  return paragraphsOf(
    sheet,
    sheet.lines.filter((line) => !said.has(line)),
  );
}

function paragraphsOf(sheet: Sheet, lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    if (last === null || headsMail(last) || (isApart(last, line) && !isRuled(sheet, last, line)))
      paragraphs.push({ sheet, lines: [] });
    paragraphs.at(-1)!.lines.push(line);
    last = line;
  }
  return paragraphs;
}

/** What stands above the text of an enclosed mail: its last line ends what is said there. */
function headsMail({ words: [first] }: Line): boolean {
  return /^(?:From|Date|Subject):$/.test(first?.text ?? '');
}

/** A line that is drawn between headings and rows parts nothing. */
function isRuled({ rules }: Sheet, above: Line, line: Line): boolean {
  return rules.some(
    ({ direction, box }) => direction === 'horizontal' && box[1] > above.box[1] && box[1] < line.box[3],
  );
}

/** The lines of a letter up to its closing, and its postscripts. */
export function linesOfMessage(sheet: Sheet): Line[] {
  const end = endOfMessage(sheet, 0);
  return [...sheet.lines.slice(0, end), ...postscriptsOf(sheet, end)];
}

function postscriptsOf(sheet: Sheet, end: number): Line[] {
  const { texts, indices } = typedLines(sheet, end);
  return postscriptLines(texts).map((at) => sheet.lines[indices[at]!]!);
}

/** Who reads what a postscript says reads it like any other sentence. */
function unmarked(line: Line): Line[] {
  let left = postscriptMark(textOf(line));
  const words = line.words.filter(({ text }) => {
    left -= text.length + 1;
    return left < -1;
  });
  if (words.length === line.words.length) return [line];
  return words.length === 0 ? [] : [{ ...line, words }];
}

function textOf({ words }: Line): string {
  return words.map(({ text }) => text).join(' ');
}

/** The index of the line with which a letter is closed and signed, looked for from line `from` on; that behind the last one when it is not. */
export function endOfMessage(sheet: Sheet, from: number): number {
  const { lines } = sheet;
  const { texts, indices } = typedLines(sheet, from);
  const { message, signature } = splitSignature(texts.join('\n'));
  if (signature === '') return lines.length;
  const kept = message === '' ? 0 : message.split('\n').length;
  return indices[kept] ?? lines.length;
}

/** The lines from one on as they were typed, with those that are blank, and which line of the sheet each is. */
function typedLines({ lines }: Sheet, from: number): { texts: string[]; indices: number[] } {
  const texts: string[] = [];
  const indices: number[] = [];
  lines.slice(from).forEach((line, i) => {
    const above = lines[from + i - 1];
    if (i > 0 && isApart(above!, line)) {
      texts.push('');
      indices.push(from + i);
    }
    texts.push(line.segments.map(({ text }) => text).join('  '));
    indices.push(from + i);
  });
  return { texts, indices };
}

/** True where a blank line stands between two lines. */
export function isApart(above: Line, line: Line): boolean {
  return line.box[1] - above.box[3] > blankShare * (line.box[3] - line.box[1]);
}
