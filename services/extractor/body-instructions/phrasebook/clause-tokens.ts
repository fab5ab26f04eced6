import type { DraftRow } from '../../draft.ts';
import { isBodyUnit, isMeasure } from '../../mail-body/body-units.ts';
import { findTargets } from '../find-targets.ts';
import { goodsSaid } from '../goods-said.ts';
import { namedLines } from '../line-numbers.ts';
import { ordinalLine } from '../ordinals.ts';
import type { CompiledBook } from './phrase-book.ts';

/** A word, number or mark of a sentence. */
export interface Token {
  /** As phrases are written: small letters, `‹2›` for the goods of the third row. */
  text: string;
  /** As it was typed. */
  said: string;
  /** From which character of the sentence to which. */
  from: number;
  to: number;
}

const piece =
  /\p{L}+(?:n['’]t|['’](?:s|d|m|ll|re|ve|t))(?![\p{L}])|\p{L}{1,7}['’](?=\p{L})|\p{L}+(?:-\p{L}+)*|\d+(?:[.,]\d+)*|->|=>|[^\s\p{L}\d]/gu;

/** The words, numbers and marks of a text; goods that may be several rows are `‹?›`. */
export function tokensOf(text: string, rows: readonly DraftRow[]): Token[] {
  const goods = mentions(text, rows);
  const tokens: Token[] = [];
  let at = 0;
  for (const { rows: named, from, to } of goods) {
    tokens.push(...plainTokens(text.slice(at, from), at));
    tokens.push({ text: named.length === 1 ? `‹${named[0]}›` : '‹?›', said: text.slice(from, to), from, to });
    at = to;
  }
  tokens.push(...plainTokens(text.slice(at), at));
  return tokens;
}

interface Mention {
  rows: number[];
  from: number;
  to: number;
}

/** Goods by their names and codes, and lines by their numbers and places. */
function mentions(text: string, rows: readonly DraftRow[]): Mention[] {
  const lines = [namedLines(text)?.text, ordinalLine(text)?.text].flatMap((said) => {
    if (said === undefined) return [];
    const from = text.indexOf(said);
    return [{ rows: findTargets(said, rows)?.rows ?? [], from, to: from + said.trimEnd().length }];
  });
  const [line] = lines;
  const named = goodsSaid(text, rows).filter(
    ({ from, to }) => line === undefined || to <= line.from || from >= line.to,
  );
  return [...named, ...(line ? [line] : [])].sort((one, other) => one.from - other.from);
}

function plainTokens(text: string, offset: number): Token[] {
  return [...text.matchAll(piece)].map(({ 0: said, index }) => {
    // "Fenders -5"
    const isMinus = said === '-' && /^\d/.test(text.slice(index + 1));
    const isColon = /^(?:[–—:=→]|-|->|=>)$/.test(said);
    const plain = isMinus ? 'minus' : isColon ? ':' : said.toLowerCase().replaceAll('’', "'");
    return { text: plain, said, from: offset + index, to: offset + index + said.length };
  });
}

/** Without articles, manners, units behind numbers and the marks at the end. */
export function plainClause(
  tokens: readonly Token[],
  book: CompiledBook,
  rows: readonly DraftRow[],
): Token[] {
  const units = new Set(rows.flatMap(({ unit }) => (unit ? unit.value.toLowerCase() : [])));
  const kept: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const isCounting =
      [tokens[at - 1], tokens[at - 2]].some((before) => /^\d+$/.test(before?.text ?? '')) &&
      isGoodsUnit(token.text, units);
    const isDot = /^[.!"'„“”«»*]$/.test(token.text);
    if (isCounting || isDot || book.left.has(token.text)) continue;
    kept.push(token);
  }
  return withoutTimes(merged(kept, book));
}

/** "Pcs", and the unit in which some line is ordered; "5 l" of goods by the can sizes them, and a dozen are twelve. */
function isGoodsUnit(word: string, units: ReadonlySet<string>): boolean {
  return units.has(word) || (isBodyUnit(word) && !isMeasure(word) && !noCount.test(word));
}
const noCount =
  /^(?:l|g|kg|m|t|dozens?|dz|dtz|dutzend|dozijn|douzaines?|docenas?|dozzin[ae]|dúzias?|tuzin\p{L}*|dusin)$/u;

/** "5x", "5 x" */
function withoutTimes(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ text }, at) =>
      !(
        /^[x×]$/.test(text) && [tokens[at - 1], tokens[at + 1]].some((next) => /^\d+$/.test(next?.text ?? ''))
      ),
  );
}

/** "Line 3 (fenders)" names one row twice; "fenders and hooks", "fenders, hooks" are several. */
function merged(tokens: readonly Token[], { and }: CompiledBook): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const last = read.at(-1);
    if (!isGoods(token) || last === undefined) {
      read.push(token);
      continue;
    }
    const [joint, before] = [read.at(-1)!, read.at(-2)];
    if (isGoods(joint) && joint.text === token.text) continue;
    const isBracketed = joint.text === '(' && before?.text === token.text && tokens[at + 1]?.text === ')';
    if (isBracketed) {
      read.pop();
      at += 1;
      continue;
    }
    if (before && isGoods(before) && (joint.text === ',' || and.has(joint.text))) {
      const text =
        before.text === token.text ? token.text : `${before.text.slice(0, -1)},${token.text.slice(1)}`;
      read.splice(-2, 2, {
        ...before,
        text,
        said: `${before.said} ${joint.said} ${token.said}`,
        to: token.to,
      });
      continue;
    }
    read.push(token);
  }
  return read;
}

function isGoods({ text }: Token): boolean {
  return /^‹[\d,]+›$/.test(text);
}
