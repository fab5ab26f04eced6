import type { Word } from '@orderloom/pages/page.ts';
import type { ColumnRole } from '../lexicon/lexicon.ts';
import { columnBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { amountAt, bare } from './amounts.ts';
import { isBodyUnit, isMeasure } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { type Money, moneyIn } from './money.ts';
import { bullet, namesArticle, namesPosition } from './wordings.ts';

/** What a field of a record holds; `amount` is a quantity with its unit, `thing` what has words of its own. */
export type RecordField =
  | { kind: 'position' }
  | { kind: 'amount'; quantity: Word[]; unit: Word[] }
  | { kind: 'price'; words: Word[]; value: number }
  | { kind: 'lineTotal'; words: Word[]; value: number }
  /** Money of which only the others of its record tell whether it is the price or the sum. */
  | { kind: 'money'; words: Word[]; value: number }
  | { kind: 'article'; words: Word[] }
  | { kind: 'unit'; words: Word[] }
  /** `Need by: 20/02/2026`: named, and nothing that an item is told by. */
  | { kind: 'other' }
  | { kind: 'thing'; words: Word[] };

type BodyLine = Paragraph['lines'][number];

/** The fields of a line, apart by wide gaps, dashes, strokes, semicolons, equals signs or leading dots. */
export function recordFields(line: BodyLine): RecordField[] {
  const [first, second] = line.words;
  const isBulleted = first !== undefined && line.words.length > 1 && bullet.test(first.text);
  // `Item 1: Brackets`
  const isNumbered =
    line.words.length > 2 && namesPosition.test(first!.text) && /^\d{1,3}[:.)]$/.test(second!.text);
  const lead = new Set(isNumbered ? [first, second] : isBulleted ? [first] : []);
  const isCounted = lead.size > 0;
  const parts = line.segments
    .map(({ words }) => words.filter((word) => !lead.has(word)))
    .flatMap((words) => withHeadings(partsOf(words)))
    .filter((words) => words.length > 0);
  const times = line.segments.length === 1 ? timesAtEnd(line.words.filter((word) => !lead.has(word))) : null;
  if (times) return isCounted ? [{ kind: 'position' }, ...times] : times;
  // A number alone in its line counts what stands below; in front of others it may be the amount.
  if (line.words.length === 1 && /^\d{1,3}$/.test(first!.text)) return [{ kind: 'position' }];
  const apart = parts.flatMap((words, at) => fieldsIn(words, at === 0));
  const [only] = apart;
  const fields = apart.length === 1 && only!.kind === 'thing' ? (behindCommas(only!.words) ?? apart) : apart;
  // In front of a thing `5088.91` may be the number of an article.
  const thing = fields.findIndex(({ kind }) => kind === 'thing');
  const told = fields.map((field, at) =>
    field.kind === 'money' && at < thing && isBareMoney(field.words)
      ? { kind: 'thing' as const, words: field.words }
      : field,
  );
  const own = told.some(isThingOf)
    ? told.filter((field) => field.kind !== 'thing' || isThingOf(field))
    : told;
  return isCounted ? [{ kind: 'position' }, ...own] : own;
}

/** `Candle - ivory / 7x15 cm × 24`, `Candle (#C-7) X 24 = £54.00`: dashes and strokes in front belong to the thing. */
function timesAtEnd(words: readonly Word[]): RecordField[] | null {
  const at = words.findLastIndex(({ text }) => /^[x×]$/i.test(text));
  const [before, last, count] = [words.slice(0, at), words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
  // Behind a number it is a size.
  if (at < 1 || !/^[1-9]\d{0,5}$/.test(count) || /^[\d.,]+$/.test(last) || separator.test(last)) return null;
  const rest = words.slice(at + 2);
  const money = moneyIn(rest);
  if (!before.some(({ text }) => /\p{L}{2}/u.test(text)) || moneyIn(before).length > 0) return null;
  if (rest.length > 0 && !isAllMoney(money, rest)) return null;
  const isNumber = before.length === 1 && isCode(last);
  return [
    { kind: isNumber ? 'article' : 'thing', words: [...before] },
    { kind: 'amount', quantity: [words[at + 1]!], unit: [] },
    ...money.map(moneyField),
  ];
}

/** A thing that is no heading: of `Qté : 24   PU HT : 6,80 €` the colons part the headings from their values. */
function isThingOf(field: RecordField): boolean {
  return field.kind === 'thing' && roleAt(field.words, 0)?.length !== field.words.length;
}

/** Cents and no currency. */
function isBareMoney([first]: readonly Word[]): boolean {
  return /^\d{1,6}[.,]\d{2}$/.test(first!.text);
}

const separator = /^(?:-{1,3}|[–—|;=:]|\/\/?|->|=>|→|\.{3,}|…+|_{3,})$/;

/** `8 boxes, SYR05, Syringe 5 ml, £6.20 per box`: commas part fields where one of these is an amount and one a price. */
function behindCommas(words: readonly Word[]): RecordField[] | null {
  const ends = words.flatMap(({ text }, at) => (/,$/.test(text) || at === words.length - 1 ? [at + 1] : []));
  if (ends.length < fewestFields) return null;
  const fields = ends.flatMap((to, i) => {
    const own = words.slice(ends[i - 1] ?? 0, to);
    const last = own.at(-1)!;
    return fieldsIn([...own.slice(0, -1), { ...last, text: last.text.replace(/,$/, '') }], false);
  });
  const has = (...kinds: RecordField['kind'][]) =>
    fields.filter(({ kind }) => kinds.includes(kind)).length === 1;
  return has('amount') && has('price', 'money') && has('thing') ? fields : null;
}
const fewestFields = 3;

/** `Hex bolt (Quantity: 400, Price: 0.42)`: a bracket around fields at the end of a line parts them from their thing. */
function withoutBracketOfFields(words: readonly Word[]): Word[] {
  const at = words.findIndex(
    (word, index) => index > 0 && /^\(\p{L}/u.test(word.text) && headsField(opened(words, index), 0),
  );
  const last = words.at(-1)!;
  const isWhole = at > 0 && /^[^()]+\)[.,;]?$/.test(last.text);
  if (!isWhole || words.slice(at).filter(({ text }) => text.endsWith(':')).length < 2) return [...words];
  const [{ box }] = [words[at]!];
  const inside = opened(words, at);
  return [
    ...words.slice(0, at),
    { ...words[at]!, text: '–', box },
    ...inside.slice(0, -1),
    { ...last, text: last.text.replace(/\)[.,;]?$/, '') },
  ];
}

/** From a word on, without the bracket before it. */
function opened(words: readonly Word[], at: number): Word[] {
  const [first, ...others] = words.slice(at);
  return [{ ...first!, text: first!.text.replace(/^\(/, '') }, ...others];
}

/** Words between separators that stand alone, and behind semicolons. */
function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  withoutBracketOfFields(words).forEach((word, at) => {
    // `12 Ringe x 96,50 EUR = 1.158,00 EUR`: what is equal is the sum, which its sign announces.
    if (
      separator.test(word.text) &&
      !(word.text === '=' && moneyIn(words.slice(at)).some(({ from }) => from === 0))
    )
      parts.push([]);
    else parts.at(-1)!.push(word);
    if (/;$/.test(word.text) && word.text.length > 1) {
      parts.at(-1)!.splice(-1, 1, { ...word, text: word.text.slice(0, -1) });
      parts.push([]);
    }
  });
  return parts;
}

/** `Qté : 24`: a sign apart from its heading parts nothing. */
function withHeadings(parts: readonly Word[][]): Word[][] {
  return parts.reduce<Word[][]>((all, part) => {
    const last = all.at(-1);
    const isHeading = last !== undefined && last.length > 0 && roleAt(last, 0)?.length === last.length;
    if (isHeading && part.length > 0) all[all.length - 1] = [...last, ...part];
    else all.push(part);
    return all;
  }, []);
}

/** A part may hold several labelled facts, or an amount with its price. */
function fieldsIn(words: readonly Word[], isFirst: boolean): RecordField[] {
  if (isFirst && isPosition(words)) return [{ kind: 'position' }];
  const labelled = labelledField(words);
  if (labelled) return labelled;
  const money = moneyIn(words);
  if (isAllMoney(money, words)) return money.map(moneyField);
  const amount = amountField(words) ?? priceTimesAmount(words);
  if (amount) return amount;
  if (words.length === 1 && isBareMoney(words))
    return [{ kind: 'money', words: [...words], value: Number(words[0]!.text.replace(',', '.')) }];
  if (words.length === 1) {
    const text = words[0]!.text.replace(/^[([](.+)[)\]]$/, '$1');
    if (isCode(text)) return [{ kind: 'article', words: [{ ...words[0]!, text }] }];
  }
  return [{ kind: 'thing', words: [...words] }];
}

function isAllMoney(money: readonly Money[], words: readonly Word[]): boolean {
  return (
    money.length > 0 &&
    money.every(({ from }, at) => from === (money[at - 1]?.to ?? 0)) &&
    money.at(-1)!.to >= words.length
  );
}

function moneyField({ amount: words, value, isTotal, isPerPiece }: Money): RecordField {
  return { kind: isTotal ? 'lineTotal' : isPerPiece ? 'price' : 'money', words, value };
}

/** `00010`, `Pos. 1`, `Line 3` */
function isPosition(words: readonly Word[]): boolean {
  const [first, second, ...more] = words;
  if (more.length > 0) return false;
  return second
    ? namesPosition.test(first!.text) && /^\d{1,4}[.:)]?$/.test(second.text)
    : /^(?:0\d{1,5}|\d{1,3}[.)])$/.test(first!.text);
}

type LabelledKind = 'amount' | 'price' | 'lineTotal' | 'article' | 'unit' | 'other' | 'thing';

const fieldOf: Partial<Record<ColumnRole, LabelledKind>> = {
  quantity: 'amount',
  price: 'price',
  lineTotal: 'lineTotal',
  article: 'article',
  customerArticle: 'article',
  supplierArticle: 'article',
  description: 'thing',
  articleAndDescription: 'thing',
  unit: 'unit',
  deliveryDate: 'other',
  tax: 'other',
};
/** Words that goods may begin with, `Pack of plasters`, are headings with a colon only. */
const needsColon: readonly LabelledKind[] = ['thing', 'unit', 'other'];

/** `QTY: 350 NOS`, `Supplier code BLB-1`, `RATE: AED 64.00   AMOUNT: AED 22,400.00`: headings of columns before their values. */
function labelledField(words: readonly Word[]): RecordField[] | null {
  const cuts: { at: number; role: LabelledKind; length: number }[] = [];
  for (let at = 0; at < words.length; at++) {
    const role = at === 0 || hasColon(words, at) ? roleAt(words, at) : null;
    if (!role) continue;
    cuts.push({ at, ...role });
    // `Line total: 12.00` has no other heading, `Total:`.
    at += role.length - 1;
  }
  if (cuts[0]?.at !== 0) return null;
  const fields = cuts.map(({ at, length, role }, i) =>
    valuesOf(role, withoutComma(words.slice(at + length, cuts[i + 1]?.at ?? words.length))),
  );
  return fields.every((field) => field !== null) ? fields.flat() : null;
}

function withoutComma(words: readonly Word[]): Word[] {
  return words.map((word, at) =>
    at === words.length - 1 ? { ...word, text: word.text.replace(/(?<=.),$/, '') } : word,
  );
}

function hasColon(words: readonly Word[], at: number): boolean {
  return words.slice(at, at + mostOfLabel).some(({ text }) => /\p{L}[.)]?:$/u.test(text));
}
const mostOfLabel = 3;

/** Whether a heading with its colon begins at a word: `PU HT : 24,60 €`. */
export function headsField(words: readonly Word[], at: number): boolean {
  const role = roleAt(words, at);
  return role !== null && /[:=]$/.test(words[at + role.length - 1]?.text ?? '');
}
/** `bag 5 kg` */
const mostOfUnit = 3;

/** The heading of a column that begins here, and how many words it takes with its colon. */
function roleAt(words: readonly Word[], at: number): { role: LabelledKind; length: number } | null {
  const near = words.slice(at, at + mostOfLabel + 1);
  const text = near.map((word) => word.text).join(' ');
  const all = tokenise(text);
  const match = longestMatch(columnBook, all, 0);
  const role = match?.meanings.map(({ kind }) => fieldOf[kind]).find((found) => found !== undefined);
  if (!match || !role)
    return namesArticle.test(near[0]!.text) && near.length > 1 ? { role: 'article', length: 1 } : null;
  const said = text.slice(0, all[match.length - 1]!.end);
  const length = said.split(' ').length;
  const isApart = /^[:=]$/.test(words[at + length]?.text ?? '');
  if (needsColon.includes(role) && !isApart && !/[:=]$/.test(words[at + length - 1]!.text)) return null;
  return { role, length: isApart ? length + 1 : length };
}

function valuesOf(role: LabelledKind, words: readonly Word[]): RecordField[] | null {
  const [first] = words;
  if (!first) return null;
  const isOne = words.length === 1;
  if (role === 'other') return [{ kind: 'other' }];
  if (role === 'thing') return [{ kind: 'thing', words: [...words] }];
  if (role === 'unit') return words.length <= mostOfUnit ? [{ kind: 'unit', words: [...words] }] : null;
  if (role === 'article')
    return isOne && isNumberOfArticle(first.text) ? [{ kind: 'article', words: [first] }] : null;
  if (role === 'amount') return amountField(words);
  const [money, ...more] = moneyIn(words);
  if (money && money.from === 0 && more.length === 0)
    return [{ kind: role, words: money.amount, value: money.value }];
  return isOne && /^\d+(?:[.,]\d{1,4})?$/.test(first.text)
    ? [{ kind: role, words: [first], value: Number(first.text.replace(',', '.')) }]
    : null;
}

/** `12 kg`, `x 72`, `n. 6`, `2 400 sachets`, `3 boxes of 12`; `12 Ringe x 96,50 EUR = 1.158,00 EUR` and `1.200 St. zu 7,85 €`. */
function amountField(printed: readonly Word[]): RecordField[] | null {
  if (/^\p{Sc}/u.test(printed[0]!.text)) return null;
  // `cf 15`: Italian lists have the unit in front.
  const [sign, number] = printed;
  if (
    printed.length === 2 &&
    /^\p{Ll}{2,3}\.?$/u.test(sign!.text) &&
    /^[1-9]\d{0,2}(?:\.?\d{3})*$/.test(number!.text)
  )
    return [{ kind: 'amount', quantity: [number!], unit: [sign!] }];
  const isMarked = /^(?:[x×]|n\.|nr\.|qty\.?:?)$/i.test(printed[0]!.text) && printed.length > 1;
  const words = timesApart(isMarked ? printed.slice(1) : printed);
  const amount = amountAt([...words, ...(words.length === 1 ? [ending] : [])]);
  if (!amount || (words.length === 1 && !/^\d/.test(words[0]!.text))) return null;
  const from = Math.min(amount.length, words.length);
  const rest = words.slice(from).filter(({ text }) => !/^[x×*]$/i.test(text));
  const unknown =
    amount.unit === null &&
    // `5x Laptop - Pro 14`: behind the sign stands a thing.
    !/^\d+[x×]$|^[x×]$/i.test(words[amount.length - 1]?.text ?? '') &&
    rest[0] &&
    /^\p{L}{1,12}[²³\d]?\.?$/u.test(rest[0].text) &&
    !isMeasure(rest[0].text)
      ? rest[0]
      : null;
  const behind = unknown ? rest.slice(1).filter(({ text }) => !/^[x×*]$/i.test(text)) : rest;
  const field: RecordField = {
    kind: 'amount',
    quantity: [amount.quantity],
    unit: amount.unit ? [amount.unit] : unknown ? [{ ...unknown, text: bare(unknown) }] : [],
  };
  if (behind.length === 0) return [field];
  // `of 12`, `à 24`, `(24)`: what is in each.
  const held =
    (/^\(?\d{1,4}\)?$/.test(behind[0]!.text) && behind.length === 1) ||
    (/^(?:of|à|a|von|van|de|da|zu)$/i.test(behind[0]!.text) &&
      /^\d+/.test(behind[1]?.text ?? '') &&
      behind.length <= 3);
  const money = moneyIn(behind);
  const isSum = isMarked && money[0]?.isTotal === true;
  if (isAllMoney(money, behind) && (amount.unit || unknown || isSum || behind[0]!.text === '@'))
    return [
      field,
      ...money
        .map(moneyField)
        .map((each, at) => (at === 0 && each.kind === 'money' ? { ...each, kind: 'price' as const } : each)),
    ];
  return held && moneyIn(behind).length === 0 && amount.unit ? [field] : null;
}

/** `€5.20 × 24`, `10 × £9.65 = £96.50`: a price and how often. */
function priceTimesAmount(words: readonly Word[]): RecordField[] | null {
  const at = words.findIndex(({ text }) => /^[x×*]$/i.test(text));
  if (at < 1) return null;
  const [before, behind] = [words.slice(0, at), words.slice(at + 1)];
  const isCount = (part: readonly Word[]) => part.length === 1 && /^[1-9]\d{0,5}$/.test(part[0]!.text);
  const [count, sums] = isCount(before)
    ? [before, behind]
    : [behind.slice(0, 1), [...before, ...behind.slice(1)]];
  const [price, ...others] = moneyIn(sums);
  if (!price || !isCount(count) || !isAllMoney([price, ...others], sums) || price.isTotal) return null;
  return [
    { kind: 'amount', quantity: [...count], unit: [] },
    { kind: 'price', words: price.amount, value: price.value },
    ...others.map(moneyField),
  ];
}

/** What `amountAt` wants behind a number: any word. */
const ending: Word = { text: '.', box: [0, 0, 0, 0], fontSize: 0, bold: false, confidence: 1 };

/** `x72` is two words; a number in groups of three is one: `2 400 sachets`. */
function timesApart(words: readonly Word[]): readonly Word[] {
  const [first, second, ...rest] = words;
  const [, number] = /^[x×](\d{1,6})$/i.exec(first!.text) ?? [];
  if (number) return [{ ...first!, text: number }, ...words.slice(1)];
  const isGrouped = second !== undefined && /^[1-9]\d{0,2}$/.test(first!.text) && /^\d{3}$/.test(second.text);
  return isGrouped ? [{ ...first!, text: `${first!.text}${second.text}` }, ...rest] : words;
}

/** Letters and digits, at least four and one of them a digit, that no size and no grade of oil, `15W-40`, is written as. */
export function isCode(text: string): boolean {
  return (
    (isNumberOfArticle(text) &&
      /^(?=.*\d)(?=.*[\p{Lu}./_-]|\d{4})[\p{Lu}\d][\p{Lu}\d./_-]{3,}$/u.test(text) &&
      !/^\d+(?:[.,]\d+)?$|^\d+[.,]\d+\p{Lu}+$|^\d{1,2}W-?\d{2}$|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d+[X×]\d/u.test(
        text,
      )) ||
    /^\d{5,14}$/.test(text) ||
    // `HF-M8x40-A4`: small letters stand alone in it.
    (/^\p{Lu}{2,}(?:-[\p{L}\d]+){2,}$/u.test(text) && /\d/.test(text) && !/\p{Ll}{2}/u.test(text))
  );
}

/** What may stand behind a word for the number of an article: no fraction, `7/16`, and no short number. */
export function isNumberOfArticle(text: string): boolean {
  return text.length > 2 && /\d|\p{Lu}-\p{Lu}/u.test(text) && !/^\d{1,2}\/\d{1,2}$/.test(text);
}

/** An amount in front of what is ordered, in one field: `180 m2 Acoustic ceiling tile`. */
export function amountBefore(
  words: readonly Word[],
): { quantity: Word[]; unit: Word[]; rest: Word[] } | null {
  // `n. 50 viti`
  const isCounted = /^n\.$/i.test(words[0]?.text ?? '') && words.length > 2;
  const amount = amountAt(isCounted ? words.slice(1) : words);
  if (!amount || !(amount.isSure || isCounted) || amount.length >= words.length) return null;
  if (isCounted) amount.length += 1;
  if (amount.unit && !isBodyUnit(amount.unit.text)) return null;
  return {
    quantity: [amount.quantity],
    unit: amount.unit ? [amount.unit] : [],
    rest: words.slice(amount.length),
  };
}
