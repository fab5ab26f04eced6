import type { Word } from '@orderloom/pages/page.ts';
import { bare } from './amounts.ts';
import { isAttribute, sharedWords } from './attributes.ts';
import { isBodyUnit, isMeasure } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { isNumber, separator } from './number-at-end.ts';
import { timesSign } from './numbers-last.ts';
import { sizeWord } from './wordings.ts';

type Line = Paragraph['lines'][number];

/**
 * Paragraphs in which the parts of a list within a sentence have lines of their own: "Please send: KX-01, 13 pairs;
 * KX-03, 9 pairs. Thanks". The list begins behind a colon, its parts end with semicolons and each has a number;
 * or they end with commas and each with a number of times.
 */
export function withListsApart(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.map(({ sheet, lines }) => {
    const words = lines.flatMap((line) => line.words.map((word) => ({ word, line })));
    const all = words.map(({ word }) => word);
    const listed = partsOf(all);
    const parts = listed.length > 0 ? listed : timesParts(all);
    if (parts.length === 0) return { sheet, lines: lines.flatMap(partsOfLine) };
    const [from, to] = [parts[0]!.from, parts.at(-1)!.to];
    const cuts = [{ from: 0, to: from }, ...parts, { from: to, to: words.length }];
    const ends = new Set(parts.map(({ to }) => words[to - 1]!.word));
    const apart = cuts.flatMap(({ from, to }) => linesOf(words.slice(from, to), ends));
    return { sheet, lines: apart };
  });
}

/** Where in the words each part of the list stands. */
function partsOf(words: readonly Word[]): { from: number; to: number }[] {
  const firstEnd = words.findIndex(({ text }) => /;$/.test(text));
  const colon = words.slice(0, Math.max(firstEnd, 0)).findLastIndex(({ text }) => /:$/.test(text));
  if (colon < 0) return [];
  const parts: { from: number; to: number }[] = [];
  for (let from = colon + 1; from < words.length; ) {
    const end = words.findIndex(({ text }, at) => at >= from && /;$/.test(text));
    const to = end < 0 ? endOfSentence(words, from) : end + 1;
    if (!words.slice(from, to).some(({ text }) => /^\d/.test(text))) break;
    parts.push({ from, to });
    from = to;
    if (end < 0) break;
  }
  return parts.length > 1 ? parts : [];
}

/** "basmati 20 kg x5, chickpeas x12, thanks": parts behind commas that end with how many times. */
function timesParts(words: readonly Word[]): { from: number; to: number }[] {
  const ends = words.flatMap(({ text }, at) => (/,$/.test(text) || at === words.length - 1 ? [at + 1] : []));
  const parts = ends.map((to, at) => ({ from: ends[at - 1] ?? 0, to }));
  const isCounted = ({ from, to }: { from: number; to: number }) =>
    /\s[x×]\s?\d{1,4}[,.]?$/i.test(textOf(words.slice(from, to))) && to - from <= longestPart;
  const first = parts.findIndex(isCounted);
  const behind = parts.slice(first).findIndex((part) => !isCounted(part));
  const counted = first < 0 ? [] : parts.slice(first, behind < 0 ? undefined : first + behind);
  return counted.length > 1 ? counted : [];
}
/** Words of a thing and how many of it. */
const longestPart = 8;

/**
 * "boots size 43 - 2 pairs, size 45 - 1 pair", "helmets - 8 pcs, gloves - 20 pairs": of a line of nothing but things and
 * how many of each every part has a line, another size or colour of a thing with its name: "gloves S - 2 pairs, XL - 3 pairs".
 */
function partsOfLine(line: Line): Line[] {
  const { words } = line;
  const ends = words.flatMap(({ text }, at) =>
    /[,;]$/.test(text) || at === words.length - 1 ? [at + 1] : [],
  );
  const parts = ends.map((to, at) => words.slice(ends[at - 1] ?? 0, to).map(withoutMark));
  if (parts.length < 2 || !parts.every((part, at) => isCountedAtEnd(part, at > 0))) return [line];
  const [name = [], ...others] = parts.map(nameOf);
  const size = parts[0]!.findIndex(({ text }) => sizeWord.test(text));
  const head = size < 0 ? [] : parts[0]!.slice(0, size);
  return parts.map((own, at) => {
    const shared = at > 0 ? parts[0]!.slice(0, sharedWords(name, others[at - 1]!)) : [];
    const whole = at > 0 && sizeWord.test(own[0]!.text) ? [...head, ...own] : [...shared, ...own];
    return { ...line, words: whole, segments: segmentsOf(line, whole) };
  });
}

/** The words of a part before its sign and its amount. */
function nameOf(words: readonly Word[]): string[] {
  return words
    .slice(0, -2)
    .filter(({ text }, at, all) => at < all.length - 1 || /\p{L}|\d/u.test(text.replace(timesSign, '')))
    .map(({ text }) => text.replace(/:$/, ''));
}

function withoutMark(word: Word, at: number, words: readonly Word[]): Word {
  return at < words.length - 1 ? word : { ...word, text: word.text.replace(/[,;]$/, '') };
}

/** "gloves - 20 pairs", "size 45: 1 pair"; how long or heavy a thing is counts none: "board - 30 mm". */
function isCountedAtEnd(words: readonly Word[], isBehind: boolean): boolean {
  const [sign, number, unit] = words.slice(-3);
  const isParted =
    unit !== undefined &&
    (separator.test(sign!.text) || timesSign.test(sign!.text) || sign!.text.endsWith(':'));
  return (
    isParted &&
    isNumber(number!) &&
    isBodyUnit(bare(unit)) &&
    !isMeasure(bare(unit)) &&
    (words.slice(0, -2).some(({ text }) => /\p{L}{2}/u.test(text)) ||
      (isBehind && isAttribute(nameOf(words).join(' '))))
  );
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

function endOfSentence(words: readonly Word[], from: number): number {
  const end = words.findIndex(
    ({ text }, at) => at >= from && /[.!?]$/.test(text) && /^\p{Lu}/u.test(words[at + 1]?.text ?? 'X'),
  );
  return end < 0 ? words.length : end + 1;
}

/** The words in lines as they stood, without the marks at the `ends` of parts. */
function linesOf(words: readonly { word: Word; line: Line }[], ends: ReadonlySet<Word>): Line[] {
  return [...Map.groupBy(words, ({ line }) => line)].flatMap(([line, own]) => {
    const kept = own
      .map(({ word }) => (ends.has(word) ? { ...word, text: word.text.replace(/[;,.!?]$/, '') } : word))
      .filter(({ text }) => text !== '');
    return kept.length === 0 ? [] : [{ ...line, words: kept, segments: segmentsOf(line, kept) }];
  });
}

function segmentsOf(line: Line, words: readonly Word[]): Line['segments'] {
  return line.segments.flatMap((segment) => {
    const own = words.filter(({ box }) => segment.words.some((word) => word.box === box));
    return own.length > 0 ? [{ ...segment, words: own, text: own.map(({ text }) => text).join(' ') }] : [];
  });
}
