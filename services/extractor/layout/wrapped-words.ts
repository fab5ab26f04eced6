import type { Box, Word } from '@orderloom/pages/page.ts';
import { boxAround, heightOf, middleX, widthOf } from './boxes.ts';
import { segmentOf } from './lines.ts';
import type { Line, Segment } from './sheet.ts';

/** What a narrow cell wrapped within a word, and what it is made whole by. */
interface Wrap {
  first: Word;
  rest: Word[];
  /** True for words that a space parted: they stay apart. */
  isSpaced: boolean;
}

/** Lines with the wrapped words whole, and where the parts of these really are. */
export interface Unwrapped {
  lines: Line[];
  printed: ReadonlyMap<Word, Box>;
}

/** Left edges this near, in points, are flush. */
const flush = 2;
/** Middles this near, in points, are one. */
const middle = 4;
/** In heights: what is further down is another line. */
const closeUnder = 0.8;

/**
 * Makes whole what browsers and narrow cells wrap: `ann.lee@muster-` over `works.example`, `02581 555-` over `417`,
 * `Galway H91` over `X2P7`. What stands flush beside them stays parted as it was.
 */
export function unwrapped(lines: readonly Line[], printed: ReadonlyMap<Word, Box>): Unwrapped {
  const wraps = lines.flatMap((line, at) => line.segments.flatMap((segment) => wrapOf(segment, lines, at)));
  if (wraps.length === 0) return { lines: [...lines], printed };
  const places = new Map(printed);
  const whole = new Map(
    wraps.map(({ first, rest, isSpaced }): [Word, Word[]] => {
      if (isSpaced) {
        const beside = allBeside(first, rest);
        for (const [at, word] of beside.entries()) places.set(word, printed.get(rest[at]!) ?? rest[at]!.box);
        return [first, [first, ...beside]];
      }
      const joined = { ...first, text: [first, ...rest].map(({ text }) => text).join('') };
      places.set(joined, boxAround([first, ...rest].map((word) => printed.get(word) ?? word.box)));
      return [first, [joined]];
    }),
  );
  const rests = new Set(wraps.flatMap(({ rest }) => rest));
  const made = (words: readonly Word[]) =>
    words.filter((word) => !rests.has(word)).flatMap((word) => whole.get(word) ?? [word]);
  const left = lines.filter(({ words }) => words.some((word) => !rests.has(word)));
  return {
    lines: left.map((line, index) => ({
      ...line,
      words: made(line.words),
      segments: line.segments.flatMap((segment) => {
        const words = made(segment.words);
        return words.length > 0 ? [segmentOf(words, index)] : [];
      }),
    })),
    printed: places,
  };
}

function allBeside(first: Word, rest: readonly Word[]): Word[] {
  let last = first;
  return rest.map((word) => {
    last = { ...word, box: besideOf(last, word) };
    return last;
  });
}

/** A space behind the one, on its line. */
function besideOf({ box: [, top, right, bottom] }: Word, rest: Word): Box {
  const left = right + spaceWidth * (bottom - top);
  return [left, top, left + widthOf(rest.box), bottom];
}
/** In heights. */
const spaceWidth = 0.25;

function wrapOf(segment: Segment, lines: readonly Line[], at: number): Wrap[] {
  const first = segment.words.at(-1)!;
  // `Mail: ann.lee@muster-` over `works.example`, flush with the value.
  const isBehindLabel = segment.words.at(-2)?.text.endsWith(':') === true;
  const [value, ...others] = isBehindLabel ? (lineUnder(first, lines, at)?.words ?? []) : [];
  if (value && others.length === 0 && partsAddress(first.text, value.text))
    return [{ first, rest: [value], isSpaced: false }];
  const centred = first.text.endsWith('-') ? wordUnder(segment, lines, at) : null;
  if (centred && partsAddress(first.text, centred.text)) return [{ first, rest: [centred], isSpaced: false }];
  const under = lineUnder(segment, lines, at);
  const rest = under?.words[0];
  if (!under || !rest) return [];
  const isAlone = under.words.length === 1;
  if (isAlone && (partsAddress(first.text, rest.text) || partsPhone(segment.text, rest.text)))
    return [{ first, rest: [rest], isSpaced: false }];
  const isSpaced = (isAlone && partsCode(first.text, rest.text)) || partsGroups(segment.text, under.text);
  return segment.words.length > 1 && isSpaced ? [{ first, rest: [...under.words], isSpaced: true }] : [];
}

/** One word close under a line that is centred or flush right: `works.example` under `Tel. 01632 960155  office@muster-`. */
function wordUnder({ box }: Segment, lines: readonly Line[], at: number): Word | null {
  const whole = lines[at]!.box;
  const isUnder = ({ words, segments }: Segment & { segments: number }) => {
    const [first, ...others] = words;
    const own = first!.box;
    return (
      others.length === 0 &&
      segments === 1 &&
      own[1] - box[3] < closeUnder * heightOf(box) &&
      own[1] >= box[3] - flush &&
      (Math.abs(middleX(own) - middleX(whole)) < middle || Math.abs(own[2] - box[2]) < middle)
    );
  };
  const near = lines
    .slice(at + 1, at + 4)
    .flatMap(({ segments }) => segments.map((segment) => ({ ...segment, segments: segments.length })));
  return near.find(isUnder)?.words[0] ?? null;
}

/** What stands flush and close under a text. */
function lineUnder({ box }: Pick<Segment, 'box'>, lines: readonly Line[], at: number): Segment | null {
  const under = lines
    .slice(at + 1, at + 4)
    .flatMap(({ segments }) => segments)
    .find((other) => Math.abs(other.box[0] - box[0]) < flush);
  return under && under.box[1] - box[3] < closeUnder * heightOf(box) ? under : null;
}

/** `ann.lee@muster-` and `works.example`, `ann.lee@muster.` and `example`, `ann.lee` and `@muster.example`. */
function partsAddress(first: string, rest: string): boolean {
  const [, domain] = /^[\p{L}\d._%+-]+@([\p{L}\d.-]*)$/u.exec(first) ?? [];
  if (domain === undefined)
    return (
      /^[\p{L}\d_%+-]+(?:[.-][\p{L}\d_%+-]+)*$/u.test(first) && /^@[\p{L}\d-]+\.[\p{L}\d.-]+$/u.test(rest)
    );
  const isOpen = /^$|[.-]$/.test(domain) || !domain.includes('.');
  return isOpen && /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*$/u.test(rest) && `${domain}${rest}`.includes('.');
}

/** `02581 555-` and `417`. */
function partsPhone(text: string, rest: string): boolean {
  return /(?:^|\s)[+(0][\d ()/]{6,}[-–]$/.test(text) && /^\d{1,6}$/.test(rest);
}

/**
 * `Site contact: Baz 07700 900` and `551`, `(depot 02 41 55 50` and `01 29)`: a name and a number that begins as
 * telephones do, too short for one.
 */
function partsGroups(text: string, rest: string): boolean {
  const [number] = /(?<=\p{L}[:.]?\s)(?:\+|\(?0)[\d ()/]*$/u.exec(text) ?? [];
  const digits = digitsIn(number ?? '');
  const isStart = digits >= fewestOfStart && digits < shortestNumber;
  const isAlone = /^\d{2,4}$/.test(rest);
  const isClosed = text.includes('(') && /^\d{2,4}(?: \d{2,4}){0,3}\)[.,;]?$/.test(rest);
  return isStart && (isAlone || (isClosed && digits + digitsIn(rest) <= mostDigits));
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}
const mostDigits = 13;
const fewestOfStart = 5;
const shortestNumber = 9;

/** The two halves of an Eircode and of a British postcode. */
function partsCode(first: string, rest: string): boolean {
  const isIrish = /^[AC-FHKNPRTV-Y]\d[\dW]$/.test(first) && /^(?!\d{4})[AC-FHKNPRTV-Y\d]{4}$/.test(rest);
  const isBritish = /^[A-Z]{1,2}\d[A-Z\d]?$/.test(first) && /^\d[ABD-HJLNP-UW-Z]{2}$/.test(rest);
  return isIrish || isBritish;
}
