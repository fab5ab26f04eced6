import type { Word } from '@orderloom/pages/page.ts';
import { choose } from '../choose.ts';
import type { ReadingContext } from '../context.ts';
import type { Candidate, Chosen, Doubt } from '../draft.ts';
import { above } from '../layout/neighbours.ts';
import { characterConfidence, type Line, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { saysOrder } from '../lexicon/label-words.ts';
import type { TotalKind } from '../lexicon/lexicon.ts';
import {
  columnBook,
  isUnit,
  longestMatch,
  type Meaning,
  type Token,
  tokenise,
  totalBook,
} from '../lexicon/phrases.ts';
import { withoutPlusMinus } from '../lexicon/plus-minus.ts';
import { namesWeight } from '../rows/columns/measures.ts';
import { spelledAmount, withoutSpelled } from '../rows/lines/spelled-amounts.ts';
import { isByOffer, isFreightBy } from '../rows/lines/total-line.ts';
import { labelledIn } from '../rows/lists/labelled-texts.ts';
import { readCurrency } from '../values/currency.ts';
import { type ReadNumber, readNumber } from '../values/number.ts';
import { remembered } from '../values/remembered.ts';
import { amountsIn, isAmount, joinThousands } from './amount-words.ts';
import { cellUnder, nearby } from './amounts-nearby.ts';
import { composedTotal } from './composed-labels.ts';
import { boxNumber } from './label-hits.ts';

/** An amount below the lines with what its label calls it. */
export interface Amount extends Candidate<number> {
  kind: TotalKind;
  currency: string | null;
}

/** What may stand between the words of a total and its amount: nothing longer, unless it says what is included. */
function mayFollow(rest: readonly Token[]): boolean {
  // `I alt DKK ekskl. moms`, `I alt kr. 3.569,00 ekskl. moms`, `Total HT de la commande`
  const said = rest.filter(
    ({ text }) => /^\p{L}/u.test(text) && readCurrency(text.toUpperCase()) === null && !saysOrder(text),
  );
  return (
    taxWord.test(said[0]?.text ?? '') ||
    isByOffer(rest.map(({ text }) => text)) ||
    !said.some(({ text }) => /^\p{L}{4,}/u.test(text))
  );
}

/** `Totale / Total`: the rest says the same in another language. */
function isTwice(all: readonly Token[], from: number): boolean {
  return from + (longestMatch(totalBook, all, from)?.length ?? 0) === all.length;
}

/** Says with or without tax: `Total incl.`, `Summe exkl.` */
const taxWord = /^(?:in|ex|eks)[ck]l/;

const weights: Partial<Record<TotalKind, number>> = { grandTotal: 1, total: 0.92, subtotal: 0.7 };

/**
 * All labelled amounts: totals, taxes, freight. Headings of the tables announce none. What a label means in `language`
 * comes first: `Suma` is a total in Polish, a subtotal in Spanish.
 */
export function findAmounts(
  sheets: readonly Sheet[],
  context: ReadingContext,
  inTables: ReadonlySet<Line>,
  language: string,
): Amount[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap((line) => {
      const isStrip = !inTables.has(line) && line.segments.length > 2;
      const spelled = spelledTotal(sheet, line, context);
      if (spelled) return [spelled];
      return line.segments.flatMap((segment) => {
        if (endsHeading(sheet, segment, inTables)) return [];
        const strung = strungAmounts(sheet, segment, context, language);
        if (strung.length > 0) return strung;
        const amount = amountAt(sheet, segment, isStrip, context, language);
        return amount && !isOfItem(sheet, line) ? [amount, ...heldIn(sheet, segment, context)] : [];
      });
    }),
  );
}

/** `Qty: 1 box   Unit price: 598.00   Sum: 598.00`: the amounts of one item, each at its label. */
function isOfItem(sheet: Sheet, { segments }: Line): boolean {
  // `Total qty: 30   Total amount: 90.00` sums up all of them.
  const own = segments.filter(({ text }) => longestMatch(totalBook, tokenise(text), 0) === null);
  const isCounted = own.some((segment) => labelledIn(sheet, segment).some(({ role }) => role === 'quantity'));
  const roles = segments.flatMap((segment) => labelledIn(sheet, segment).map(({ role }) => role));
  return isCounted && roles.some((role) => role === 'price' || role === 'lineTotal');
}

/** `ONE HUNDRED THOUSAND PESOS ONLY   Php 100,000.00`: no label names it. */
function spelledTotal(sheet: Sheet, line: Line, context: ReadingContext): Amount | null {
  const found = spelledAmount(line);
  const words = found ? joinThousands(found.amount.words) : [];
  const [amount, ...others] = amountsIn(words);
  const number = amount && readNumber(amount.text, context.decimal ?? context.localeDecimal);
  if (!found || !number || others.length > 0) return null;
  const currency = readCurrency(found.amount.text) ?? readCurrency(found.spelled.text);
  return amountFrom(sheet, amount, number, {
    because: 'beside the amount in words',
    kind: 'total',
    currency,
  });
}

/** `Net 697,20 € - VAT 22% 153,38 € - Total 850,58 €`: several in one text, each with its name; empty for any other. */
function strungAmounts(
  sheet: Sheet,
  { words }: Segment,
  context: ReadingContext,
  language: string,
): Amount[] {
  const pieces: Word[][] = [[]];
  for (const word of words)
    if (/^[-–—|·;/]$/.test(word.text)) pieces.push([]);
    else pieces.at(-1)!.push(word);
  if (pieces.length < 2) return [];
  const found = pieces.flatMap((own): Amount[] => {
    const text = own.map((word) => word.text).join(' ');
    const all = tokenise(withoutPlusMinus(text));
    const match = longestMatch(totalBook, all, 0);
    const [amount, ...others] = amountsIn(joinThousands(own));
    const number = amount && readNumber(amount.text, context.decimal ?? context.localeDecimal);
    if (!match || !mayFollow(all.slice(match.length)) || !number || others.length > 0) return [];
    // `Skonto 10 T. 2% / Netto 30 T.` are days.
    if (!/[.,]\d{2}$/.test(amount.text) && readCurrency(text) === null) return [];
    const kind = kindOf(match, all, language);
    return [
      amountFrom(sheet, amount, number, { because: `at "${text}"`, kind, currency: readCurrency(text) }),
    ];
  });
  return found.length === pieces.length ? found : [];
}

/** `HT` close under `Montant` in the heading of a table, whose cell wrapped it. */
function endsHeading(sheet: Sheet, segment: Segment, inTables: ReadonlySet<Line>): boolean {
  const over = above(sheet, segment, closeUnder);
  const line = over && sheet.lines[over.line]!;
  const isHeading = line && line.segments.length > 2 && line.segments.every(({ text }) => !/\d/.test(text));
  return isHeading === true && inTables.has(line) && !/\d/.test(segment.text);
}
/** In heights. */
const closeUnder = 0.8;

/** The printed total of the order: the grandest total, the last one of its kind. */
export function findTotal(amounts: readonly Amount[]): {
  chosen: Chosen<number> | null;
  doubts: Doubt[];
  /** False for a subtotal that tax, freight or a discount still change. */
  isFinal: boolean;
} {
  const best = (['grandTotal', 'total', 'subtotal'] as const)
    .map((kind) => amounts.filter((amount) => amount.kind === kind))
    .find((found) => found.length > 0);
  if (!best) return { chosen: null, doubts: [], isFinal: true };
  const off = amounts.filter(({ kind }) => kind === 'discount').map(({ value }) => Math.abs(value));
  const taken = [...off, off.reduce((sum, value) => sum + value, 0)].filter((value) => value > 0);
  // `Gross amount`, then allowances, then `Net amount`: what is left is paid.
  const isBefore = ({ value }: Amount) =>
    best.some((net) => taken.some((less) => Math.abs(value - less - net.value) < centTolerance));
  const largest = Math.max(
    ...best.filter((amount) => !isBefore(amount)).map((amount) => Math.abs(amount.value)),
  );
  const candidates = best.map((amount) => ({
    ...amount,
    score: amount.score * (weights[amount.kind] ?? 0) * (Math.abs(amount.value) === largest ? 1 : 0.9),
  }));
  const isFinal =
    best[0]!.kind !== 'subtotal' ||
    !amounts.some(({ kind, value }) => ['tax', 'freight', 'discount'].includes(kind) && value !== 0);
  return { ...choose(candidates, 'total_price'), isFinal };
}

const centTolerance = 0.011;

/** `isStrip`: the line is one of several labels, with their amounts below them. */
function amountAt(
  sheet: Sheet,
  segment: Segment,
  isStrip: boolean,
  context: ReadingContext,
  language: string,
): Amount | null {
  const text = withoutSpelled(withoutPlusMinus(segment.text.replace(boxNumber, '')));
  const all = tokenise(text);
  const [known, composed] = [longestMatch(totalBook, all, 0), composedMatch(text)];
  // `Total amount of the order` goes on where the phrase of a lexicon ends.
  const match = composed && composed.length > (known?.length ?? 0) ? composed : known;
  if (!match) return null;
  const [own] = text.split(aside);
  const named = tokenise(own!);
  if (tellsWeight(own!, language) || isCount(named.slice(match.length))) return null;
  const line = sheet.lines[segment.line]!;
  const isOfAmount =
    mayFollow(named.slice(match.length)) || isTwice(named, match.length) || isFreightBy(line, segment);
  if (!isOfAmount) return null;
  const beside = withoutAside(
    joinThousands(line.words.filter((word) => word.box[0] > segment.words[0]!.box[0])),
  );
  const isBeside = amountsIn(beside).length > 0;
  const apart = isStrip ? cellUnder(sheet, segment) : nearby(sheet, segment);
  const words = isBeside ? beside : joinThousands(apart);
  const numbers = amountsIn(words);
  const [whole, cents] = numbers;
  const isParted = cents !== undefined && isInColumns(sheet, whole!, cents);
  const amount = isParted ? whole : numbers.at(-1);
  if (!amount || numbers.length > 2 || isCounted(amount, words) || endsPhone(amount, words)) return null;
  const kind = kindOf(match, all, language);
  if (kind === 'tax' && taxNumber.test(amount.text)) return null;
  const number = readNumber(amount.text, context.decimal ?? context.localeDecimal);
  if (!number) return null;
  const read = isParted ? { ...number, value: number.value + Number(cents.text) / 100 } : number;
  return amountFrom(sheet, amount, read, {
    because: `at "${segment.text}"`,
    kind,
    // The sign at the amount says more than a label that prints another currency.
    currency: readCurrency(besideOf(amount, words)) ?? readCurrency(segment.text),
  });
}

/** `Total weight (kg): 62520.00`; in English a peso is money, unless a unit of weight stands beside it. */
function tellsWeight(text: string, language: string): boolean {
  const isMoney = language === 'en' && !ofWeight.test(text);
  return namesWeight(isMoney ? text.replace(/(?<!\p{L})peso(?!\p{L})/giu, '') : text);
}
const ofWeight =
  /(?<!\p{L})(?:kgs?|kilos?|g|lbs?|t|tons?|tonnes?|brutto|bruto|gross|neto|netto|lordo)(?!\p{L})/iu;

/**
 * `Total boxes: 2200`, `Summe KG: 13,5`, `Total quantity (pcs)`: a measure or package alone before the amount, or behind
 * words for what is counted. `Total for 5 pcs` and `Total incl. all units` are money, and `in EUR` is no inch.
 */
function isCount(behind: readonly Token[]): boolean {
  const words = behind
    .map(({ text }) => text)
    .filter((text) => !/^\d+(?:[.,]\d+)*$/.test(text) || text.length < 3);
  const last = words.findLast((text) => /^\p{L}/u.test(text)) ?? '';
  const before = words.slice(0, words.lastIndexOf(last));
  const shortestUnit = before.length === 0 ? 2 : 3;
  const isUnitAlone =
    last.length >= shortestUnit &&
    !noMeasure.test(last) &&
    isUnit(last) &&
    readCurrency(last.toUpperCase()) === null;
  return isUnitAlone && before.every((text) => smallWord.test(text) || countsGoods(text));
}
const smallWord = /^(?:in|of|de|di|w|i|en|no)$/;
/** Units of a lexicon that say as well what an amount is for, or how it is taxed. */
const noMeasure = /^(?:ht|net|nett|netto|pos|jobs?|items?|years?|sets?|lots?|orders?)$/;

function countsGoods(word: string): boolean {
  return (
    longestMatch(columnBook, tokenise(word), 0)?.meanings.some(({ kind }) => kind === 'quantity') === true
  );
}

/** `183550 | 00` under `Shs | Cts`: forms of former days rule a column for the cents. */
function isInColumns({ lines }: Sheet, whole: Word, cents: Word): boolean {
  const isWhole = /^\d{1,3}(?:[.,]?\d{3})*$/.test(whole.text) && /^\d{2}$/.test(cents.text);
  const isHeaded = () =>
    lines.some(({ segments }) =>
      segments.some(
        ({ text, box }) => ofCents.test(text) && box[0] < cents.box[2] && box[2] > cents.box[0] - columnEdge,
      ),
    );
  return isWhole && (cents.text === '00' || isHeaded());
}
const ofCents = /^(?:ct|cent(?:s|s\.|imes|avos|esimi|imos)?|céntimos|c|øre|grosze?|gr)s?\.?$/iu;
/** In points. */
const columnEdge = 20;

/** A printed amount, worth `weight` where its characters are sure. */
function amountFrom(
  sheet: Sheet,
  word: Word,
  { value }: ReadNumber,
  told: Pick<Amount, 'because' | 'kind' | 'currency'>,
  weight = atLabel,
): Amount {
  return { ...placeOf(sheet, [word]), value, score: weight * characterConfidence([word]), ...told };
}
const atLabel = 0.97;

/** `VAT: 4610228837` */
const taxNumber = /^\d{8,}$/;

/** `Payable: 60 days net`: a whole number of something else than money. */
function isCounted(amount: Word, words: readonly Word[]): boolean {
  const next = words[words.indexOf(amount) + 1]?.text ?? '';
  return /^\d+$/.test(amount.text) && /^\p{L}{3,}/u.test(next) && readCurrency(next) === null;
}

/** `Goods-in: 01924 555 018`: what a zero or a plus begins is a telephone number. */
function endsPhone(amount: Word, words: readonly Word[]): boolean {
  const before = words[words.indexOf(amount) - 1]?.text ?? '';
  return /^(?:\+\d{1,3}|\(?0\d{2,5}\)?)$/.test(before);
}

/** What stands behind an amount: what it holds, `24694,81 (portes incluidos 178,50)`, `19.211,36 di cui trasporto 50,50`, and who carries the goods for it, `6.95 via DPD`. */
const aside =
  /(?<=\d\S*(?:\s\p{L}{1,3})?)\s*(?:\((?=[^()]*\d)|[,;–-]\s(?=\p{L})|(?<=\s)(?:via|über|tramite|przez|por|par)\s(?=\p{L})|\b(?:plus|zzgl|más|of which|including|incl|inkl|davon|darin|waarvan|inclusief|dont|de los cuales|incluye|incluid[oa]s?|di cui|compres[oi]|dos quais|inclui|w tym|heraf|inklusive)\b)/iu;

/** The freight or tax that an amount names as its part: `(di cui trasporto 50,50)`. */
function heldIn(sheet: Sheet, segment: Segment, context: ReadingContext): Amount[] {
  const [own = '', ...behind] = segment.text.split(aside);
  const rest = segment.text.slice(own.length);
  const words = segment.words.filter(({ text }) => isAmount(text.replace(/[().;]+$/, '')));
  const amount = behind.length > 0 && words.length > 1 ? words.at(-1)! : null;
  const all = tokenise(rest);
  const [kind] = all.flatMap((_, at) =>
    (longestMatch(totalBook, all, at)?.meanings ?? []).flatMap((meaning) =>
      parts.includes(meaning.kind) ? [meaning.kind] : [],
    ),
  );
  const number =
    amount && readNumber(amount.text.replace(/[().;]+$/, ''), context.decimal ?? context.localeDecimal);
  if (!number || kind === undefined) return [];
  const told = { because: `named in "${segment.text}"`, kind, currency: null };
  return [amountFrom(sheet, amount, number, told, partScore)];
}
const parts: readonly TotalKind[] = ['freight', 'tax', 'discount'];
const partScore = 0.9;

/** The words up to what the first amount holds. */
function withoutAside(words: readonly Word[]): Word[] {
  const first = words.findIndex(({ text }, at) => isAmount(text) && words[at + 1]?.text !== '%');
  if (first < 0) return [...words];
  const behind = words.slice(first + 1).map(({ text }) => text);
  const end = behind.findIndex(
    (_, at) => aside.exec(`0 ${behind.slice(at).join(' ')}`)?.index === 1 || beginsLabel(behind.slice(at)),
  );
  return words.slice(0, end < 0 ? words.length : first + 1 + end);
}

/** `Port : franco dès 300 €` behind the amount of `Total HT`: what is announced there is another amount. */
function beginsLabel(words: readonly string[]): boolean {
  const text = words.slice(0, 4).join(' ');
  const all = tokenise(text);
  const match = longestMatch(totalBook, all, 0);
  return match !== null && /^\s*:/.test(text.slice(all[match.length - 1]!.end));
}

/** The name of a total that no lexicon has, up to its amount or its currency: `Valeur de la commande (CHF)`. */
const composedMatch = remembered((text): { length: number; meanings: Meaning<TotalKind>[] } | null => {
  const [name = ''] = /^[^\d(:]+/.exec(text.replace(/\s[A-Z]{3}\s*$/, '')) ?? [];
  const kind = composedTotal(name);
  return kind ? { length: tokenise(name).length, meanings: [{ kind, languages: [] }] } : null;
});

/** An amount with the words next to it. */
function besideOf(amount: Word, words: readonly Word[]): string {
  const at = words.indexOf(amount);
  const near = words.slice(Math.max(0, at - 1), at + 2);
  return near.map(({ text }) => text).join(' ');
}

/** `Total VAT` is a tax: the last phrase says what the amount is. */
function kindOf(
  match: { length: number; meanings: readonly Meaning<TotalKind>[] },
  all: readonly Token[],
  language: string,
): TotalKind {
  const { meanings } = longestMatch(totalBook, all, match.length) ?? match;
  return (meanings.find(({ languages }) => languages.includes(language)) ?? meanings[0]!).kind;
}
