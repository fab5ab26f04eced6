import type { Candidate } from '../draft.ts';
import { below, rightOf } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { looksLikePerson } from '../values/company.ts';
import { readCurrency } from '../values/currency.ts';
import { readPhone } from '../values/phone.ts';
import { remembered } from '../values/remembered.ts';
import { composedKind } from './composed-labels.ts';

/** A telephone number and the words that it was read from. */
export interface PrintedPhone {
  phone: string;
  words: Segment['words'];
}

/** Digits of a telephone number that stands without a label. */
const shortestPhone = 8;

/** What some countries print without a zero or plus: `416 555 0199`, `91 223 38 23`, `98 67 62 53`. */
const groups = /^\d{2,3}(?:[ .-]\d{2,4}){2,4}$/;

/** Between the entries of a list in one text; `050 - 313 89 61` is one number. */
export const listMarks = /\s+[·•|]\s+|\s+[–/-]\s+(?!\d)|(?<!\d)\s+[–/-]\s+|[,;]\s+/;

/** `Questions about this order: 01 472 7934` */
export function phoneOfList(part: string): string | null {
  const bare = part.replace(/^[^:]{3,40}:\s*/, '');
  return phoneIn(bare) ?? (groups.test(bare) ? readPhone(bare) : null);
}

/** A telephone number between marks, perhaps behind one or two short words: `Ringvej 1 · Tlf. +45 98 12 34 56`. */
export const phoneAlone = remembered((text): string | null => {
  // `Office 0113 496 0000 Fax 0113 496 0001`
  return (
    [text, ...text.split(listMarks), ...text.split(/\s+(?=(?:tele)?fax)/i)]
      .map(phoneIn)
      .find((phone) => phone !== null) ?? null
  );
});

/** What stands beside and under words for a fax, or for the telephone of somebody else: `Vendor phone number`. */
export function numbersOfOthers(sheet: Sheet): Segment[] {
  return sheet.lines.flatMap(({ segments }) =>
    segments
      .filter(({ text }) => !/\d/.test(text) && (/fax/i.test(text) || composedKind(text) === 'other'))
      .flatMap((label) => [rightOf(sheet, label) ?? [], below(sheet, label, 2) ?? []].flat()),
  );
}

/** Among amounts, in a row of a table: `01-00-03-51-00 | 404030100 | Spare parts | 26.139,20` are accounts. */
export function amidAmounts({ lines }: Sheet): Segment[] {
  return lines.flatMap(({ segments }) =>
    segments.length >= fewestCells && segments.some(({ text }) => amount.test(text)) ? segments : [],
  );
}
const fewestCells = 3;
const amount = /^\D{0,3}\d{1,3}(?:[.,' ]\d{3})*[.,]\d{2}\D{0,3}$/;

/** `IDR | 134.676.500`: what a currency stands before is money. */
export function behindCurrencies({ lines }: Sheet): Segment[] {
  return lines.flatMap(({ segments }) =>
    segments.filter(
      (_, at) => at > 0 && readCurrency(segments[at - 1]!.text) !== null && isSign(segments[at - 1]!),
    ),
  );
}
/** `IDR`, `US $`: nothing but a currency. */
function isSign({ text }: Segment): boolean {
  return /^\P{L}{0,2}\p{L}{0,4}\P{L}{0,2}$/u.test(text) && !/\d/.test(text);
}

/** `01632 960` over `417` in a narrow cell: the number with the group that its cell wrapped. */
export function withWrappedEnd(sheets: readonly Sheet[], phone: Candidate): Candidate {
  const digits = phone.value.replace(/\D/g, '').length;
  const sheet = sheets.find(({ file, page }) => file === phone.file && page === phone.page);
  const segment = sheet?.lines
    .flatMap(({ segments }) => segments)
    .find(({ text, box }) => text === phone.value && box[0] === phone.box[0] && box[1] === phone.box[1]);
  const under = segment && sheet!.source !== 'plain' ? below(sheet!, segment, closeUnder) : null;
  const isEnd =
    under !== null &&
    Math.abs(under.box[0] - segment!.box[0]) < flush &&
    /^\d{2,4}$/.test(under.text) &&
    !isOwnValue(sheet!, segment!, under);
  return isEnd && digits <= mostOfCut ? { ...phone, value: `${phone.value} ${under.text}` } : phone;
}
/** `Account | 4711` under `Phone | 913 456 789`: a label of its own stands under that of the telephone. */
function isOwnValue(sheet: Sheet, phone: Segment, under: Segment): boolean {
  const [label, other] = [phone, under].map((segment) => {
    const { segments } = sheet.lines[segment.line]!;
    return segments[segments.indexOf(segment) - 1];
  });
  const isLabel = other !== undefined && /:$|^\p{Lu}/u.test(other.text);
  return isLabel && (label === undefined || Math.abs(label.box[0] - other.box[0]) < labels);
}
/** In heights, and in points. */
const [closeUnder, flush] = [0.5, 1];
/** Labels of one column are set flush left or right, in points. */
const labels = 60;
/** Digits: longer numbers are whole. */
const mostOfCut = 9;

/** Alone, or behind the name of a person. */
export function groupsAlone(text: string): string | null {
  const [name, ...parts] = text.split(/\s[–—-]\s/);
  const number = parts.length === 1 && looksLikePerson(name!) ? parts[0]! : text;
  return groups.test(number) ? readPhone(number) : null;
}

function namesPhone(label: string): boolean {
  const senses = sensesOf(label, tokenise(label)) ?? [];
  return senses.some((one) => one.has('phone') || one.has('direct'));
}

function phoneIn(printed: string): string | null {
  const text = printed.replace(licence, '');
  const bare = text.replace(/^(?:\p{L}{1,14}(?:[.:]+\s*|\s+)){0,2}/u, '');
  // Eleven digits without a space are a number of the Italian tax office, eight that begin with a zero of the British register.
  // `Office 503.555.4510`
  const label = text.slice(0, text.length - bare.length);
  const isTold = label !== '' && groups.test(bare) && namesPhone(label);
  const isPhone = (isTold || /^[+(0]/.test(bare)) && !/fax/i.test(text) && !/^(?:\d{11}|0\d{7})$/.test(bare);
  const phone = isPhone ? readPhone(bare) : null;
  return phone !== null &&
    phone.replace(/\D/g, '').length >= shortestPhone &&
    bare.startsWith(phone.slice(0, 3))
    ? phone
    : null;
}
/** `TACLA99999E`, `CBC1255501`: by what a trade is licensed stands behind the number of the house. */
const licence = /(?<=\d)\s+\p{Lu}{2,6}[#.-]?\d{4,8}\p{Lu}?$/u;
