import { splitSignature } from '../mail-signature.ts';
import type { PageLine } from '../page-lines.ts';
import { looksListed, looksOrdered } from './order-lines.ts';
import { codesIn, numberKey, orderNumbersIn } from './order-number.ts';

/** First and last, both included. */
export type Range = readonly [first: number, last: number];

/** One of the orders in a text. */
export interface Section {
  /** Null for "Order 1:", which counts the orders of the text. */
  orderNumber: string | null;
  lines: Range;
}

const longestHeading = 120;
/** "Order 1:", "2. Bestellung", "First order": headings that count. */
const counted =
  /^(?:(?:order|bestellung|auftrag|bestelling|commande|pedido|ordine|encomenda|zamówienie|ordre|bestilling)\s*(?:no\.?|nr\.?|n°|#)?\s*([1-9])|([1-9])[.)]\s*(?:order|bestellung|auftrag|bestelling|commande|pedido|ordine|encomenda|zamówienie|ordre|bestilling)|(first|second|third|erste|zweite|dritte|eerste|tweede|derde|première|deuxième|seconde|troisième|primer|segundo|tercer|primo|secondo|terzo|primeira|segunda|terceira|pierwsze|drugie|trzecie|første|anden|tredje)\s+(?:order|bestellung|bestelling|commande|pedido|ordine|encomenda|zamówienie|ordre|bestilling))\s*(?:\([^)]{1,60}\))?\s*[:.–-]*$/iu;

/**
 * The orders that a text states one after the other: each begins with a line that names its number, or its count, and
 * has lines of goods below. What stands above the first and below the lines of the last is said of all. The numbers of
 * orders that other files hold are `known`, as `numberKey` writes them: a line that names one begins none.
 */
export function bodySections(lines: readonly PageLine[], known: ReadonlySet<string> = new Set()): Section[] {
  const message = lines.slice(0, messageLength(lines));
  const heads = headsIn(message, known);
  return heads.flatMap(({ at, key, orderNumber }, i) => {
    const end = heads[i + 1]?.at ?? message.length;
    const last = message.slice(0, end).findLastIndex((line, place) => place > at && looksOrdered(line));
    if (last < 0 || heads.slice(0, i).some((earlier) => earlier.key === key)) return [];
    const until = i + 1 < heads.length ? end - 1 : endOfBlock(message, last);
    return [{ orderNumber, lines: [message[at]!.index, message[until]!.index] as const }];
  });
}

interface Head {
  /** Index of its line. */
  at: number;
  key: string;
  orderNumber: string | null;
}

/** Lines that name an order, and those above lists that name a number as such a line would: with a colon, or one like the other. */
function headsIn(lines: readonly PageLine[], known: ReadonlySet<string>): Head[] {
  const heads = lines.map((line, at) => headOf(textOf(line)) ?? headOf(leadIn(lines, at), known));
  const hasHead = heads.some((head) => head !== null);
  const shapes = lines.map((line, at) => (heads[at] ? null : listHead(line, lines[at + 1])));
  return lines.flatMap((_, at) => {
    const head = heads[at];
    if (head) return [{ at, ...head }];
    const own = shapes[at];
    if (!own) return [];
    const isRepeated = shapes.some((other, place) => place !== at && other?.shape === own.shape);
    // "The first is 4711 for Leiria:" beside "Order 4712 for Maia:".
    const isAnnounced = own.isOpen && (hasHead || namesOrder.test(own.shape));
    return isRepeated || isAnnounced ? [{ at, key: own.number, orderNumber: own.number }] : [];
  });
}

/** Words by which a line announces an order, or its number. */
const namesOrder =
  /(?<!\p{L})(?:order|po|number|no|bestell|auftrag|nummer|nr|bestel|commande|numéro|n°|pedido|número|n\.º|nº|ordin|commessa|numero|encomenda|zam[oó]wieni|numer|ordre|bestilling)/iu;
/** What else has numbers above its lists. */
const otherNumbers =
  /(?<!\p{L})(?:art|item|ref(?!er)|sku|code|part|product|produkt|produit|pos|line|zeile|regel|tel|phone|fax|offer|quot|angebot|offert|devis|preventivo|oferta|tilbud|invoice|rechnung|factu|fattur|faktur)/iu;

/** A line above a list, with one number that might be an order's. */
function listHead(
  line: PageLine,
  next: PageLine | undefined,
): { number: string; shape: string; isOpen: boolean } | null {
  const text = textOf(line);
  const isAbove = next !== undefined && (looksListed(next) || (text.endsWith(':') && looksOrdered(next)));
  if (!isAbove || looksListed(line) || text.length > longestHeading) return null;
  const codes = codesIn(text);
  if (codes.length !== 1 || otherNumbers.test(text)) return null;
  const [number] = codes as [string];
  return { number, shape: text.replace(number, '#'), isOpen: text.endsWith(':') };
}

function textOf({ cells }: PageLine): string {
  return cells
    .map((cell) => cell.text)
    .join(' ')
    .trim();
}

/**
 * The sentence that ends above a list with a colon: "4711 is attached. The printer jammed, so here is order 4712 by
 * hand:". It may begin in lines before; empty where there is none.
 */
function leadIn(lines: readonly PageLine[], at: number): string {
  const next = lines[at + 1];
  const end = textOf(lines[at]!);
  if (!end.endsWith(':') || !next || !looksOrdered(next)) return '';
  let text = end;
  for (let i = at - 1; i >= 0 && isWrapped(lines[i]!, lines[i + 1]!); i -= 1)
    text = `${textOf(lines[i]!)} ${text}`;
  return text.split(/(?<=[.!?;])\s+(?=\p{Lu}|\d)/u).at(-1)!;
}

/** Shorter lines were ended by who wrote them. */
const leastWrapped = 50;

function isWrapped(line: PageLine, next: PageLine): boolean {
  const text = textOf(line);
  return next.index === line.index + 1 && text.length >= leastWrapped && !/[.!?:;]$/.test(text);
}

function headOf(
  text: string,
  known: ReadonlySet<string> = new Set(),
): { key: string; orderNumber: string | null } | null {
  if (text.length > longestHeading) return null;
  const count = counted.exec(text);
  if (count) return { key: `${count[1] ?? count[2] ?? count[3]!.toLowerCase()}.`, orderNumber: null };
  const numbers = orderNumbersIn(text).filter((number) => !known.has(numberKey(number)));
  return numbers.length === 1 ? { key: numbers[0]!, orderNumber: numbers[0]! } : null;
}

/** The last of the lines that follow without a blank one between. */
function endOfBlock(lines: readonly PageLine[], at: number): number {
  let end = at;
  while (lines[end + 1] && lines[end + 1]!.index === lines[end]!.index + 1) end += 1;
  return end;
}

/** How many lines stand above the closing. Blank lines, which are none here, show where a name stands apart. */
function messageLength(lines: readonly PageLine[]): number {
  const texts = lines.flatMap(({ index, cells }, at) => {
    const isApart = at > 0 && index > lines[at - 1]!.index + 1;
    return [...(isApart ? [''] : []), cells.map(({ text }) => text).join('  ')];
  });
  const message = splitSignature(texts.join('\n')).message.split('\n');
  return message.filter((text) => text !== '').length;
}
