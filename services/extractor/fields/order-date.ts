import { choose, chosenFrom } from '../choose.ts';
import type { DateRule } from '../context.ts';
import { makeDoubt } from '../doubt.ts';
import type { Candidate, Chosen, Doubt } from '../draft.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import { dateWords, tokenise } from '../lexicon/phrases.ts';
import { yourWords } from '../lexicon/possessives.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { type ReadDate, readDate } from '../values/date.ts';
import type { ReadDelivery } from '../values/delivery.ts';
import { dateMeaning } from './date-words.ts';
import { datesAt, isOfOrder, withoutTwofold } from './labelled-dates.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { ofMeaning, type UnlabelledDate } from './unlabelled-dates.ts';

/** The date of the order: at its label, else behind the order number, as in `Order 556 of 9 November 2026`. */
export function findOrderDate(
  labels: LabelIndex,
  rule: DateRule,
  letter: readonly Candidate[],
  unlabelled: readonly UnlabelledDate[],
): { chosen: Chosen | null; doubts: Doubt[] } {
  // An e-mail orders on its own day: `order 940 for 29 September` says when it is wanted.
  const isWritten = ({ value }: Candidate<ReadDate>) => !rule.sentOn || value.iso <= rule.sentOn;
  const every = isOfOrder(labels, rule) ? labels : withoutTwofold(labels);
  const index = withoutDatesBesideOthers(withoutDaysOfOthers(every));
  const besideNumbers = [
    ...datesAt(index, 'orderNumber', 0.92, rule)
      .filter(isOfOrderItself)
      .filter((date) => !isOfOther(date)),
    ...datesAt(index, 'orderTitle', 0.9, rule).filter(isOfOrderItself),
    ...datesAt(index, 'anyNumber', 0.88, rule).filter(isOfNumber),
  ];
  const labelled = [
    ...datesAt(index, 'orderDate', 1, rule),
    ...datesAt(index, 'anyDate', 0.94, rule),
    // `Order: 20250911` is a number, whatever day it was counted from.
    ...besideNumbers.filter(isWritten).filter(({ value }) => !/^\d+$/.test(value.text)),
  ];
  const told = ofMeaning(unlabelled, 'order').flatMap((date): Candidate<ReadDate>[] => {
    const { from, to, text, ambiguous } = date.value;
    return from !== null && from === to ? [{ ...date, value: { iso: from, text, ambiguous } }] : [];
  });
  const found = decide(labelled.length > 0 ? withoutPrintTimes(labelled) : told, 'order_date', rule);
  if (found.chosen) return found;
  if (letter.length > 0) return choose(letter, 'order_date');
  const bare = datesAt(bareDates(every), 'anyDate', underOther, rule);
  if (bare.length > 0) return decide(bare, 'order_date', rule);
  const printed = keepAsPrinted(index);
  const days = daysOf(ofMeaning(unlabelled, null)).filter(
    ({ value }) => !rule.sentOn || value <= rule.sentOn,
  );
  const [only] = printed.chosen ? [] : days;
  return only ? { chosen: chosenFrom(only), doubts: [] } : printed;
}

/** Without `of` alone, under `Frame order` or `Your offer`: the day of that paper. */
function withoutDaysOfOthers(index: LabelIndex): LabelIndex {
  const isOfPaperAbove = ({ sheet, segment, form, text }: Label) => {
    if (form === 'open' || !dayOf.test(text)) return false;
    const above = sheet.lines
      .slice(0, segment.line)
      .flatMap((line) => line.segments)
      .findLast(({ box }) => Math.abs(box[0] - segment.box[0]) < flush);
    return above !== undefined && otherPaper.test(above.text);
  };
  return { ...index, labels: index.labels.filter((label) => !isOfPaperAbove(label)) };
}

/** Without `Date` beside `Ref no.`, where another one stands beside `PO no.`: the day of what is referred to. */
function withoutDatesBesideOthers(index: LabelIndex): LabelIndex {
  const besideOf = ({ sheet, segment }: Label) => {
    const { segments } = sheet.lines[segment.line]!;
    const before = segments.slice(0, segments.indexOf(segment));
    return before.flatMap((one) => index.labelled.get(one) ?? []).at(-1) ?? null;
  };
  const dates = index.labels.filter((label) => means(label, 'anyDate') && bareDate.test(label.text));
  const isOfOrderBeside = (label: Label) => {
    const beside = besideOf(label);
    return beside !== null && means(beside, 'orderNumber');
  };
  if (!dates.some(isOfOrderBeside)) return index;
  const ofOthers = dates.filter((label) => {
    const beside = besideOf(label);
    return beside !== null && means(beside, 'anyNumber') && !means(beside, 'orderNumber');
  });
  return { ...index, labels: index.labels.filter((label) => !ofOthers.includes(label)) };
}

/** `Date` alone, in the list under `Quotation no.`: that of the order where no other is printed anywhere. */
function bareDates(index: LabelIndex): LabelIndex {
  return { ...index, labels: index.labels.filter(({ text }) => bareDate.test(text)) };
}
/** It may be the day of that paper. */
const underOther = 0.7;
const bareDate = /^(?:date|datum|fecha|data|dato)[.:]?$/iu;
/** In points. */
const flush = 3;
const itsDay = anyOf(({ dated }) => dated);
const dayOf = new RegExp(`^${itsDay}\\.?:?$`, 'iu');
const otherPaper =
  /(?:frame|blanket|agreement|contract|offer|quot|rahmen|vertrag|angebot|vereinbarung|raam|overeenkomst|offerte|cadre|contrat|marché|devis|offre|marco|contrato|oferta|presupuesto|quadro|contratto|preventivo|convenzione|proposta|orçamento|ramow|umow|ramme|aftale|tilbud)/iu;

/** `N° : BC26-0632 du 09/04/2026`: the number's own day, and no other text. */
function isOfNumber({ text, value }: Candidate<ReadDate>): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(value.text)));
  return text.trim().endsWith(value.text) && behindNumber.test(before);
}
const behindNumber = new RegExp(`\\d\\S*\\s${itsDay}\\.?\\s$`, 'iu');

/** `BC26-0632 du 09/04/2026`: the number without its day. */
export function withoutItsDay(text: string): string {
  const [, number, day] = numberAndDay.exec(text) ?? [];
  return number !== undefined && readDate(day!, 'DMY', dateWords) !== null ? number : text;
}

const numberAndDay = new RegExp(`^(.*?\\d\\S*)\\s${itsDay}\\.?\\s(.+)$`, 'iu');

/** `Ihr Angebot Nr. 20771 v. 21.07.2026` or `zum Rahmenauftrag RA-7 vom 09.12.2025` under the number of the order. */
function isOfOther({ text, value }: Candidate<ReadDate>): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(value.text)));
  return tokenise(before).some(
    (token) => yourWords.has(token.text) || sensesOf(before, [token])?.some((senses) => senses.has('offer')),
  );
}

/** `4711, gewenst 12-05-2026`: the words between the number and a day say that the goods are wanted then. */
function isOfOrderItself({ text, value }: Candidate<ReadDate>): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(value.text)));
  if (!/,\s/.test(before)) return true;
  return (
    dateMeaning(
      before
        .split(/[\s,;]+/)
        .slice(-nearWords)
        .join(' '),
    ) !== 'delivery'
  );
}
/** A wish and its preposition, and a space. */
const nearWords = 3;

/** `Édité le 28/02/2026 à 18:17` is when the paper was printed, where another day has no time of day. */
function withoutPrintTimes(dates: Candidate<ReadDate>[]): Candidate<ReadDate>[] {
  const days = dates.filter(({ text }) => !timeOfDay.test(text));
  return days.length > 0 ? days : dates;
}
const timeOfDay = /\d[ ,–-]+(?:\p{L}{1,3}\.? (?:las )?)?\d{1,2}[:h]\d{2}(?!\d)/u;

/** The single days among dates, from the earliest. */
function daysOf(dates: readonly Candidate<ReadDelivery>[]): Candidate[] {
  return dates
    .filter(({ value }) => value.from !== null && value.from === value.to)
    .map((date) => ({ ...date, value: date.value.from! }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** A text with digits at the label of the order's date that is no date we know: kept for a person to read. */
function keepAsPrinted(index: LabelIndex): {
  chosen: Chosen | null;
  doubts: Doubt[];
} {
  const read = (text: string) => (/\d/.test(text) && text.length <= 30 ? text : null);
  const { chosen } = choose(valuesAt(index, ['orderDate'], 0.4, read), 'order_date');
  return {
    chosen,
    doubts: chosen ? [makeDoubt('date_unreadable', 'order_date', [chosen.value], chosen.places)] : [],
  };
}

function decide(
  candidates: Candidate<ReadDate>[],
  path: string,
  rule: DateRule,
): { chosen: Chosen | null; doubts: Doubt[] } {
  const { chosen, doubts } = choose(
    candidates.map((candidate) => ({
      ...candidate,
      value: candidate.value.iso,
    })),
    path,
  );
  if (!chosen) return { chosen, doubts };
  const read = candidates.find((candidate) => candidate.value.iso === chosen.value)!.value;
  if (!read.ambiguous || rule.source !== 'locale') return { chosen, doubts };
  return {
    chosen: { ...chosen, confidence: chosen.confidence * 0.7 },
    doubts: [...doubts, makeDoubt('date_order_assumed', path, [read.text], chosen.places)],
  };
}
