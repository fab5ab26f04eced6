import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { findTargets } from '../goods/find-targets.ts';
import { goodsSaid, withoutGoodsSaid } from '../goods/goods-said.ts';
import { withoutSizes } from '../goods/sizes-of-names.ts';
import { tellsOfGoods } from '../goods/told-goods.ts';
import type { Wish } from '../instruction.ts';
import { verbOf } from '../sentences/clauses.ts';
import { withoutOwn } from '../sentences/plain-numbers.ts';
import { whole } from '../words/patterns.ts';
import { told } from '../words/wordings.ts';
import { countsOtherwise, formerly, longAgo, moreOrLess } from '../words/words-of-amounts.ts';
import { declines } from '../words/words-of-refusal.ts';
import { asks, cancels, less, more } from '../words/words-of-wishes.ts';
import { setsAside } from './set-aside.ts';
import { countsOf } from './wished-quantity.ts';

/**
 * Another quantity that numbers prove, whatever the words: the printed one is denied beside another ("10 padlocks we lack,
 * not 6"), or the difference stands beside the sum ("10 off, which leaves 15"). Null where they prove none.
 */
export function provenQuantity(
  said: string,
  rows: readonly DraftRow[],
  present: string | null,
): Extract<Wish, { kind: 'quantity' }> | null {
  if (tellsOfGoods(said) || longAgo.test(said)) return null;
  const text = withoutOwn(
    said.replace(enumerator, ''),
    present !== null && present.length > 3 ? [present] : [],
  );
  const targets = findTargets(text, rows) ?? onlyGoods(text, rows);
  const [row] = targets?.rows ?? [];
  if (targets === null || row === undefined || targets.rows.length > 1) return null;
  const now = rows[row]!.quantity?.value ?? null;
  if (now === null) return null;
  const rest = withoutSizes(targets.rest, text, rows[row]!.description?.value ?? '');
  const counts = countsOf(rest);
  // A day or a size beside them: they may count something else.
  if ((rest.match(/\d+/g) ?? []).length > counts.length) return null;
  const others = [...new Set(counts.flatMap(({ value }) => (value === now ? [] : [value])))];
  const [one, two] = others;
  if (one !== undefined && others.length === 1)
    return counts.length > 1 &&
      (deniesPrinted(rest, now) || asksBehind(rest, counts, now) || setsAside(rest, now, one))
      ? { kind: 'quantity', row, to: one, from: now }
      : null;
  if (one === undefined || two === undefined || others.length > 2) return null;
  // The difference is said first: of 13, "10 off, which leaves 3".
  const [by, sum] = others as [number, number];
  const between = rest.slice(
    rest.indexOf(String(by)),
    rest.lastIndexOf(String(sum)) + String(sum).length + 12,
  );
  const isSum = sum === now + by || sum === now - by;
  if (!isSum || countsOtherwise(rest) || told.test(rest) || !sumsUp.test(between) || !tellsDifference(rest))
    return null;
  // Behind it another line may be meant.
  const behind = rest.slice(rest.lastIndexOf(String(sum)));
  return cancels.test(behind) || declines.test(behind)
    ? null
    : { kind: 'quantity', row, to: sum, from: null };
}

/** "60 bundles of the battens, with 45 we won't get far": the only goods of the order that are named, if by another form of their name. */
function onlyGoods(text: string, rows: readonly DraftRow[]): { rows: number[]; rest: string } | null {
  const goods = goodsSaid(text, rows);
  const named = [...new Set(goods.flatMap((each) => each.rows))];
  return named.length === 1 ? { rows: named, rest: withoutGoodsSaid(text, goods) } : null;
}

/** "10 have holes, so 50 are left": a number beside a sum is a difference only where somebody says more or fewer. */
function tellsDifference(rest: string): boolean {
  return (
    verbOf(rest) !== null ||
    differences.test(rest) ||
    [less, more, moreOrLess, declines].some((words) => words.test(rest))
  );
}

const differences = inAnyLanguage('differences');

/** Between the difference and the sum. */
const sumsUp = whole(
  [
    'to|auf|naar|tot|à|a|na|til|so|that makes|makes|making|leav(?:es|ing)|all told|in total|altogether|total|left|giving|then',
    'zusammen|macht|dann|bleib\\p{L}*|insgesamt|also|samen|totaal|blijven|over|komen|maakt|dus',
    'en tout|au total|reste\\p{L}*|fait|donc|en total|queda\\p{L}*|o sea|total|in tutto|fanno|fa|rest(?:ano|a|erebbero)|cioè|quindi|totale',
    'no total|dá|fica\\p{L}*|ou seja|razem|zosta\\p{L}*|czyli|łącznie|i alt|ender|bliver|tilbage|altså',
  ].join('|'),
);

/** "1) line 1: …" */
const enumerator = /^\s*\(?\d{1,2}[.)]\s+/;

/** "With 15 kilos we won't get far, please take 26": the printed one is not enough, and a bare one behind it is asked for. */
function asksBehind(rest: string, counts: readonly { value: number }[], now: number): boolean {
  const [first, second] = counts;
  if (counts.length !== 2 || first!.value !== now || countsOtherwise(rest) || moreOrLess.test(rest))
    return false;
  const behind = rest.slice(rest.indexOf(String(now)) + String(now).length);
  const [clause = ''] =
    new RegExp(
      `[^.,;:–]*(?<![\\d.,])${second!.value}(?:\\s\\p{L}{1,10}\\.?)?(?:,? (?:please|pls|bitte|graag|aub|svp|s[’']il (?:vous|te) plaît|por favor|per favore|proszę|tak))?\\s*[.!]*$`,
      'u',
    ).exec(behind) ?? [];
  return (
    clause !== '' &&
    /[.,;:–]/.test(behind.slice(0, behind.length - clause.length)) &&
    asks.test(clause) &&
    !declines.test(clause)
  );
}

/** "Not 6", "instead of 6": once, and of no other number. */
function deniesPrinted(rest: string, now: number): boolean {
  const numbers = [...rest.matchAll(/\d+/g)];
  const denied = numbers.filter(({ index }) => formerly.test(rest.slice(0, index)));
  return denied.length > 0 && denied.every(([number]) => Number(number) === now);
}
