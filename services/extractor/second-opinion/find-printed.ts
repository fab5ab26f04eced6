import type { Place } from '../draft.ts';
import { boxAround } from '../layout/boxes.ts';
import type { PrintedPage, PrintedSegment } from './printed-pages.ts';

/** What may stand before and behind a whole value: `4711` is none in `PO-4711`, nor `12` in `12,50`. */
const before = /(?:^|[\s:;#(["'=€$£])$/u;
const behind = /^(?:$|[\s:;)\]"'%]|[.,](?:\s|$))/u;

/**
 * Every place of a page where these very characters are printed as a whole, in one run of words: what two columns
 * print beside each other is no value.
 */
export function findPrinted(text: string, page: PrintedPage): Place[] {
  const wanted = text.trim().replace(/\s+/g, ' ');
  if (wanted === '') return [];
  return page.lines.flat().flatMap((segment) => placesIn(segment, wanted, page));
}

function placesIn(segment: PrintedSegment, wanted: string, { file, page }: PrintedPage): Place[] {
  const places: Place[] = [];
  for (let at = segment.text.indexOf(wanted); at >= 0; at = segment.text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!before.test(segment.text.slice(0, at)) || !behind.test(segment.text.slice(end, end + 2))) continue;
    const words = wordsBetween(segment, at, end);
    const box = boxAround(words.map((word) => word.box));
    places.push({ file, page, box, text: words.map((word) => word.text).join(' ') });
  }
  return places;
}

function wordsBetween({ words }: PrintedSegment, from: number, to: number): PrintedSegment['words'] {
  let start = 0;
  return words.filter((word) => {
    const end = start + word.text.length;
    const isInside = start < to && end > from;
    start = end + 1;
    return isInside;
  });
}
