import type { ReadFile } from '@orderloom/pages/page.ts';
import { makeDoubt } from '../doubt.ts';
import type { Chosen, Doubt, Draft, DraftRow } from '../draft.ts';
import { keepRows } from '../kept-rows.ts';
import { applyWish, cents, type OpenDraft } from './apply-instructions.ts';
import type { Instruction } from './instruction.ts';
import { fold } from './sentences/plain-numbers.ts';
import type { Sentence } from './sentences/sentences.ts';

/** An order that what somebody wrote beside its papers changes. */
export interface Changing {
  carryOut(instruction: Instruction): void;
  /** What nobody understood becomes a doubt and a note, once. */
  ask(sentence: Sentence): void;
  /** The order as it is then; the same draft where nothing was carried out or asked. */
  close(): Draft;
}

/** `source` is who changes it, as notes say it; of the text of an e-mail `body` is its file. */
export function changing(
  draft: Draft,
  { source, body }: { source: string; body: ReadFile | null },
): Changing {
  let open: OpenDraft = draft;
  const notes: string[] = [];
  const unclear = new Map<string, Doubt>();
  const ask = ({ text: whole, place }: Sentence) => {
    const text = shortened(whole);
    const key = JSON.stringify([text, place]);
    if (unclear.has(key)) return;
    unclear.set(key, makeDoubt('instruction_unclear', '', [text], place ? [place] : []));
    notes.push(`Not understood in ${source}: "${text}"`);
  };
  return {
    ask,
    carryOut(instruction) {
      if (saysNothingNew(open, instruction.wish, body?.name ?? null)) return;
      const applied = applyWish(open, instruction);
      if (!applied) return ask(instruction.sentence);
      open = applied.draft;
      notes.push(`Changed by ${source}, ${applied.change}: "${shortened(instruction.sentence.text)}"`);
    },
    close() {
      if (notes.length === 0) return draft;
      const closed = closeRows(draft, open);
      return {
        ...closed,
        doubts: [...unclear.values(), ...closed.doubts],
        notes: [...closed.notes, ...notes],
      };
    },
  };
}

const mostShown = 500;

function shortened(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

/** What the documents say already; what was read from the e-mail itself is told as its change. */
function saysNothingNew(draft: OpenDraft, wish: Instruction['wish'], body: string | null): boolean {
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
