import type { DraftParty } from '../draft.ts';
import { heightOf } from '../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { looksLikeStreet } from '../values/address.ts';
import { hasLegalForm } from '../values/company.ts';
import type { LabelIndex } from './labelled-values.ts';
import { wordsBetween } from './labels.ts';
import { unlabelled } from './letterheads.ts';
import { oneLineAddress } from './one-line-address.ts';
import { isCity, made, type PartyBlock } from './party-block.ts';
import { namesMaker, registeredFirms, registeredOffices, tellsRegister } from './registered-firms.ts';

/** The foot of a page, where companies print their address and register, starts this far down. */
const footStart = 0.86;

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

/** Unlabelled blocks at the foot of a printed page. */
export function feet(
  sheet: Sheet,
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
  ends: (segment: Segment) => boolean,
): PartyBlock[] {
  if (sheet.source === 'plain') return [];
  const foot = sheet.lines.slice(footFrom(sheet));
  const isOther = (segment: Segment) => taken.has(segment) || namesMaker(segment.text);
  const [others, free] = [true, false].map((is) =>
    foot.flatMap(({ segments }) => segments.filter((segment) => isOther(segment) === is)),
  ) as [Segment[], Segment[]];
  for (const read of [registeredOffices, registeredFirms, addressesBefore]) {
    const told = read(sheet, free);
    if (told.length > 0) return told;
  }
  const isTold = free.some(({ text }) => tellsRegister(text));
  const isFirm = ({ segments: [name, ...others] }: PartyBlock) =>
    name !== undefined && hasLegalForm(name.text) && others.some(isCity);
  return firmsOfFoot(sheet, foot, index, new Set([...taken, ...others]), ends).map((block) =>
    isTold && isFirm(block) ? { ...block, isRegistered: true } : block,
  );
}

/** A firm and its address on lines of their own, or side by side. */
function firmsOfFoot(
  sheet: Sheet,
  foot: readonly Line[],
  index: LabelIndex,
  taken: ReadonlySet<Segment>,
  ends: (segment: Segment) => boolean,
): PartyBlock[] {
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
  if (!isApart && low < 0 && tellsFacts(lines, height)) return lines.length - 1;
  return isApart && (low < 0 || last < low) ? last : low < 0 ? lines.length : low;
}
/** In heights, over a foot. */
const farAbove = 8;
const linesOfFoot = 5;

/** `Muster Inn · Dorf 41 · 6543 Musterdorf · ATU…`, the last line of a short letter, a few lines below its signature. */
function tellsFacts(lines: readonly Line[], height: number): boolean {
  const [above, line] = lines.slice(-2);
  if (!above || !line || line.box[1] < height / 2 || line.segments.length > 1) return false;
  const { text } = line.segments[0]!;
  const isBelow = line.box[1] - above.box[3] > fewAbove * heightOf(line.box);
  return isBelow && text.split(/\s[·•|]\s/).length > fewestFacts && tellsRegister(text);
}
const fewAbove = 3;
const fewestFacts = 3;

/** True for the parts of an address that stand side by side: a name and a town. */
function namesPlace(segments: readonly Segment[]): boolean {
  return segments.some(isCity) && segments.some(({ text }) => hasLegalForm(text) || looksLikeStreet(text));
}

/** `Bürosoft 4 – Beispiel Software GmbH`: a name alone, and nothing of how to reach it or where it is registered. */
export function isBareFoot({ role, lines, isRegistered }: PartyBlock, party: DraftParty): boolean {
  const { street, city, phone, email, vatId } = party;
  const tells = [street, city, phone, email, vatId].some((part) => part !== null);
  return role === 'foot' && lines.length === 1 && isRegistered !== true && !tells;
}
