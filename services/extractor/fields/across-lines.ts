import { heightOf, widthOf } from '../layout/boxes.ts';
import { segmentOf } from '../layout/lines.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { isWeekday } from './day-at.ts';

/** In points; in heights. */
const flush = 3;
const closeUnder = 0.8;
/** Words of the line below that may belong to a day. */
const mostWords = 4;

/** `… by Monday, March` over `9, 2026.`: a line of printed prose with the beginning of the next; null where none goes on. */
export function withNextLine(sheet: Sheet, segment: Segment): Segment | null {
  const [next, ...others] = sheet.lines[segment.line + 1]?.segments ?? [];
  const isProse =
    sheet.source !== 'plain' &&
    sheet.lines[segment.line]!.segments.length === 1 &&
    segment.words.length > mostWords &&
    /[\p{L}\d,.]$/u.test(segment.text);
  if (!next || others.length > 0 || !isProse) return null;
  const isUnder =
    Math.abs(next.box[0] - segment.box[0]) < flush &&
    next.box[1] - segment.box[3] < closeUnder * heightOf(segment.box);
  return isUnder ? segmentOf([...segment.words, ...next.words.slice(0, mostWords)], segment.line) : null;
}

/** A line of printed prose with the sentence that was begun in the lines above; null where it goes on with none. */
export function withSentenceAbove(sheet: Sheet, segment: Segment): Segment | null {
  if (sheet.source === 'plain' || sheet.lines[segment.line]!.segments.length > 1) return null;
  const words = [...segment.words];
  let last = segment;
  for (let at = segment.line - 1; at >= segment.line - mostLinesAbove; at--) {
    const [over, ...others] = sheet.lines[at]?.segments ?? [];
    if (!over || others.length > 0 || over.words.length <= mostWords || !goesOnIn(over, last)) break;
    const end = over.words.findLastIndex(({ text }) => /\p{L}{3}[.!?]$/u.test(text));
    words.unshift(...over.words.slice(end + 1));
    if (end >= 0) break;
    last = over;
  }
  return words.length > segment.words.length ? segmentOf(words, segment.line) : null;
}
const mostLinesAbove = 2;

/** Flush and close below, with a first word that had no room above. */
function goesOnIn(over: Segment, { box, words: [first] }: Segment): boolean {
  return (
    Math.abs(over.box[0] - box[0]) < flush &&
    box[1] - over.box[3] < closeUnder * heightOf(box) &&
    over.box[2] + widthOf(first!.box) > box[2]
  );
}

/** True for a value that stands in the line whole, perhaps read without its day of the week. */
export function holdsWhole(segment: Segment, value: string): boolean {
  return [textOf, withoutWeekdays].some((written) => written(segment).includes(value));
}

/** True for a value that begins in the line and ends in the next one, perhaps read without its day of the week. */
export function spans(joined: Segment, segment: Segment, value: string): boolean {
  return [textOf, withoutWeekdays].some((written) => {
    const { length } = written(segment);
    const at = written(joined).indexOf(value);
    return at >= 0 && at < length && at + value.length > length + 1;
  });
}

function textOf({ text }: Segment): string {
  return text;
}

function withoutWeekdays({ text }: Segment): string {
  return text
    .split(' ')
    .filter((word) => !isWeekday(word))
    .join(' ');
}
