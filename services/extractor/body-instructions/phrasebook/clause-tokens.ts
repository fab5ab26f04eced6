import type { DraftRow } from '../../draft.ts';
import { isCommon, isNameless } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit, isContainer } from '../../mail-body/body-units.ts';
import { foldWord } from '../../values/fold.ts';
import { otherWords } from '../gates/known-words.ts';
import { findTargets } from '../goods/find-targets.ts';
import { goodsSaid } from '../goods/goods-said.ts';
import { namedLines } from '../goods/line-numbers.ts';
import { ordinalLine } from '../goods/ordinals.ts';
import { verbOf } from '../sentences/clauses.ts';
import type { CompiledBook } from './phrase-book.ts';
import { goodsMark } from './word-pattern.ts';

/** A word, number or mark of a sentence. */
export interface Token {
  /** As phrases are written: small letters, `‹2›` for the goods of the third row. */
  text: string;
  /** As it was typed. */
  said: string;
  /** Behind a number, what it counts. */
  unit?: string;
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
  const found = [...named, ...(line ? [line] : [])];
  return [...found, ...inOtherForms(text, found, rows)].sort((one, other) => one.from - other.from);
}

/** Words that are a form or the end of a word in the name of one line only: "roupões" of "roupão", "Harz" of "Epoxidharz". */
function inOtherForms(text: string, found: readonly Mention[], rows: readonly DraftRow[]): Mention[] {
  const names = rows.map(({ description }) => (description?.value ?? '').match(/\p{L}{4,}/gu) ?? []);
  return [...text.matchAll(/(?<![\p{L}\d-])\p{L}{4,}(?![\p{L}\d-])/gu)].flatMap(({ 0: word, index }) => {
    const isPlain =
      isNameless(word) || verbOf(word) !== null || isBodyUnit(word) || otherWords(word).length === 0;
    if (isPlain || found.some(({ from, to }) => index < to && index + word.length > from)) return [];
    const hits = rows.flatMap((_, row) => (names[row]!.some((own) => isNear(word, own)) ? row : []));
    return hits.length === 1 ? [{ rows: hits, from: index, to: index + word.length }] : [];
  });
}

function isNear(one: string, other: string): boolean {
  const [said, own] = [foldWord(one), foldWord(other)];
  const shorter = Math.min(said.length, own.length);
  let shared = 0;
  while (shared < shorter && said[shared] === own[shared]) shared += 1;
  const isForm = shared >= leastShared && shared >= sharedPart * Math.max(said.length, own.length) - 1;
  return isForm || (own.length >= said.length + leastBefore && own.endsWith(said));
}
const leastShared = 4;
const sharedPart = 0.7;
/** So many letters stand before the end of a word that is another word. */
const leastBefore = 3;

function plainTokens(text: string, offset: number): Token[] {
  return [...text.matchAll(piece)].map(({ 0: said, index }) => {
    // "Fenders -5"
    const isMinus = said === '-' && /^\d/.test(text.slice(index + 1));
    const isColon = /^(?:[–—:=→]|-|->|=>)$/.test(said);
    const plain = isMinus ? 'minus' : isColon ? ':' : said.toLowerCase().replaceAll('’', "'");
    return { text: plain, said, from: offset + index, to: offset + index + said.length };
  });
}

/** Without articles, manners and marks; the units behind numbers stand beside them. */
export function plainClause(
  tokens: readonly Token[],
  book: CompiledBook,
  rows: readonly DraftRow[],
): Token[] {
  const ordered = rows.flatMap(({ unit }) => (unit ? unit.value.toLowerCase() : []));
  const kept: Token[] = [];
  for (const token of tokens) {
    const last = kept.at(-1);
    const before = kept.at(-2);
    const isOfGoods = isGoodsUnit(token.text, ordered);
    if (isOfGoods && last && isNumber(last) && last.unit === undefined) {
      kept.splice(-1, 1, { ...last, unit: token.text });
      continue;
    }
    // "5 additional pcs"
    if (
      isOfGoods &&
      last &&
      before &&
      isNumber(before) &&
      !/^\P{L}/u.test(last.text) &&
      before.unit === undefined &&
      last.text.length > mostJoint
    ) {
      kept.splice(-2, 2, { ...before, unit: token.text }, last);
      continue;
    }
    if (/^[.!"'„“”«»*]$/.test(token.text) || book.left.has(token.text)) continue;
    kept.push(token);
  }
  return withoutTimes(merged(kept, book));
}
/** "5 of", "5 op": what stands between is no word of quantity. */
const mostJoint = 3;

function isNumber({ text }: Token): boolean {
  return /^\d+$/.test(text);
}

/** "Pcs", a container, and the unit in which some line is ordered; "5 l" of goods by the can sizes them, and a dozen are twelve. */
function isGoodsUnit(word: string, ordered: readonly string[]): boolean {
  if (ordered.some((unit) => isSameUnit(word, unit))) return true;
  return (
    pieces.test(word) ||
    (isContainer(word) && word.length > mostJoint && !isCommon(word) && !noCount.test(word))
  );
}
const pieces =
  /^(?:pcs?|pieces?|each|ea|items?|units?|st|stk|stck|stück|stücke|stuks?|pièces?|pces?|pce|unités?|uds?|unidad(?:es)?|unid|pz|pezz[io]|un|unid|peças?|szt|sztuk\p{L}*|styk|stykker)$/u;
const noCount =
  /^(?:dozens?|dutzend|dozijn|douzaines?|docenas?|dozzin[ae]|dúzias?|tuzin\p{L}*|dusin|bars|est|par|kilos?|pounds?|quid|euros?|dollars?|pfund|livres?|met(?:er|re)s?|mètres?|metros?|metri|metr(?:y|ów)|inch(?:es)?|feet|pal(?:l?[ei]t?)\p{L}*)$/u;

/** "Rolls" and "roll", "Kartons" and "Karton", pieces of any kind. */
export function isSameUnit(one: string, other: string): boolean {
  const [first, second] = [one, other].map((unit) => unit.toLowerCase().replace(/\.$/, ''));
  if (first === second || pieces.test(first!)) return true;
  return Math.min(first!.length, second!.length) > 2 && first!.slice(0, 3) === second!.slice(0, 3);
}

/** "5x", "5 x" */
function withoutTimes(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ text }, at) =>
      !(
        /^[x×]$/.test(text) &&
        [tokens[at - 1], tokens[at + 1]].some((next) => next !== undefined && isNumber(next))
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
  return goodsMark.test(text);
}
