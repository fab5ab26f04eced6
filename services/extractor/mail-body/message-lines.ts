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
    const height = line.box[3] - line.box[1];
    if (last === null || line.box[1] - last.box[3] > blankShare * height)
      paragraphs.push({ sheet, lines: [] });
    paragraphs.at(-1)!.lines.push(line);
    last = line;
  }
  return paragraphs;
}

function linesOfMessage({ lines }: Sheet): Line[] {
  const text = lines.map((line) => line.words.map((word) => word.text).join(' ')).join('\n');
  const { message, signature } = splitSignature(text);
  return signature === '' ? lines : lines.slice(0, message.split('\n').length);
}
