import type { ReadFile } from '@orderloom/pages/page.ts';
import { makeDoubt } from '../doubt.ts';
import type { Chosen, Doubt, Draft, DraftRow } from '../draft.ts';
import { keepRows } from '../kept-rows.ts';
import { sheetsOf } from '../layout/sheet.ts';
import type { ExtractSettings } from '../settings.ts';
import { addressesBelow } from './addresses-below.ts';
import { applyWish, cents, type OpenDraft } from './apply-instructions.ts';
import { countsAnew, recounts, speaksOfOrder, statesRow, takesBack, unreadBelow } from './below-signature.ts';
import type { DayWriting } from './days-told.ts';
import { fold } from './plain-numbers.ts';
import { readInstructions } from './read-instructions.ts';
import { type Sentence, sentencesBelow, sentencesOf } from './sentences.ts';
import { holdsUnexplained } from './unexplained.ts';

/**
 * Lets the text of an e-mail change the order that came with it: each change with a note that has its sentence, and
 * the total recalculated. What it wants and nobody understood becomes a doubt and a note. Of an order that the text
 * itself states only lines are changed.
 */
export function followInstructions(draft: Draft, body: ReadFile, settings: ExtractSettings): Draft {
  if (draft.rows.length === 0) return draft;
  if (draft.rows.some((row) => isFrom(row, body.name))) return withOwnAfterthoughts(draft, body, settings);
  const sentences = sheetsOf([body]).flatMap(sentencesOf);
  const present = draft.orderNumber?.value ?? null;
  const days = daysOf(draft, settings);
  const instructions = readInstructions(sentences, draft.rows, days, present, draft.language);
  let open: OpenDraft = draft;
  const notes: string[] = [];
  const unclear = new Map<Sentence, Doubt>();
  const ask = (sentence: Sentence) => {
    if (unclear.has(sentence)) return;
    const text = shortened(sentence.text);
    unclear.set(sentence, makeDoubt('instruction_unclear', '', [text], [sentence.place]));
    notes.push(`Not understood in the e-mail: "${text}"`);
  };
  for (const instruction of instructions) {
    if (saysNothingNew(open, instruction.wish, body.name)) continue;
    const applied = applyWish(open, instruction);
    if (applied) {
      open = applied.draft;
      notes.push(`Changed by the e-mail, ${applied.change}: "${shortened(instruction.sentence.text)}"`);
    } else ask(instruction.sentence);
  }
  const placed = addressesBelow(sentences);
  const wishes = instructions.flatMap(({ wish }) => wish ?? []);
  for (const sentence of sentences) {
    if (placed.get(sentence) === 'part') continue;
    const main = instructions.find((each) => each.sentence === sentence)?.main;
    if (holdsUnexplained(main ?? sentence.text, wishes, draft, days)) ask(sentence);
  }
  for (const sentence of sheetsOf([body]).flatMap(sentencesBelow))
    if (speaksOfOrder(sentence.text, draft.rows, days)) ask(sentence);
  if (notes.length === 0) return draft;
  const closed = closeRows(draft, open);
  return { ...closed, doubts: [...unclear.values(), ...closed.doubts], notes: [...closed.notes, ...notes] };
}

/**
 * An order that the mail itself states, with what its other sentences take back or count anew of its lines; what they
 * want of a line and nobody understood, or take back below the closing, is asked.
 */
function withOwnAfterthoughts(draft: Draft, body: ReadFile, settings: ExtractSettings): Draft {
  const sheets = sheetsOf([body]);
  const sentences = sheets.flatMap(sentencesOf).filter((sentence) => !statesRow(sentence, draft.rows));
  const days = daysOf(draft, settings);
  const asked = new Set(sheets.flatMap((sheet) => unreadBelow(sheet, draft.rows)));
  // "Make that 8 buckets of paint instead of 3" was read as more goods.
  for (const sentence of sheets.flatMap(sentencesOf)) if (recounts(sentence, draft.rows)) asked.add(sentence);
  const notes: string[] = [];
  let open: OpenDraft = draft;
  for (const instruction of readInstructions(sentences, draft.rows, days, null, draft.language)) {
    const { wish, sentence } = instruction;
    const isOfRow = wish?.kind === 'cancel' || wish?.kind === 'quantity' || wish?.kind === 'quantityBy';
    const isNamed = isOfRow && (wish.kind === 'cancel' || countsAnew(sentence.text, draft.rows));
    const applied = isNamed ? applyWish(open, instruction) : null;
    if (applied) {
      open = applied.draft;
      notes.push(`Changed by the e-mail, ${applied.change}: "${shortened(sentence.text)}"`);
    } else if (isNamed || (wish === null && takesBack(sentence.text, draft.rows))) asked.add(sentence);
  }
  for (const { text } of asked) notes.push(`Not understood in the e-mail: "${shortened(text)}"`);
  if (notes.length === 0) return draft;
  const doubts = [...asked].map(({ text, place }) =>
    makeDoubt('instruction_unclear', '', [shortened(text)], [place]),
  );
  const closed = closeRows(draft, open);
  return { ...closed, doubts: [...doubts, ...closed.doubts], notes: [...closed.notes, ...notes] };
}

/** Only English is written with the month first. */
function daysOf(draft: Draft, { locale }: ExtractSettings): DayWriting {
  const { language, deliveryDate, deliveryDateTo, orderDate } = draft;
  const own = { printed: (deliveryDate ?? deliveryDateTo)?.value ?? null, ordered: orderDate?.value ?? null };
  return language === 'en'
    ? { order: locale.dateOrder, isSure: false, ...own }
    : { order: 'DMY', isSure: true, ...own };
}

const mostShown = 500;

function shortened(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

function isFrom(row: DraftRow, file: string): boolean {
  const values = [row.quantity, row.description, row.customerArticle, row.supplierArticle];
  return values.some((value) => value?.places.some((place) => place.file === file));
}

/** What the documents say already; what was read from the e-mail itself is told as its change. */
function saysNothingNew(
  draft: OpenDraft,
  wish: ReturnType<typeof readInstructions>[number]['wish'],
  body: string,
): boolean {
  const isOfBody = (value: Chosen | null) => value?.places.some(({ file }) => file === body) ?? false;
  if (wish?.kind === 'deliveryDate')
    return [draft.deliveryDate, draft.deliveryDateTo].some(
      (day) => day?.value === wish.date && !isOfBody(day),
    );
  if (wish?.kind === 'orderNumber')
    return (
      draft.orderNumber !== null &&
      fold(draft.orderNumber.value) === fold(wish.number) &&
      !isOfBody(draft.orderNumber)
    );
  if (wish?.kind === 'address') {
    const { street, postalCode } = draft.shipTo;
    return (
      fold(postalCode?.value ?? '') === fold(wish.postalCode) &&
      fold(street?.value ?? '') === fold(wish.street ?? '') &&
      !isOfBody(postalCode)
    );
  }
  // Who names a former quantity as well means another line, or the papers changed: somebody must look.
  return wish?.kind === 'quantity' && wish.from === null && draft.rows[wish.row]?.quantity?.value === wish.to;
}

/** Cancelled rows go, the doubts about the others follow them, and the total is that of what is left. */
function closeRows(before: Draft, open: OpenDraft): Draft {
  const { rows, doubts } = keepRows(open.rows, open.doubts);
  const isChanged = rows.length !== before.rows.length || rows.some((row, i) => row !== before.rows[i]);
  if (!isChanged) return { ...open, rows, doubts };
  return {
    ...open,
    rows,
    totalPrice: sumOf(rows, before.totalPrice),
    doubts: doubts.filter(({ path }) => path !== 'total_price'),
  };
}

/** Null when a row has no total: the printed one is no longer true. */
function sumOf(rows: readonly DraftRow[], printed: Chosen<number> | null): Chosen<number> | null {
  const totals = rows.flatMap(({ lineTotal }) => lineTotal ?? []);
  if (totals.length < rows.length) return null;
  return {
    value: cents(totals.reduce((sum, { value }) => sum + value, 0)),
    confidence: Math.min(...totals.map(({ confidence }) => confidence)),
    places: printed?.places ?? totals.flatMap(({ places }) => places),
    because: 'recalculated: the e-mail changed lines',
  };
}
