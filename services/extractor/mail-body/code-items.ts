import type { Word } from '@orderloom/pages/page.ts';
import { nothingBut } from '../lexicon/mail/phrase-pattern.ts';
import { bare } from './amounts.ts';
import { isBodyUnit } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';

/** An article number and how many of it. */
export interface CodeItem {
  article: Word[];
  quantity: Word[];
  unit: Word[];
  /** In brackets behind them. */
  description: Word[];
}

type BodyLine = Paragraph['lines'][number];
interface ReadLine extends CodeItem {
  /** It says "times". */
  isSure: boolean;
}

/** Three digits at least; no price, no day and no time. */
const code =
  /^(?=(?:.*\d){3})(?!\d+[.,]\d{1,2}$)(?!\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$)[\p{L}\d][\p{L}\d./_-]{3,}$/u;
/** Letters and digits of a number that has fewer digits: "KX-01". */
const shortCode = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d]+(?:[./_-][\p{Lu}\d]+)+$/u;
const amount = /^[1-9]\d{0,4}$/;
const please = nothingBut(['politeWords'], { marks: '[.!,]*' });

/**
 * Lines of an article number and a quantity and nothing else: "2x 4711 pls", "4711-10   5", "KX-01, 13 pairs"; without
 * "x" only beside each other.
 */
export function codeItems({ lines }: Paragraph): { items: CodeItem[]; taken: Set<BodyLine> } {
  const read = lines.map((line) => readLine(line.words));
  const kept = lines.flatMap((line, i) => {
    const item = read[i];
    const isOne = item && (item.isSure || read[i - 1] || read[i + 1]);
    return isOne ? [{ line, item }] : [];
  });
  return {
    items: kept.map(({ item: { isSure: _, ...item } }) => item),
    taken: new Set(kept.map(({ line }) => line)),
  };
}

/** "MALT-25 x 30 (Maris Otter crushed)" */
function readLine(printed: readonly Word[]): ReadLine | null {
  const open = printed.findIndex(({ text }, at) => at > 1 && /^\(\p{L}/u.test(text));
  const isNamed = open > 0 && /\)$/.test(printed.at(-1)!.text);
  const description = (isNamed ? printed.slice(open) : []).map((word) => ({
    ...word,
    text: word.text.replace(/^\(|\)$/g, ''),
  }));
  const read = readBare(isNamed ? printed.slice(0, open) : printed);
  return read && { ...read, description };
}

function readBare(words: readonly Word[]): Omit<ReadLine, 'description'> | null {
  const own = words.filter(({ text }) => !please.test(text)).flatMap(apart);
  const signs = own.filter(({ text }) => times.test(text));
  const [first, second, third, ...more] = own.filter(({ text }) => !times.test(text));
  if (!first || !second || more.length > 0 || signs.length > 1) return null;
  const isSure = signs.length === 1;
  if (amount.test(first.text) && isSure && code.test(second.text) && !third)
    return { article: [second], quantity: [first], unit: [], isSure };
  if (third && !isBodyUnit(bare(third))) return null;
  const unit = third ? [{ ...third, text: third.text.replace(/[.,;!?]$/, '') }] : [];
  const article = { ...first, text: first.text.replace(/[:,;]$/, '') };
  const isCode = code.test(article.text) || ((third !== undefined || isSure) && shortCode.test(article.text));
  return isCode && amount.test(bare(second))
    ? { article: [article], quantity: [{ ...second, text: bare(second) }], unit, isSure }
    : null;
}
const times = /^[x×*]$/i;

/** "2x" is two words. */
function apart(word: Word): Word[] {
  const [, number] = /^(\d{1,5})[x×]$/i.exec(word.text) ?? [];
  return number === undefined
    ? [word]
    : [
        { ...word, text: number },
        { ...word, text: 'x' },
      ];
}
