import type { LineToResolve } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { type KnownArticle, textOf } from './articles.ts';
import type { Part } from './catalogue.ts';
import type { Random } from './random.ts';

/** What a line shows of an article, and how many articles of the catalogue it may mean. */
export interface WrittenLine {
  line: Partial<LineToResolve>;
  fitting: number;
  /** How many of them say nothing else: if it is one, it is the one that is meant. */
  whole: number;
}

/** Counts the articles whose descriptions in a language hold all of these words; `verz.` is the beginning of one. */
export type CountFitting = (words: string[], language: 'de' | 'en') => Pick<WrittenLine, 'fitting' | 'whole'>;

/** How a buyer writes a description; null when it does not apply to this article. */
export type Writing = (parts: Part[], random: Random) => { text: string; unit?: string; kept: Part[] } | null;

const asItIs: Writing = (parts) => ({ text: textOf(parts), kept: parts });

const reordered: Writing = (parts, random) => {
  const kept = shuffled(parts, random);
  return { text: textOf(kept), kept };
};

const roleOrder: Part['role'][] = ['material', 'colour', 'size', 'thing', 'standard', 'brand', 'pack'];

/** As another language has it: what the thing is like stands before it. */
const thingLater: Writing = (parts) => {
  const kept = parts.toSorted((a, b) => roleOrder.indexOf(a.role) - roleOrder.indexOf(b.role));
  return { text: textOf(kept), kept };
};

const abbreviated: Writing = (parts, random) => {
  const kept = parts.map(({ role, text }) => ({
    role,
    text: text.replace(/\p{L}{6,}/gu, (word) => shortened(word, random)),
  }));
  return textOf(kept) === textOf(parts) ? null : { text: textOf(kept), kept };
};

const missingWords: Writing = (parts, random) => {
  const left = random.pick([
    ['brand'],
    ['standard'],
    ['material'],
    ['brand', 'standard'],
    ['brand', 'material'],
  ]);
  const kept = parts.filter(({ role }) => !left.includes(role));
  return kept.length === parts.length ? null : { text: textOf(kept), kept };
};

const packAsUnit: Writing = (parts) => {
  const pack = parts.find(({ role }) => role === 'pack');
  if (pack === undefined) return null;
  const described = parts.filter((part) => part !== pack);
  return { text: textOf(described), unit: pack.text, kept: parts };
};

const allAtOnce: Writing = (parts, random) => {
  const fewer = missingWords(parts, random)?.kept ?? parts;
  const shorter = abbreviated(fewer, random)?.kept ?? fewer;
  const kept = shuffled(shorter, random);
  return { text: textOf(kept), kept };
};

/** What the rules were made with. */
export const writings = { asItIs, reordered, thingLater, abbreviated, missingWords, packAsUnit, allAtOnce };

const typingError: Writing = (parts, random) => {
  const long = parts.flatMap(({ text }) => text.match(/\p{L}{6,}/gu) ?? []);
  if (long.length === 0) return null;
  const word = random.pick(long);
  const at = 1 + random.below(word.length - 2);
  const wrong = random.pick([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ]);
  return { text: textOf(parts).replace(word, wrong), kept: parts };
};

const joinedWords: Writing = (parts) => {
  const text = textOf(
    parts.map(({ role, text }) => ({ role, text: role === 'thing' ? text.replace(/ /g, '-') : text })),
  );
  const joined = text.replace(
    /(Sechskant|Senkkopf|Kupfer|Netzwerk|Heizkörper|Sonnenblumen|Kopier)(?=\p{Ll})/gu,
    '$1-',
  );
  return joined === textOf(parts) ? null : { text: joined, kept: parts };
};

/** 0,75 l is 750 ml, 2,5 kg are 2500 g. */
const otherMeasure: Writing = (parts) => {
  const thousandfold: Record<string, string> = { l: 'ml', kg: 'g' };
  const text = textOf(parts).replace(
    /(\d+(?:[.,]\d+)?) (l|kg)(?= |$)/,
    (_, number: string, unit: string) =>
      `${Math.round(Number(number.replace(',', '.')) * 1000)} ${thousandfold[unit]}`,
  );
  return text === textOf(parts) ? null : { text, kept: parts };
};

const loud: Writing = (parts) => ({
  text: parts.map(({ text }) => text.toUpperCase().replace(/(\d)X(\d)/, '$1 X $2')).join(' / '),
  kept: parts,
});

/** No rule was made for them. */
export const heldOutWritings = { typingError, joinedWords, otherMeasure, loud };

/** Whether one article alone is meant. */
export function isDetermined({ fitting, whole }: WrittenLine): boolean {
  return fitting === 1 || whole === 1;
}

/** The line, and how many articles it may mean. */
export function writeLine(
  { parts, language }: KnownArticle,
  write: Writing,
  countFitting: CountFitting,
  random: Random,
): WrittenLine | null {
  const written = write(parts[language], random);
  if (written === null) return null;
  const { text, unit = null, kept } = written;
  return {
    line: { description: text, unit },
    ...countFitting(wordsOf(kept), language),
  };
}

/** A line that leaves open what tells the articles of a series apart. */
export const leavingOpen: Writing = (parts, random) => {
  const role = random.pick(['size', 'colour', 'pack'] as const);
  const left = parts.filter((part) => part.role !== role);
  if (left.length === parts.length) return null;
  return random.pick([asItIs, reordered, abbreviated])(left, random);
};

export function countFittingAmong(known: KnownArticle[]): CountFitting {
  const indexes = { de: indexWords(known, 'de'), en: indexWords(known, 'en') };
  return (words, language) => {
    const { having, texts } = indexes[language];
    const whole = counted(words.filter((word) => !word.endsWith('.')));
    const short = words.filter((word) => word.endsWith('.')).map((word) => word.slice(0, -1));
    const lists = whole.map((word) => having.get(word) ?? []).sort((a, b) => a.length - b.length);
    const [rarest, ...others] = lists.length === 0 ? [texts.map((_, i) => i)] : lists;
    const fitting = rarest!.filter(
      (i) =>
        others.every((list) => isAmong(list, i)) &&
        short.every((start) => texts[i]!.some((word) => word.startsWith(start))),
    );
    return {
      fitting: fitting.length,
      whole: fitting.filter((i) => texts[i]!.length === words.length).length,
    };
  };
}

/** Each text's words, and by word the places of the texts that have it, ascending. A word is kept once: there are millions. */
function indexWords(known: KnownArticle[], language: 'de' | 'en') {
  const having = new Map<string, number[]>();
  const kept = new Map<string, string>();
  const texts = known.map(({ parts }, i) =>
    counted(wordsOf(parts[language])).map((word) => {
      if (!kept.has(word)) {
        kept.set(word, word);
        having.set(word, []);
      }
      having.get(word)!.push(i);
      return kept.get(word)!;
    }),
  );
  return { having, texts };
}

function isAmong(ascending: number[], wanted: number): boolean {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === wanted;
}

function wordsOf(parts: Part[]): string[] {
  return parts.flatMap(({ text }) => text.split(' '));
}

/** The second `25` of a text is another word than the first. */
function counted(words: string[]): string[] {
  return words.map((word, i) => `${word}#${words.slice(0, i).filter((other) => other === word).length}`);
}

function shortened(word: string, random: Random): string {
  return random.chance(0.3) ? word : `${word.slice(0, 3 + random.below(3))}.`;
}

function shuffled<T>(items: T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
