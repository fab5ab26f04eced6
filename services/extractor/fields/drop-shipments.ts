import { rightOf } from '../layout/neighbours.ts';
import type { Segment } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { companyKey } from '../values/company.ts';
import type { LabelIndex } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { readParty } from './party.ts';
import type { BlockLine, PartyBlock } from './party-block.ts';
import { isOtherHouse, isWholePlace } from './sure-places.ts';

/**
 * On the paper of a house that orders from a supplier, both printed, the `Customer` is whom that house serves: the goods
 * go there. Its parts, `Customer name`, `Customer address`, `Customer contact`, make one block.
 */
export function withCustomersServed(
  blocks: readonly PartyBlock[],
  { labels }: LabelIndex,
): readonly PartyBlock[] {
  const own = blocks.filter(
    ({ role, segments: [label] }) => role === 'buyer' && label !== undefined && namesCustomer(label.text),
  );
  const [first] = own;
  if (!first || blocks.some(({ role }) => role === 'shipTo')) return blocks;
  const party = readParty({ ...first, lines: own.flatMap(({ lines }) => lines) });
  const suppliers = blocks.filter(({ role, sheet }) => role === 'supplier' && sheet === first.sheet);
  const known = [party, ...suppliers.map(readParty)];
  const isNamed = known.length > 1 && known.every(({ company }) => companyKey(company?.value ?? '') !== '');
  const isServed =
    isNamed &&
    isWholePlace(party) &&
    blocks.some((block) => block.role === 'letterhead' && isOtherHouse(readParty(block), known));
  if (!isServed) return blocks;
  const at = (kind: LabelKind, before: string) =>
    labels
      .filter((label) => label.sheet === first.sheet)
      .flatMap((label) => besideLabel(label, kind, before) ?? []);
  const contacts = [...at('contact', 'Attn'), ...at('phone', 'Tel')];
  const whole: PartyBlock = {
    ...first,
    role: 'shipTo',
    isServed: true,
    lines: [...own.flatMap(({ lines }) => lines), ...contacts.map(({ line }) => line)],
    segments: [...own, ...contacts].flatMap(({ segments }) => segments),
  };
  return blocks.flatMap((block) => (block === first ? [whole] : own.includes(block) ? [] : [block]));
}

/** `Customer name`, `Kundenadresse`: not `Customer no.` */
function namesCustomer(text: string): boolean {
  const label = text.replace(/:.*$/, '');
  return sensesOf(label, tokenise(label))?.some((senses) => senses.has('customer')) ?? false;
}

/** What stands beside `Customer contact`, as a line of an address. */
function besideLabel(
  label: Label,
  kind: LabelKind,
  before: string,
): { line: BlockLine; segments: Segment[] } | null {
  const { sheet, segment, form } = label;
  const value =
    form === 'whole' && means(label, kind) && namesCustomer(label.text) ? rightOf(sheet, segment) : null;
  return (
    value && { line: { text: `${before}: ${value.text}`, words: value.words }, segments: [segment, value] }
  );
}
