import type { Word } from '../page.ts';
import { around } from './boxes.ts';
import { median } from './median.ts';
import { likePrintedElsewhere } from './printed-elsewhere.ts';

/** Of the font size: boxes of one word overlap by less. */
const mostOverlap = 0.35;
/** Of the font size: the marks in a number stand this far from its digits in wide typewriter print. */
const withinNumber = 0.5;
/** Of the font size: words further apart stand in different cells. */
const space = 0.8;
/** A word that is read as surely is not taken for another one. */
const unsureBelow = 0.97;

/**
 * Puts right what OCR does to words that only their neighbours show: numbers that it parts where no space is, strokes
 * of rules that it takes for a part of a word, and letters that stand where print has only others that look alike.
 */
export function mendWords(words: readonly Word[]): Word[] {
  const lines = linesOf(withoutEmblems(words).map(withoutStrokes)).map((line) =>
    withLikelyNeighbours(wholeNumbers(line)),
  );
  return withDoubtedPrefix(likePrintedElsewhere(lines.flat().map(withLikelyLetters)));
}

/** Without the letter of a logo, which stands beside several lines and belongs to none. */
function withoutEmblems(words: readonly Word[]): Word[] {
  const usual = median(words.map(({ fontSize }) => fontSize)) ?? 0;
  return words.filter(({ text, fontSize }) => text.length > 1 || fontSize < emblemFrom * usual);
}
/** Of the usual size of letters. */
const emblemFrom = 4;

/** The words of each line, left to right; lines stay in the order of their first words. */
function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.findLast(([first]) => isOnLine(first!, word));
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.sort((a, b) => a.box[0] - b.box[0]));
}

function isOnLine(a: Word, b: Word): boolean {
  const [upper, lower] = [Math.max(a.box[1], b.box[1]), Math.min(a.box[3], b.box[3])];
  return lower - upper > 0.6 * Math.min(heightOf(a), heightOf(b));
}

/** `11` and `.812,90` are one number, `1` and `1.05.2025` one day. */
function wholeNumbers(line: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of line) {
    const before = whole.at(-1);
    if (before && isParted(before, word)) whole[whole.length - 1] = merged(before, word);
    else whole.push(word);
  }
  return whole;
}

function isParted(left: Word, right: Word): boolean {
  const size = Math.min(left.fontSize, right.fontSize);
  const gap = right.box[0] - left.box[2];
  if (size <= 0 || gap < -mostOverlap * size || gap > withinNumber * size) return false;
  const isAmount =
    /^\D?\d{1,3}(?:[.,]\d{3})*$/.test(left.text) && /^[.,]\d{2,3}(?:[.,]\d{2,3})*$/.test(right.text);
  const isCode = gap < insideCode * size && /^[\p{Lu}\d]{1,4}-$/u.test(left.text);
  return isAmount || isPartedDay(left.text, right.text) || (isCode && /^[\p{Lu}\d]/u.test(right.text));
}
/** Of the font size: behind the dash of `K- SET-44` a space is wider. */
const insideCode = 0.3;

/** `1` and `1.05.2025` stand as far apart as the figures of the eleventh in wide print. */
function isPartedDay(left: string, right: string): boolean {
  const [, day] = /^(\d)([./-])\d{1,2}\2(?:20)?\d{2}$/.exec(right) ?? [];
  return day !== undefined && /^[123]$/.test(left) && Number(left + day) <= 31;
}

function merged(left: Word, right: Word): Word {
  const confidence = Math.min(left.confidence, right.confidence);
  return { ...left, text: left.text + right.text, box: around(left.box, right.box), confidence };
}

/** What words are by those that stand before and behind them, a space away. */
function withLikelyNeighbours(line: readonly Word[]): Word[] {
  return line.map((word, at) => {
    const [before, behind] = [line[at - 1], line[at + 1]];
    const isNear = (left: Word, right: Word) => right.box[0] - left.box[2] <= space * left.fontSize;
    let text = before && isNear(before, word) ? besideText(word, before.text) : word.text;
    if (behind && isNear(word, behind)) text = beforeText(text, word.confidence, behind.text);
    if (/^[A-Z]{2} \d{5}(?:-\d{4})?$/.test(textsOf(line.slice(at + 1, at + 3)))) text = asTown(text);
    return text === word.text ? word : { ...word, text };
  });
}

function textsOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** `lonia, MI 48846`: a town has a capital letter. */
function asTown(text: string): string {
  return text.replace(/^l(?=\p{Ll}{2,},?$)/u, 'I');
}

/** The sign of Italy before a postcode, `1-41126 Modena`, and a state, `IÁ 52001`. */
function beforeText(text: string, confidence: number, behind: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '');
  if (/^[A-Z]{2}$/.test(letters) && /^\d{5}(?:-\d{4})?$/.test(behind)) return letters;
  const isPostcode = confidence < unsureBelow && /^1-\d{5}$/.test(text) && /^\p{Lu}\p{Ll}{2}/u.test(behind);
  return isPostcode ? `I${text.slice(1)}` : text;
}

function besideText({ text, confidence }: Word, before: string): string {
  // A figure I behind a number is none: litres.
  if (text === 'I' && /^\d+(?:[.,]\d+)?$/.test(before)) return 'l';
  // The Polish form of company has no figures: `sp. z 0.0.`.
  const behind = before === 'z' ? /^[0oO]\.[0oO]\.?([,;]?)$/.exec(text)?.[1] : undefined;
  if (behind !== undefined) return `o.o.${behind}`;
  // A British postcode ends in a figure and two letters: `NE11 OXF`. So may goods: `M8 SET`, read surely.
  const [, figure, rest] = /^([OISB])([A-Z]{2})$/.exec(text) ?? [];
  const isPostcode = confidence < unsureBelow && /^[A-Z]{1,2}\d{1,2}[A-Z]?$/.test(before);
  return figure && isPostcode ? figures[figure]! + rest : text;
}
const figures: Readonly<Record<string, string>> = { O: '0', I: '1', S: '5', B: '8' };

/**
 * `1.meyer@example.test`, `orders@example,com`, `I'industrie`, `20 Itr`, `Z.1.`, `P.0.`, `UIm`: letters that print has there instead
 * of others like them.
 */
function withLikelyLetters(word: Word): Word {
  const text = word.text
    .replace(/^[1I](?=\.\p{Ll}[\p{L}\d.-]*@)/u, 'l')
    .replace(/^I(?=['’](?!(?:m|ll|ve|d)(?!\p{L}))\p{L})/u, 'l')
    .replace(/^I(?=(?:tr|bs|fm|fd)\.?$)/, 'l')
    .replace(/^Z\.1(?=\.$)/, 'Z.I')
    .replace(/^P\.0(?=\.,?$)/, 'P.O')
    .replace(/^(S\.?r\.?|S\.(?:à\s?)?r\.|à\s?r\.)[I1](?=\.?,?$)|^(r\.)[I1](?=\.,?$)/, '$1$2l')
    .replace(/^([("]?\p{Lu})I(?=(?!n)\p{Ll})/u, '$1l')
    .replace(/(?<=^[^\s@]+@[\p{L}\d.-]+),(?=\p{L}{2,3}$)/u, '.');
  const unsure = word.confidence < unsureBelow ? withUnsureLetters(text) : text;
  if (likeNothingElse.test(unsure))
    return { ...word, text: unsure, confidence: Math.max(word.confidence, sure) };
  return unsure === word.text ? word : { ...word, text: unsure };
}

/** `P.O.`, `r.l.` look like nothing else that is printed, as unsurely as their marks are read. */
const likeNothingElse = /^(?:P\.O\.|r\.l\.),?$/;
const sure = 0.985;

/** `0ld`, `0F`, `Lo0p`, `MazatI`, as long as they were not read surely: `0pcs` and `ClassI` are printed, too. */
function withUnsureLetters(text: string): string {
  return text
    .replace(/^0(?=\p{Ll}{2,}$|[FC]$)/u, 'O')
    .replace(/^(\p{L}+)0(?=\p{Ll}+[.,;:]?$)/u, '$1o')
    .replace(/(?<=\p{Ll}{2})I$/u, 'l');
}

/**
 * `P04711` is mostly PO 4711 where an O is as narrow as a 0, and a number of its own now and then: a person looks,
 * unless a page has many such.
 */
function withDoubtedPrefix(words: readonly Word[]): Word[] {
  const doubted = words.filter(
    (word) => /^P0-?\d{3}/.test(word.text) && (word.confidence < unsureBelow || isTyped(word, words)),
  );
  if (new Set(doubted.map(({ text }) => text)).size !== 1) return [...words];
  return words.map((word) => {
    if (!doubted.includes(word)) return word;
    const text = word.confidence < unsureBelow ? word.text.replace('0', 'O') : word.text;
    return { ...word, text, confidence: Math.min(word.confidence, perhaps) };
  });
}
const perhaps = 0.7;

/** True when words of letters are as wide as a word for what they have of characters: print of a typewriter. */
function isTyped(word: Word, words: readonly Word[]): boolean {
  const others = words.filter(({ text }) => /^\p{L}{4,}$/u.test(text));
  const alike = others.filter((other) => Math.abs(pitchOf(other) / pitchOf(word) - 1) < samePitch);
  return others.length < fewestWords || alike.length > mostByChance * others.length;
}
/** Words of other print are so much wider or narrower; a third of them are not. */
const samePitch = 0.06;
const mostByChance = 0.35;
/** So few words tell no print. */
const fewestWords = 8;

function pitchOf({ box, text, fontSize }: Word): number {
  return (box[2] - box[0]) / text.length / fontSize;
}

/** `12|`, `—A42556`: the rule of a table beside a word. */
function withoutStrokes(word: Word): Word {
  const before = /^(?:[_|\\]+(?=[\p{L}\p{N}])|[—–]+(?=\p{L}))/u.exec(word.text)?.[0].length ?? 0;
  const after = /(?<=[\p{L}\p{N}%.])[—–_|\\]+$/u.exec(word.text)?.[0].length ?? 0;
  if (before + after === 0) return word;
  const [x0, y0, x1, y1] = word.box;
  const letter = (x1 - x0) / word.text.length;
  const text = word.text.slice(before, word.text.length - after);
  return { ...word, text, box: [x0 + before * letter, y0, x1 - after * letter, y1] };
}

function heightOf({ box }: Word): number {
  return box[3] - box[1];
}
