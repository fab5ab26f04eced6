import type { Box, Word } from '@orderloom/pages/page.ts';
import { wordsBetween } from '../../fields/labels.ts';
import { boxAround } from '../../layout/boxes.ts';
import type { Line, Segment } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { columnBook, labelBook, longestMatch, type Token, tokenise } from '../../lexicon/phrases.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';
import { foldWord } from '../../values/fold.ts';
import { remembered } from '../../values/remembered.ts';
import { headsWanted } from '../lines/shelf-lists.ts';
import { columnOfOwner, numberOwner, ownerInCompound, possessiveIn } from './number-owners.ts';

/** A word or phrase of a header line that may head a column. */
export interface HeaderPiece {
  roles: readonly ColumnRole[];
  text: string;
  words: Word[];
  box: Box;
  line: number;
}

/** Splits a line into the column headings that it may hold. Words of no phrase stay with their neighbour. */
export function headerPieces(line: Line): HeaderPiece[] {
  // `Goods to be delivered to:` is a label, not a row of headings.
  if (line.segments.length === 1 && line.segments[0]!.text.endsWith(':')) return [];
  return line.segments.flatMap(piecesOfSegment);
}

/** Every role that a heading text can have, best first; none when it holds no phrase of the lexicon. */
export const rolesOfHeading = remembered((text): readonly ColumnRole[] => {
  const parts = text.split(between).map((part) => wholeHeading(part)[0]);
  const isNumbered = parts.some((role) => role !== undefined && numbers.includes(role));
  if (parts.length > 1 && isNumbered && parts.includes('description')) return ['articleAndDescription'];
  const whole = wholeHeading(text);
  if (whole.length > 0) return whole;
  const all = tokenise(text);
  const found = all.map((_, start) => longestMatch(columnBook, all, start)).filter((match) => match !== null);
  const last = found.at(-1);
  if (/\p{L}\.$/u.test(text) && last?.meanings[0]?.kind === 'lineTotal') return ['lineTotal'];
  const longest = found.sort((a, b) => b.length - a.length)[0];
  const roles = longest ? longest.meanings.map((meaning) => meaning.kind) : rolesOfAbbreviation(text);
  return withOwner(text, roles);
});

/** `Réf. titulaire` is not only a number but the supplier's, `Votre produit` their number or name of it. */
function withOwner(text: string, roles: readonly ColumnRole[]): readonly ColumnRole[] {
  const [role] = roles;
  if (role === undefined) {
    const owner = ownerInCompound(text);
    return owner ? [columnOfOwner[owner]] : roles;
  }
  if (role === 'description') {
    const whose = possessiveIn(text);
    return whose ? [columnOfOwner[whose], role] : roles;
  }
  // `Pos. Kunde` is a place in their order and no number of an article.
  const isPlace = role === 'position' && /^pos/i.test(text);
  const owner = role === 'article' || (role === 'position' && !isPlace) ? numberOwner(text) : null;
  return owner ? [columnOfOwner[owner]] : roles;
}

/** What a heading may call the number of an article. */
export const numbers: readonly ColumnRole[] = ['article', 'customerArticle', 'supplierArticle'];

/** `Item and description`, `Artikel / Bezeichnung` */
const between = new RegExp(`\\s*[/&]\\s*|\\s${anyOf(({ smallWords }) => smallWords.and)}\\s`, 'iu');

function isArticleAndText(text: string): boolean {
  const isPair = text.split(between).length === 2;
  return isPair && rolesOfHeading(text)[0] === 'articleAndDescription';
}

/** A single word that a dot cuts off, as `Bestelhoeveelh.`, has the roles of the phrases that begin so. */
function rolesOfAbbreviation(text: string): ColumnRole[] {
  const word = /^(\p{L}{6,})\.$/u.exec(text.trim())?.[1];
  if (word === undefined) return [];
  const begin = foldWord(word);
  const kinds = [...columnBook].flatMap(([key, meanings]) =>
    key.startsWith(begin) ? meanings.map(({ kind }) => kind) : [],
  );
  const [kind] = kinds;
  return kind && kinds.every((other) => other === kind) ? [kind] : [];
}

/** What a text means that is one phrase of the lexicon from its first to its last token; else nothing. */
export function wholeHeading(text: string): ColumnRole[] {
  const all = tokenise(text);
  const whole = longestMatch(columnBook, all, 0);
  return whole && whole.length === all.length ? whole.meanings.map((meaning) => meaning.kind) : [];
}

function piecesOfSegment(segment: Segment): HeaderPiece[] {
  if (headsWanted(segment.text))
    return [{ ...pieceOf(segment, 0, segment.text.length), roles: ['quantity'] }];
  const all = tokenise(segment.text);
  const cuts: { from: number; matched: boolean }[] = [];
  for (let at = 0; at < all.length; at++) {
    const match = headingAt(all, at);
    const previous = cuts.at(-1);
    // `Cost tot.` is one heading: an abbreviation says what of the word before it.
    const goesOn =
      previous !== undefined && /^\p{Ll}{2,5}\.(?:\s|$)/u.test(segment.text.slice(all[at]!.start));
    const isDay = !match && previous?.matched === true && !goesOn && namesDelivery(all, at);
    if (isDay) cuts.push({ from: all[at]!.start, matched: true });
    else if (match && (previous === undefined || previous.matched) && !goesOn)
      cuts.push({ from: all[at]!.start, matched: true });
    else if (match) previous!.matched = true;
    else if (previous === undefined) cuts.push({ from: all[at]!.start, matched: false });
    at += (match?.length ?? 1) - 1;
  }
  const isOneColumn = isArticleAndText(segment.text);
  const isInside = (from: number) => isOneColumn || endsInside.test(segment.text.slice(0, from));
  const isBasis = (from: number) => basis.test(segment.text.slice(from));
  const apart = cuts.filter(({ from }, index) => index === 0 || !(isInside(from) || isBasis(from)));
  const pieces = (starts: readonly { from: number }[]) =>
    starts
      .map(({ from }, index) => pieceOf(segment, from, starts[index + 1]?.from ?? segment.text.length))
      .filter((piece) => piece.words.length > 0);
  const cut = pieces(apart);
  // `Line No.` and `Nature des fournitures` are one heading although both words are.
  const [role] = cut[0]?.roles ?? [];
  const isOne =
    cut.length === 2 && (role === 'position' || role === 'description') && cut[1]!.roles[0] === role;
  return isOne ? pieces(apart.slice(0, 1)) : cut;
}

const endsInside = new RegExp(`/\\s*$|\\([^)]*$|\\s${anyOf(({ smallWords }) => smallWords.or)}\\s$`, 'iu');

/** The longest heading there; `Aantal Eenheid`, a space apart on a scan, heads two columns. */
function headingAt(all: readonly Token[], at: number): ReturnType<typeof longestMatch<ColumnRole>> {
  const match = longestMatch(columnBook, all, at);
  if (match?.length !== 2) return match;
  const [first, second] = [at, at + 1].map((index) =>
    longestMatch(columnBook, all.slice(index, index + 1), 0),
  );
  const isPair =
    first?.meanings[0]?.kind === 'quantity' && second?.meanings.every(({ kind }) => kind === 'unit') === true;
  return isPair ? first : match;
}

/** `Requested`, close behind another heading: what a day of delivery is called alone is no part of that. */
function namesDelivery(all: readonly Token[], at: number): boolean {
  const label = longestMatch(labelBook, all, at);
  return label?.meanings.some(({ kind }) => kind === 'deliveryDate') === true;
}

/** The end of `Price p/100`, `Preis je 100`. */
const basis = /^\p{L}{1,4}\.?[ /]{0,2}1[.,]?0{2,3}(?!\d)/u;

function pieceOf(segment: Segment, from: number, until: number): HeaderPiece {
  const words = wordsBetween(segment, from, Math.max(from + 1, until - 1));
  const text = segment.text.slice(from, until).trim();
  return {
    roles: rolesOfHeading(text),
    text,
    words,
    box: boxAround(words.map((word) => word.box)),
    line: segment.line,
  };
}

/** Share of the line's tokens that belong to headings of the lexicon: low in running text. */
export function headingShare(line: Line): number {
  const all = tokenise(line.segments.map((segment) => segment.text).join(' '));
  let known = 0;
  for (let at = 0; at < all.length; at++) {
    const match = longestMatch(columnBook, all, at);
    known += match?.length ?? 0;
    at += (match?.length ?? 1) - 1;
  }
  return known / Math.max(all.length, 1);
}
