import type { Candidate } from '../draft.ts';
import { heightOf, overlapX } from '../layout/boxes.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { foldWord } from '../values/fold.ts';
import { readOrderNumber } from '../values/order-number.ts';
import { composedKind } from './composed-labels.ts';
import { withoutItsDay } from './order-date.ts';
import { isOrderWord, isWholeTitle, namesOrder } from './order-words.ts';
import { candidateOf, isNumber, medianHeight, titleDepth, titlesOn } from './titles.ts';

/** What a number is worth in the title itself, and under it. */
const inTitle = 0.85;
const underTitle = 0.82;
/** Over it may stand another number. */
const overTitle = 0.7;
/** A number stands at most this many heights under its title. */
const mostLines = 3;

/**
 * Numbers in titles that no lexicon has whole, as `Pedido de material 3/7994` and `New order #7437`, and under titles
 * that stand alone.
 */
export function findTitleNumbers(sheets: readonly Sheet[]): Candidate[] {
  const [sheet] = sheets;
  if (!sheet) return [];
  const titles = titlesOn(sheet);
  const found = titles.flatMap(
    (title) =>
      numberIn(sheet, title) ??
      shortNumberIn(sheet, title) ??
      (sheet.source === 'plain'
        ? null
        : (numberUnder(sheet, title) ?? numberBeside(sheet, title) ?? numberOver(sheet, title))) ??
      [],
  );
  return found.length > 0 || titles.length === 0 ? found : signedNumbers(sheet);
}

const signed = /^#\s?(\S+)$/;

/** `#4711` that stands alone at the top of an order. */
function signedNumbers(sheet: Sheet): Candidate[] {
  return sheet.lines
    .filter(({ box }) => box[1] < titleDepth * sheet.height)
    .flatMap(({ segments }) => segments)
    .filter(({ text }) => isNumber(signed.exec(text)?.[1] ?? ''))
    .map(({ words }) => candidateOf(sheet, words, underTitle, 'alone at the top, with a number sign'));
}

function numberIn(sheet: Sheet, title: Segment): Candidate | null {
  const at = title.words.findIndex(({ text }, index) => index > 0 && isNumber(text));
  const word = title.words[at];
  const before = title.words[at - 1];
  // `WRK 55817` behind the title: its letters belong to it.
  const isLettered =
    word &&
    before &&
    at > 1 &&
    !isOrderWord(foldWord(before.text)) &&
    readOrderNumber(`${before.text} ${word.text}`) === `${before.text} ${word.text}`;
  return word &&
    !ofAccount.test(
      title.words
        .slice(Math.max(0, at - 2), at)
        .map(({ text }) => text)
        .join(' '),
    )
    ? candidateOf(sheet, isLettered ? [before, word] : [word], inTitle, `in the title "${title.text}"`)
    : null;
}

/** `Purchase Order 318`: few digits are a number where nothing else stands in a large title. */
function shortNumberIn(sheet: Sheet, { text, words }: Segment): Candidate | null {
  const [, name, number] = /^(.+?)\s(?:n(?:\.?[ºo°]|r\.?)\s)?#?(\d{3})$/iu.exec(text) ?? [];
  const isTitle =
    name !== undefined && isWholeTitle(name) && heightOf(words[0]!.box) >= large * medianHeight(sheet);
  return isTitle ? candidateOf(sheet, words.slice(-1), inTitle, `${number} in the title "${text}"`) : null;
}
/** In heights of the page's text. */
const large = 1.3;

/** "Our order this week, account 66120": the number of who buys. */
const ofAccount =
  /(?<!\p{L})(?:account|acct|a\/c|customer|client|kunden?|klant|compte|client|cliente|cuenta|conto|conta|konto|klient\p{L}*)\p{L}{0,8}[.:#]?(?: (?:no|nr|number|nummer|n[°º])[.:]?)?$/iu;

/** The first text near under a title that is nothing but a number. */
function numberUnder(sheet: Sheet, title: Segment): Candidate | null {
  const deepest = title.box[3] + mostLines * heightOf(title.box);
  const found = sheet.lines
    .slice(title.line + 1)
    .filter(({ box }) => box[1] < deepest)
    .flatMap(({ segments }) => segments)
    .find(
      (segment) =>
        overlapX(segment.box, title.box) > 0 &&
        readOrderNumber(withoutSign(segment)) === withoutSign(segment) &&
        isNumber(withoutSign(segment)) &&
        !hasLabelOver(sheet, segment, title) &&
        !isOfSomethingElse(sheet, segment, title),
    );
  if (!found) return null;
  // `PURCHASE ORDER 26-` over `OC-08831`, in the same letters: the line broke the number at its hyphen.
  const [begin, first] = [title.words.at(-1)!, found.words[0]!];
  const isBroken =
    /^(?=.*\d)[\p{Lu}\d./-]+-$/u.test(begin.text) &&
    begin.fontSize === first.fontSize &&
    Math.abs(found.box[0] - title.box[0]) < flush;
  if (isBroken) {
    const candidate = candidateOf(sheet, [first], underTitle, `in the title "${title.text}" and under it`);
    return { ...candidate, value: `${begin.text}${candidate.value}` };
  }
  return numberedBy(sheet, found, `under the title "${title.text}"`);
}

/** `nr ZAM/40/MAG/2025`, `No. 4711`, `N° CF2600512 du 27/02/2026`, `N° : 2026 / VO / 7`: what stands under a title says that it is its number. */
function withoutSign({ text }: Segment): string {
  const number = withoutItsDay(text);
  return number.replace(sign, '');
}
/** Behind a mark a space may lack: `N°4711`. */
const sign =
  /^(?:(?:n[ro]?[.:]?|n\.?[º°]|nº|num[.:]?|#)(?:\s?:)?\s+|(?:n\.?[º°]|nº|n[ro]\.|#))(?=(?:\S+ \/ )*\S*\d\S*$)/iu;

/** `No. 4711`, or `ECF 2025/412 Original`, at the other end of the line whose only other text is the title. */
function numberBeside(sheet: Sheet, title: Segment): Candidate | null {
  const [beside, ...more] = sheet.lines[title.line]!.segments.filter((segment) => segment !== title);
  if (!beside || more.length > 0 || beside.box[0] < title.box[2]) return null;
  const [, counted] = ofSeries.exec(beside.text) ?? [];
  if (counted !== undefined && readOrderNumber(counted) === counted) {
    const words = beside.words.slice(0, counted.split(' ').length);
    return candidateOf(sheet, words, underTitle, `beside the title "${title.text}"`);
  }
  const number = withoutSign(beside);
  const isSigned = number !== beside.text && isNumber(number) && readOrderNumber(number) === number;
  return isSigned ? numberedBy(sheet, beside, `beside the title "${title.text}"`) : null;
}

/** The kind of a paper, the year or letter of its series and its number in it, as Portugal has them; one word behind may say which copy it is. */
const ofSeries = /^(\p{Lu}{2,5} \p{Lu}{0,3}(?:19|20)\d{2}\p{Lu}?\/\d{1,6})(?: \p{Lu}\p{L}+)?$/u;

/** The number of a text, which begins with its sign. */
function numberedBy(sheet: Sheet, segment: Segment, because: string): Candidate {
  const number = withoutSign(segment).split(' ');
  const at = segment.words.findIndex(({ text }) => text.endsWith(number[0]!));
  const words = segment.words.slice(at, at + number.length);
  const [first, ...others] = words;
  return candidateOf(sheet, [{ ...first!, text: number[0]! }, ...others], underTitle, because);
}

/** `013971 / 1`: a number and its issue, alone in the line over the title or the one before. */
function numberOver(sheet: Sheet, title: Segment): Candidate | null {
  const over = sheet.lines.slice(Math.max(0, title.line - 2), title.line).flatMap(({ segments }) => segments);
  const found = over.find(({ text, words }) => {
    const [number, ...issue] = words;
    return (
      isNumber(number!.text) &&
      number!.text === readOrderNumber(text) &&
      /^(?:\/ \d{1,2})?$/.test(issue.map((word) => word.text).join(' '))
    );
  });
  if (!found) return null;
  const score = beginsAsTitle(found.words[0]!.text, title) ? underTitle : overTitle;
  return candidateOf(sheet, found.words.slice(0, 1), score, `over the title "${title.text}"`);
}

/** `OC-000415-2026` over `Orden de Compra`: the initials of the title begin its number. */
function beginsAsTitle(number: string, { words }: Segment): boolean {
  const initials = words.flatMap(({ text }) => (text.length > shortestWord ? text[0]!.toUpperCase() : []));
  const [letters] = /^\p{Lu}{2,4}(?=[-/]?\d)/u.exec(number) ?? [];
  return letters !== undefined && letters === initials.join('');
}
/** `de` has no initial. */
const shortestWord = 2;

/** True for a number with words of its own over it. */
function hasLabelOver(sheet: Sheet, { box, line }: Segment, title: Segment): boolean {
  const over = sheet.lines
    .slice(title.line + 1, line)
    .flatMap(({ segments }) => segments)
    .findLast((segment) => overlapX(segment.box, box) > 0);
  // `(New)` is the state of the document; `This number must appear on all papers` says what stands below it.
  return over !== undefined && !/\d|^\(.*\)$/.test(over.text) && !ofThisNumber.test(over.text);
}

const ofThisNumber =
  /(?<!\p{L})(?:(?:this|the above|our|order|p\.?o\.?) number|diese(?:r)? (?:bestell)?nummer|dit (?:order|bestel)?nummer|ce num[ée]ro|este n[úu]mero|questo numero|ten numer|dette nummer)(?!\p{L}).*\s\p{L}+\s/iu;

/**
 * True for a number right behind a label of its own, `Supplier no.:   70012`. `Contractnummer:` under `Inkoopcontract`
 * is named after the title.
 */
function isOfSomethingElse(sheet: Sheet, { line, box }: Segment, title: Segment): boolean {
  const { segments } = sheet.lines[line]!;
  const left = segments.findLast((segment) => segment.box[2] <= box[0]);
  if (!left || box[0] - left.box[2] > widestAside * heightOf(box) || /\d/.test(left.text)) return false;
  const isLabel = /[:.#º°]$/.test(left.text) || composedKind(left.text) !== null;
  const named = foldWord(title.text);
  const isOfTitle = tokenise(left.text).some(
    ({ text }) => text.length >= sharedLetters && named.includes(text.slice(0, sharedLetters)),
  );
  return isLabel && !isOfTitle && !namesOrder(left);
}
const sharedLetters = 6;
/** Left edges this near, in points, are flush. */
const flush = 3;
/** In heights: what is further to the left belongs to another block. */
const widestAside = 12;
