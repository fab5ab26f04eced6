import type { Box } from '@orderloom/pages/page.ts';
import { boxAround, overlapX } from '../../layout/boxes.ts';
import type { Segment } from '../../layout/sheet.ts';
import { dateWords, isUnit } from '../../lexicon/phrases.ts';
import { perWords } from '../../lexicon/price-words.ts';
import { readDate } from '../../values/date.ts';
import { numberShape, readPercent } from '../../values/number.ts';
import { isConditionLine } from '../reading/condition-lines.ts';
import type { PrintedRecord } from './find-records.ts';

/** One of the values that every record has at the same place: the how manieth in a stretch from left to right. */
export interface Slot {
  column: Box;
  nth: number;
  /** Of each record, null where it prints nothing there. */
  values: readonly (Segment | null)[];
}

/** Share of the records that print something in a slot. */
const fewestFilled = 0.5;
/** Characters of a date with its name of day and month. */
const longestDate = 40;

/**
 * The values that stand at the same places in the records: numbers, codes, units and days; texts are none. Two of one
 * cell, above each other, are two slots.
 */
export function slotsOf(records: readonly PrintedRecord[]): Slot[] {
  const values = records.map(({ lines }) => lines.flatMap(({ segments }) => segments.filter(isValue)));
  const conditions = new Set(
    records.flatMap(({ lines }) => lines.filter(isConditionLine).flatMap(({ segments }) => segments)),
  );
  return stretchesOf(values.flat()).flatMap((column) => {
    const stacks = withoutConditions(
      values.map((own) => own.filter(({ box }) => overlapX(box, column) > 0)),
      conditions,
    );
    const most = Math.max(...stacks.map((stack) => stack.length));
    const slots = Array.from({ length: most }, (_, nth) => {
      const slot = { column, nth, values: stacks.map((stack) => stack[nth] ?? null) };
      return withWordCodes(slot, records);
    });
    return slots.filter(
      ({ values }) => values.filter((value) => value !== null).length >= fewestFilled * records.length,
    );
  });
}

/** `THBL` below `HC381612Z`: where the others have a code, one that is a word in capitals is it. */
function withWordCodes(slot: Slot, records: readonly PrintedRecord[]): Slot {
  const codes = slot.values.filter((value) => value !== null);
  const [first] = codes;
  const areCodes = codes.length * 2 > slot.values.length && codes.every(({ text }) => isCode(text));
  const areFlush = codes.every(({ box }) => Math.abs(box[0] - first!.box[0]) < flush);
  if (!areCodes || !areFlush) return slot;
  const isWord = ({ text, box }: Segment) =>
    /^\p{Lu}[\p{Lu}./-]+$/u.test(text) && Math.abs(box[0] - first!.box[0]) < flush;
  const values = slot.values.map((value, at) => {
    if (value !== null) return value;
    const line = records[at]!.lines.find(({ segments }) => segments.some(isWord));
    // Alone in its line it may be the end of a name.
    return line !== undefined && line.segments.length > 2 ? line.segments.find(isWord)! : null;
  });
  return { ...slot, values };
}
/** In points. */
const flush = 1;

/** Where a record has more values above each other than most, those of conditions are what the others do not have. */
function withoutConditions(stacks: readonly Segment[][], conditions: ReadonlySet<Segment>): Segment[][] {
  const lengths = stacks.map(({ length }) => length).sort((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 0;
  return stacks.map((stack) =>
    stack.length > usual ? stack.filter((value) => !conditions.has(value)) : stack,
  );
}

/** The stretches from left to right that values share. */
function stretchesOf(segments: readonly Segment[]): Box[] {
  const stretches: Box[] = [];
  for (const { box } of [...segments].sort((a, b) => a.box[0] - b.box[0])) {
    const last = stretches.at(-1);
    if (last && overlapX(last, box) > 0) stretches[stretches.length - 1] = boxAround([last, box]);
    else stretches.push(box);
  }
  return stretches;
}

function isValue({ text }: Segment): boolean {
  return (
    numberShape(text) !== null ||
    isUnit(text) ||
    readPercent(text, null) !== null ||
    isCode(text) ||
    isDressedNumber(text) ||
    isDate(text)
  );
}

/** One word with two digits. */
function isCode(text: string): boolean {
  return /^[\p{L}\d][\p{L}\d./-]{2,}$/u.test(text) && /\d{2}/.test(text);
}

/** `100 pcs`, `12.50 EUR / 100`, `à € 3.20 per 100 pcs`: a number, then perhaps for how many; no `Pallet 1200 x 800 mm`. */
function isDressedNumber(text: string): boolean {
  const words = text.replace(/^(?:à|á|@|je|zu)\s/iu, '').split(' ');
  const [first = '', ...rest] = isCurrency(words[0]!) ? words.slice(1) : words;
  const basis =
    /^1[.,]?0*$/.test(rest.at(-2) ?? '') && /^\p{L}{1,5}\.?$/u.test(rest.at(-1) ?? '') ? -2 : rest.length;
  return words.length < 6 && numberShape(first) !== null && rest.slice(0, basis).every(isDressing);
}

function isDressing(word: string): boolean {
  return isUnit(word) || isCurrency(word) || dressing.test(word);
}
const dressing = new RegExp(`^(?:/|%|1[.,]?0*|${perWords}\\.?)$`, 'iu');

function isCurrency(word: string): boolean {
  return /^(?:\p{Lu}{3}|\p{Sc})$/u.test(word);
}

function isDate(text: string): boolean {
  return text.length <= longestDate && readDate(text, 'DMY', dateWords)?.text === text;
}
