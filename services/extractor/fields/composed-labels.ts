import { type Senses, sensesOf } from '../lexicon/label-words.ts';
import type { ColumnRole, LabelKind, LabelWord, TotalKind } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { ourWords, yourWords } from '../lexicon/possessives.ts';
import { remembered } from '../values/remembered.ts';

/** A label has at most this many words. */
const longestLabel = 8;

interface Rule {
  kind: LabelKind;
  /** What it may also be: its value tells. */
  or?: LabelKind;
  /** One word of each group must be there. */
  needs: readonly (readonly LabelWord[])[];
  /** Other words that may be. */
  may?: readonly LabelWord[];
}

const where: readonly LabelWord[] = ['site', 'place', 'address', 'to', 'recipient'];
const all: readonly LabelWord[] = [
  ...where,
  'send',
  'order',
  'number',
  'date',
  'delivery',
  'goods',
  'invoice',
  'payment',
  'phone',
  'direct',
  'email',
  'person',
  'manager',
  'handled',
  'buyer',
  'supplier',
  'customer',
  'offer',
  'vat',
  'deadline',
  'wanted',
  'conditions',
  'amount',
];

/** What the words of a label make together; the first rule that fits holds. */
const rules: readonly Rule[] = [
  { kind: 'other', needs: [['fax']], may: all },
  { kind: 'other', needs: [['phone', 'email'], ['supplier']], may: all },
  {
    kind: 'deliveryPhone',
    needs: [['phone'], ['delivery', 'site', 'goods', 'recipient']],
    may: ['number', 'place', 'address', 'person', 'manager', 'to', 'direct'],
  },
  // `Tel. Polier`
  { kind: 'deliveryPhone', needs: [['phone'], ['manager']], may: ['number'] },
  {
    kind: 'phone',
    needs: [['phone']],
    may: ['number', 'direct', 'person', 'manager', 'handled', 'buyer', 'order', 'customer'],
  },
  { kind: 'email', needs: [['email']], may: ['address', 'person', 'handled', 'buyer', 'order', 'direct'] },
  // `Send invoices in two copies to`, not `Delivery and invoice to`
  {
    kind: 'billTo',
    needs: [['invoice'], ['to', 'place', 'address', 'recipient']],
    may: ['order', 'number', 'send'],
  },
  {
    kind: 'contact',
    needs: [
      ['person', 'manager', 'director'],
      ['offer', 'buyer', 'order'],
    ],
    may: ['direct', 'handled'],
  },
  // Who stands for a house by law buys nothing.
  { kind: 'other', needs: [['director']], may: [...all, 'manager'] },
  { kind: 'other', needs: [['invoice', 'payment', 'offer']], may: all },
  { kind: 'vatId', needs: [['vat'], ['number']], may: ['buyer', 'customer'] },
  { kind: 'customerNumber', needs: [['customer'], ['number']] },
  { kind: 'other', needs: [['supplier'], ['number']], may: all },
  { kind: 'other', needs: [['conditions']], may: all.filter((word) => word !== 'number') },
  { kind: 'supplier', needs: [['supplier'], ['place', 'address', 'to', 'details']] },
  // `Dati del cliente`
  { kind: 'buyer', needs: [['customer'], ['details']] },
  { kind: 'shipTo', needs: [['delivery'], where], may: ['goods', 'order'] },
  { kind: 'shipTo', needs: [['goods'], ['to', 'recipient']], may: ['site', 'place', 'address'] },
  { kind: 'shipTo', needs: [['site'], ['address']], may: [] },
  { kind: 'dueDate', needs: [['deadline']], may: ['date'] },
  {
    kind: 'deliveryDate',
    needs: [['delivery'], ['date', 'deadline', 'wanted']],
    may: ['goods', 'order', 'to', 'site'],
  },
  { kind: 'deliveryDate', needs: [['wanted']], may: ['date', 'deadline', 'to', 'site', 'goods'] },
  { kind: 'orderNumber', needs: [['order'], ['number']], may: ['buyer', 'site', 'goods'] },
  { kind: 'orderNumber', needs: [['orderMark']], may: ['number'] },
  { kind: 'orderDate', needs: [['order', 'handled'], ['date']], may: ['buyer', 'number'] },
  {
    kind: 'other',
    needs: [
      ['person', 'manager', 'handled'],
      ['delivery', 'site', 'goods', 'recipient'],
    ],
    may: all,
  },
  // `Placed: 17 July`, `Placed: Ann Lee`
  { kind: 'contact', or: 'orderDate', needs: [['handled']] },
  { kind: 'contact', needs: [['buyer']] },
  { kind: 'orderTitle', needs: [['order']], may: ['buyer'] },
  { kind: 'contact', or: 'orderDate', needs: [['handled'], ['order']], may: ['buyer'] },
  { kind: 'contact', needs: [['person', 'handled']], may: ['buyer', 'order', 'direct', 'to', 'customer'] },
  // `Into warehouse: 1 to 10 May`
  { kind: 'shipTo', or: 'deliveryDate', needs: [['to'], ['site']], may: ['goods'] },
];

/**
 * What a label is of that no lexicon has whole, by what its words speak of: `GOODS TO BE SENT TO`, `Wareneingangsadresse`,
 * `Site tel.`; null when a word is no word of labels or they make nothing that we know.
 */
export function composedKind(label: string): LabelKind | null {
  return ruleFor(label)?.kind ?? null;
}

/** All that such a label may be, the likeliest first. */
export function composedKinds(label: string): LabelKind[] {
  const { kind, or } = ruleFor(label) ?? {};
  return [kind, or].filter((one) => one !== undefined);
}

const ruleFor = remembered((label): Rule | null => {
  // `Invoice in 2 copies to`, `Invoices, quoting the order number, to`
  const spoken = tokenise(label.replace(/,[^,]+,/, ' ')).filter(({ text }) => !/^\d$/.test(text));
  if (spoken.length === 0 || spoken.length > longestLabel) return null;
  const senses = sensesOf(label, spoken);
  return (senses && rules.find((rule) => fits(rule, senses))) ?? null;
});

function fits(rule: Rule, senses: readonly Senses[]): boolean {
  const allowed = allowedBy.get(rule)!;
  return senses.every((one) => !one.isDisjointFrom(allowed)) && covers(rule.needs, senses);
}
const allowedBy = new Map(
  rules.map((rule) => [rule, new Set<LabelWord>([...rule.needs.flat(), ...(rule.may ?? []), 'particle'])]),
);

/** True when each group has a word of its own. */
function covers(needs: Rule['needs'], senses: readonly Senses[]): boolean {
  const [group, ...others] = needs;
  if (!group) return true;
  return senses.some(
    (one, at) => group.some((word) => one.has(word)) && covers(others, senses.toSpliced(at, 1)),
  );
}

/** `Address:`, `Anschrift`: a label that says nothing but that one follows. */
export const namesAddress = remembered((label): boolean => {
  return speaksOnlyOf(label, ['address']);
});

/** `Address`, `Postal code`, `City`, `CEP`: a part of an address. */
export function namesPlace(label: string): boolean {
  return speaksOnlyOf(label, ['address', 'postcode', 'town']);
}

/** `Postal code`, `City`: a part of the line of a town. */
export function namesTown(label: string): boolean {
  return speaksOnlyOf(label, ['postcode', 'town']);
}

function speaksOnlyOf(label: string, words: readonly LabelWord[]): boolean {
  const senses = sensesOf(label, tokenise(label));
  const isOne = (one: Senses) => words.some((word) => one.has(word));
  return senses?.every((one) => isOne(one) || one.has('particle')) === true && senses.some(isOne);
}

/** `Foreman`, `Chef de chantier`: who has a place or people in hand. */
export const namesManager = remembered((label): boolean => {
  const senses = tokenise(label).flatMap((token) => sensesOf(label, [token]) ?? []);
  const has = (word: LabelWord) => senses.some((one) => one.has(word));
  // `Diretor de obra`
  return has('manager') || (has('director') && has('site'));
});

/** `Requester`, `Aanvrager`: who buys, below whatever name it stands. */
export function namesBuyer(label: string): boolean {
  const senses = tokenise(label).map((token) => sensesOf(label, [token]) ?? []);
  return senses.length > 0 && senses.every((of) => of.some((one) => one.has('buyer')));
}

const ofArticle = new Set<LabelWord>(['article', 'number', 'supplier', 'buyer', 'customer', 'particle']);

/** Whose number of an article a label that no lexicon has announces: `Merchant ref.` is the supplier's; null for any other. */
export function composedArticle(label: string): ColumnRole | null {
  const tokens = tokenise(label);
  const own = tokens.filter(({ text }) => !ourWords.has(text) && !yourWords.has(text));
  if (own.length === 0 || own.length > longestLabel) return null;
  const senses = sensesOf(label, own);
  const speaks = (...words: LabelWord[]) =>
    senses?.some((one) => words.some((word) => one.has(word))) === true;
  if (!senses?.every((one) => [...one].some((word) => ofArticle.has(word)))) return null;
  if (!covers([['article'], ['number', 'article']], senses) && !speaks('number')) return null;
  if (!speaks('article', 'supplier', 'buyer', 'customer')) return null;
  if (speaks('supplier') || tokens.some(({ text }) => yourWords.has(text))) return 'supplierArticle';
  return speaks('buyer', 'customer') || tokens.some(({ text }) => ourWords.has(text))
    ? 'customerArticle'
    : 'article';
}

const ofParty: readonly LabelWord[] = [
  'company',
  'recipient',
  'person',
  'address',
  'postcode',
  'town',
  'country',
  'phone',
  'direct',
  'fax',
  'email',
  'vat',
  'number',
  'to',
];

/** What a label in a list about one party announces: the first of these that its words speak of; null for a label of anything else. */
export const partOfParty = remembered((label): LabelWord | null => {
  const senses = sensesOf(label, tokenise(label));
  if (!senses?.every((one) => one.has('particle') || ofParty.some((word) => one.has(word)))) return null;
  const part = partsOfParty.find((word) => senses.some((one) => one.has(word))) ?? null;
  return part === 'recipient' ? 'company' : part;
});

/** `VAT number` before `number`, `Contact e-mail` before `contact`, `Company name` before `name`. */
const partsOfParty: readonly LabelWord[] = [
  'vat',
  'fax',
  'email',
  'phone',
  'postcode',
  'town',
  'country',
  'company',
  'recipient',
  'address',
  'person',
];

const ofTotal: readonly LabelWord[] = ['amount', 'gross', 'order', 'goods', 'buyer', 'particle'];

/** What amount a label that no lexicon has announces: `Value of the order`, `Waarde PO`; null for any other. */
export function composedTotal(label: string): TotalKind | null {
  const tokens = tokenise(label);
  const senses = tokens.length <= longestLabel ? sensesOf(label, tokens) : null;
  if (!senses?.every((one) => ofTotal.some((word) => one.has(word)))) return null;
  if (covers([['amount'], ['order']], senses)) return 'grandTotal';
  return covers([['amount'], ['goods']], senses) ? 'subtotal' : null;
}

/** True for a sentence with a word for who takes goods or where, and none for invoices. */
export function speaksOfPlace(sentence: string): boolean {
  const tokens = tokenise(sentence);
  // `vor Ort` is one phrase.
  const senses = tokens.flatMap((token, at) =>
    [[token], tokens.slice(at, at + 2)].flatMap((phrase) => sensesOf(sentence, phrase) ?? []),
  );
  const has = (...words: LabelWord[]) => senses.some((one) => words.some((word) => one.has(word)));
  return has('delivery', 'site', 'recipient') && !has('invoice', 'buyer');
}
