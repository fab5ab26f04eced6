import type { Word } from '@orderloom/pages/page.ts';
import { isBodyUnit } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { isCurrency, moneyIn } from './money.ts';
import { quantityName } from './wordings.ts';

/** `(20)`: an amount, or the number of a line. */
export const bracketed = /^\((\d{1,6})\)$/;

/** "(20) gloves", "(5) tape": brackets that do not count the lines hold amounts. */
export function bracketsHoldAmounts(lines: Paragraph['lines']): boolean {
  const numbers = lines.flatMap(({ words }) => bracketed.exec(words[0]?.text ?? '')?.[1] ?? []).map(Number);
  return numbers.some((number, i) => number !== numbers[0]! + i) || (numbers.length === 1 && numbers[0]! > 1);
}

/** "(48) gloves" and "gloves (48 boxes)" without the brackets around the amount, which then stands apart. */
export function withoutBrackets(words: readonly Word[]): Word[] {
  const [first] = words;
  if (first && /^\(\d{1,6}[x×]?\)$/i.test(first.text))
    return [{ ...first, text: first.text.slice(1, -1) }, ...words.slice(1)];
  const open = words.findLastIndex(({ text }) => /^\(\d{1,6}[x×]?\)?$/i.test(text));
  const isAmount = open > 0 && words.length - open <= 2 && /\)$/.test(words.at(-1)!.text);
  if (!isAmount) return [...words];
  const amount = words.slice(open).map((word) => ({ ...word, text: word.text.replace(/[()]/g, '') }));
  return [...words.slice(0, open), { ...words[open]!, text: '–' }, ...amount];
}

/** What is in the brackets that begin at a word, without them, and where they end; null where they hold no few words. */
function insideAt(words: readonly Word[], from: number): { inside: Word[]; to: number } | null {
  if (!words[from]!.text.startsWith('(')) return null;
  const length = words.slice(from, from + mostInside).findIndex(({ text }) => text.endsWith(')')) + 1;
  if (length === 0) return null;
  const inside = words
    .slice(from, from + length)
    .map((word) => ({ ...word, text: word.text.replace(/^\(|\)$/g, '') }))
    .filter(({ text }) => text !== '');
  return { inside, to: from + length };
}
const mostInside = 6;

/** `(QTY: 24)`, `(2 x 15000 FCFA)`, `(unit price: $ 3.15)` as they are written elsewhere: `– 24`, `– 2 @ 15000 FCFA`, `@ $ 3.15`. */
function amountWritten(inside: readonly Word[]): Word[] | null {
  const [first, second, ...more] = inside;
  if (!first || !second) return null;
  const sign = (text: string): Word => ({ ...first, text });
  if (quantityName.test(first.text) && whole.test(second.text) && more.length === 0)
    return [sign('–'), second];
  const isTimes = whole.test(first.text) && /^[x×]$/i.test(second.text);
  if (isTimes && isMoney(more)) return [sign('–'), first, sign('@'), ...more];
  const label = inside.findIndex(({ text }) => text.endsWith(':')) + 1;
  const isOfOne = label > 0 && inside.slice(0, label).some(({ text }) => ofOne.test(text));
  return isOfOne && isMoney(inside.slice(label)) ? [sign('@'), ...inside.slice(label)] : null;
}
const whole = /^[1-9]\d{0,5}$/;
/** The price of one. */
const ofOne =
  /^(?:un|uni|unit|unitario|unitaria|unitaire|unitário|each|ea|per|pro|je|c\/u|stück|stückpreis|einzelpreis|stuks?prijs|jedn|jednostkowa|stk|stykpris)[.:]*$/iu;

function isMoney(words: readonly Word[]): boolean {
  return (
    words.length > 0 &&
    words.some(({ text }) => /\d/.test(text)) &&
    moneyIn(words).some(({ from, to }) => from === 0 && to === words.length) &&
    !words.every(isCurrency)
  );
}

/** Paragraphs with the amounts of their items outside of brackets. */
export function withAmountsOutOfBrackets(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    lines: paragraph.lines.map((line) => {
      const words = outOfBrackets(contentToThing(line.words));
      return words === line.words ? line : { ...line, words };
    }),
  }));
}

function outOfBrackets(words: Paragraph['lines'][number]['words']): Paragraph['lines'][number]['words'] {
  for (let from = 1; from < words.length; from++) {
    const found = insideAt(words, from);
    const written = found && amountWritten(found.inside);
    if (written) return [...words.slice(0, from), ...written, ...words.slice(found.to)];
  }
  return words;
}

/** `envelopes C5 - 3 boxes (500 pcs) at 64.00`: what is in each box belongs to the thing, `envelopes C5 (500 pcs) - 3 boxes at 64.00`. */
function contentToThing(words: Paragraph['lines'][number]['words']): Paragraph['lines'][number]['words'] {
  for (let from = 4; from < words.length - 1; from++) {
    const found = insideAt(words, from);
    const [dash, amount, unit] = words.slice(from - 3, from);
    const [count, counted, ...more] = found?.inside ?? [];
    if (
      found &&
      /^[-–—:]$/.test(dash!.text) &&
      whole.test(amount!.text) &&
      isBodyUnit(unit!.text) &&
      count !== undefined &&
      whole.test(count.text) &&
      counted !== undefined &&
      isBodyUnit(counted.text) &&
      more.length === 0 &&
      moneyIn(words.slice(found.to)).length > 0
    )
      return [
        ...words.slice(0, from - 3),
        ...words.slice(from, found.to),
        ...words.slice(from - 3, from),
        ...words.slice(found.to),
      ];
  }
  return words;
}
