import { type Sense, senses } from './senses.ts';
import { sentencesOf } from './sentences.ts';

/** A sense that a text has, with the words that say it. */
export interface FoundSense extends Pick<Sense, 'name' | 'category' | 'weight' | 'isMention'> {
  wording: string;
}

/** What the sentences of a text mean: each meaning once, however often and in whatever language it is said. */
export function findSenses(text: string): FoundSense[] {
  const possible = senses.filter(({ all }) => all.every((words) => words.test(text)));
  if (possible.length === 0) return [];
  const found = new Map<string, FoundSense>();
  for (const sentence of sentencesOf(text)) {
    for (const sense of possible) {
      if (found.has(sense.name) || !isSaid(sense, sentence)) continue;
      const wording = sense.all.map((words) => words.exec(sentence)![0]).join(' + ');
      const { name, category, weight, isMention } = sense;
      found.set(name, { name, category, weight, isMention, wording });
    }
  }
  return [...found.values()];
}

function isSaid({ all, none, isQuestion }: Sense, sentence: string): boolean {
  return (
    (!isQuestion || sentence.includes('?')) &&
    all.every((words) => words.test(sentence)) &&
    !none.some((words) => words.test(sentence))
  );
}

const withdrawals = senses.filter(({ name }) => name === 'order_withdrawn');

/** The other sentences of a text that takes an order back; null when none does. */
export function besideWithdrawal(text: string): string | null {
  const sentences = sentencesOf(text);
  const others = sentences.filter((sentence) => !withdrawals.some((sense) => isSaid(sense, sentence)));
  return others.length < sentences.length ? others.join('\n') : null;
}
