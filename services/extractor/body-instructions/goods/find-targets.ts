import type { DraftRow } from '../../draft.ts';
import { isNameless } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit, isMeasure } from '../../mail-body/body-units.ts';
import { foldWord } from '../../values/fold.ts';
import { fold } from '../sentences/plain-numbers.ts';
import { lineNumbers } from '../words/wordings.ts';
import { namedLines } from './line-numbers.ts';
import { ordinalLine } from './ordinals.ts';

/** Which rows a sentence is about, and the sentence without the words that say so. */
export interface Targets {
  rows: number[];
  rest: string;
  /** What stands before the first words that say so. */
  before: string;
}

/** Rows by their numbers ("line 2"), their article numbers or their names; null when it names none, or one that is unclear. */
export function findTargets(text: string, rows: readonly DraftRow[]): Targets | null {
  // "First line 5 more" is none with the number 5.
  const ordinal = ordinalLine(text)?.text;
  const isCounted = ordinal !== undefined && /^\s+\d/.test(text.split(ordinal)[1] ?? '');
  const found = isCounted ? byOrdinal(text, rows) : (byLine(text, rows) ?? byOrdinal(text, rows));
  if (!found) return withoutOwnName(byCode(text, rows), rows) ?? byTwoNames(text, rows) ?? byName(text, rows);
  // A line that is named beside its number: another name says that one of both is wrong.
  const named = byCode(found.rest, rows) ?? byName(withoutUnits(found.rest), rows);
  if (!named) return found;
  if (!named.rows.every((row) => found.rows.includes(row))) return null;
  const before = named.before.length < found.before.length ? named.before : found.before;
  return { ...found, rest: named.rest, before };
}

/** "150 pairs" names no ear plugs by the pair. */
function withoutUnits(text: string): string {
  return text.replace(/(?<=\d\s)\p{L}+/gu, (word) => (isBodyUnit(word) ? '' : word));
}

/** "Article 4711 (ceiling light)": the name beside the number says nothing more. */
function withoutOwnName(targets: Targets | null, rows: readonly DraftRow[]): Targets | null {
  const named = targets && targets.rows.length === 1 ? byName(targets.rest, rows) : null;
  const isSame = named !== null && named.rows.length === 1 && named.rows[0] === targets?.rows[0];
  return targets && isSame ? { ...targets, rest: named.rest } : targets;
}

/** Whether a sentence names a row by its number or its article. */
export function pointsAtRow(text: string, rows: readonly DraftRow[]): boolean {
  return lineNumbers.test(text) || byOrdinal(text, rows) !== null || byCode(text, rows) !== null;
}

function byOrdinal(text: string, rows: readonly DraftRow[]): Targets | null {
  const said = ordinalLine(text);
  if (!said) return null;
  const row = said.place === 'last' ? rows.length - 1 : said.place - 1;
  return row >= 0 && row < rows.length ? cut(text, said.text, [row]) : null;
}

function cut(text: string, said: string, rows: number[]): Targets {
  return { rows, rest: text.replace(said, ' '), before: text.slice(0, text.indexOf(said)) };
}

/** Where nothing is printed: from ten rows on nobody knows whether line 10 is the tenth or the first; many count in tens. */
const countedInTens = 10;
/** Words for the number that is printed; "line" may also count them. */
const printedNoun = /^(?:pos|poz|poste)/i;

function byLine(text: string, rows: readonly DraftRow[]): Targets | null {
  const named = namedLines(text);
  // "Registered in England No. 00000000"
  if (!named || named.numbers.includes(0)) return null;
  const isPrinted = rows.some(({ position }) => position !== undefined);
  const found = named.numbers.map((number) =>
    isPrinted ? byPosition(number, rows, printedNoun.test(named.text)) : byCount(number, rows.length),
  );
  // "Line 1, 35 please": the second is no line.
  if (found.length === 2 && found[1] === null && found[0] != null && /,/.test(named.text))
    return cut(text, named.text.slice(0, named.text.lastIndexOf(',')), [found[0]]);
  return found.includes(null) ? null : cut(text, named.text, [...new Set(found as number[])]);
}

/** The row that bears a number, or is so many from the top where the numbers are tens; null when these are two. */
function byPosition(number: number, rows: readonly DraftRow[], meansPrinted: boolean): number | null {
  const printed = rows.flatMap(({ position }, index) => (position === number ? index : []));
  const isInTens = rows.every(({ position }) => position === undefined || position % 10 === 0);
  const counted = isInTens && number <= rows.length ? [number - 1] : [];
  // "Line 30" of lines 1 to 4: who says so counts in tens.
  const isFew = rows.length < countedInTens && rows.every(({ position = 0 }) => position < countedInTens);
  const inTens = isFew && number % 10 === 0 ? rows.findIndex(({ position }) => position === number / 10) : -1;
  if (printed.length === 0 && counted.length === 0 && inTens >= 0) return inTens;
  const meant = printed.length > 0 && meansPrinted ? printed : [...new Set([...printed, ...counted])];
  return meant.length === 1 ? meant[0]! : null;
}

function byCount(number: number, rows: number): number | null {
  if (number <= rows) return rows >= countedInTens && number % 10 === 0 ? null : number - 1;
  const step = [10, 100].find((each) => number % each === 0 && number / each <= rows);
  return step === undefined ? null : number / step - 1;
}

function byCode(text: string, rows: readonly DraftRow[]): Targets | null {
  const tokens = text.split(/[\s,;:()"'„“”]+/).map((token) => token.replace(/[.]+$/, ''));
  const found = rows.flatMap(({ customerArticle, supplierArticle }, index) => {
    const codes = [customerArticle, supplierArticle].flatMap((code) => (code ? fold(code.value) : []));
    const token = tokens.find((each) => codes.includes(fold(each)) && isCode(each));
    return token === undefined ? [] : [{ index, token }];
  });
  // One number on two rows names neither.
  if (found.length === 0 || new Set(found.map(({ token }) => token)).size < found.length) return null;
  const rest = found.reduce((left, { token }) => left.replace(token, ' '), text);
  const before = text.slice(0, Math.min(...found.map(({ token }) => text.indexOf(token))));
  return { rows: found.map(({ index }) => index), rest, before };
}

/** "A-100", "4711", and "NIT-BLK-L" in capitals, where a sign parts it: a word of letters is none. */
export function isCode(token: string): boolean {
  return token.length > 2 && (/\d/.test(token) || /^\p{Lu}+(?:[-._/]\p{Lu}+)+$/u.test(token));
}

/** A row is named by words that no other row has: half of its own, or two. */
const leastShare = 0.5;
/** One word as long as this is enough where the sentence has no word of any other row. */
const tellingLength = 4;

function byName(text: string, rows: readonly DraftRow[]): Targets | null {
  const said = wordsOf(text.replace(idioms, ' '));
  // "Bitte" is no other form of bitter lemon.
  const ofGoods = new Set([...said].filter((word) => !isNameless(word)));
  const named = rows.map((row) => wordsOf(row.description?.value ?? ''));
  const scores = named.map((words) => {
    const hits = [...words].filter(
      (word) => said.has(word) || has(ofGoods, word) || [...ofGoods].some((each) => isHead(each, word)),
    );
    return { hits, share: words.size === 0 ? 0 : hits.length / words.size };
  });
  const best = scores.reduce((top, { share }, index) => (share > scores[top]!.share ? index : top), 0);
  const own = scores[best];
  const hasOwnWord = own?.hits.some((word) =>
    named.every((words, index) => index === best || !has(words, word)),
  );
  const isAlone =
    own?.hits.some((word) => isTelling(word, said)) &&
    scores.every(({ hits }, index) => index === best || hits.length === 0);
  const isTied = scores.filter(({ share }) => share === own?.share).length > 1;
  if (!own || own.hits.length === 0 || !(hasOwnWord || isTied)) return null;
  // One word that some rows share: their sizes tell which.
  const isOne = isTied && own.hits.some((word) => word.length >= tellingLength);
  if (own.share < leastShare && own.hits.length < 2 && !isAlone && !isOne) return null;
  const equal = scores.flatMap(({ share }, index) => (share === own.share ? [index] : []));
  const only = equal.length === 1 ? best : byNumbers(text, rows, equal);
  if (only === null) return null;
  return { rows: [only], ...withoutName(text, rows[only]!.description?.value ?? '') };
}

/** A word of some length; a short one as it is printed, unless it is frequent or counts goods: "the oat milk". */
function isTelling(word: string, said: ReadonlySet<string>): boolean {
  if (/\d/.test(word)) return false;
  return word.length >= tellingLength || (said.has(word) && !isNameless(word) && !isBodyUnit(word));
}

/** No place and no plate: "in plaats van"; no needle: "we need". */
const idioms =
  /(?<!\p{L})(?:needs?|in plaats (?:van|daarvan)|in place of|en lugar de|al posto d[ie]l?|à la place d[eu]s?|ter plaatse|stelle von)(?!\p{L})/giu;

/** "The gloves and the tape can come off": two names with a plain "and" between them, each of another row. */
function byTwoNames(text: string, rows: readonly DraftRow[]): Targets | null {
  // Italian "i guanti e la carta": the first "i" is no "and".
  for (const and of text.matchAll(plainAnd)) {
    const front = text.slice(0, and.index);
    const behind = text.slice(and.index + and[0].length);
    const [first, second] = [byName(front, rows), byName(behind, rows)];
    if (!first || !second || first.rows[0] === second.rows[0]) continue;
    const { rest, before } = first;
    // "Deliver the gloves on 12 May and the tape …": what stands between them is of the first alone.
    if (/\p{L}{3}|\d/u.test(rest.slice(before.length)) || /\p{L}{4}|\d/u.test(second.before)) continue;
    return { rows: [...first.rows, ...second.rows], rest: `${before} ${second.rest}`, before };
  }
  return null;
}
const plainAnd = /\s(?:and|und|en|et|y|e|i|og|sowie|&)(?=\s)/giu;

/** Of goods of one name the one whose sizes are said: "belt SPZ 1000", beside one of 1250. */
function byNumbers(text: string, rows: readonly DraftRow[], equal: readonly number[]): number | null {
  const clothSizesOf = (whole: string) =>
    [...whole.matchAll(clothSize), ...whole.matchAll(clothSizeAlone)].map(([, size]) => size!.toUpperCase());
  const areCloth = equal.every((row) => clothSizesOf(rows[row]!.description?.value ?? '').length > 0);
  const sizesOf = (whole: string): string[] => [
    ...(whole.match(/\d+/g) ?? []),
    ...(areCloth ? clothSizesOf(whole) : []),
  ];
  const said = new Set(sizesOf(text));
  const hits = equal.map(
    (row) => sizesOf(rows[row]!.description?.value ?? '').filter((each) => said.has(each)).length,
  );
  const most = Math.max(...hits);
  const best = equal.filter((_, i) => hits[i] === most);
  return most > 0 && best.length === 1 ? best[0]! : null;
}

/** "Größe S", "taille XL". */
const clothSize =
  /(?<!\p{L})(?:sizes?|größen?|gr\.|maat|tailles?|t\.|tallas?|taglia|taglie|tamanhos?|rozmiary?|rozm\.|størrelse|str\.)\s?(X{0,3}[SL]|M)(?![\p{L}\d])/giu;
/** "Gloves L": capitals behind a word, and no litres. */
const clothSizeAlone = /(?<=\p{L}{3}\s)(X{0,3}[SL]|M)(?![\p{L}\d.])/gu;

/** Without the words from the first to the last that the name has, its sizes included. */
function withoutName(text: string, name: string): Omit<Targets, 'rows'> {
  const own = wordsOf(name);
  const pieces: ReadonlySet<string> = new Set(name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
  const plain = text.replace(idioms, (idiom) => ' '.repeat(idiom.length));
  const tokens = [...plain.matchAll(/[\p{L}\d]+/gu)];
  const isHit = tokens.map(([word]) => [...wordsOf(word)].some((each) => hasOrEndsWith(own, each)));
  let first = isHit.indexOf(true);
  let last = isHit.lastIndexOf(true);
  if (first < 0 || last - first > pieces.size + 2) return { rest: text, before: text };
  // "Copy paper: 80" of "copy paper A4 80 g": behind a colon stands what is wanted.
  const isApart = (at: number) => {
    const [one, other] = [tokens[at - 1], tokens[at]];
    return one && other && /\d/.test(other[0]) && /[:=]/.test(text.slice(one.index, other.index));
  };
  const isPiece = (at: number) => pieces.has(tokens[at]?.[0].toLowerCase() ?? '') && !isApart(at);
  const isJoint = (at: number) =>
    joints.test(tokens[at]?.[0] ?? '') ||
    /^(?:de|di|do|da|of|à|of|og|en|et|y|e|i)$/iu.test(tokens[at]?.[0] ?? '');
  // "8 drums more of the pearl" of "pearl, drum": the unit is of the amount.
  if (isBodyUnit(tokens[first]![0]) && /^\d+$/.test(tokens[first - 1]?.[0] ?? '')) {
    const next = isHit.indexOf(true, first + 1);
    if (next > 0) first = next;
  }
  // "Le beurre, mets-en 30 cartons" of "beurre, carton de 20": what counts stands between them.
  const count = tokens.findIndex(
    ([word], at) => at > first && at < last && /^\d{1,6}$/.test(word) && !pieces.has(word),
  );
  if (count > 0 && isBodyUnit(tokens[last]![0])) last = isHit.lastIndexOf(true, count);
  while (isPiece(last + 1) && !(isJoint(last + 1) && !isPiece(last + 2))) last += 1;
  // "The 45 degree bends" of "bend 45 degree": a number right before the same word.
  const isSizeBefore = (at: number) =>
    new RegExp(`(?<![\\p{L}\\d.,])${tokens[at]![0]} ?${tokens[at + 1]![0]}(?!\\p{L})`, 'iu').test(name);
  while (isPiece(first - 1) && (/\p{L}/u.test(tokens[first - 1]![0]) || isSizeBefore(first - 1))) first -= 1;
  const end = tokens[last]!.index + tokens[last]![0].length;
  const before = text.slice(0, tokens[first]!.index);
  return { rest: `${before} ${text.slice(end)}`, before };
}

/** Whether a word stands there, in this form or with another ending. */
function has(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || (!/\d/.test(word) && [...words].some((each) => isForm(each, word)));
}

/** Whether a word is one of a name, perhaps with another ending. */
export function isFormOf(said: string, own: string): boolean {
  const [one, other] = [foldWord(said), foldWord(own)];
  return one === other || isForm(one, other);
}

/** "handschuhe" for "schutzhandschuhe", "handskerne" for "beskyttelseshandsker": what a word that is put together ends with. */
export function isHead(said: string, own: string): boolean {
  // "Ply" of "plywood".
  if (isShortFor(said, own)) return true;
  // "Latte" of "Dachlatte".
  if (said.length >= leastPart && own.length >= said.length + 3 && own.endsWith(said)) return true;
  const at = said.length < leastHead ? -1 : own.indexOf(said.slice(0, leastHead - 1));
  return at >= leastStem - 1 && isForm(said, own.slice(at));
}
/** The beginning of a long word, where it is no frequent word itself. */
function isShortFor(said: string, own: string): boolean {
  const isBeginning = /^\p{L}{3,4}$/u.test(said) && own.length >= leastFull && own.startsWith(said);
  return isBeginning && !isNameless(said) && !isBodyUnit(said);
}
const leastFull = 7;
const leastHead = 6;
const leastPart = 5;

/** "valve" and "valves", "disco" and "dischi", "kogelkraan" and "kogelkranen": alike but for how they end. */
function isForm(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length);
  let same = 0;
  while (same < longer && one[same] === other[same]) same += 1;
  // Polish "wałkami" of "wałki".
  const ends = [one.slice(same), other.slice(same)];
  if (same >= leastStem && ends.some((end) => ofCase.test(end)) && ends.some((end) => end.length < 2))
    return true;
  return (
    same >= leastStem &&
    same >= leastSame * longer &&
    longer - same <= (same === leastStem ? 2 : same >= longStem ? 4 : 3)
  );
}
const ofCase = /^k?(?:ami|ach|ow|om)$/;
const leastStem = 4;
const longStem = 8;
const leastSame = 0.65;

function hasOrEndsWith(own: ReadonlySet<string>, said: string): boolean {
  return has(own, said) || [...own].some((each) => isHead(said, each));
}

/** Whether a text has the noun that a row begins with, or ends with where it is put together. */
export function mentionsRow(text: string, rows: readonly DraftRow[]): boolean {
  const said = wordsOf(text);
  return rows.some(({ description }) => {
    const [noun] = wordsOf(description?.value ?? '');
    return (
      noun !== undefined &&
      [...said].some(
        (word) =>
          word === noun ||
          (word.length >= leastStem && noun.length >= word.length + 3 && noun.endsWith(word)),
      )
    );
  });
}

/** Which share of the words of a text a name has, 0 to 1. */
export function shareNamed(text: string, name: string): number {
  const [said, own] = [wordsOf(text), wordsOf(name)];
  return said.size === 0 ? 0 : [...said].filter((word) => hasOrEndsWith(own, word)).length / said.size;
}

/** They stand in names and in all else. */
export const joints =
  /^(?:with|without|for|and|the|per|from|mit|ohne|für|und|der|die|das|den|von|aus|met|zonder|voor|van|het|een|avec|sans|pour|des|les|une|con|sin|para|por|los|las|del|della|delle|dello|degli|dalla|dalle|nella|nelle|sulla|sulle|alla|allo|alle|una|com|sem|dos|das|dla|bez|oraz|til|med|uden|non|not|nicht|niet|pas|não|nie|ikke)$/iu;

export const sizes =
  /^(?:(?:centi|deci|milli|kilo)?(?:lit(?:re|er|ro|r|ry|ra)s?|m[eè]t(?:re|er|ro|r|ry)s?|grammes?|grams?|gramm|gram[mi]?[iy]?|gramos?|gramas?)|kilos?|watts?|volts?|ampere|zoll|inch(?:es)?|pouces?|pulgadas?|pollici|polegadas?|cali|tommer)$/iu;

/** Words of three letters without accents, and words with digits and letters; no measures: "litres" name no goods. */
function wordsOf(text: string): Set<string> {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  const telling = words.filter((word) => /\p{L}{3}/u.test(word) || (/\d/.test(word) && /\p{L}/u.test(word)));
  const own = telling.filter((word) => !joints.test(word) && !isMeasure(word) && !sizes.test(word));
  return new Set(own.map((word) => withoutEnding(foldWord(word))));
}

/** A folded word without the ending of a plural or a case. */
export function withoutEnding(folded: string): string {
  return folded.replace(/(?<=[a-z]{3})(?:es|en|s|n)$/, '');
}
