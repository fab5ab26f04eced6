import type { DraftRow } from '../../draft.ts';
import { isNameless } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit, isMeasure } from '../../mail-body/body-units.ts';
import { foldWord } from '../../values/fold.ts';
import { otherWords } from '../gates/known-words.ts';
import { verbOf } from '../sentences/clauses.ts';
import { fold } from '../sentences/plain-numbers.ts';
import { findTargets, isCode, isFormOf, isHead, joints, sizes, withoutEnding } from './find-targets.ts';

/** Goods of the order where a text names them; `rows` are several where it does not say which. */
export interface GoodsSaid {
  rows: number[];
  /** From which character to which. */
  from: number;
  to: number;
}

interface Token {
  text: string;
  folded: string;
  from: number;
  to: number;
}

/**
 * Where a text names goods of an order, by whatever of their names is said: "the 10 mm braid", "the mediums", "les 377".
 * Words that stand together name one row where only one has them all.
 */
export function goodsSaid(text: string, rows: readonly DraftRow[]): GoodsSaid[] {
  const coded = codesIn(text, rows);
  const open = coded.reduce(
    (left, { from, to }) => left.slice(0, from) + '\n'.repeat(to - from) + left.slice(to),
    text,
  );
  const names = rows.map((row) => tokensOf(row.description?.value ?? ''));
  const tokens = tokensOf(open);
  const found: GoodsSaid[] = [...coded];
  for (let at = 0; at < tokens.length; ) {
    const goods = nameFrom(tokens, at, names, open);
    if (goods) found.push({ rows: goods.rows, from: tokens[goods.first]!.from, to: tokens[goods.last]!.to });
    at = goods ? goods.last + 1 : at + 1;
  }
  return joined(
    withoutUnits(found, text).sort((one, other) => one.from - other.from),
    text,
  );
}

/** "3 extra pair of the fronts": what counts goods names them only where nothing else does, and no number stands there. */
function withoutUnits(found: readonly GoodsSaid[], text: string): GoodsSaid[] {
  const isUnit = ({ from, to }: GoodsSaid) => isBodyUnit(text.slice(from, to));
  const isCounting = ({ from }: GoodsSaid) => /(?<![\p{L}\d])\d/u.test(text.slice(0, from));
  const isCounted = found.some((goods) => !isUnit(goods) || isCounting(goods));
  return found.filter((goods) => !isCounted || !isUnit(goods));
}

/** The one row that a text names, in any way, and the text without what names it; null where it names none or several. */
export function rowNamed(text: string, rows: readonly DraftRow[]): { row: number; rest: string } | null {
  const targets = findTargets(text, rows);
  if (targets) return targets.rows.length === 1 ? { row: targets.rows[0]!, rest: targets.rest } : null;
  const said = goodsSaid(text, rows);
  const named = [...new Set(said.flatMap((goods) => goods.rows))];
  return named.length === 1 ? { row: named[0]!, rest: withoutGoodsSaid(text, said) } : null;
}

/** A text with a gap in the place of each goods that it names. */
export function withoutGoodsSaid(text: string, goods: readonly GoodsSaid[]): string {
  return goods.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
}

/** Numbers of articles, as they are printed but for signs and cases. */
function codesIn(text: string, rows: readonly DraftRow[]): GoodsSaid[] {
  const pieces = [...text.matchAll(/[^\s,;:()"'„“”]+/gu)];
  return pieces.flatMap(({ 0: piece, index }) => {
    const plain = piece.replace(/[.!?]+$/, '');
    if (!isCode(plain)) return [];
    const hits = rows.flatMap(({ customerArticle, supplierArticle }, row) =>
      [customerArticle, supplierArticle].some((code) => code && fold(code.value) === fold(plain)) ? row : [],
    );
    return hits.length === 1 ? [{ rows: hits, from: index, to: index + plain.length }] : [];
  });
}

/** "10mm" and "10 mm" are alike, and so are "60x90" and "60 x 90". */
function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*|(?![x×]\d)\p{L}[\p{L}\d]*/gu)].map(({ 0: said, index }) => ({
    text: said,
    folded: foldWord(said),
    from: index,
    to: index + said.length,
  }));
}

function nameFrom(
  tokens: readonly Token[],
  first: number,
  names: readonly (readonly Token[])[],
  text: string,
): { rows: number[]; first: number; last: number } | null {
  let rows = rowsWith(tokens, first, names);
  if (rows.length === 0) return null;
  let last = sizeEnd(tokens, first);
  for (let at = last + 1; at < tokens.length && at <= last + widestGap; at++) {
    if (/[,;:()\n]|\p{L}{2}[.!?]\s/u.test(text.slice(tokens[last]!.to, tokens[at]!.from))) break;
    const narrower = rowsWith(tokens, at, names).filter((row) => rows.includes(row));
    const isClose = at === last + 1;
    const isTold =
      at === last + 2 && beforeSizes.test(tokens[at - 1]!.text) && !towards.test(tokens[at + 1]?.text ?? '');
    const isSize =
      ((rows.length > 1 && isClose) || isTold) && isSizeOfName(tokens[at]!, tokens[at + 1], names, rows);
    // "The pistachio paste to 6 buckets" of "pistachio paste, bucket": what they count is no part of the name.
    if (narrower.length === 0 && !isSize && /^\d+$/.test(tokens[at]!.text)) break;
    if (narrower.length === 0 && !isSize) {
      if (rowsWith(tokens, at, names).length > 0) break;
      continue;
    }
    rows = narrower.length > 0 ? narrower : rows.filter((row) => hasToken(names[row]!, tokens[at]!));
    last = narrower.length > 0 ? sizeEnd(tokens, at) : at;
  }
  if (rows.length === 1) {
    const name = names[rows[0]!]!;
    const from = hasPairOf(name, tokens[first - 1], tokens[first]!) ? first - 1 : first;
    return { rows, first: from, last: labelEnd(tokens, last, name, text) };
  }
  const { row, from } = bySizesBefore(tokens, first, names, rows);
  return row === null ? { rows, first, last } : { rows: [row], first: from, last };
}

/** "The 45 degree bends" of "bend 45 degree": a number right before the same word. */
function hasPairOf(name: readonly Token[], size: Token | undefined, word: Token): boolean {
  if (size === undefined || !/^\d/.test(size.text)) return false;
  return name.some(({ text }, at) => text === size.text && name[at + 1]?.folded === word.folded);
}

/** "I raccordi da 20" of goods that have a 20 in their name. */
const beforeSizes = /^(?:da|de|di|of|von|van|à|af|z)$/iu;
/** "The locks from 60 to 40": an amount. */
const towards = /^(?:a|à|to|auf|zu|naar|op|na|do|til|para)$/iu;

/** "Filter sheets K 100: drop them": what stands before the colon and in the name is of the name. */
function labelEnd(tokens: readonly Token[], last: number, name: readonly Token[], text: string): number {
  let end = last;
  while (tokens[end + 1] && hasToken(name, tokens[end + 1]!)) end += 1;
  return end > last && text[tokens[end]!.to] === ':' ? end : last;
}

/** "The 5 1/2 fronts": of several rows the one that has most of the sizes right before the name. */
function bySizesBefore(
  tokens: readonly Token[],
  first: number,
  names: readonly (readonly Token[])[],
  rows: readonly number[],
): { row: number | null; from: number } {
  let from = first;
  while (from > 0 && first - from < mostSizes && /^\d/.test(tokens[from - 1]!.text)) from -= 1;
  const sizes = tokens.slice(from, first);
  const hits = rows.map((row) => sizes.filter((size) => hasToken(names[row]!, size)).length);
  const most = Math.max(...hits);
  const best = rows.filter((_, at) => hits[at] === most);
  return most === sizes.length && most > 1 && best.length === 1
    ? { row: best[0]!, from }
    : { row: null, from: first };
}
const mostSizes = 4;
/** Words that say nothing of goods between those that do: "the pairs of the blue". */
const widestGap = 3;

/** The rows that a word names; none for one that stands in any sentence, counts goods or is a bare number. */
function rowsWith(tokens: readonly Token[], at: number, names: readonly (readonly Token[])[]): number[] {
  const token = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (/^\d/.test(token.text)) {
    const pair = pairEnd(tokens, at);
    if (pair !== null) return rowsWhere(names, (name) => hasPair(name, token, tokens[pair]!));
    const isSize = next !== undefined && isSizeUnit(next.text) && !isOfOthers(tokens, at, names);
    const isLong = /^\d{3,}$/.test(token.text) && !(next && isBodyUnit(next.text));
    return rowsWhere(names, (name) =>
      name.some(
        (each, i) =>
          each.text === token.text &&
          ((isSize && sizeUnitBehind(name, i) === next.folded) || (isLong && isModel(name, i))),
      ),
    );
  }
  // "12 tubes", "12 mod.": they count.
  const isUnit = isBodyUnit(token.text) || token.text.length <= 3;
  if (!isTelling(token) || (isUnit && before !== undefined && /^\d/.test(before.text))) return [];
  // "Preta" is not "preto" where both stand there.
  const isLong = token.folded.length >= leastStem;
  // "Streichen" is no form of "streifen".
  const alike =
    isLong && !/\d/.test(token.text) && verbOf(token.text) === null ? [isSame, isForm, isPart] : [isSame];
  for (const isAlike of alike) {
    const found = rowsWhere(names, (name) => name.some((each) => isAlike(token, each)));
    if (found.length > 0) return found;
  }
  return isLong ? rowsWhere(names, (name) => isPutTogether(token, name)) : [];
}

/** "Milk replacer 20 kg", "leashes de 8 pés": a size behind goods that the order does not have. */
function isOfOthers(tokens: readonly Token[], at: number, names: readonly (readonly Token[])[]): boolean {
  const before = tokens[at - 1];
  const noun = before && beforeSizes.test(before.text) ? tokens[at - 2] : before;
  if (noun === undefined || !/^\p{L}{4,}$/u.test(noun.text) || !isTelling(noun)) return false;
  const isNoun = otherWords(noun.text).length > 0 && verbOf(noun.text) === null && !isBodyUnit(noun.text);
  return (
    isNoun && !names.some((name) => name.some(({ folded }) => folded.startsWith(noun.folded.slice(0, 3))))
  );
}

/** "Kinderpaddel" of "Doppelpaddel Kinder 130 cm": two words of a name in one. */
function isPutTogether({ folded }: Token, name: readonly Token[]): boolean {
  return name.some((first) => {
    const end = stemOf(first.folded);
    if (end.length < leastStem || !folded.startsWith(end)) return false;
    const behind = folded.slice(end.length).replace(/^(?:en|er|s|n|e)(?=.{4})/, '');
    const heads = [behind, folded.slice(end.length)].filter((head) => head.length >= leastStem);
    return heads.some((head) => name.some((own) => own !== first && isPart({ ...own, folded: head }, own)));
  });
}

/** The second number of "3x1,5" and "600 x 1200". */
function pairEnd(tokens: readonly Token[], at: number): number | null {
  const end = /^[x×]$/i.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const [first, second] = [tokens[at]!, tokens[end]];
  if (second === undefined || !/^\d/.test(first.text) || !/^\d/.test(second.text)) return null;
  return end === at + 2 || second.from === first.to + 1 ? end : null;
}

function hasPair(name: readonly Token[], first: Token, second: Token): boolean {
  return name.some((token, at) => {
    const end = token.text === first.text ? pairEnd(name, at) : null;
    return end !== null && name[end]!.text === second.text;
  });
}

function rowsWhere(names: readonly (readonly Token[])[], has: (name: readonly Token[]) => boolean): number[] {
  return names.flatMap((name, row) => (has(name) ? row : []));
}

/** "mm" of "8 x 160 mm", behind the 8 as well. */
function sizeUnitBehind(name: readonly Token[], at: number): string | undefined {
  return name.slice(at + 1).find(({ text }) => !/^\d/.test(text))?.folded;
}

/** Whether a number is what tells goods of one kind apart, in the name of some. */
export function isModelOf(value: number, name: string): boolean {
  const tokens = tokensOf(name);
  return tokens.some(
    ({ text }, at) => /^\d{3,}$/.test(text) && Number(text) === value && isModel(tokens, at),
  );
}

/** "377" behind a word, and neither 600 mm nor 100 of a box. */
function isModel(name: readonly Token[], at: number): boolean {
  const [before, next] = [name[at - 1], name[at + 1]];
  const isNear = next !== undefined && next.from === name[at]!.to + 1;
  const counts = isNear && (isMeasure(next.text) || isBodyUnit(next.text));
  return !counts && before !== undefined && /^\p{L}{3}/u.test(before.text) && !isBodyUnit(before.text);
}

/** "T65", "E4s", and words that do not stand in any sentence. */
function isTelling({ text, folded }: Token): boolean {
  if (/\d/.test(text)) return true;
  if (ofSize.test(text)) return false;
  return (
    folded.length >= 3 && !joints.test(text) && !isMeasure(text) && !sizes.test(text) && !isNameless(text)
  );
}

const ofSize =
  /^(?:sizes?|größen?|maat|maten|tailles?|pointures?|tallas?|tagli[ae]|misur[ae]|tamanhos?|rozmiar\p{L}*|størrelser?)$/iu;

function isSame(said: Token, own: Token): boolean {
  if (sizeLetters.get(said.folded.replace(/s$/, '')) === own.text) return true;
  if (said.folded === own.folded) return true;
  if (/\d/.test(said.text)) return said.folded.replace(/s$/, '') === own.folded;
  return (
    stemOf(said.folded) === stemOf(own.folded) ||
    said.folded.replace(ofLongAdjective, '$1$1$2') === own.folded
  );
}

/** "The mediums" of gloves that are called M. */
const sizeLetters = new Map([
  ['small', 'S'],
  ['medium', 'M'],
  ['large', 'L'],
]);

/** "Soldeervet" is no form of "soldeer": what is put together names other goods. */
function isForm(said: Token, own: Token): boolean {
  const more = said.folded.startsWith(own.folded) ? said.folded.slice(own.folded.length) : '';
  return isFormOf(said.text, own.text) && (more.length < 3 || ofForms.test(more));
}
const ofForms = /^(?:[bdfglmnprst]?(?:en|er|ern|es|ene|erne|i|e)|ami|ach|om|nes|oes|[tpk]?jes?|ier|eux)$/;

function isSizeUnit(text: string): boolean {
  return /^\p{L}{1,3}$/u.test(text) || (/^\p{L}/u.test(text) && (isMeasure(text) || sizes.test(text)));
}

function stemOf(word: string): string {
  // Dutch "witte" of "wit".
  return withoutEnding(word.replace(/([bdfgklmnprst])\1e$/, '$1'));
}

/** "Bloem" of "patentbloem", "sesam" of "sesamzaad". */
function isPart(said: Token, own: Token): boolean {
  if (/\d/.test(own.text) || own.folded.length < leastStem) return false;
  const isFirst = said.folded.length >= leastFirst && own.folded.startsWith(said.folded);
  const singular = said.folded.replace(ofLongVowel, '$1$1$2');
  return isFirst || isHead(stemOf(said.folded), stemOf(own.folded)) || isHead(singular, own.folded);
}
const leastStem = 4;
const leastFirst = 5;
/** Dutch "kranen" of "kraan" */
const ofLongVowel = /(?<=[^aeiou])([aeou])([bdfgklmnprst])en$/;
/** Dutch "rode" of "rood" */
const ofLongAdjective = /(?<=[^aeiou])([aeou])([bdfgklmnprst])e$/;

/** "Elbow 15", and "elbow L" of gloves in sizes: what tells goods of one name apart. */
function isSizeOfName(
  token: Token,
  next: Token | undefined,
  names: readonly (readonly Token[])[],
  rows: readonly number[],
): boolean {
  if (!/^\d|^(?:X{0,3}[SL]|M)$/.test(token.text)) return false;
  if (/^\d/.test(token.text) && next !== undefined && isBodyUnit(next.text)) return false;
  const having = rows.filter((row) => hasToken(names[row]!, token));
  return having.length > 0 && (having.length < rows.length || rows.length === 1);
}

function hasToken(name: readonly Token[], token: Token): boolean {
  return name.some((each) => each.text === token.text);
}

/** The measure behind a size belongs to it. */
function sizeEnd(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1];
  const pair = pairEnd(tokens, at);
  if (pair !== null) return pair;
  return /^\d/.test(tokens[at]!.text) && next !== undefined && isSizeUnit(next.text) ? at + 1 : at;
}

/** "Line PTFE12, the PTFE tape": its number and its name are one. */
function joined(found: readonly GoodsSaid[], text: string): GoodsSaid[] {
  const all: GoodsSaid[] = [];
  for (const goods of found) {
    const last = all.at(-1);
    const both = last ? goods.rows.filter((row) => last.rows.includes(row)) : [];
    const isNear = last !== undefined && !/[\p{L}\d]/u.test(text.slice(last.to, goods.from));
    if (last && both.length > 0 && (isNear || both.length === 1)) {
      last.rows = both;
      if (isNear) last.to = goods.to;
      else all.push({ ...goods, rows: both });
    } else all.push({ ...goods });
  }
  return all;
}
