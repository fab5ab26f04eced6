import type { Word } from '@orderloom/pages/page.ts';
import { heightOf } from '../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { buts } from '../lexicon/conjunctions.ts';
import { ourWords } from '../lexicon/possessives.ts';
import { refuses } from '../lexicon/sayings.ts';
import { textOf } from '../rows/table.ts';
import { looksLikeStreet } from '../values/address.ts';
import { foldWord } from '../values/fold.ts';
import { speaksOfPlace } from './composed-labels.ts';
import { fetchesBack } from './fetched-goods.ts';
import { addressBefore } from './one-line-address.ts';
import { namesOtherPaper } from './other-wishes.ts';
import { type BlockLine, made, type PartyBlock } from './party-block.ts';
import { endOfDeliveryWord } from './told-blocks.ts';

/** Left edges of the lines of one paragraph, in points; the space between them, in heights. */
const flush = 4;
const closeLines = 1.2;
/** Words between `our` and the address. */
const farthest = 8;

/** Lines of running text that follow each other. */
interface Paragraph {
  segments: Segment[];
  words: Word[];
}

/**
 * `The goods are needed by 4 May. Please not to the shop but to our store in Mill Lane 12, 1011 AA Amsterdam.`: a place
 * of one's own that a letter calls so and tells whole in the sentence that speaks of delivery, or against another in the next one.
 */
export function ownPlacesTold(sheet: Sheet, inTables: ReadonlySet<Line>): PartyBlock[] {
  return paragraphsOf(sheet, inTables).flatMap((paragraph) => {
    const { words } = paragraph;
    const told = words.flatMap((word, at) =>
      ourWords.has(foldWord(word.text)) ? placeBehind(words, at) : [],
    );
    return told.slice(0, 1).map((own) => {
      const segments = paragraph.segments.filter((segment) =>
        own.words.some((word) => segment.words.includes(word)),
      );
      return made('shipTo', sheet, [own], segments, []);
    });
  });
}

/** The words of the address behind the `our` at `at`; none where no place with an address follows. */
function placeBehind(words: readonly Word[], at: number): BlockLine[] {
  const from = words.findLastIndex((word, before) => before < at && /[,;.!?:]$/.test(word.text)) + 1;
  const sentence = startOfSentence(words, at);
  const previous = startOfSentence(words, sentence - 1);
  for (let start = at + 2; start <= at + farthest && start < words.length; start++) {
    if (!/^[\d\p{Lu}]/u.test(words[start]!.text)) continue;
    const clause = textOf(words.slice(from, start));
    if (!speaksOfPlace(clause) || refuses(clause)) continue;
    const address = addressBefore(textOf(words.slice(start)));
    if (address === null || !looksLikeStreet(address.split(',')[0]!)) continue;
    const own = textOf(words.slice(sentence, at));
    // Only what is said against another place goes on from the sentence before.
    const before = against.test(own) ? textOf(words.slice(previous, at)) : own;
    const all = words.map(({ text }) => text);
    if (endOfDeliveryWord(before) === null || fetchesBack(all, at) || namesOtherPaper(own)) return [];
    return [
      { text: address.replace(/\.$/, ''), words: words.slice(start, start + address.split(' ').length) },
    ];
  }
  return [];
}

const against = new RegExp(`(?<!\\p{L})(?:${buts})(?!\\p{L})`, 'iu');

/** The word that the sentence of the word at `at` begins with. */
function startOfSentence(words: readonly Word[], at: number): number {
  return (
    words.findLastIndex((word, before) => before < at && /(?:\p{L}{2}|\d{4})[.!?]$/u.test(word.text)) + 1
  );
}

function paragraphsOf(sheet: Sheet, inTables: ReadonlySet<Line>): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const line of sheet.lines) {
    const [segment, ...others] = line.segments;
    if (!segment || others.length > 0 || inTables.has(line)) continue;
    const last = paragraphs.at(-1)?.segments.at(-1);
    const goesOn =
      last !== undefined &&
      segment.line === last.line + 1 &&
      Math.abs(last.box[0] - segment.box[0]) < flush &&
      segment.box[1] - last.box[3] < closeLines * heightOf(segment.box);
    if (goesOn) {
      paragraphs.at(-1)!.segments.push(segment);
      paragraphs.at(-1)!.words.push(...segment.words);
    } else paragraphs.push({ segments: [segment], words: [...segment.words] });
  }
  return paragraphs;
}
