import type { Word } from '@orderloom/pages/page.ts';
import { isBodyUnit } from './body-units.ts';
import { itemFacts } from './item-facts.ts';
import type { Paragraph } from './message-lines.ts';
import { amountOf } from './money.ts';
import { arePricesOfOne } from './price-of-one.ts';
import { amountBefore, isCode, isNumberOfArticle, type RecordField, recordFields } from './record-fields.ts';
import { withSummedMoney } from './summed-money.ts';
import { namesArticle } from './wordings.ts';

type BodyLine = Paragraph['lines'][number];

/** An item whose facts stand in fields, in one line or in several. */
export interface RecordItem {
  article: Word[];
  description: Word[];
  quantity: Word[];
  unit: Word[];
  price: Word[];
  lineTotal: Word[];
  /** Nothing but its place says that the amount of money is the price of one. */
  isGuessed: boolean;
}

interface Draft {
  lines: BodyLine[];
  fields: RecordField[];
}

/** Longer texts are sentences. */
const mostWords = 14;

/**
 * Items whose facts stand in fields: "TW-1107 Dinner plate" over "3 boxes of 12 - £58.80 per box", "SKU 4711 — Soap —
 * x 72 — 1,95 €". What a field holds is told by its form or its label; a record has one thing, one amount and a price or
 * a number.
 */
export function recordItems({ sheet, lines }: Paragraph): { items: RecordItem[]; taken: Set<BodyLine> } {
  const drafts = withoutCounts(draftsOf(lines));
  const read = drafts.map((draft) => ({ draft, item: itemOf(draft.fields) }));
  const coded = withLeadingCodes(read.map(({ item }) => item));
  const kept = read.flatMap(({ draft }, at) => {
    const item = coded[at];
    return item && isWhole(item, draft) ? [{ item, draft }] : [];
  });
  return {
    items: withSummedMoney(withPricesOfOne(kept.map(({ item }) => item)), sheet),
    taken: new Set(kept.flatMap(({ draft }) => draft.lines)),
  };
}

function withPricesOfOne(items: RecordItem[]): RecordItem[] {
  const records = items
    .filter(({ isGuessed }) => isGuessed)
    .map(({ quantity, price }) => ({
      quantity: Number(quantity[0]?.text),
      amount: amountOf(
        price
          .map(({ text }) => text)
          .join('')
          .replace(/^\D+|\D+$/g, ''),
      ),
    }));
  return arePricesOfOne(records) ? items.map((item) => ({ ...item, isGuessed: false })) : items;
}

/** A record begins where a thing stands, and goes on over lines that hold nothing but facts. */
function draftsOf(lines: readonly BodyLine[]): Draft[] {
  const drafts: Draft[] = [];
  let open: Draft | null = null;
  for (const line of lines) {
    const fields = recordFields(line);
    const things = fields.filter(({ kind }) => kind === 'thing');
    const isLead =
      fields.length > 0 && leads({ fields }) && !(open && takesNumber(open, fields, line.words.length > 1));
    if (isSentence(line)) open = null;
    else if (isLead || (things.length > 0 && !(open && leads(open))) || (open && beginsNext(open, line))) {
      open = { lines: [line], fields };
      drafts.push(open);
    } else if (open) {
      open.lines.push(line);
      open.fields.push(...fields);
    }
  }
  return drafts;
}

/** A count or a number alone: what it is of stands below. */
function leads({ fields }: Pick<Draft, 'fields'>): boolean {
  return fields.every(({ kind }) => kind === 'position' || kind === 'article');
}

/** `3 x Tape` below `5 x Board` with its number: each begins with how many. */
function beginsNext({ lines: [first] }: Draft, line: BodyLine): boolean {
  return [first!, line].every(({ words }) => timesAtFront.test(words.map(({ text }) => text).join(' ')));
}
const timesAtFront = /^[1-9]\d{0,4} ?[x×] ?\p{L}{3}/iu;

/** `Materialnummer 300411` under its thing; with its label under the amount as well. */
function takesNumber({ fields: open }: Draft, fields: readonly RecordField[], isLabelled: boolean): boolean {
  return (
    fields[0]!.kind === 'article' &&
    open.some(({ kind }) => kind === 'thing') &&
    !open.some(({ kind }) => kind === 'article' || (kind === 'amount' && !isLabelled))
  );
}

/** Amounts in front that count the records, 1, 2, 3, are none. */
function withoutCounts(drafts: Draft[]): Draft[] {
  const isCounting =
    drafts.length > 1 &&
    drafts.every(
      ({ fields: [first, ...rest] }, at) =>
        first?.kind === 'amount' &&
        first.unit.length === 0 &&
        first.quantity[0]!.text === String(at + 1) &&
        rest.some(({ kind }) => kind === 'amount'),
    );
  return isCounting ? drafts.map((draft) => ({ ...draft, fields: draft.fields.slice(1) })) : drafts;
}

function isSentence({ words, segments }: BodyLine): boolean {
  return segments.length === 1 && words.length > mostWords && /[.!?]$/.test(words.at(-1)!.text);
}

function itemOf(fields: readonly RecordField[]): RecordItem | null {
  const texts = fields.flatMap((field) => (field.kind === 'thing' ? [field.words] : []));
  // A unit that has a field of its own.
  const unit =
    fields.find((field) => field.kind === 'unit')?.words ??
    (texts.length > 1 ? texts.find((words) => words.length === 1 && isBodyUnit(words[0]!.text)) : undefined);
  const things = texts.length > 1 ? texts.filter((words) => words !== unit) : texts;
  const amounts = withoutRepeated(fields.flatMap((field) => (field.kind === 'amount' ? [field] : [])));
  const articles = fields.flatMap((field) => (field.kind === 'article' ? [field.words] : []));
  const [first, ...others] = things;
  const before = amounts.length === 0 && first ? amountBefore(first) : null;
  const [amount, ...more] = before ? [before] : amounts;
  if (!amount || more.length > 0 || articles.length > 1) return null;
  const quantity = Number(amount.quantity[0]!.text.replace(/\D/g, ''));
  // `4 x Bucket` over `€ 12,50 x 4 = € 50,00`
  const again = before === null && first ? amountBefore(first) : null;
  const repeated = again && again.quantity[0]!.text === amount.quantity[0]!.text ? again : null;
  const rest = (before ?? repeated)?.rest ?? first ?? [];
  const told = [...rest, ...others.flat()];
  const facts = itemFacts(told, quantity, amount.unit);
  const prices = pricesOf(fields, quantity);
  if (prices === null) return null;
  return {
    article: articles[0] ?? facts.article,
    description: facts.description,
    quantity: amount.quantity,
    unit: amount.unit.length > 0 ? amount.unit : [...(unit ?? [])],
    price: prices.price ?? facts.price,
    lineTotal: prices.lineTotal ?? facts.lineTotal,
    isGuessed: prices.isGuessed && quantity !== 1,
  };
}

/** `× 24` behind its thing and behind its price say the same. */
function withoutRepeated<Amount extends Pick<RecordItem, 'quantity' | 'unit'>>(amounts: Amount[]): Amount[] {
  const textOf = ({ quantity, unit }: Amount) => [...quantity, ...unit].map(({ text }) => text).join(' ');
  return amounts.filter((amount, at) => !amounts.slice(0, at).some((one) => textOf(one) === textOf(amount)));
}

/** The price and the sum among the fields; null where nobody can tell which is which. */
function pricesOf(
  fields: readonly RecordField[],
  quantity: number,
): { price: Word[] | null; lineTotal: Word[] | null; isGuessed: boolean } | null {
  const prices = fields.flatMap((field) => (field.kind === 'price' ? [field] : []));
  const totals = fields.flatMap((field) => (field.kind === 'lineTotal' ? [field] : []));
  const unsaid = fields.flatMap((field) => (field.kind === 'money' ? [field] : []));
  if (prices.length > 1 || totals.length > 1 || unsaid.length > 2) return null;
  const [one, two] = unsaid;
  const price = prices[0] ?? (two || totals[0] || unsaid.length === 1 ? one : undefined);
  const lineTotal = totals[0] ?? (prices[0] ? one : two);
  const isProduct = !price || !lineTotal || Math.abs(quantity * price.value - lineTotal.value) < halfACent;
  // Two amounts of which neither is named: their product says which.
  if (unsaid.length > 0 && price && lineTotal && !isProduct) return null;
  const isGuessed = unsaid.length === 1 && price === one && !lineTotal;
  return { price: price?.words ?? null, lineTotal: lineTotal?.words ?? null, isGuessed };
}
const halfACent = 0.0051;

/** Each thing begins with its number: `TW-1107 Dinner plate`, `Ref. 1001 Gloves`. */
export function withLeadingCodes<Item extends Pick<RecordItem, 'article' | 'description'>>(
  items: readonly (Item | null)[],
): (Item | null)[] {
  const leads = items.map((item) => (item && item.article.length === 0 ? leadOf(item.description) : null));
  const codes = leads.flatMap((lead) => (lead ? [lead.code.text] : []));
  const isColumn = codes.length > 1 && new Set(codes).size === codes.length;
  return items.map((item, at) => {
    const lead = leads[at];
    return item && lead && (isColumn || lead.isNamed)
      ? { ...item, article: [lead.code], description: lead.rest }
      : item;
  });
}

function leadOf(words: readonly Word[]): { code: Word; rest: Word[]; isNamed: boolean } | null {
  const isNamed = words[0] !== undefined && namesArticle.test(words[0].text);
  const code = words[isNamed ? 1 : 0];
  const rest = words.slice(isNamed ? 2 : 1);
  const isOne = code && (isCode(code.text) || (isNamed && isNumberOfArticle(code.text)));
  return isOne && rest.some(({ text }) => /\p{L}{2}/u.test(text)) ? { code, rest, isNamed } : null;
}

/** A thing or its number with an amount, and a fact more than a list would have. */
function isWhole(item: RecordItem, { lines }: Draft): boolean {
  const isNamed = item.description.some(({ text }) => /\p{L}{2}/u.test(text));
  const hasFact = item.price.length > 0 || item.lineTotal.length > 0 || item.article.length > 0;
  return isNamed && hasFact && !(lines.length === 1 && lines[0]!.words.length > 2 * mostWords);
}
