import type { Word } from '@orderloom/pages/page.ts';
import { heightOf } from '../layout/boxes.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import type { ColumnRole, LabelKind } from '../lexicon/lexicon.ts';
import {
  columnBook,
  isUnit,
  labelBook,
  longestMatch,
  type PhraseBook,
  tokenise,
  totalBook,
} from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { hasStreetWord, looksLikeStreet, readCityLine, townBeforeCode } from '../values/address.ts';
import { hasLegalForm } from '../values/company.ts';
import { isOffice } from '../values/house-words.ts';
import { readPhone } from '../values/phone.ts';
import { namesPlace, namesTown } from './composed-labels.ts';
import { isCutTown, isRestOfTown } from './cut-lines.ts';
import type { LabelIndex } from './labelled-values.ts';
import { means } from './labels.ts';
import { oneLineAddress } from './one-line-address.ts';
import { beginsWithAddress, isTownOverCode, tellsSeat } from './party-lines.ts';
import { attention } from './party-names.ts';
import { vatIdIn } from './vat-ids.ts';

/** What a block of names and addresses is to the order. */
export type PartyRole =
  | 'buyer'
  | 'shipTo'
  | 'billTo'
  | 'supplier'
  | 'otherParty'
  | 'letterhead'
  | 'foot'
  | 'signature';

/** One printed line of a block. */
export interface BlockLine {
  text: string;
  words: Word[];
}

/** Lines that stand together and may name a company and its address. */
export interface PartyBlock {
  role: PartyRole;
  sheet: Sheet;
  lines: BlockLine[];
  segments: Segment[];
  /** What looks like a letterhead signs the letter: in a short text it stands in the upper part as well. */
  isSigned?: boolean;
  /** With its capital or its registered office: who prints these is the house whose paper it is. */
  isRegistered?: boolean;
  /** Of a customer of the house that orders: nothing in it is that house's. */
  isServed?: boolean;
  /** Its label says neither that this house sells nor that it buys. */
  isUnsure?: boolean;
}

/** The roles that labels give. */
export const partyRoles = ['buyer', 'shipTo', 'billTo', 'supplier', 'otherParty'] as const;

/** Labels that stand inside a block of an address; any other one ends it. */
const innerLabels: readonly LabelKind[] = [
  'email',
  'phone',
  'deliveryPhone',
  'vatId',
  'contact',
  'branch',
  'customerNumber',
];

/** Lines of more words are sentences. */
export const longestLine = 16;

/** A block of lines at its label, and the segments that it takes. */
export function made(
  role: PartyRole,
  sheet: Sheet,
  first: BlockLine[],
  segments: Segment[],
  stack: readonly Segment[],
): PartyBlock {
  const towns = new Map(stack.flatMap((segment, at) => townBeside(sheet, segment, stack[at + 1])));
  return {
    role,
    sheet,
    segments: [...segments, ...towns.values()],
    lines: [
      ...first,
      ...stack.flatMap((segment) => {
        const town = towns.get(segment);
        return town ? [withFields(sheet, segment), town] : [withFields(sheet, segment)];
      }),
    ],
  };
}

/** `2900 MILL AVE  MACON GA 31206`: a town a few spaces behind its street, in the columns of a print. */
function townBeside(sheet: Sheet, segment: Segment, under: Segment | undefined): [Segment, Segment][] {
  const { segments } = sheet.lines[segment.line]!;
  const next = segments[segments.indexOf(segment) + 1];
  const isNear = next !== undefined && next.box[0] - segment.box[2] < farthestTown * heightOf(segment.box);
  const isTown =
    isNear && readCityLine(next.text)?.certain === true && readCityLine(next.text)!.before === '';
  const isStreet = looksLikeStreet(segment.text) && hasStreetWord(segment.text);
  return isTown && isStreet && !(under && isCity(under)) ? [[segment, next]] : [];
}
/** In heights. */
const farthestTown = 2;

/** `Postal code: 2300` and `City: Leiden` beside it are one line of an address. */
function withFields(sheet: Sheet, segment: Segment): BlockLine {
  const { segments } = sheet.lines[segment.line]!;
  const next = segments[segments.indexOf(segment) + 1];
  const isCode = next !== undefined && isCodeBeside(segment, next);
  const parts = next && (isCode || areParts(segment, next, sheet.width)) ? [segment, next] : [segment];
  return { text: parts.map(({ text }) => text).join(' '), words: parts.flatMap(({ words }) => words) };
}

/** `Clonmel     E91 X0K4`, `Sudbury, Ontario  P3A 4R1`, `ROANOKE VA     24012`: a code a few spaces behind its town, in the columns of a print. */
function isCodeBeside({ text, box }: Segment, next: Segment): boolean {
  const gap = next.box[0] - box[2];
  // `PHOKENG  0335`: of four digits only what stands close.
  const isOfFour =
    gap < farthestTown * heightOf(box) &&
    /^\d{4}$/.test(next.text) &&
    townBeforeCode(`${text} ${next.text}`) !== null;
  const isZip =
    /^\d{5}(?:-\d{4})?$/.test(next.text) && readCityLine(`${text} ${next.text}`)?.country === 'US';
  const isCode = isZip || isOfFour || codeAlone.test(next.text);
  return gap < farthestCode * heightOf(box) && !/\d/.test(text) && isCode;
}
const codeAlone =
  /^(?:[AC-FHKNPRTV-Y]\d[\dW] ?[AC-FHKNPRTV-Y\d]{4}|[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;
/** In heights. */
const farthestCode = 8;

function areParts(one: Segment, next: Segment, width: number): boolean {
  const [label, beside] = [fieldOf(one.text), fieldOf(next.text)];
  const isNear = next.box[0] - one.box[2] < farthestField * width;
  return isNear && !!label && !!beside && namesPlace(label) && namesTown(beside) && label !== beside;
}

/** Two parts of an address stand at most this share of the page's width apart. */
const farthestField = 0.15;

function fieldOf(text: string): string | undefined {
  return /^(\p{L}[\p{L}. ]{1,24}?)\s*:\s+\S/u.exec(text)?.[1];
}

/** The lines of a block that belong to its address: under one that is printed in one line, only telephone numbers. */
export function ofAddress(stack: readonly Segment[]): readonly Segment[] {
  const isWhole = stack[0] !== undefined && oneLineAddress(stack[0].text) !== null;
  // `…, 36061 Bassano del` over `Grappa (VI)`
  const from = isWhole && isCutTown(stack[0]!.text) && isRestOfTown(stack[1]?.text ?? '') ? 2 : 1;
  const end = isWhole
    ? stack.findIndex(({ text }, at) => at >= from && readPhone(text) === null)
    : nextHead(stack);
  return end < 0 ? stack : stack.slice(0, end);
}

/** Where `Enquiries` begins, a title over an address of its own close under another one; -1 where none does. */
function nextHead(stack: readonly Segment[]): number {
  const isTown = ({ text }: Segment) =>
    readCityLine(text)?.certain === true || /^\p{Lu}{1,2}\d[\dA-Z]? \d\p{Lu}{2}$/u.test(text);
  const first = stack.findIndex(isTown);
  const second = first < 0 ? -1 : stack.findIndex((segment, at) => at > first + 2 && isTown(segment));
  return second < 0
    ? -1
    : stack.findIndex(({ text }, at) => at > first && at < second - 1 && /^\p{Lu}\p{L}{4,}$/u.test(text));
}

/** Labels of other things end a block; those of numbers and contacts stand inside it. */
export function endsBlock(segment: Segment, index: LabelIndex): boolean {
  const words = segment.words.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const isLong =
    words.length > longestLine && oneLineAddress(segment.text) === null && !beginsWithAddress(segment.text);
  if (isLong || isListed(segment) || isWare(segment) || isSentence(segment) || tellsSeat(segment.text))
    return true;
  const label = index.labelled.get(segment);
  if (!label) return false;
  // `Goods receiving` between a firm and its street is a part of the house.
  const isOfHouse = means(label, 'instructions') && label.form === 'whole' && !segment.text.endsWith(':');
  const inside =
    isOfHouse ||
    (label.form === 'whole' && endOfEstate.test(segment.text)) ||
    (label.form === 'whole' &&
      !segment.text.endsWith(':') &&
      isOffice(segment.text.replace(attention, ''))) ||
    (means(label, ...innerLabels) && !means(label, 'buyer')) ||
    (means(label, 'other') && label.form === 'colon');
  return !inside;
}

/** `Area` under `No. 52, 3rd Cross, Peenya Industrial`: the end of a street that its cell wrapped. */
const endOfEstate = /^(?:(?:industrial|trading|business|retail) )?(?:area|estate|park)$/i;

/** A full sentence of mostly small words. */
function isSentence({ text, words }: Segment): boolean {
  const small = words.filter((word) => /^\p{Ll}/u.test(word.text)).length;
  return words.length >= 5 && /\p{Ll}[.!?]$/u.test(text) && small > 0.4 * words.length && !hasLegalForm(text);
}

/** `24 pcs office chair`: what is ordered, not who orders. */
export function isListed({ text, words }: Segment): boolean {
  const [first, second] = /^[-–•*]$/.test(words[0]?.text ?? '') ? words.slice(1) : words;
  const isCounted =
    first !== undefined && second !== undefined && /^\d+[x×]?$/.test(first.text) && isUnit(second.text);
  // `7418 EX Deventer`, `44430 LE LOROUX`, `1325 N Elm St`: some letters of codes, towns and streets are units.
  return (
    isCounted &&
    readCityLine(text)?.certain !== true &&
    !beginsPlace.test(text) &&
    !isNumberedStreet(text) &&
    // `190 Km 12, 72820 Cholula`: the end of an address that its cell wrapped.
    oneLineAddress(text) === null
  );
}
/** A postal code of five digits before the article of a town. */
const beginsPlace = new RegExp(
  `^\\d{5}\\s(?:${anyOf(({ smallWords }) => smallWords.the)}|l['’])\\s?\\p{Lu}[\\p{L} '’-]+$`,
  'iu',
);

/** `1325 N Elm St`, `1325 N 7TH AVE`, `90 Mill Road`, `1250 Yard Court, Unit B`: capitals up to a kind of street. */
function isNumberedStreet(line: string): boolean {
  const [text = ''] = line.split(',');
  const [, words] = /^\d{1,5}\s((?:\p{Lu}[\p{L}.'’-]*\s)+\p{Lu}[\p{L}.'’-]*)$/u.exec(text) ?? [];
  const isShort =
    /^\d{1,5}\s\p{Lu}{1,2}\.?\s(?:\p{Lu}|\d{1,3}(?:st|nd|rd|th)\s)/iu.test(text) && hasStreetWord(text);
  return isShort || (words !== undefined && hasStreetWord(`Xx ${words.split(' ').at(-1)}`));
}

/** `- Item: Office chairs`, `Unit price: 120.00`: what is ordered at a heading of its own; `BTW: NL…` is a number of a house. */
export function isWare({ text }: Pick<Segment, 'text'>): boolean {
  const [, label, value = ''] = /^[\s•*–-]*(\p{L}[^:]{1,30}?)\s*:\s+(\S.*)/u.exec(text) ?? [];
  if (label === undefined) return false;
  const all = tokenise(label);
  const isWhole = <Kind extends string>(book: PhraseBook<Kind>, kinds?: readonly Kind[]) => {
    const found = longestMatch(book, all, 0);
    return (
      found?.length === all.length &&
      found.meanings.some(({ kind }) => kinds === undefined || kinds.includes(kind))
    );
  };
  const isLabel = isWhole(labelBook) && !isWhole(labelBook, ['other']);
  const isAmount = isWhole(totalBook) && vatIdIn(value) === null;
  return all.length > 0 && !isLabel && (isWhole(columnBook, wares) || isAmount);
}
const wares: readonly ColumnRole[] = [
  'position',
  'article',
  'customerArticle',
  'supplierArticle',
  'description',
  'articleAndDescription',
  'quantity',
  'unit',
  'price',
  'priceUnit',
  'discount',
  'lineTotal',
];

/** True for a line with a town, alone or behind the rest of an address. */
export function isCity({ text }: Pick<Segment, 'text'>): boolean {
  return readCityLine(text) !== null || oneLineAddress(text) !== null;
}

/** True for lines with a town, also one over its code. */
export function holdCity(lines: readonly Pick<Segment, 'text'>[]): boolean {
  return lines.some(
    (line, at) => isCity(line) || isTownOverCode(line.text, lines[at + 1]?.text ?? '', lines[at + 2]?.text),
  );
}
