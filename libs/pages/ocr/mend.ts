import type { Box, Word } from '../page.ts';
import { likePrintedElsewhere } from './printed-elsewhere.ts';

/** Of the font size. Words this near have no space between them in print: the narrowest space is 0.2 of it. */
const noSpace = 0.14;
/** Of the font size: boxes of one word overlap by less. */
const mostOverlap = 0.35;
/** Of the font size: the marks in a number stand this far from its digits in wide typewriter print. */
const withinNumber = 0.5;
/** Of the font size: right edges of amounts in one column. */
const flush = 0.35;
/** Of the font size. Digits are 0.5 of it wide, in condensed print 0.4. */
const narrowestDigit = 0.36;
/** OCR takes an at sign for one of these. */
const atLike = '@OGQC&©®';
/** And for one of these, which stand in mailboxes and domains as well. */
const atWithProof = 'eoa';
/** Of a house, in letters: shorter names stand inside other words. */
const shortestName = 5;
const mailbox = /^[\p{L}\d][\p{L}\d._+-]{0,63}$/u;
const domain = /^(?=[a-z\d])(?:[a-z\d-]{1,63}\.)+[a-z]{2,}$/i;
const misreadAt = new RegExp(`^[${atLike}]&?(?=[a-z0-9])`);

/**
 * Puts right what OCR does to words that only their neighbours show: numbers and codes that it parts where no space
 * is, at signs that it takes for letters, points in a column of amounts that it takes for colons, and strokes of
 * rules that it takes for a part of a word.
 */
export function mendWords(words: readonly Word[]): Word[] {
  const printed = new Set(words.flatMap(({ text }) => partsOf(text)));
  const lines = linesOf(words.map(withoutStrokes)).map((line) => mendLine(line, printed));
  const joined = lines.map(withCompanyForm).flatMap(withPostcode).map(withSmallL);
  return likePrintedElsewhere(joined.map((word) => withDecimalMark(withAtSign(word, printed), joined)));
}

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

function mendLine(line: readonly Word[], printed: ReadonlySet<string>): Word[] {
  const mended: Word[] = [];
  for (const word of line) {
    const before = mended.at(-1);
    const atSign = mended.at(-2) ? addressOf(mended.at(-2)!, before!, word, printed) : null;
    if (atSign) mended.splice(-2, 2, atSign);
    else {
      const whole = before ? wholeOf(before, word) : null;
      if (whole) mended[mended.length - 1] = whole;
      else mended.push(word);
    }
  }
  return mended;
}

/** The one word that two are parts of; null when a space parts them. */
function wholeOf(left: Word, right: Word): Word | null {
  const size = Math.min(left.fontSize, right.fontSize);
  const gap = right.box[0] - left.box[2];
  if (size <= 0 || gap < -mostOverlap * size || gap > withinNumber * size) return null;
  if (isPartedNumber(left.text, right.text)) return merged(left, right, left.text + right.text);
  // A comma at the end of a word is followed by a space: `600 x 600, 36 W`.
  if (gap > noSpace * size) return null;
  if (mailbox.test(left.text) && misreadAt.test(right.text)) {
    const rest = right.text.replace(misreadAt, '');
    if (domain.test(rest)) return merged(left, right, `${left.text}@${rest}`);
  }
  const isAddress = /^\S+@\S+$/.test(left.text) && /^[a-z\d.-]+$/i.test(right.text);
  const isCode = /\d$/.test(left.text) && /^\d+$/.test(right.text) && [left, right].every(isAsWideAsRead);
  return isAddress || isCode ? merged(left, right, left.text + right.text) : null;
}

/** `11` and `.812,90`. */
function isPartedNumber(left: string, right: string): boolean {
  return /^\D?\d{1,3}(?:[.,]\d{3})*$/.test(left) && /^[.,]\d{2,3}(?:[.,]\d{2,3})*$/.test(right);
}

/** False for digits too narrow to be there: OCR read one of them twice. */
function isAsWideAsRead({ text, box, fontSize }: Word): boolean {
  return box[2] - box[0] > narrowestDigit * fontSize * text.length;
}

/** `a.meyer`, `O` and `example.test`: an address whose at sign was read as a word of its own. */
function addressOf(left: Word, middle: Word, right: Word, printed: ReadonlySet<string>): Word | null {
  const isAt =
    middle.text.length === 1 &&
    (atLike.includes(middle.text) || (atWithProof.includes(middle.text) && isNamed(right.text, printed)));
  const gap = right.box[0] - middle.box[2];
  if (!isAt || Math.abs(gap) > noSpace * 2 * right.fontSize) return null;
  if (middle.box[0] - left.box[2] > noSpace * 2 * middle.fontSize) return null;
  return mailbox.test(left.text) && domain.test(right.text)
    ? merged(left, right, `${left.text}@${right.text}`)
    : null;
}

/** `ordersQexample-works.test`, `b.meyereexample-works.test`: the house whose domain begins there is printed as well. */
function withAtSign(word: Word, printed: ReadonlySet<string>): Word {
  const { text } = word;
  if (!domain.test(text) || /^www\./i.test(text)) return word;
  const parted = [...text].flatMap((letter, at) => {
    const [left, right] = [text.slice(0, at), text.slice(at + 1)];
    return mailbox.test(left) && domain.test(right) ? { letter, left, right } : [];
  });
  const capital = parted.filter(
    ({ letter, left, right }) => letter === 'Q' && /[a-z]$/.test(left) && /^[a-z]/.test(right),
  );
  // The longest name: `S.L.` on the page does not make a house of the end of `aceites-la-example`.
  const named = parted.find(
    ({ letter, right }) =>
      (atLike.includes(letter) || atWithProof.includes(letter)) && isNamed(right, printed),
  );
  const place = capital.length === 1 ? capital[0] : named;
  return place ? { ...word, text: `${place.left}@${place.right}` } : word;
}

/** True when the words of a domain's name are printed on the page: `example-works.test` where `Example Works` is. */
function isNamed(text: string, printed: ReadonlySet<string>): boolean {
  const name = text.split('.')[0]!;
  const parts = partsOf(name);
  return name.length >= shortestName && parts.length > 0 && parts.every((part) => printed.has(part));
}

/** The words of a text without case and accents. */
function partsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/ø/g, 'o')
      .replace(/ł/g, 'l')
      .replace(/ß/g, 'ss')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** `sp. z 0.0.`: the Polish form of company, which has no figures. */
function withCompanyForm(line: readonly Word[]): Word[] {
  return line.map((word, at) => {
    const behind = /^[0oO]\.[0oO]\.?([,;]?)$/.exec(word.text)?.[1];
    return behind !== undefined && line[at - 1]?.text === 'z' ? { ...word, text: `o.o.${behind}` } : word;
  });
}

/** `NE11 OXF`: a British postcode ends in a figure and two letters, so one letter is a figure misread. */
function withPostcode(line: readonly Word[]): Word[] {
  return line.map((word, at) => {
    const [, figure, rest] = /^([OISB])([A-Z]{2})$/.exec(word.text) ?? [];
    const isBehindDistrict = /^[A-Z]{1,2}\d{1,2}[A-Z]?$/.test(line[at - 1]?.text ?? '');
    return figure && isBehindDistrict ? { ...word, text: figures[figure]! + rest } : word;
  });
}
const figures: Readonly<Record<string, string>> = { O: '0', I: '1', S: '5', B: '8' };

/** `1.meyer@example.test`, `I'industrie`: the letter l where print has no I and no 1. */
function withSmallL(word: Word): Word {
  const text = word.text
    .replace(/^[1I](?=\.\p{Ll}[\p{L}\d.-]*@)/u, 'l')
    .replace(/^I(?=['’](?!(?:m|ll|ve|d)$)\p{L})/u, 'l');
  return text === word.text ? word : { ...word, text };
}

function merged(left: Word, right: Word, text: string): Word {
  const [a, b] = [left.box, right.box];
  const box: Box = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
  return { ...left, text, box, confidence: Math.min(left.confidence, right.confidence) };
}

/** `12|`, `—A42556`: the rule of a table beside a word. */
function withoutStrokes(word: Word): Word {
  const before = /^[—–_|\\]+(?=[\p{L}\p{N}])/u.exec(word.text)?.[0].length ?? 0;
  const after = /(?<=[\p{L}\p{N}%.])[—–_|\\]+$/u.exec(word.text)?.[0].length ?? 0;
  if (before + after === 0) return word;
  const [x0, y0, x1, y1] = word.box;
  const letter = (x1 - x0) / word.text.length;
  const text = word.text.slice(before, word.text.length - after);
  return { ...word, text, box: [x0 + before * letter, y0, x1 - after * letter, y1] };
}

/** `3:27` flush under `125.85` and over `16.35`: amounts, not hours. */
function withDecimalMark(word: Word, words: readonly Word[]): Word {
  const [, whole, cents] = /^(\d{1,6}):(\d{2})$/.exec(word.text) ?? [];
  if (whole === undefined) return word;
  const marks = words
    .filter(({ box }) => Math.abs(box[2] - word.box[2]) < flush * word.fontSize)
    .flatMap(({ text }) => /^\d{1,3}(?:[., ]?\d{3})*([.,])\d{2}$/.exec(text)?.[1] ?? []);
  const [mark] = marks;
  return marks.length > 1 && marks.every((other) => other === mark)
    ? { ...word, text: `${whole}${mark}${cents}` }
    : word;
}

function heightOf({ box }: Word): number {
  return box[3] - box[1];
}
