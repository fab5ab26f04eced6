import { heightOf } from '../layout/boxes.ts';
import { below, inTwoBoxes, stackBelow } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { hasLegalForm } from '../values/company.ts';
import { readEmails } from '../values/email.ts';
import type { LabelIndex } from './labelled-values.ts';
import { means } from './labels.ts';
import { isAtHouse } from './mailboxes.ts';
import { holdCity, made, type PartyBlock } from './party-block.ts';
import { roleInWords } from './role-words.ts';

/** Lines with people and numbers stand at most so many heights under an address. */
const peopleGap = 4;
/** Left edges this near, in points, are flush. */
const flush = 4;

const ofOthers = ['buyer', 'shipTo', 'billTo'] as const;

/** The block of our own house under its name, with its address and its people: all that stands there is ours. */
export function ownHouse(
  sheet: Sheet,
  label: Segment,
  name: Segment,
  index: LabelIndex,
  isEnd: (segment: Segment) => boolean,
): PartyBlock {
  // Another firm under our name, or a label of others, begins something of its own.
  const isOther = (segment: Segment) => {
    const label = index.labelled.get(segment);
    return isEnd(segment) || hasLegalForm(segment.text) || (label != null && means(label, ...ofOthers));
  };
  const under = stackBelow(sheet, name, name.box[0], isOther, { isColumn: true });
  const stack = [name, ...(holdCity(under) ? under : [])];
  return withPeople(made('supplier', sheet, [], [label, ...stack], stack), index);
}

/** A name over `Supplier No. 000418820` or `Code: M-29` and its address: the block goes on below the number. */
export function withAddressUnderNumber(
  block: PartyBlock,
  index: LabelIndex,
  isEnd: (segment: Segment) => boolean,
): PartyBlock {
  const { sheet, segments, lines } = block;
  const name = segments.at(-1);
  const number = name && !holdCity(segments) ? below(sheet, name, 1) : null;
  const isFlush = number !== null && Math.abs(number.box[0] - name!.box[0]) < flush;
  const isNumber = isFlush && numberOfHouse.test(number.text);
  if (!isNumber || !(index.labelled.has(number) || isCode(number.text))) return block;
  const under = stackBelow(sheet, number, number.box[0], isEnd);
  return holdCity(under)
    ? { ...block, segments: [...segments, number, ...under], lines: [...lines, ...under] }
    : block;
}
const numberOfHouse = /^\p{L}[\p{L}.' -]{3,22}[.:#]{0,2}\s[\p{L}\d./-]*\d[\p{L}\d./-]*$/u;

/** `Code: M-29`, the number that a house has in the books of who prints the paper. */
function isCode(text: string): boolean {
  const [label = '', ...values] = text.split(':');
  const senses = values.length === 1 ? (sensesOf(label, tokenise(label)) ?? []) : [];
  return (
    senses.some((one) => one.has('number')) && !senses.some((one) => one.has('order') || one.has('phone'))
  );
}

/**
 * `Tel: 0113 555 120` at the right of a supplier's address, in a box whose title stands alone over both: its own, where
 * that column says nothing of the order and is no longer than the address.
 */
export function withContactsBeside(block: PartyBlock, index: LabelIndex): PartyBlock {
  const { sheet, segments } = block;
  const [title, ...address] = segments;
  const last = address.at(-1);
  const isTitled = title && index.labelled.get(title)?.form === 'whole' && title.line < (last?.line ?? 0);
  if (!isTitled || sheet.lines[title.line]!.segments.length > 1 || !holdCity(address)) return block;
  const right = Math.max(...address.map(({ box }) => box[2]));
  const beside = sheet.lines
    .slice(title.line + 1, last!.line + 1)
    .flatMap((line) => line.segments.filter((segment) => !segments.includes(segment)));
  const [name] = sheet.lines.slice(title.line + 1);
  const isBox = name?.segments.length === 2 && beside.every(({ box }) => box[0] > right);
  const under = beside.length > 0 ? below(sheet, beside.at(-1)!, 1) : null;
  const ofOrder = beside.some(({ text }) => !/^\p{L}[\p{L}. /-]{0,24}:\s/u.test(text)) || under !== null;
  const labels = beside.flatMap((segment) => index.labelled.get(segment) ?? []);
  const isContact = labels.length > 0 && labels.every((label) => means(label, 'phone', 'email', 'vatId'));
  return isBox && !ofOrder && isContact ? { ...block, segments: [...segments, ...beside] } : block;
}

/** `Supplier ID: 107733   Ph: 0113 555 120`: what begins behind a line of an address before the end of its longest is no other column. */
export function withContactsWithin(block: PartyBlock, { labelled }: LabelIndex): PartyBlock {
  const { sheet, segments } = block;
  const right = Math.max(...segments.map(({ box }) => box[2]));
  const within = segments.flatMap((own) =>
    sheet.lines[own.line]!.segments.filter((segment) => {
      const label = labelled.get(segment);
      const isBehind = segment.box[0] > own.box[2] && segment.box[0] < right;
      return isBehind && !segments.includes(segment) && label && means(label, 'phone', 'email', 'vatId');
    }),
  );
  return within.length === 0 ? block : { ...block, segments: [...segments, ...within] };
}

/**
 * `Buyer contact: Ann Lee` under the address of a supplier, in a list of both, or a contact there with a mailbox of one of
 * these houses, whose paper it is: from there on nothing is of the supplier.
 */
export function withoutBuyersPeople(
  block: PartyBlock,
  { labelled }: LabelIndex,
  houses: readonly string[],
): PartyBlock {
  const { segments, lines } = block;
  const namesBuyer = (segment: Segment) => {
    const label = labelled.get(segment);
    if (!label || !means(label, 'contact')) return false;
    const mails = readEmails(segment.text);
    const isOfBuyers = houses.some((house) => mails.some((value) => isAtHouse(house)({ value })));
    return isOfBuyers || roleInWords(label.text) === 'buyer';
  };
  const at = segments.findIndex(namesBuyer);
  if (at < 1) return block;
  const own = segments.slice(0, at);
  return { ...block, segments: own, lines: linesIn(lines, own) };
}

/** The lines of a block that stand in these of its texts. */
function linesIn(lines: PartyBlock['lines'], segments: readonly Segment[]): PartyBlock['lines'] {
  const own = new Set(segments.flatMap(({ words }) => words));
  return lines.filter(({ words }) => words.every((word) => own.has(word)));
}

/** The nearest text below that begins at one of these edges. */
function nextUnder(sheet: Sheet, last: Segment, lefts: readonly number[]): Segment | null {
  const isFlush = ({ box }: Segment) => lefts.some((left) => Math.abs(box[0] - left) < flush);
  const under = below(sheet, last, peopleGap);
  if (under) return isFlush(under) ? under : null;
  const deepest = last.box[3] + peopleGap * heightOf(last.box);
  const lines = sheet.lines.slice(last.line + 1).filter(({ box }) => box[1] < deepest);
  return lines.flatMap(({ segments }) => segments).find(isFlush) ?? null;
}

/** `Attn: Ann Lee  Ph: 0113 555 120` some room below the address of a supplier: its own, and nobody's of the buyer. */
export function withPeople(block: PartyBlock, index: LabelIndex): PartyBlock {
  const { sheet, segments } = block;
  let last = segments.at(-1);
  if (!last || !holdCity(segments)) return block;
  // `Phone: …` under the label that its address stands beside.
  const lefts = [last, segments[0]!].map(({ box }) => box[0]);
  const people: Segment[] = [];
  for (;;) {
    const next: Segment | null = nextUnder(sheet, last, lefts);
    const label = next && index.labelled.get(next);
    // A strip of headings across the page is the order's.
    const isStrip =
      next !== null &&
      sheet.lines[next.line]!.segments.filter((one) => index.labelled.get(one)?.form === 'whole').length > 2;
    const isOwn =
      next !== null &&
      !isStrip &&
      label != null &&
      !inTwoBoxes(sheet, last, next) &&
      means(label, 'contact', 'phone', 'email', 'vatId') &&
      !means(label, ...ofOthers) &&
      next.box[1] - last.box[3] < peopleGap * heightOf(last.box);
    if (!isOwn) break;
    if (!segments.includes(next)) people.push(next);
    last = next;
  }
  return people.length === 0 ? block : { ...block, segments: [...segments, ...people] };
}
