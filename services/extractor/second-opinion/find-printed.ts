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

/** One pass over the words, however often the text occurs: both are written by strangers. */
function placesIn({ text, words }: PrintedSegment, wanted: string, { file, page }: PrintedPage): Place[] {
  const places: Place[] = [];
  let first = 0;
  let start = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!before.test(text.slice(Math.max(0, at - 1), at)) || !behind.test(text.slice(end, end + 2))) continue;
    while (start + words[first]!.text.length <= at) start += words[first++]!.text.length + 1;
    const found = wordsUntil(words, first, end - start);
    const box = boxAround(found.map((word) => word.box));
    places.push({ file, page, box, text: found.map((word) => word.text).join(' ') });
  }
  return places;
}

/** The words from one on that make so many characters, with a space between them. */
function wordsUntil(words: PrintedSegment['words'], first: number, length: number): PrintedSegment['words'] {
  let last = first;
  for (let left = length; left > 0; last++) left -= words[last]!.text.length + 1;
  return words.slice(first, last);
}
