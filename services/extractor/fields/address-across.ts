import { heightOf } from '../layout/boxes.ts';
import { above } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { looksLikeStreet, namesPostBox, readCityLine } from '../values/address.ts';
import type { Label } from './labels.ts';
import { addressBefore } from './one-line-address.ts';
import { type BlockLine, isCity, made, type PartyBlock, type PartyRole } from './party-block.ts';

/**
 * `BILL TO: MUSTER MILLS   PO BOX 12   MACON GA   31206`, as programs print it that write line by line: a name, and
 * behind a few spaces each its street and its town. Null for anything else; `under` is what stands below the name.
 */
export function acrossLine(
  { sheet, segment, rest, restWords }: Label,
  role: PartyRole,
  under: readonly Segment[],
): PartyBlock | null {
  const beside = under.some(isCity) ? null : townAtTab(sheet, segment, rest);
  if (beside) return made(role, sheet, [{ text: rest, words: restWords }], [segment, beside], [beside]);
  const [street, town, ...more] = behind(sheet, segment);
  if (!street || !town || more.length > 1 || isStreet(rest)) return null;
  if (!isStreet(street.text)) return null;
  const block = made(role, sheet, [{ text: rest, words: restWords }], [], [street, town, ...under]);
  const segments = [segment, street, town, ...more, ...under];
  return isCity(block.lines[2]!) ? { ...block, segments } : null;
}

/** `Place of delivery: MILL LANE 12` and at a tabulator, the last of its line, `2312 AB LEIDEN`, under no other street. */
function townAtTab(sheet: Sheet, segment: Segment, street: string): Segment | null {
  const { segments } = sheet.lines[segment.line]!;
  const [town, ...more] = segments.slice(segments.indexOf(segment) + 1);
  if (!town || more.length > 0 || !isStreet(street)) return null;
  const over = above(sheet, town, 1);
  const isTown = readCityLine(town.text)?.before === '';
  return isTown && !(over && isStreet(over.text)) ? town : null;
}

function isStreet(text: string): boolean {
  return namesPostBox(text) || looksLikeStreet(text);
}

/** What follows on the line without a wider gap than a few spaces. */
function behind({ lines }: Sheet, segment: Segment): Segment[] {
  const { segments } = lines[segment.line]!;
  const others = segments.slice(segments.indexOf(segment));
  const end = others.findIndex(
    ({ box }, at) => at > 0 && box[0] - others[at - 1]!.box[2] > widestGap * heightOf(box),
  );
  return others.slice(1, end < 0 ? undefined : end);
}
/** In heights. */
const widestGap = 2.5;

/**
 * `Place of delivery: MILL LANE 12   -   LEIDEN   - 2312 AB`, fields of a fixed width that dashes part: the whole address,
 * with the segments that print it; null where the line goes on otherwise.
 */
export function paddedAddress({ sheet, segment, rest, restWords }: Label): PaddedAddress | null {
  const { segments } = sheet.lines[segment.line]!;
  const others = segments.slice(segments.indexOf(segment) + 1);
  const parts = rest === '' ? others : [{ text: rest, words: restWords }, ...others];
  const isPadded = parts.every(
    ({ text }, at) => at === 0 || dash.test(text) || /^[-–]$/.test(parts[at - 1]!.text),
  );
  const text = addressBefore(parts.map((part) => part.text).join(' '));
  if (parts.length < fewestFields || !isPadded || text === null) return null;
  return { line: { text, words: parts.flatMap(({ words }) => words) }, segments: [segment, ...others] };
}
const dash = /^[-–](?:\s|$)/;
const fewestFields = 3;

interface PaddedAddress {
  line: BlockLine;
  segments: Segment[];
}
