import { countGoods, countsOfLines } from '../count-lines.ts';
import { orderedBefore } from './complaint-words.ts';
import { atTurns, isSaid } from './find-senses.ts';
import type { Act } from './forms/form.ts';
import { purchaseOrder } from './notice-words.ts';
import { callOffs } from './pending-words.ts';
import { languages, type Sense, senses, whole } from './senses.ts';
import { sentencesOf } from './sentences.ts';
import { contrast } from './turn-words.ts';

/** What a sentence says outright that orders nothing. */
export interface FoundAct extends Pick<Sense, 'name' | 'category' | 'weight'> {
  act: Act;
  sentence: string;
}

/** What a text says outright that orders nothing, and what it says beside. */
export interface FoundActs {
  /** Heaviest first. */
  acts: FoundAct[];
  /** The other sentences, in their order: what stands before an act in its sentence, too. */
  others: string[];
  /** The text without the sentences of the acts. */
  rest: string;
  /** Whether goods are listed outside of those sentences, and by what. */
  list: List | null;
  /** Whether goods stand in lines of their own there: "I see one with the same 40 gaskets" lists none. */
  isInLines: boolean;
}

export type List =
  /** Below `Order 552`. */
  | 'titled'
  | 'by itself'
  /** An act stands further above, and nothing else leads to it. */
  | 'behind an act'
  /** Below "I am chasing our order 4419:" or "we had ordered". */
  | 'by an act';

const actSenses = senses.flatMap((sense) => (sense.act === null ? [] : [{ ...sense, act: sense.act }]));
const mark = '\u0002';

export function findActs(text: string): FoundActs | null {
  const possible = actSenses.filter(({ all, elsewhere }) =>
    [...all, ...elsewhere].every((words) => words.test(text)),
  );
  if (possible.length === 0) return null;
  const pieces = sentencesOf(text).flatMap((sentence) => atTurns(sentence).flatMap(atContrasts));
  const read = pieces.map((piece) => {
    const said = possible.filter((sense) => isSaid(sense, piece));
    // "Please send 12 boxes and hold our order 7710": what stands before an act in its sentence is none.
    const at = Math.min(piece.length, ...said.map((sense) => beginningOf(sense, piece)));
    const sentence = piece.slice(at);
    return { before: piece.slice(0, at), acts: said.map((sense) => ({ ...sense, sentence })) };
  });
  const acts = read.flatMap(({ acts }) => acts).sort((a, b) => b.weight - a.weight);
  if (acts.length === 0) return null;
  const marked = acts.reduce((left, { sentence }) => left.replace(patternOf(sentence), `\n${mark}\n`), text);
  return {
    acts,
    others: read.map(({ before }) => before).filter((before) => before.trim() !== ''),
    rest: marked.replaceAll(mark, ''),
    list: listIn(marked),
    isInLines: countsOfLines(marked.replace(codes, ' ')).some((count) => count > 0),
  };
}

function atContrasts(sentence: string): string[] {
  return sentence.split(contrast);
}

function beginningOf({ all }: Sense, sentence: string): number {
  return Math.min(...all.map((words) => words.exec(sentence)!.index));
}

/** A sentence where it stands, over line breaks. */
function patternOf(sentence: string): RegExp {
  return new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'u');
}

const ofOrders = `${languages.map(({ order }) => order).join('|')}|${purchaseOrder}`;
const told = whole(orderedBefore);

function listIn(marked: string): List | null {
  const lines = marked
    .replace(codes, ' ')
    .split('\n')
    .filter((line) => line === mark || /[\p{L}\d]/u.test(line));
  const counts = countsOfLines(lines.join('\n'));
  const counted = counts.findIndex((count) => count > 0);
  const first = counted < 0 ? lines.findIndex((line) => countGoods(withoutNumbers(line)) > 0) : counted;
  if (first < 0) return null;
  const above = lines.slice(0, first);
  const last = above.at(-1)?.trim() ?? '';
  if (last === mark || told.test(last.replace(/(?<=\d)\./g, ''))) return 'by an act';
  if (title.test(last)) return 'titled';
  // `For Thursday:` leads to what it names.
  return above.includes(mark) && !last.endsWith(':') ? 'behind an act' : 'by itself';
}

/** `Order 4419 from` counts nothing. */
function withoutNumbers(line: string): string {
  return line.replace(orderNumbers, ' ');
}
/** "Our order no. 5520". */
export function namesOrder(sentence: string): boolean {
  return numberedOrder.test(sentence);
}
const numberedOrder = new RegExp(
  `(?<!\\p{L})(?:${ofOrders})\\p{L}*(?:,? (?:no|nr|num|n°|nº|number|nummer|número|numero|numer)\\.?)?[.:#]? ?\\d{2,}(?![.:]?\\d|\\. ?\\p{L})`,
  'iu',
);
const orderNumbers = new RegExp(`(?<!\\p{L})(?:${ofOrders})\\p{L}*[.:#]? ?\\d[\\d/-]*`, 'giu');
/** `SO 8814`. */
const codes = /(?<!\p{L})[A-Z]{2,3}[- ]\d{4}[\d/-]*/gu;

const title = new RegExp(
  `^(?:(?:${languages.map(({ our }) => our).join('|')}) )?(?:${ofOrders}|${callOffs}) [^.?!,]{0,40}\\d[^.?!,:]{0,30}:?$`,
  'iu',
);
