import type { Line, Sheet } from '../../layout/sheet.ts';

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

function textOf({ segments }: Line): string {
  return segments.map(({ text }) => text).join('  ');
}
