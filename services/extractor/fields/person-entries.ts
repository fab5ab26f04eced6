import type { Candidate } from '../draft.ts';
import { heightOf } from '../layout/boxes.ts';
import { above, rightOf } from '../layout/neighbours.ts';
import { characterConfidence, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import { dateWords, tokenise } from '../lexicon/phrases.ts';
import { readDate } from '../values/date.ts';
import { readEmails } from '../values/email.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import { phoneAlone as americanAlone, digitsOf, readPhone } from '../values/phone.ts';
import type { LabelIndex } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { groupsAlone, type PrintedPhone, phoneAlone } from './printed-phones.ts';

/**
 * The telephone numbers in the entry of a person: behind the name, in the list of details that goes on under it, or
 * beside it. What comes behind another person, another label or a gap is of another entry, as are the blocks of others.
 * `house` is the telephone of the house, where that is known.
 */
export function phonesOfPerson(
  prints: readonly Candidate[],
  sheets: readonly Sheet[],
  index: LabelIndex,
  foreign: ReadonlySet<Segment>,
  house: string | null,
): Candidate[] {
  return prints.flatMap((print) => {
    const sheet = sheets.find(({ file, page }) => file === print.file && page === print.page);
    const segment = sheet && segmentAt(sheet, print);
    if (!segment || foreign.has(segment)) return [];
    const entry = { sheet, segment, print, index, foreign };
    const within = behindName(entry) ?? underName(entry);
    const found = within ?? besideName(entry);
    if (!found) return [];
    const isDoubtful = within === null && isOfOtherArea(found.phone, house);
    const score = ofEntry * characterConfidence(found.words) * (isDoubtful ? ofOtherArea : 1);
    const because = `${within ? 'in the entry of' : 'beside'} "${print.value}"`;
    return [{ ...placeOf(sheet, found.words), value: found.phone, score, because }];
  });
}
const ofEntry = 0.95;
const ofOtherArea = 0.5;

interface Entry {
  sheet: Sheet;
  segment: Segment;
  print: Candidate;
  index: LabelIndex;
  foreign: ReadonlySet<Segment>;
}

function segmentAt({ lines }: Sheet, { box }: Candidate): Segment | undefined {
  return lines
    .flatMap(({ segments }) => segments)
    .find(
      (segment) =>
        segment.box[1] <= box[1] + 1 &&
        segment.box[3] >= box[3] - 1 &&
        segment.box[0] <= box[0] + 1 &&
        segment.box[2] >= box[2] - 1,
    );
}

/**
 * True for a number with the code of another area than that of the house, as American numbers have them: beside a name a
 * strip may show how to reach the supplier.
 */
function isOfOtherArea(phone: string, house: string | null): boolean {
  const [own, other] = [house ?? '', phone].map((one) => areaCode.exec(one)?.[1]);
  return own !== undefined && other !== undefined && own !== other;
}
const areaCode = /^(?:\+?1[ .-])?\(?(\d{3})\)?[ ./-]\d{3}[ .-]\d{4}(?!\d)/;

/** `Ann Lee (Purchasing), ann@muster.test, 01632 960417`, `Ann Lee/01632 960417` */
function behindName({ segment, print, index }: Entry): PrintedPhone | null {
  const begin = endOfName(segment, print);
  const last = segment.words[begin - 1];
  const [, close] = /\/(\(?[+\d].*)$/.exec(last?.text ?? '') ?? [];
  const behind = segment.words.slice(begin);
  const words = last && close !== undefined ? [{ ...last, text: close }, ...behind] : behind;
  const other = index.labels.find(
    (label) =>
      label.segment === segment &&
      !isOfEntry(label) &&
      words.some((word) => label.text.startsWith(word.text)),
  );
  const end = other ? words.findIndex(({ text }) => other.text.startsWith(text)) : words.length;
  const own = words.slice(0, end);
  const person = own.findIndex(({ text }) => isGivenName(text));
  return phoneIn(person < 0 ? own : own.slice(0, person));
}

/** How many of the words stand before what follows the name, in whatever order its parts are printed. */
function endOfName({ words }: Segment, { value, box }: Candidate): number {
  const parts = new Set(value.split(/[\s,.]+/).map(foldWord));
  const isOfName = ({ text, box: place }: Segment['words'][number]) =>
    place[0] > box[0] - 1 &&
    place[2] < box[2] + 1 &&
    text.split(/[,.;:()/]+/).some((part) => part !== '' && parts.has(foldWord(part)));
  return words.findLastIndex(isOfName) + 1;
}

/** A telephone or mailbox belongs to the entry that it stands in. */
function isOfEntry(label: Label): boolean {
  return means(label, 'phone', 'email');
}

/** The first part of a list that is a number alone, perhaps behind a word for a telephone and a bracket of words. */
function phoneIn(words: Segment['words']): PrintedPhone | null {
  const fax = words.findIndex(({ text }) => /fax/i.test(text));
  const own = fax < 0 ? words : words.slice(0, fax);
  const text = own
    .map((word) => word.text)
    .join(' ')
    .replace(/\([^()\d]*\)/g, ' ');
  for (const part of text.split(/\s[–—|·•/-]\s|[,;]\s|^[\s,;:/–—-]+|(?<=@\S*)\s/u)) {
    const phone = numberAlone(part.trim().replace(wordsForPhone, ''));
    if (phone !== null && digitsOf(phone).length >= shortest) return { phone, words: own };
  }
  return null;
}
const wordsForPhone =
  /^(?:(?:tel|tél|telef|telefon|telefoon|telefono|teléfono|telefone|tlf|phone|ph|mob|mobile|cell|gsm|handy|direct|durchwahl|direkt|ext|t|m)[.:]*\s+){1,2}/iu;
/** Digits: shorter numbers want that of their town. */
const shortest = 8;

/** `Ann Lee | (714) 555-0173`, perhaps with her mailbox between the two. */
function besideName({ sheet, segment, index, foreign }: Entry): PrintedPhone | null {
  let last = segment;
  for (let at = 0; at < mostBeside; at++) {
    const next = rightOf(sheet, last);
    const isFar = !next || next.box[0] - last.box[2] > farthestRight * sheet.width;
    if (isFar || foreign.has(next)) return null;
    const label = index.labelled.get(next);
    if (label && !isOfEntry(label)) return null;
    if (label && means(label, 'phone')) return phoneAt(sheet, label, index);
    const phone = label || isUnderOther(sheet, segment, next) ? null : numberAlone(next.text);
    if (phone !== null) return { phone, words: next.words };
    if (!label && readEmails(next.text).length === 0) return null;
    last = next;
  }
  return null;
}
const mostBeside = 2;

/** `Fax` or `Our ref` over a number, where a heading stands over the name as well: a strip, and a number of something else. */
function isUnderOther(sheet: Sheet, name: Segment, number: Segment): boolean {
  const [own, other] = [name, number].map((segment) => above(sheet, segment, linesToHeading));
  const isStrip = own && other && own.line === other.line && !/\d/.test(other.text);
  if (!isStrip) return false;
  const senses = tokenise(other.text).flatMap((token) => sensesOf(other.text, [token]) ?? []);
  const isOther = senses.some(
    (one) => one.has('fax') || one.has('delivery') || one.has('site') || one.has('send'),
  );
  return isOther || !senses.some((one) => one.has('phone') || one.has('direct') || one.has('person'));
}
/** In heights. */
const linesToHeading = 2.5;
/** A share of the page's width. */
const farthestRight = 0.25;

/** Without words of its own, but for one that says that it is a telephone. */
const bareNumber = /^(?:(?:tel|tél|phone|ph|mob|t|m)\.?:?\s)?[+(\d][\d\s()./-]+$/iu;
/** `01632 960417 x412`: the extension behind a number. */
const extension = /\s?(?:x|ext\.?|dw\.?|poste|toestel|int\.?|wewn?\.?)\s?\d{2,5}$/iu;

/** The number that is all of a text, with its extension. */
function numberAlone(text: string): string | null {
  const whole = text.replace(extension, '');
  const isPhone = (phoneAlone(whole) ?? americanAlone(whole) ?? groupsAlone(whole)) !== null;
  // `2026-05-12 09:15` is when something was done, `0070012345` a number of the staff.
  if (readDate(whole, 'DMY', dateWords) !== null || /^00\d+$/.test(whole)) return null;
  return bareNumber.test(whole) && isPhone ? readPhone(text) : null;
}

/** `Phone: 01632 960417` in the list under the name, whose labels or values are flush. */
function underName(entry: Entry): PrintedPhone | null {
  const { sheet, segment, index } = entry;
  const isAtLabel = textBeside(sheet, segment) !== null && !index.labelled.has(segment);
  let last = segment;
  let ofFax = false;
  for (const under of listUnder(entry)) {
    const isNear = under.box[1] - last.box[3] < closeUnder * heightOf(segment.box);
    if (!isNear || entry.foreign.has(under)) return null;
    const own = index.labelled.get(under);
    const left = own ? null : textBeside(sheet, under);
    // Beside a name that has no label of its own stands another column.
    const beside = left && (isAtLabel || left.text.endsWith(':')) ? left : null;
    const label = own ?? (beside && index.labelled.get(beside));
    // `Fax number` alone stands over its number.
    const isFax: boolean = ofFax || /^fax/i.test((beside ?? under).text);
    const isAlone = beside === null && !/\d/.test(`${under.text} ${rightOf(sheet, under)?.text ?? ''}`);
    ofFax = !ofFax && isFax && isAlone;
    // `Night porter:` beside a number: whose it is then.
    if (!isFax && (label ? !isOfEntry(label) : beside !== null)) return null;
    if (own && !isFax && means(own, 'phone')) return phoneAt(sheet, own, index);
    const phone = own || isFax ? null : numberAlone(under.text);
    if (phone !== null) return { phone, words: under.words };
    const isDetail = isFax || label || readEmails(under.text).length > 0;
    if (!isDetail && !isRest(last.text, under.text)) return null;
    last = under;
  }
  return null;
}

/** The texts of the next lines that are flush with the name or with its label, left or at the colon. */
function listUnder({ sheet, segment, print, index }: Entry): Segment[] {
  const before = textBeside(sheet, segment);
  const label = index.labelled.get(segment) ?? (before && index.labelled.get(before));
  const lefts = [segment.box[0], print.box[0], ...(label ? [label.segment.box[0]] : [])];
  const colon = colonOf(label);
  const isFlush = (other: Segment) => {
    const end = colonOf(index.labelled.get(other));
    return (
      lefts.some((left) => Math.abs(left - other.box[0]) < flush) ||
      (colon !== null && end !== null && Math.abs(colon - end) < aCharacter)
    );
  };
  return sheet.lines
    .slice(segment.line + 1, segment.line + 1 + mostUnder)
    .flatMap(({ segments }) => segments.find(isFlush) ?? []);
}
const mostUnder = 4;
/** In heights; left edges in points, and the width of a letter of a typewriter. */
const closeUnder = 1.2;
const flush = 2;
const aCharacter = 8;

/** `(Purch. Group` over `214)`, `(Purchasing)` under a name. */
function isRest(over: string, text: string): boolean {
  return (/\([^)]*$/.test(over) && /^[^(]*\)/.test(text)) || /^\([^()]+\)$/.test(text);
}

/** What stands close to the left: `Phone:` beside its number. */
function textBeside(sheet: Sheet, segment: Segment): Segment | null {
  const row = sheet.lines[segment.line]!.segments;
  const beside = row[row.indexOf(segment) - 1];
  const isNear = beside !== undefined && segment.box[0] - beside.box[2] < besideGap * heightOf(segment.box);
  return isNear ? beside : null;
}
/** In heights. */
const besideGap = 12;

function phoneAt(
  sheet: Sheet,
  { segment, rest, restWords }: Label,
  { labelled }: LabelIndex,
): PrintedPhone | null {
  if (rest !== '') return phoneIn(restWords);
  const right = rightOf(sheet, segment);
  return right && !labelled.has(right) ? phoneIn(right.words) : null;
}

/** Where the words of a label end: those of a list may be flush right. */
function colonOf(label: Label | null | undefined): number | null {
  return label?.segment.words[label.length - 1]?.box[2] ?? null;
}
