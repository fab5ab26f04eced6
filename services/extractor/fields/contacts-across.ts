import type { Line, Segment } from '../layout/sheet.ts';
import type { LabelWord } from '../lexicon/lexicon.ts';
import { partOfParty } from './composed-labels.ts';
import { roleOf } from './labelled-blocks.ts';
import type { LabelIndex } from './labelled-values.ts';
import type { Label } from './labels.ts';
import { attention } from './party-names.ts';

/** Left edges this near, in points, are flush. */
const flush = 4;
/** How much farther the column over a contact is than the line under it. */
const setApart = 1.2;

/**
 * `Proveedor: Muster, S.A. | Atención: Ann Lee` over `Domicilio: Calle 3, Madrid | Tel.: 91 555 01 20`: in a form of two
 * columns the contacts at the right are the supplier's as its address is, whatever stands over them. By the segment of
 * the supplier's label.
 */
export function contactsAcross(index: LabelIndex): ReadonlyMap<Segment, readonly Segment[]> {
  const suppliers = index.labels.filter(
    (label) => label.form === 'colon' && roleOf(label, index) === 'supplier',
  );
  return new Map(
    suppliers.flatMap((label): [Segment, readonly Segment[]][] => {
      const contacts = label.sheet.source === 'plain' ? [] : contactsOf(label);
      return contacts.length > 0 ? [[label.segment, contacts]] : [];
    }),
  );
}

function contactsOf({ sheet: { lines }, segment }: Label): readonly Segment[] {
  const [over, line, under] = [-1, 0, 1].map((step) => lines[segment.line + step]);
  const [first, beside, ...more] = line!.segments;
  const [address, next, ...others] = under?.segments ?? [];
  const isForm = first === segment && more.length === 0 && others.length === 0;
  if (!isForm || !beside || !address || !next) return [];
  const isFlush =
    Math.abs(address.box[0] - first.box[0]) < flush && Math.abs(next.box[0] - beside.box[0]) < flush;
  const isListed = isPart(address, ['address', 'town']) && [beside, next].every((one) => isContact(one));
  return isFlush && isListed && standsApart(over, line!, under!) ? [beside, next] : [];
}

/** True where the two lines stand nearer to each other than to the one above; of tall letters only the tops tell. */
function standsApart(over: Line | undefined, line: Line, under: Line): boolean {
  return !over || line.box[1] - over.box[1] > setApart * (under.box[1] - line.box[1]);
}

function isContact(segment: Segment): boolean {
  return isPart(segment, ['person', 'phone', 'email']) || attention.test(segment.text);
}

/** True for `Label: value` where the label is of one of these parts of a party. */
function isPart({ text }: Segment, parts: readonly LabelWord[]): boolean {
  const [, label] = /^(\p{L}[^:\d]{1,24}?)\s*:\s*\S/u.exec(text) ?? [];
  const part = label === undefined ? null : partOfParty(label);
  return part !== null && parts.includes(part);
}
