import type { Word } from './page.ts';
import type { Glyph } from './pdf-glyphs.ts';
import { joinSpacedLetters } from './spaced-letters.ts';

/**
 * A gap wider than this part of the font size ends a word. Spaces are 0.2 to 0.33 em wide; kerning and
 * justification inside a word stay below 0.1 em.
 */
const widestGapEm = 0.15;
/** A glyph that starts this much further left than the last one ended is not its neighbour. */
const widestOverlapEm = 0.5;
/** Base lines this close (as a part of the larger size) may belong to one word: a raised or lowered sign. */
const raisedEm = 0.45;
/** Characters of ligatures and presentation forms; the compatibility form of other signs (², ½, №) is not wanted. */
const ligatures = /[\uFB00-\uFB06\u0132\u0133]/g;

/** Words of upright glyphs; the order is that in which they are drawn. */
export function toWords(glyphs: Glyph[]): Word[] {
  const words: Word[] = [];
  let run: Glyph[] = [];
  let [space, isApart]: [Glyph | null, boolean] = [null, true];
  const close = () => {
    if (run.length > 0) words.push({ ...toWord(run), ...(isApart && !isSpaced(run) && { isApart }) });
    run = [];
  };
  const drawn = withoutShadows(glyphs);
  for (let at = 0; at < drawn.length; at++) {
    const glyph = drawn[at]!;
    const last = run.at(-1);
    // A program that draws letter by letter parts no cells so.
    const isLetterwise =
      drawn[at + 1]?.object !== glyph.object && drawn[at - 1]?.object !== drawn[at - 2]?.object;
    if (glyph.isSpace) {
      close();
      space = glyph;
      continue;
    }
    if (last && !continues(last, glyph, isLetterwise)) close();
    if (run.length === 0) isApart = space === null || !endsAt(space, glyph);
    space = null;
    run.push(glyph);
  }
  close();
  return joinSpacedLetters(joinTouching(words));
}

/** True for a space right before a glyph on its line; of several in one text the engine gives the first. */
function endsAt(space: Glyph, { x, y, size, object }: Glyph): boolean {
  if (Math.abs(space.y - y) >= raisedEm * size) return false;
  const isNear = Math.abs(space.x + space.width - x) < nearEm * size;
  return isNear || (space.object === object && x > space.x);
}
const nearEm = 0.6;

/** Between letters that are set apart the engine gives no spaces. */
function isSpaced(run: readonly Glyph[]): boolean {
  const gaps = run.slice(1).map((glyph, at) => glyph.x - run[at]!.x - run[at]!.width);
  return gaps.length > 0 && gaps.every((gap) => gap > spacedEm * run[0]!.size);
}
const spacedEm = 0.03;

/** Some producers draw bold text by drawing it twice, a hair apart: the second copy is dropped. */
function withoutShadows(glyphs: Glyph[]): Glyph[] {
  // By size, as the steps of different sizes are different, and by sign; the thousands of a page have few of them.
  const seen = new Map<string, Map<string, Set<number>>>();
  const sizes = new Map<number, Map<string, Set<number>>>();
  const ofSize = (size: number) => {
    const key = size.toFixed(2);
    const signs = seen.get(key) ?? new Map<string, Set<number>>();
    seen.set(key, signs);
    sizes.set(size, signs);
    return signs;
  };
  return glyphs.filter(({ isSpace, size, text, x, y }) => {
    if (isSpace) return true;
    const step = Math.max(size * 0.12, 0.1);
    const place = Math.round(x / step) * mostRows + Math.round(y / step);
    const signs = sizes.get(size) ?? ofSize(size);
    const places = signs.get(text);
    if (places === undefined) signs.set(text, new Set([place]));
    else if (places.has(place)) return false;
    else places.add(place);
    return true;
  });
}
/** More steps than any page has. */
const mostRows = 2 ** 24;

function continues(last: Glyph, next: Glyph, isLetterwise: boolean): boolean {
  const size = Math.max(last.size, next.size);
  const gap = next.x - (last.x + last.width);
  const lift = last.y - next.y;
  if (gap > widestGapEm * Math.min(last.size, next.size) || gap < -widestOverlapEm * size) return false;
  if (Math.abs(lift) > raisedEm * size) return false;
  if (
    isLabelBefore(last, next) ||
    (!isLetterwise && next.object !== last.object && gap > touchingEm * size && turns(last, next))
  )
    return false;
  // A bold title that touches the plain text behind it; small capitals are as bold as their initials.
  const isOtherSize = Math.abs(last.size - next.size) > 0.1 * size;
  if (isOtherSize && last.bold !== next.bold && wordSign.test(last.text) && wordSign.test(next.text))
    return false;
  // A raised figure after a letter is an exponent (m²); after a figure it is cents or a footnote.
  const isRaised = Math.abs(lift) > 0.12 * size && isOtherSize;
  return !(isRaised && /\d$/.test(last.text) && /^\d/.test(next.text));
}

/** A bold label that touches the plain value behind it. */
function isLabelBefore(last: Pick<Word, 'text' | 'bold'>, next: Pick<Word, 'bold'>): boolean {
  return last.text.endsWith(':') && last.bold && !next.bold;
}

/**
 * `12|Stück`, `Lee|24/11/2026`, `Pos.|Item`: cells that nearly touch, each drawn by itself. Within a word no letter that
 * begins one, and no figure, stands so far from what another text object drew.
 */
function turns({ text: left }: Glyph, { text: right }: Glyph): boolean {
  return /[\p{Ll}\p{Nd}.:)]/u.test(left) ? /\p{Lu}/u.test(right) || isOtherKind(left, right) : false;
}
function isOtherKind(left: string, right: string): boolean {
  return /\p{L}/u.test(left) ? /\p{Nd}/u.test(right) : /\p{Nd}/u.test(left) && /\p{Ll}/u.test(right);
}
const touchingEm = 0.1;

/** Letters and plain figures; ² and ™ belong to what stands before them. */
const wordSign = /^[\p{L}\p{Nd}]$/u;

function toWord(run: Glyph[]): Word {
  let [text, fontSize, bold] = ['', run[0]!.size, 0];
  const box: Word['box'] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const glyph of run) {
    text += glyph.text;
    fontSize = Math.max(fontSize, glyph.size);
    if (glyph.bold) bold++;
    box[0] = Math.min(box[0], glyph.x);
    box[1] = Math.min(box[1], glyph.y - glyph.ascent * glyph.size);
    box[2] = Math.max(box[2], glyph.x + glyph.width);
    box[3] = Math.max(box[3], glyph.y - glyph.descent * glyph.size);
  }
  return { text: composed(text), box, fontSize, bold: bold * 2 > run.length, confidence: 1 };
}

/** Letters as one sign each; most words are of plain ones. */
function composed(text: string): string {
  if (plain.test(text)) return text;
  return text.replace(ligatures, (sign) => sign.normalize('NFKC')).normalize('NFC');
}
const plain = /^[ -~]*$/;

/** Joins words that touch on one base line but were drawn at different times. */
function joinTouching(words: Word[]): Word[] {
  const byLine = new Map<number, Word[]>();
  for (const word of words) {
    const line = Math.round(word.box[3] * 2);
    const others = byLine.get(line);
    if (others) others.push(word);
    else byLine.set(line, [word]);
  }
  const gone = new Set<Word>();
  for (const line of byLine.values()) {
    line.sort((a, b) => a.box[0] - b.box[0]);
    let last = line[0]!;
    for (const word of line.slice(1)) {
      const gap = word.box[0] - last.box[2];
      const isSame = Math.abs(word.fontSize - last.fontSize) < 0.05 * last.fontSize;
      if (isSame && !isLabelBefore(last, word) && gap > -0.05 * last.fontSize && gap < 0.05 * last.fontSize) {
        last.text += word.text;
        last.box = [last.box[0], Math.min(last.box[1], word.box[1]), word.box[2], last.box[3]];
        gone.add(word);
      } else last = word;
    }
  }
  return words.filter((word) => !gone.has(word));
}
