import { announcedListSigns } from '../announced-list.ts';
import { countGoods, countLines } from '../count-lines.ts';
import { newsOnly, ordersOutright } from './act-words-desk.ts';
import { isSaid, turns } from './find-senses.ts';
import { purchaseOrder } from './notice-words.ts';
import { callOffs } from './pending-words.ts';
import { languages, type Sense, senses, whole } from './senses.ts';
import { sentencesOf } from './sentences.ts';

/** What a text says outright that orders nothing, and what it says beside. */
export interface FoundActs {
  /** Heaviest first. */
  acts: (Pick<Sense, 'name' | 'category' | 'weight' | 'act'> & { sentence: string })[];
  /** Whether other sentences order outright. */
  isOrdered: boolean;
  /** Whether a list in the text bears the title of an order. */
  isTitled: boolean;
  /** The text without the sentences of the acts. */
  rest: string;
}

const actSenses = senses.filter(({ act }) => act !== null);
/** "If not, please key it". */
const wantsEntry = senses.filter(({ name }) => name === 'entry_asked');
const ordering = languages.map(({ language, wants }) => whole(`${wants}|${ordersOutright[language]}`));
const title = new RegExp(
  `^(?:(?:${languages.map(({ our }) => our).join('|')}) )?(?:${languages.map(({ order }) => order).join('|')}|${purchaseOrder}|${callOffs}) [^.?!,]{0,40}\\d[^.?!,]{0,30}$`,
  'iu',
);
const news = whole(newsOnly);

/** `brings` says of a sentence whether it speaks of a paper that comes with the text. */
export function findActs(text: string, brings: (sentence: string) => boolean): FoundActs {
  const possible = actSenses.filter(({ all, elsewhere }) =>
    [...all, ...elsewhere].every((words) => words.test(text)),
  );
  if (possible.length === 0) return { acts: [], isOrdered: false, isTitled: false, rest: text };
  const sentences = sentencesOf(text).flatMap((sentence) => sentence.split(turns));
  const said = sentences.map((sentence) => possible.filter((sense) => isSaid(sense, sentence)));
  // "Please send 12 boxes and hold our order 7710": what stands before an act in its sentence is none.
  const beginnings = sentences.map((sentence, at) =>
    Math.min(...said[at]!.map((sense) => beginningOf(sense, sentence))),
  );
  const acts = said.flatMap((ofSentence, at) =>
    ofSentence.map((sense) => ({ ...sense, sentence: sentences[at]!.slice(beginnings[at]) })),
  );
  const isOrderedIn = (sentence: string, at: number) => {
    const other = sentence.slice(0, beginnings[at]);
    const next = other === sentence ? sentences[at + 1] : undefined;
    if (wantsEntry.some((sense) => isSaid(sense, other))) return true;
    return asksFor(other) && (brings(other) || listsGoods(other) || announces(other, next));
  };
  const isOrdered = sentences.some(isOrderedIn) || announcedListSigns(text).length > 0;
  const rest = acts.reduce((left, { sentence }) => left.replace(patternOf(sentence), '\n'), text);
  return { acts: acts.sort((a, b) => b.weight - a.weight), isOrdered, isTitled: isTitled(text), rest };
}

function beginningOf({ all }: Sense, sentence: string): number {
  return Math.min(...all.map((words) => words.exec(sentence)!.index));
}

/** Goods, and no news of them. */
function asksFor(sentence: string): boolean {
  return ordering.some((words) => words.test(sentence)) && !news.test(sentence);
}

function listsGoods(text: string): boolean {
  return countLines(text) + countGoods(text) > 0;
}

/** `Please send` over a list. */
function announces(sentence: string, next: string | undefined): boolean {
  return !/[.!?]$/.test(sentence) && next !== undefined && listsGoods(next);
}

/** `Order 552` alone in a line over a list. */
function isTitled(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.some((line, at) => title.test(line.trim()) && listsGoods(lines[at + 1] ?? ''));
}

/** A sentence where it stands, over line breaks. */
function patternOf(sentence: string): RegExp {
  return new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'u');
}
