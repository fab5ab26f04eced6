import type { Word } from '@orderloom/pages/page.ts';
import { boxAround, heightOf, middleX } from '../../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../../layout/sheet.ts';
import { wholeHeading } from './header-pieces.ts';

/** The end of a heading that its column was too narrow for. */
const fragment = /^\p{Ll}{1,4}\.?$/u;
/** It stands under the word as the column is set: left, centred or right, by this part of a height. */
const aligned = 0.5;

/**
 * The sheet with headings whole that were broken in the middle of a word, "Quantidad" over "e"; a line of such ends
 * becomes empty. For the search of headings: the words of such a heading are not those of the page.
 */
export function withWholeHeadings(sheet: Sheet): Sheet {
  const lines = [...sheet.lines];
  for (let at = 1; at < lines.length; at++) {
    const ends = lines[at]!.words;
    if (ends.length === 0 || ends.length > 4 || !ends.every(({ text }) => fragment.test(text))) continue;
    const starts = ends.map((end) => startOf(end, lines[at - 1]!));
    if (starts.some((start) => start === null)) continue;
    const whole = new Map(starts.map((start, i) => [start!, joined(start!, ends[i]!)]));
    lines[at - 1] = replaced(lines[at - 1]!, whole);
    lines[at] = { ...lines[at]!, words: [], segments: [] };
  }
  return { ...sheet, lines };
}

function startOf(end: Word, { words, box }: Line): Word | null {
  const slack = aligned * heightOf(box);
  const start = words.find(
    (word) =>
      Math.abs(word.box[0] - end.box[0]) < slack ||
      Math.abs(word.box[2] - end.box[2]) < slack ||
      Math.abs(middleX(word.box) - middleX(end.box)) < slack,
  );
  const isBroken =
    start && wholeHeading(start.text).length === 0 && wholeHeading(start.text + end.text).length > 0;
  return isBroken ? start : null;
}

function joined(start: Word, end: Word): Word {
  return { ...start, text: start.text + end.text, box: boxAround([start.box, end.box]) };
}

function replaced({ words, segments, box }: Line, whole: ReadonlyMap<Word, Word>): Line {
  const mended = (word: Word) => whole.get(word) ?? word;
  const ofSegment = (segment: Segment): Segment => {
    const parts = segment.words.map(mended);
    return { ...segment, words: parts, text: parts.map(({ text }) => text).join(' ') };
  };
  return { words: words.map(mended), segments: segments.map(ofSegment), box };
}
