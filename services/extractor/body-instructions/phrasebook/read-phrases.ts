import type { DraftRow } from '../../draft.ts';
import { saysNothing } from '../chatty-tail.ts';
import { touchTwice, type Wish } from '../instruction.ts';
import { saysWhy } from '../reasons.ts';
import { isUnmeant } from '../retractions.ts';
import { languagesOf } from '../words/spoken-languages.ts';
import { books } from './books.ts';
import { plainClause, type Token, tokensOf } from './clause-tokens.ts';
import { type CompiledBook, goodsMark, type PhraseKind } from './phrase-book.ts';

/**
 * What a sentence wants of lines whose every clause stands in the phrase book of its language, or only says why. Null
 * where some clause does not: it may still be read by other ways. `language` is that of the order, which short ones share.
 */
export function wishesInPhrases(
  text: string,
  rows: readonly DraftRow[],
  language: string | null,
): Wish[] | null {
  if (text.length > longestSentence || isUnmeant(text)) return null;
  const tokens = tokensOf(text, rows);
  if (!tokens.some((token) => goodsMark.test(token.text))) return null;
  const spoken = new Set([...languagesOf(text).map((words) => words.language), language ?? '']);
  for (const book of [...spoken].flatMap((each) => books.get(each) ?? [])) {
    const clause = withNamed(plainClause(tokens, book, rows), book);
    const isQuestion = clause.at(-1)?.text === '?';
    const said = isQuestion ? clause.slice(0, -1) : clause;
    const wishes = clausesFrom(said, 0, { book, rows, isQuestion });
    if (wishes !== null && wishes.length > 0 && !touchTwice(wishes)) return wishes;
  }
  return null;
}
const longestSentence = 300;

interface About {
  book: CompiledBook;
  rows: readonly DraftRow[];
  isQuestion: boolean;
}

/** "Muzzles: lose them altogether": the goods stand before the clause that is about them. */
function withNamed(tokens: readonly Token[], { them }: CompiledBook): Token[] {
  const [first, mark, ...rest] = tokens;
  if (!first || !mark || !goodsMark.test(first.text) || !/^[:,]$/.test(mark.text)) return [...tokens];
  const at = rest.findIndex((token) => them.has(token.text));
  if (at < 0 || rest.some((token) => goodsMark.test(token.text))) return [...tokens];
  return rest.with(at, first);
}

/** What the clauses from a token on want; null where one is neither a phrase nor says nothing. */
function clausesFrom(
  tokens: readonly Token[],
  from: number,
  about: About,
  wishes: readonly Wish[] = [],
): Wish[] | null {
  let start = from;
  while (start < tokens.length && isBorder(tokens[start]!, about.book)) start += 1;
  if (start >= tokens.length) return [...wishes];
  for (const end of endsFrom(tokens, start, about.book)) {
    const clause = tokens.slice(start, end);
    const wish = wishOf(clause, about);
    if (wish !== null) {
      const all = clausesFrom(tokens, end, about, [...wishes, ...wish]);
      if (all !== null) return all;
    }
  }
  const end = endsFrom(tokens, start, about.book).find((each) =>
    isInert(tokens.slice(start, each), wishes, about.rows),
  );
  return end === undefined ? null : clausesFrom(tokens, end, about, wishes);
}

/** Where a clause that begins at a token may end, the farthest first. */
function endsFrom(tokens: readonly Token[], start: number, book: CompiledBook): number[] {
  const ends = tokens.flatMap((token, at) => (at > start && isBorder(token, book) ? [at] : []));
  return [...ends, tokens.length].reverse();
}

function isBorder({ text }: Token, { and }: CompiledBook): boolean {
  return /^[,;:()]$/.test(text) || and.has(text);
}

/** What a clause wants by the phrase that it is; none where it says what is printed, null where it is no phrase. */
function wishOf(clause: readonly Token[], { book, rows, isQuestion }: About): Wish[] | null {
  const text = clause.map((token) => ` ${token.text}`).join('');
  if (isQuestion && !book.asks.test(text)) return null;
  for (const { kind, pattern } of book.phrases) {
    const slots = pattern.exec(text)?.groups;
    const wish = slots && wishIn(kind, slots, rows);
    if (wish) return wish;
  }
  return null;
}

function wishIn(
  kind: PhraseKind,
  slots: Readonly<Record<string, string | undefined>>,
  rows: readonly DraftRow[],
): Wish[] | null {
  const named = (slots.g?.match(/\d+/g) ?? []).map(Number);
  const [row] = named;
  if (row === undefined) return null;
  const printed = rows[row]!.quantity?.value ?? null;
  const from = slots.o === undefined ? null : Number(slots.o);
  if (from !== null && from !== printed) return null;
  if (kind === 'cancel') return [{ kind: 'cancel', rows: named }];
  const number = Number(slots.n);
  if (named.length > 1 || !(number > 0)) return null;
  if (kind === 'set') return number === printed ? null : [{ kind: 'quantity', row, to: number, from }];
  if (kind === 'less' && (printed === null || number >= printed)) return null;
  return [{ kind: 'quantityBy', row, by: kind === 'more' ? number : -number }];
}

/** Beside a wish what says nothing of the order, and before or behind one why it is wanted. */
function isInert(clause: readonly Token[], wishes: readonly Wish[], rows: readonly DraftRow[]): boolean {
  const said = clause
    .map((token) => token.said)
    .join(' ')
    .replaceAll(/(?<=['’]) /g, '');
  const isNamed = clause.some((token) => token.text.startsWith('‹'));
  if (saysWhy(said)) return !isNamed;
  return wishes.length > 0 && !isNamed && saysNothing(said, rows);
}
