import { heightOf } from '../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { isUnit } from '../lexicon/phrases.ts';
import { readCityLine } from '../values/address.ts';
import { hasLegalForm } from '../values/company.ts';
import { readEmails } from '../values/email.ts';
import { readPhone } from '../values/phone.ts';
import type { PartyBlock } from './party-block.ts';

/** How letters end, in the languages that we read. */
const closing =
  /^(?:(?:best|kind|kindest|warm|many)?\s*(?:regards|greetings)|yours|sincerely|many thanks|thank you|thanks|(?:mit\s+)?(?:freundlich|viele|beste|herzlich|liebe)\p{L}*\s+gr[uü](?:ß|ss)\p{L}*|(?:met\s+)?(?:vriendelijke|hartelijke|beste)\s+groet\p{L}*|hoogachtend|(?:bien\s+)?cordialement|sinc[eè]res salutations|bien à vous|salutations|(?:un\s+)?(?:cordial(?:es)?\s+)?saludos?|atentamente|(?:cordiali|distinti)\s+saluti|(?:melhores\s+)?cumprimentos|atenciosamente|com os melhores|z\s+powa[zż]aniem|pozdrawiam|(?:med\s+)?venlig\p{L}*\s+hilsen|(?:de\s+bedste|bedste|mange)\s+hilsner|hilsen|mvh|mfg)(?=$|[\s,.!])/iu;
/** A signature has at most this many lines. */
const mostLines = 9;
/** Its lines stand at most this many heights apart; the name may be lower, with room to sign. */
const closeLines = { text: 1.6, ocr: 1.6, plain: 0.7 } as const;
const roomToSign = 7;

/**
 * Who signs: the lines under a closing phrase, else the last lines when they name a house: in a plain text a town, a
 * legal form or a way of contact.
 */
export function findSignatures(
  sheet: Sheet,
  taken: ReadonlySet<Segment>,
  inTables: ReadonlySet<Line>,
): PartyBlock[] {
  const end = sheet.lines.findLastIndex((line) => line.segments.some(({ text }) => closing.test(text)));
  const left = end < 0 ? 0 : sheet.lines[end]!.segments.find(({ text }) => closing.test(text))!.box[0];
  const after = end >= 0 ? stackAfter(sheet, end, left) : [];
  const stack = after.length > 0 ? after : lastLines(sheet, inTables);
  const segments = stack.filter((segment) => !taken.has(segment));
  const isSigned = sheet.source === 'plain' ? segments.some(namesHouse) : namesWholeHouse(segments);
  if (segments.length === 0 || (after.length === 0 && !isSigned)) return [];
  return [
    {
      role: 'signature',
      sheet,
      segments,
      lines: segments.map(({ text, words }) => ({ text, words })),
    },
  ];
}

function stackAfter(sheet: Sheet, end: number, left: number): Segment[] {
  const stack: Segment[] = [];
  let last: Line = sheet.lines[end]!;
  for (const line of sheet.lines.slice(end + 1, end + 1 + mostLines)) {
    const gap = line.box[1] - last.box[3];
    if (gap > (stack.length === 0 ? roomToSign : closeLines[sheet.source]) * heightOf(last.box)) break;
    const segment = line.segments.find(({ box }) => Math.abs(box[0] - left) < 3 * heightOf(box));
    last = line;
    if (segment) stack.push(segment);
  }
  return stack;
}

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
    if (inTables.has(line) || isItem(line)) break;
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
