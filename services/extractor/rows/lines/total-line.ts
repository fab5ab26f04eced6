import type { Line, Segment } from '../../layout/sheet.ts';
import { saysOrder } from '../../lexicon/label-words.ts';
import {
  labelBook,
  longestMatch,
  type Token,
  tokenise,
  totalBook,
  wholeMeanings,
} from '../../lexicon/phrases.ts';
import { anyOf, beginnings } from '../../lexicon/word-patterns.ts';
import { readCurrency } from '../../values/currency.ts';
import { foldWord } from '../../values/fold.ts';
import { isCodeOfLetters } from './line-shapes.ts';
import { spelledAmount, withoutSpelled } from './spelled-amounts.ts';

/** True when a line carries a total, not an order line. */
export function isTotalLine(line: Line): boolean {
  const known = answers.get(line);
  if (known !== undefined) return known;
  const answer = carriesTotal(line);
  answers.set(line, answer);
  return answer;
}

/** Each line of a table is asked some ten times; lines never change. */
const answers = new WeakMap<Line, boolean>();

/** The text of a line that names its total; null where it names none. */
export function totalNamed(line: Line): Segment | null {
  return line.segments.find((segment) => namesTotal(line, segment)) ?? null;
}

/** `Remarks | Net total | VAT 20 % | Total` over their amounts: what each is called, and no amount; else none. */
export function totalsHeaded(line: Line): readonly Segment[] {
  const first = line.segments.findIndex(isNameAlone);
  const names = first < 0 ? [] : line.segments.slice(first);
  return first <= mostBefore && names.length >= fewestHeaded && names.every(isNameAlone) ? names : [];
}
const mostBefore = 1;
const fewestHeaded = 2;

/** The name of a total, perhaps with the rate of a tax, and with the currency behind it. */
function isNameAlone({ text }: Segment): boolean {
  const [currency = ''] = /\s\(?(?:[A-Z]{3}|\p{Sc})\)?$/u.exec(text) ?? [];
  const name = readCurrency(currency) === null ? text : text.slice(0, -currency.length);
  const all = tokenise(name.replace(/\d{1,2}(?:[.,]\d{1,3})?\s?%/, ''));
  return all.length > 0 && lengthOfNames(all) === all.length;
}

function carriesTotal(line: Line): boolean {
  return totalNamed(line) !== null || spelledAmount(line) !== null;
}

/** `zzgl. 19 % MwSt.`, `20 % MwSt`: the rate between the words of a name or before them. */
const innerRate = /^(?:(\p{L}[\p{L}.]*)\s)?\d{1,2}(?:[.,]\d{1,2})?\s?%\s(?=\p{L})/u;

function namesTotal(line: Line, segment: Segment): boolean {
  const text = withoutSpelled(segment.text.replace(innerRate, '$1 ').trimStart());
  const all = tokenise(text);
  const length = lengthOfNames(all);
  if (isSumOfSection(line, segment)) return true;
  if (length === 0 || isTaxOfRow(line, segment) || isCountedFreight(line, segment, all)) return false;
  if (isCodeOfRow(line, segment, all[length - 1]!.end)) return false;
  if (isPartOfDelivery(text)) return false;
  const rest = all.slice(length).map((token) => token.text);
  // `Discount 10 %` alone is a condition of the line above it.
  const own = text.slice(all[length - 1]!.end).replace(/\d{1,2}(?:[.,]\d{1,3})?\s?%/g, '');
  const amountFollows =
    /\d/.test(own) || line.segments.some((other) => other.box[0] > segment.box[2] && /\d/.test(other.text));
  if (isFreightBy(line, segment)) return true;
  const onlyAmount = rest.every(
    (word) => !/^\p{L}{4,}/u.test(word) || besideTax.test(word) || saysOrder(word),
  );
  return amountFollows && (onlyAmount || isByOffer(rest));
}

/** `Total goods excl. VAT`, `Summe Waren ohne Mehrwertsteuer`: with or without which tax. */
const besideTax = new RegExp(`^${anyOf(({ taxWords }) => taxWords.beside)}$`, 'u');

/** `180 | Carton 40 cm | HST-ON | 14.75 | 2,655.00`: by what rate the goods are taxed, behind how many of them. */
function isTaxOfRow({ segments }: Line, segment: Segment): boolean {
  const before = segments.filter(({ box }) => box[2] <= segment.box[0]);
  const isTax = longestMatch(totalBook, tokenise(segment.text), 0)?.meanings.every(
    ({ kind }) => kind === 'tax',
  );
  return (
    (isTax ?? false) &&
    before.some(({ text }) => /^\d{1,3}(?:[., ]?\d{3})*(?: \p{L}{1,8}\.?)?$/u.test(text)) &&
    before.some(({ text }) => /\p{L}{3}/u.test(text) && lengthOfNames(tokenise(text)) === 0)
  );
}

/**
 * `01 | 12 | PIS-GV2-BR | Gate valve | 64.10 | 769.20`: the number of goods begins like a tax, beside their name and several
 * numbers.
 */
function isCodeOfRow({ segments }: Line, segment: Segment, endOfName: number): boolean {
  const [code = ''] = segment.text.split(' ', 1);
  if (endOfName >= code.length || !isCodeOfLetters(code)) return false;
  const others = segments.flatMap((each) => (each === segment ? segment.text.slice(code.length) : each.text));
  const isNamed = others.some((text) => /\p{L}{3}/u.test(text) && lengthOfNames(tokenise(text)) === 0);
  const numbers = others.join(' ').match(/(?<![\p{L}\d])\d[\d.,]*(?![\p{L}\d%])/gu) ?? [];
  return isNamed && numbers.length >= fewestOfRow;
}
/** How many, and at what price. */
const fewestOfRow = 2;

/** `Freight | 1 | EA | 95.00 | 95.00`, `1 | Carriage | 9.95 | 9.95`: ordered as a line of its own, how many times what price. */
function isCountedFreight({ segments }: Line, segment: Segment, all: readonly Token[]): boolean {
  const name = longestMatch(totalBook, all, 0);
  const isFreight = name?.length === all.length && name.meanings.some(({ kind }) => kind === 'freight');
  const wordsWhere = (isThere: (box: Segment['box']) => boolean) =>
    segments.filter(({ box }) => isThere(box)).flatMap(({ words }) => words.map(({ text }) => text));
  const behind = wordsWhere((box) => box[0] > segment.box[2]);
  const before = wordsWhere((box) => box[2] < segment.box[0]).findLast((text) => /\d/.test(text));
  const amounts = behind.filter((text) => Number.isFinite(cents(text)));
  const [price, amount] = [amounts[0], amounts.at(-1)].map((text) => cents(text ?? ''));
  return (
    isFreight &&
    amounts.length > 1 &&
    price! > 0 &&
    [behind[0], before].some((text) => /^[1-9]\d{0,3}$/.test(text ?? '') && amount === Number(text) * price!)
  );
}

/** `Freight - Ground, ice packs included | 64.5000 | $64.50`: how the goods come, under no number and how many times nobody says. */
export function isFreightBy({ segments }: Line, segment: Segment): boolean {
  const all = tokenise(segment.text);
  const name = longestMatch(totalBook, all, 0);
  const [last] = all.slice((name?.length ?? 0) - 1);
  const isFreight = name?.meanings.every(({ kind }) => kind === 'freight') && last;
  if (!isFreight || !/^\s?(?:[-–—:]|,)\s\p{L}/u.test(segment.text.slice(last.end))) return false;
  const amounts = segments.slice(1).map(({ text }) => /^\D{0,4}\d[\d.,'’]*[.,]\d{2,5}\D{0,4}$/.test(text));
  const values = segments.slice(1).map(({ text }) => text.replace(/\D/g, '').replace(/0+$/, ''));
  return (
    segment === segments[0] && amounts.length > 0 && amounts.every(Boolean) && new Set(values).size === 1
  );
}

/**
 * `Delivery 10.000 sheets on 20-04-2026`: how many of a line come when, which costs nothing. In
 * `Whse: 001 Required Date: 12/28/2020` the number is another's, and the day stands at its own label.
 */
export function isPartOfDelivery(text: string): boolean {
  const [, count = '', between = ''] =
    /^\p{L}[\p{L}. ]*[: ]\s?([1-9][\d.,]*) ?(\p{L}{1,12}\.?(?: \p{L}{1,9}\.?:?)?) \d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/u.exec(
      text,
    ) ?? [];
  return count !== '' && Number.isNaN(cents(count)) && !isLabelOfDay(between);
}

function isLabelOfDay(text: string): boolean {
  return wholeMeanings(labelBook, text)?.some(({ kind }) => kind === 'deliveryDate') ?? false;
}

/** Of an amount with two decimals, whatever parts them, in hundredths; of any other text NaN. */
export function cents(text: string): number {
  return /^\D?\d[\d.,'’]*[.,]\d{2}\D?$/.test(text) ? Number(text.replace(/\D/g, '')) : Number.NaN;
}

/** `Lump sum per quote Q-55120`: by what paper. */
export function isByOffer([first = '', second = '']: readonly string[]): boolean {
  return according.test(first) && paper.test(second);
}
const according = new RegExp(`^${anyOf(({ accordingTo }) => accordingTo)}$`, 'u');
const paper = new RegExp(`^(?:${beginnings(({ labelWords }) => labelWords.offer)})`);

/** `Subtotal Main kitchen   4,327.80`: nothing but the name of a section and one amount. */
function isSumOfSection({ segments }: Line, segment: Segment): boolean {
  if (segment !== segments[0] || segments.length > 2 || !subtotal.test(foldWord(segment.text))) return false;
  const [, own, amount = segments[1]?.text ?? ''] =
    /^(\D+?)(?:\s(\d[\d.,' ]*[.,]\d{2}))?$/.exec(segment.text) ?? [];
  return own !== undefined && /^\D{0,4}\d[\d.,'’ ]*[.,]\d{2}\D{0,4}$/.test(amount);
}
/** What no thing is called by, in front of what it sums up. */
const subtotal = new RegExp(`^(?:${beginnings(({ subtotals }) => subtotals).replaceAll(' ', ' ?-?/? ?')})`);

/** Tokens of the name of a total at the beginning, of two where two languages name it: `Gesamt / Total`. */
function lengthOfNames(all: readonly Token[]): number {
  let length = 0;
  for (let match = longestMatch(totalBook, all, 0); match; match = longestMatch(totalBook, all, length))
    length += match.length;
  return length;
}
