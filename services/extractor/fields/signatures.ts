import { postscriptMark } from '@orderloom/pages/mail-postscript.ts';
import { behindClosing, closesLetter } from '@orderloom/pages/mail-signature.ts';
import { heightOf } from '../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { isUnit } from '../lexicon/phrases.ts';
import { readCityLine } from '../values/address.ts';
import { hasLegalForm } from '../values/company.ts';
import { readEmails } from '../values/email.ts';
import { readPhone } from '../values/phone.ts';
import { wordsBetween } from './labels.ts';
import { type BlockLine, isWare, type PartyBlock } from './party-block.ts';
import { mailHeadOn } from './printed-mails.ts';
import { isFirstName, isFullName, isInitialled, signsAbove } from './signed-lines.ts';

/** How letters end, in the languages that we read. */
const closing =
  /^(?:(?:blessings|respectfully|cordially|cheers|gratefully|warmly|(?:with )?(?:gratitude|appreciation)|in christ)(?=,$)|(?:best|kind|kindest|warm|many)?\s*(?:regards|greetings)|(?:with )?(?:(?:every|all|best|good|kind|warm|warmest) )+wish(?:es)?(?=,$)|yours|sincerely|many thanks|thank you|thanks|(?:mit\s+)?(?:freundlich|viele|beste|herzlich|liebe)\p{L}*\s+gr[uü](?:ß|ss)\p{L}*|mit (?:den )?(?:besten|guten|herzlichen) wünschen(?=,?$)|(?:met\s+)?(?:vriendelijke|hartelijke|beste)\s+groet\p{L}*|met (?:de )?beste wensen(?=,?$)|hoogachtend|(?:bien\s+)?cordialement|sinc[eè]res salutations|bien à vous|salutations|(?:un\s+)?(?:cordial(?:es)?\s+)?saludos?|atentamente|(?:cordiali|distinti)\s+saluti|(?:melhores\s+)?cumprimentos|atenciosamente|com os melhores|z\s+powa[zż]aniem|pozdrawiam|(?:med\s+)?venlig\p{L}*\s+hilsen|(?:de\s+bedste|bedste|mange)\s+hilsner|hilsen|mvh|mfg|gr[uü](?:ß|ss)e?|lg)(?=$|[\s,.!])/iu;
/** A signature has at most this many lines. */
const mostLines = 9;
/** Its lines stand at most this many heights apart; the name may be lower, with room to sign. */
const closeLines = { text: 1.6, ocr: 1.6, plain: 0.7 } as const;
const roomToSign = 7;
/** An empty line in a plain text is at most so high. */
const oneLine = 2.5;

/** Where a letter ends: its closing, and who signs on the same line. */
interface End {
  line: number;
  closing: Segment;
  names: BlockLine[];
}

/**
 * Who signs: the lines under a closing phrase, else the last lines when they name a house: in a plain text a town, a
 * legal form or a way of contact.
 */
export function findSignatures(
  sheet: Sheet,
  taken: ReadonlySet<Segment>,
  inTables: ReadonlySet<Line>,
): PartyBlock[] {
  const end = endOf(sheet);
  const after = end ? stackAfter(sheet, end) : [];
  const isClosed = end !== null && (after.length > 0 || end.names.length > 0);
  const stack = isClosed ? after : lastLines(sheet, inTables);
  const under = stack.filter((segment) => !taken.has(segment));
  const names = isClosed ? end.names : [];
  const segments = names.length > 0 ? [end!.closing, ...under] : under;
  const isSigned = sheet.source === 'plain' ? segments.some(namesHouse) : namesWholeHouse(segments);
  if (segments.length === 0 || (!isClosed && !isSigned)) return [];
  const lines = [...names, ...under.map(({ text, words }) => ({ text, words }))];
  return [{ role: 'signature', sheet, segments, lines }];
}

/**
 * The lines under the name that signs a plain text, before anything parts them: who somebody is, `Buyer`, and for whom,
 * where a label would announce what follows.
 */
export function linesUnderName(sheet: Sheet): Segment[] {
  const end = sheet.source === 'plain' ? endOf(sheet) : null;
  const [name, ...under] = end && end.names.length === 0 ? stackAfter(sheet, end) : [];
  if (!name || !signsAbove(name)) return [];
  const gap = under.findIndex(
    ({ box }, at) => box[1] - (under[at - 1] ?? name).box[3] > closeLines.plain * heightOf(box),
  );
  const close = under.slice(0, mostUnderName);
  return (gap < 0 ? close : close.slice(0, gap)).filter(({ text }) => !text.includes(':'));
}
/** An occupation, an office and a firm. */
const mostUnderName = 3;

function endOf(sheet: Sheet): End | null {
  const isMail = sheet.source === 'plain' || mailHeadOn(sheet) !== null;
  const ends = sheet.lines.flatMap((line, at): End[] => {
    const told = isMail ? line.segments.map(signedInText) : [];
    const which = told.findIndex((names) => names !== null);
    if (which >= 0) return [{ line: at, closing: line.segments[which]!, names: told[which]! }];
    const found = line.segments.find(({ text }) => closing.test(text) || (isMail && closesLetter(text)));
    return found ? [{ line: at, closing: found, names: [] }] : [];
  });
  return ends.at(-1) ?? null;
}

/** `…before 9 May. Kind regards, Ann Lee, Purchasing`: who signs in the last sentence of a text; none where it only ends. */
function signedInText(segment: Segment): BlockLine[] | null {
  const starts = [
    0,
    ...Array.from(segment.text.matchAll(/[.!?]\s+/g), ({ 0: stop, index }) => index + stop.length),
  ];
  for (const start of starts) {
    const rest = behindClosing(segment.text.slice(start));
    if (rest === '' && start > 0) return [];
    if (!rest) continue;
    const parts = rest.split(/\s*,\s+|\s+[|–—-]\s+/).map(withoutStop);
    const [name = ''] = parts;
    if (parts.length > mostParts || !(isFullName(name) || isInitialled(name) || isFirstName(name))) continue;
    const from = segment.text.length - rest.length;
    return parts.map((text) => {
      const at = segment.text.indexOf(text, from);
      return { text, words: wordsBetween(segment, at, at + text.length) };
    });
  }
  return null;
}
/** A name, a role, a firm and a town. */
const mostParts = 4;

/** Without the stop of a sentence; that of `Ltd.` stays. */
function withoutStop(text: string): string {
  const bare = text.replace(/[.!]+$/, '');
  return hasLegalForm(text) && !hasLegalForm(bare) ? text : bare;
}

function stackAfter(sheet: Sheet, { line: end, closing: { box } }: End): Segment[] {
  const stack: Segment[] = [];
  let last: Line = sheet.lines[end]!;
  const lines = sheet.lines.slice(end + 1, end + 1 + mostLines);
  for (const [at, line] of lines.entries()) {
    const [{ text } = { text: '' }] = line.segments;
    if (postscriptMark(text) > 0) break;
    if (sheet.source === 'plain' && (/^-{2,3}$/.test(text) || closesLetter(text))) continue;
    const gap = line.box[1] - last.box[3];
    const isClose = gap <= (stack.length === 0 ? roomToSign : closeLines[sheet.source]) * heightOf(last.box);
    if (!isClose && !goesOnWithHouse(sheet, gap / heightOf(last.box), lines.slice(at))) break;
    const first = line.segments.findIndex((one) => Math.abs(one.box[0] - box[0]) < 3 * heightOf(one.box));
    last = line;
    if (first >= 0) stack.push(...besideOne(sheet, line.segments.slice(first)));
  }
  return stack;
}

/** `Ann Lee | Purchasing | Muster Ltd`: a plain text has no columns beside its signature, on a page they stand farther apart. */
function besideOne({ source }: Sheet, segments: readonly Segment[]): readonly Segment[] {
  const end = segments.findIndex(
    ({ box }, at) => at > 0 && box[0] - segments[at - 1]!.box[2] > markedGap * heightOf(box),
  );
  return source === 'plain' || end < 0 ? segments : segments.slice(0, end);
}
/** In heights: so wide is a mark with its spaces. */
const markedGap = 2;

/** Under a name and an empty line a plain text may go on with the house: a few lines to one of it, and no sentence or label. */
function goesOnWithHouse({ source }: Sheet, gap: number, lines: readonly Line[]): boolean {
  if (source !== 'plain' || gap > oneLine) return false;
  const firsts = lines.slice(0, mostToHouse).flatMap(({ segments }) => segments.slice(0, 1));
  const house = firsts.findIndex(namesHouse);
  return house >= 0 && !firsts.slice(0, house + 1).some(isText);
}
/** A post, an office, a name and a street. */
const mostToHouse = 5;

function isText({ text, words }: Segment): boolean {
  const isSentence = words.length > shortestSentence && /\p{Ll}{2}\.$/u.test(text) && !hasLegalForm(text);
  return words.length > longestLine || isSentence || /[:!?]$/.test(text) || /^p\.?\s?s\.?\s/iu.test(text);
}
/** Lines of more words are sentences, and of those that end with a stop. */
const longestLine = 9;
const shortestSentence = 4;

/** `- 20 pcs valve` is ordered, not signed. */
function isItem({ words: [first, second, third] }: Line): boolean {
  const [quantity, unit] = /^[-*•–]$/.test(first?.text ?? '') ? [second, third] : [first, second];
  return (
    quantity !== undefined && unit !== undefined && /^\d+[x×]?$/.test(quantity.text) && isUnit(unit.text)
  );
}

function lastLines(sheet: Sheet, inTables: ReadonlySet<Line>): Segment[] {
  const stack: Segment[] = [];
  for (const line of [...sheet.lines].reverse().slice(0, mostLines)) {
    const [first] = stack;
    if (first && first.box[1] - line.box[3] > closeLines[sheet.source] * heightOf(line.box)) break;
    if (inTables.has(line) || isItem(line) || line.segments.some(isWare)) break;
    if (line.segments[0]) stack.unshift(line.segments[0]);
  }
  return stack;
}

/** On a printed page a block under the letter signs it when it has a legal form and a town. */
function namesWholeHouse(segments: readonly Segment[]): boolean {
  return (
    segments.length > 2 &&
    segments.some(({ text }) => hasLegalForm(text)) &&
    segments.some(({ text }) => readCityLine(text) !== null)
  );
}

function namesHouse({ text }: Segment): boolean {
  return (
    readEmails(text).length > 0 ||
    readPhone(text) !== null ||
    hasLegalForm(text) ||
    readCityLine(text) !== null
  );
}
