import { heightOf } from '../layout/boxes.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { looksLikeStreet, readCityLine } from '../values/address.ts';
import { hasLegalForm } from '../values/company.ts';
import type { LabelIndex } from './labelled-values.ts';
import { wordsBetween } from './labels.ts';
import { unlabelled } from './letterheads.ts';
import { oneLineAddress } from './one-line-address.ts';
import { isCity, made, type PartyBlock } from './party-block.ts';

/** The foot of a page, where companies print their address and register, starts this far down. */
const footStart = 0.86;

const office = /^(.*?)[.,·|]\s.*?(?:registered (?:office|address))(?:\s(?:at|is))?\s?:?\s+(.+)$/iu;

/** `Muster Ltd. Registered in England 01822457. Registered office: Bridge Mill, Leeds LS9 0PX`. */
function registeredOffices(sheet: Sheet, free: readonly Segment[]): PartyBlock[] {
  return free.flatMap((segment) => {
    const [, name, rest] = office.exec(segment.text) ?? [];
    const address = rest?.split(/[.·|]\s/)[0] ?? '';
    if (!name || !hasLegalForm(name) || (oneLineAddress(address) ?? readCityLine(address)) === null)
      return [];
    const lines = [name, address].map((text) => {
      const at = segment.text.indexOf(text);
      return { text, words: wordsBetween(segment, at, at + text.length) };
    });
    return [{ ...made('foot', sheet, lines, [segment], []), isRegistered: true }];
  });
}

/** `Muster Ltd, Bridge Mill, Leeds LS9 0PX. VAT Reg No GB 654 9401 83`: an address before another sentence. */
function addressesBefore(sheet: Sheet, free: readonly Segment[]): PartyBlock[] {
  return free.flatMap((segment) => {
    const end = segment.text.search(/\.\s+\p{Lu}/u);
    const text = segment.text.slice(0, Math.max(end, 0));
    const parts = oneLineAddress(segment.text) ? null : oneLineAddress(text);
    return parts && parts.length > 2
      ? [made('foot', sheet, [{ text, words: wordsBetween(segment, 0, end) }], [segment], [])]
      : [];
  });
}

/** What companies print of their capital between name and address. */
const capital =
  /^(.{3,60}?),?\s(?:au capital(?: social)? de|capital(?:e)? social(?:e)?(?: de| di)?|cap\. soc\.)\s[\d\s.,'’]+(?:€|euros?|eur)?\s*[-–—·•|,]\s+(.+)$/iu;

/** `Muster SAS au capital de 80 000 € – 12 rue du Port, 59000 Lille – Tél. 03 20 55 01 20` */
function besideCapital(sheet: Sheet, free: readonly Segment[]): PartyBlock[] {
  return free.flatMap((segment) => {
    const [, name, rest = ''] = capital.exec(segment.text) ?? [];
    const address = rest.split(/\s[-–—·•|]\s/).find((part) => oneLineAddress(part) ?? readCityLine(part));
    if (name === undefined || address === undefined) return [];
    const lines = [name, address].map((text) => {
      const at = segment.text.indexOf(text);
      return { text, words: wordsBetween(segment, at, at + text.length) };
    });
    return [{ ...made('foot', sheet, lines, [segment], []), isRegistered: true }];
  });
}

/** Unlabelled blocks at the foot of a printed page. */
export function feet(
  sheet: Sheet,
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
  ends: (segment: Segment) => boolean,
): PartyBlock[] {
  if (sheet.source === 'plain') return [];
  const foot = sheet.lines.slice(footFrom(sheet));
  const free = foot.flatMap(({ segments }) => segments.filter((segment) => !taken.has(segment)));
  const told = [
    ...registeredOffices(sheet, free),
    ...addressesBefore(sheet, free),
    ...besideCapital(sheet, free),
  ];
  if (told.length > 0) return told;
  const stacked = unlabelled(sheet, foot, 'foot', index, taken, ends);
  if (stacked.some(({ segments }) => segments.length > 1 && segments.some(isCity))) return stacked;
  const across = foot.flatMap(({ segments }, at) => {
    const free = segments.filter((segment) => !taken.has(segment));
    const [above, ...others] = foot[at - 1]?.segments ?? [];
    const name = above && others.length === 0 && hasLegalForm(above.text) ? [above] : [];
    const parts = [...name, ...free];
    return free.length > 1 && namesPlace(free) ? [made('foot', sheet, [], parts, parts)] : [];
  });
  return across.length > 0 ? across : stacked;
}

/** Index of the first line of the foot: low on the page, or the last few lines, far under all others. */
function footFrom({ lines, height }: Sheet): number {
  const low = lines.findIndex((line) => line.box[1] > footStart * height);
  const last = lines.findLastIndex(
    ({ box }, at) => at > 0 && box[1] - lines[at - 1]!.box[3] > farAbove * heightOf(box),
  );
  const isApart = last > 0 && lines.length - last <= linesOfFoot && lines[last]!.box[1] > height / 2;
  return isApart && (low < 0 || last < low) ? last : low < 0 ? lines.length : low;
}
/** In heights, over a foot. */
const farAbove = 8;
const linesOfFoot = 5;

/** True for the parts of an address that stand side by side: a name and a town. */
function namesPlace(segments: readonly Segment[]): boolean {
  return segments.some(isCity) && segments.some(({ text }) => hasLegalForm(text) || looksLikeStreet(text));
}
