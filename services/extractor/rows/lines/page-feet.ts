import type { Line, Sheet } from '../../layout/sheet.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';

/** A foot stands below this part of its page. */
const footFrom = 0.8;
/** Points: at the same height on every page. */
const sameHeight = 2;

/**
 * Where the foot of each page begins, in points from the top, which repeats the lines of another page at the same
 * height: addresses and accounts side by side are no rows. Pages without one are left out.
 */
export function pageFeet(sheets: readonly Sheet[]): ReadonlyMap<Sheet, number> {
  return new Map(
    sheets.flatMap((sheet) => {
      const others = sheets.filter((other) => other !== sheet && other.file === sheet.file);
      const isRepeated = (line: Line) =>
        line.box[1] > footFrom * sheet.height &&
        others.some(({ lines }) =>
          lines.some(
            (other) => Math.abs(other.box[1] - line.box[1]) < sameHeight && textOf(other) === textOf(line),
          ),
        );
      const first = sheet.lines.find(isRepeated);
      return first ? [[sheet, first.box[1]] as const] : [];
    }),
  );
}

/**
 * Where the head of each further page ends, in points from the top: its first lines, as long as they repeat those of the
 * first page at the same height. Pages without one are left out.
 */
export function pageHeads(sheets: readonly Sheet[]): ReadonlyMap<Sheet, number> {
  return new Map(
    sheets.flatMap((sheet) => {
      const first = sheets.find(({ file }) => file === sheet.file);
      if (!first || first === sheet) return [];
      const end = sheet.lines.findIndex((line) => !first.lines.some((other) => repeats(line, other)));
      const last = sheet.lines[(end < 0 ? sheet.lines.length : end) - 1];
      return last ? [[sheet, last.box[3]] as const] : [];
    }),
  );
}

/** The same text at the same height, whatever page it says that it is. */
function repeats(line: Line, other: Line): boolean {
  const own = (text: string) => text.replace(pageOfPages, '');
  return Math.abs(other.box[1] - line.box[1]) < sameHeight && own(textOf(other)) === own(textOf(line));
}

/** `2 OF 2` under `PAGE`. */
export const pageOfPages = new RegExp(
  `\\b\\d{1,3}\\s?(?:${anyOf(({ smallWords }) => smallWords.of)}|/)\\s?\\d{1,3}$`,
  'iu',
);

function textOf({ segments }: Line): string {
  return segments.map(({ text }) => text).join('  ');
}
