import type { Segment, Sheet } from '../layout/sheet.ts';
import { type ListEntry, listFrom } from '../layout/value-lists.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { isStreetKind, looksLikeStreet } from '../values/address.ts';
import { hasLegalForm } from '../values/company.ts';
import { readPhone } from '../values/phone.ts';
import { namesAddress, namesManager, partOfParty } from './composed-labels.ts';
import type { LabelIndex } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { isCity } from './party-block.ts';

/** A name, a street and a town. */
const addressLines = 4;

/** The list that a label and its value begin; two addresses side by side are none. */
export function labelsAndValues(sheet: Sheet, label: Segment, value: Segment): ListEntry[] {
  const list = listFrom(sheet, label, value);
  const under = list.slice(1, addressLines).map((entry) => entry.label);
  return under.some((part) => hasLegalForm(part.text) || isCity(part)) ? [] : list;
}

/** The values of a list that belong to the party at its first label: those beside it, and an address in entries of its own. */
export function entriesOfParty(
  [first, ...others]: readonly ListEntry[],
  index: LabelIndex,
  isEnd: (segment: Segment) => boolean,
): Segment[] {
  const next = others.findIndex((entry) => !isAddressEntry(entry, index));
  const ofAddress = others.slice(0, next < 0 ? others.length : next);
  const town = ofAddress.findIndex((entry) => entry.values.some(isCity));
  const address = [first!, ...others.slice(0, town + 1)];
  const isWhole = address.some((entry) => entry.values.some(isCity));
  const people = isWhole ? atPlace(others.slice(town + 1)) : [];
  const values = [...address, ...people].flatMap((entry) => entry.values);
  const end = values.findIndex((value, at) => at > 0 && isEnd(value));
  return end < 0 ? values : values.slice(0, end);
}

/** `Supplier code | K-55` and `Attention | Ann Lee` in the list with the address of a supplier: its own people. */
export function peopleOf(
  list: readonly ListEntry[],
  address: readonly Segment[],
  index: LabelIndex,
): Segment[] {
  const others = list.filter(({ values }) => !values.some((value) => address.includes(value)));
  if (!address.some(isCity) && !list.some(isOfAddress)) return personOf(list, others, index);
  const end = others.findIndex(({ label }) => {
    const known = index.labelled.get(label);
    return known !== undefined && means(known, ...ofOrders);
  });
  return (end < 0 ? others : others.slice(0, end)).flatMap(({ label, values }) => [label, ...values]);
}

/** `Contact | Ann Lee` right under `Supplier | Muster Ltd`, where another label of the paper has somebody else. */
function personOf([first]: readonly ListEntry[], [next]: readonly ListEntry[], index: LabelIndex): Segment[] {
  const isPerson = (label: Segment) => {
    const known = index.labelled.get(label);
    return known !== undefined && means(known, 'contact') && !means(known, 'buyer', 'shipTo', 'billTo');
  };
  if (!first || !next || !isPerson(next.label) || next.label.line !== first.label.line + 1) return [];
  const others = index.labels.filter(({ segment }) => segment !== next.label && isPerson(segment));
  return others.some(({ segment }) => segment.line > next.label.line) ? [next.label, ...next.values] : [];
}

const ofOrders: readonly LabelKind[] = [
  ...(['orderNumber', 'orderTitle', 'orderDate', 'anyDate', 'deliveryDate', 'dueDate'] as const),
  ...(['buyer', 'shipTo', 'billTo'] as const),
];

/**
 * `Tel. | 0421 555 120` and `Fax | …` in the column beside the list with the name and address of a supplier, where that
 * column says nothing else.
 */
export function contactsBeside(sheet: Sheet, list: readonly ListEntry[], index: LabelIndex): Segment[] {
  const [first, last] = [list[0]!.label, list.at(-1)!.label];
  if (!list.some(isOfAddress)) return [];
  const ofList = new Set(list.flatMap(({ label, values }) => [label, ...values]));
  const beside = sheet.lines
    .slice(first.line, last.line + 1)
    .flatMap(({ segments }) => segments.filter((segment) => !ofList.has(segment)));
  const labels = beside.flatMap((segment) => index.labelled.get(segment) ?? []);
  const isContact = (label: Label) => means(label, ...ofHouse) || /fax/i.test(label.text);
  const isColumn = beside.every(({ box }) => box[0] > first.box[2]) && beside.length <= 2 * labels.length;
  return isColumn && labels.length > 0 && labels.every(isContact) ? beside : [];
}
const ofHouse: readonly LabelKind[] = ['phone', 'email', 'vatId'];

/** `Address`, `Street and number` */
function isOfAddress({ label: { text } }: ListEntry): boolean {
  return partOfParty(text.replace(/\s*:$/, '')) === 'address';
}

/** `Foreman | Ann Lee` and `Mobile | 07700 900 418` under the address of a place. */
function atPlace([first, second]: readonly ListEntry[]): readonly ListEntry[] {
  if (!first || !namesManager(first.label.text)) return [];
  return second?.values[0] && readPhone(second.values[0].text) !== null ? [first, second] : [first];
}

/** `Street | Hafenallee 7`, `4207719 | Order desk` over street and town, the number of the house under its label: more of an address. */
function isAddressEntry({ label, values }: ListEntry, index: LabelIndex): boolean {
  const [value] = values;
  if (/^\d{3,12}$/.test(label.text) && values.some(isCity)) return true;
  const isPlace =
    value !== undefined &&
    (looksLikeStreet(value.text) || isCity(value) || namesAddress(label.text) || isStreetKind(label.text));
  return isPlace && !index.labelled.has(label);
}
