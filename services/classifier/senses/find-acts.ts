import { countGoods, countsOfLines } from '../count-lines.ts';
import { orderedBefore } from './complaint-words.ts';
import { atTurns, isSaid } from './find-senses.ts';
import type { Act } from './forms/form.ts';
import { purchaseOrder } from './notice-words.ts';
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
}

/** `by an act`: "I am chasing our order 4419:" stands above it; `behind an act`: further above, and nothing else leads to it. */
export type List = 'by an act' | 'behind an act' | 'by itself';

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
  const lines = marked.split('\n').filter((line) => line.trim() !== '');
  const counts = countsOfLines(lines.join('\n'));
  const counted = counts.findIndex((count) => count > 0);
  const first = counted < 0 ? lines.findIndex((line) => countGoods(withoutNumbers(line)) > 0) : counted;
  if (first < 0) return null;
  const above = lines.slice(0, first);
  // "We had ordered on 14 March:".
  const last = above.at(-1) ?? '';
  if (last === mark || told.test(last)) return 'by an act';
  return above.includes(mark) && !leads(last) ? 'behind an act' : 'by itself';
}

/** `Order 4419 from` counts nothing. */
function withoutNumbers(line: string): string {
  return line.replace(orderNumbers, ' ');
}
const orderNumbers = new RegExp(`(?<!\\p{L})(?:${ofOrders})\\p{L}*[.:#]? ?\\d[\\d/-]*`, 'giu');

/** `For Thursday:` and `Order 552` alone in a line stand over what they name. */
function leads(line: string): boolean {
  return line.trim().endsWith(':') || title.test(line.trim());
}
const title = new RegExp(
  `^(?:(?:${languages.map(({ our }) => our).join('|')}) )?(?:${ofOrders}) [^.?!,]{0,40}\\d[^.?!,]{0,30}$`,
  'iu',
);
