import type { Word } from '@orderloom/pages/page.ts';
import { bare } from './amounts.ts';
import { isBodyUnit } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { separator } from './number-at-end.ts';
import { namesNumber, requests } from './wordings.ts';

type BodyLine = Paragraph['lines'][number];

/** An item of a group: its description is the title of the group and what tells it from the others. */
export interface GroupedItem {
  quantity: Word[];
  unit: Word[];
  description: Word[];
}

/** Titles of groups have at most so many words, and what tells an item from the others. */
const longestTitle = 9;
const longestVariant = 4;
const size =
  /^(?:sizes?|sz|größen?|gr|maten?|maat|tailles?|pointures?|t|tallas?|talles?|taglie?|tg|misura|tamanhos?|rozmiar\p{L}*|rozm|str|størrelse|uk|eu|us)\.?$/iu;
/** `M`, `XXL`, `32R`, `10½`, `6x40`. */
const measure =
  /^(?:\d?X{0,3}[SML]|\d{1,3}(?:[.,/]\d{1,2})?[½A-Z]?|\d{1,4}(?:[.,]\d+)?x\d{1,4}(?:[.,]\d+)?)$/i;

/**
 * Items that stand below what they have in common: "Polo shirt, green" over "S - 2" and "XL - 5", or what is set in
 * below its title.
 */
export function groupedItems({ lines }: Pick<Paragraph, 'lines'>): {
  items: GroupedItem[];
  taken: Set<BodyLine>;
} {
  const items: GroupedItem[] = [];
  const taken = new Set<BodyLine>();
  lines.forEach((title, at) => {
    if (taken.has(title) || !isTitle(title)) return;
    const own: { line: BodyLine; item: GroupedItem }[] = [];
    for (const line of lines.slice(at + 1)) {
      const item = variantIn(line, title);
      if (!item) break;
      own.push({ line, item });
    }
    const isSized = own.length > 0 && own.every(({ line }) => isSize(line));
    if (own.length < 2 && !isSized) return;
    taken.add(title);
    for (const { line, item } of own) {
      taken.add(line);
      items.push({ ...item, description: [...wordsOfTitle(title), ...item.description] });
    }
  });
  return { items, taken };
}

/** Words that count nothing and ask for nothing. */
function isTitle({ words }: BodyLine): boolean {
  const last = words.at(-1)!.text;
  if (requests.test(words.map(({ text }) => text).join(' '))) return false;
  const isCounted = words.some(
    ({ text }, at) => /^\d+$/.test(text) && isBodyUnit(bare(words[at + 1] ?? words[at]!)),
  );
  return (
    words.length <= longestTitle &&
    /\p{L}{3}/u.test(words[0]!.text) &&
    !isCounted &&
    !/^\d+$/.test(last) &&
    !/[.!?,]$/.test(last)
  );
}

function wordsOfTitle({ words }: BodyLine): Word[] {
  return words.map((word, at) =>
    at === words.length - 1 ? { ...word, text: word.text.replace(/:$/, '') } : word,
  );
}

function isSize({ words: [first, second] }: BodyLine): boolean {
  const text = first!.text.replace(/:$/, '');
  // `7 bags` is an amount.
  const isAmount = /^\d+$/.test(first!.text) && !separator.test(second?.text ?? '');
  return size.test(text) || (measure.test(text) && !isAmount);
}

/** `talla 8: 6 cajas`, `XXL - 1`, `gris: 12 cartuchos` set in below its title. */
function variantIn(line: BodyLine, title: BodyLine): GroupedItem | null {
  const words = line.words.filter(({ text }, at) => !(at === 0 && /^[-*•–·]$/.test(text)));
  const last = words.at(-1);
  if (!last || words.length > longestVariant + 3) return null;
  const hasUnit = words.length > 2 && isBodyUnit(bare(last)) && isCount(words.at(-2)!);
  const at = hasUnit ? words.length - 2 : words.length - 1;
  const quantity = words[at]!;
  if (!isCount(quantity)) return null;
  const before = words.slice(0, at).filter(({ text }) => !separator.test(text) && !/^[x×]$/i.test(text));
  const isParted = before.length < at || /[:=]$/.test(words[at - 1]?.text ?? '');
  const isSetIn = line.words[0]!.box[0] > title.words[0]!.box[0];
  if (before.length === 0 || before.length > longestVariant || !(isParted || hasUnit)) return null;
  // "quote: 4711"
  if (
    before.some(
      ({ text }) => namesNumber.test(text.replace(/[:=]$/, '')) && !size.test(text.replace(/[:=]$/, '')),
    )
  )
    return null;
  if (!isSetIn && !isSize(line)) return null;
  const description = before.map((word) => ({ ...word, text: word.text.replace(/[:=]$/, '') }));
  return { quantity: [quantity], unit: hasUnit ? [{ ...last, text: bare(last) }] : [], description };
}

function isCount({ text }: Word): boolean {
  return /^[1-9]\d{0,4}$/.test(text);
}
