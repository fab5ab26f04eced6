import { splitSignature } from '@orderloom/pages/mail-signature.ts';
import type { Line, Sheet } from '../layout/sheet.ts';

/** Lines that stand without a blank line between them. */
export interface Paragraph {
  sheet: Sheet;
  lines: Line[];
}

/** A blank line is as high as a line of text. */
const blankShare = 0.8;

/** The lines of plain sheets up to the closing of the letter, in paragraphs. */
export function messageParagraphs(sheet: Sheet): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let last: Line | null = null;
  for (const line of linesOfMessage(sheet)) {
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

function linesOfMessage(sheet: Sheet): Line[] {
  return sheet.lines.slice(0, endOfMessage(sheet, 0));
}

/** The index of the line with which a letter is closed and signed, looked for from line `from` on; that behind the last one when it is not. */
export function endOfMessage({ lines }: Sheet, from: number): number {
  const texts: string[] = [];
  const indices: number[] = [];
  lines.slice(from).forEach((line, i) => {
    const above = lines[from + i - 1];
    if (i > 0 && isApart(above!, line)) {
      texts.push('');
      indices.push(from + i);
    }
    texts.push(line.words.map((word) => word.text).join(' '));
    indices.push(from + i);
  });
  const { message, signature } = splitSignature(texts.join('\n'));
  if (signature === '') return lines.length;
  const kept = message === '' ? 0 : message.split('\n').length;
  return indices[kept] ?? lines.length;
}

function isApart(above: Line, line: Line): boolean {
  return line.box[1] - above.box[3] > blankShare * (line.box[3] - line.box[1]);
}
