import { type BodyLine, standsAboveGoods } from './body-lines.ts';
import { dayOfMonth } from './months.ts';
import { codesIn, numberKey, orderNumbersIn } from './order-number.ts';
import { countInHeading, followsNumber, leadsNumber, ordersSaid, refersBack } from './order-words.ts';

/** Where one of several orders begins. */
export interface Head {
  /** Place of its line in the letter. */
  at: number;
  /** The same for all heads of one order. */
  key: string;
  /** Null for "Order 1:", which counts the orders of the text. */
  orderNumber: string | null;
}

const longestHeading = 120;

/** Lines that name an order's number, and lines above lists that name a number as such a line would. */
export function numberHeads(lines: readonly BodyLine[], known: ReadonlySet<string>): Head[] {
  const labelled = lines.map(
    (line, at) =>
      labelledNumber(line.text, known, line.isGoods || hasAmount(lines, at)) ??
      labelledNumber(leadIn(lines, at), known, false),
  );
  const hasLabel = labelled.some((number) => number !== null);
  const bare = lines.map((_, at) => bareNumber(lines, at));
  const isSaid = ordersSaid(lines.map(({ text }) => text).join('\n')) !== null;
  const inline = inlineNumbers(lines, isSaid);
  if (!hasLabel && inline.length > 1) return inline.filter(({ key }) => !known.has(key));
  return lines.flatMap((_, at) => {
    const number = labelled[at];
    if (number != null) return [{ at, key: numberKey(number), orderNumber: number }];
    const own = bare[at];
    if (!own || known.has(numberKey(own.number))) return [];
    const others = bare.filter((other, place) => other && place !== at && other.number !== own.number);
    const isRepeated = others.some((other) => other!.shape === own.shape);
    // "The first is 4711 for Leiria:" beside "Order 4712 for Maia:".
    const isAnnounced = own.isOpen && (hasLabel || namesOrder.test(own.shape));
    // "Under 4711 we need" beside "and under 4712".
    const isLed = own.isLed && others.some((other) => other!.isLed && other!.mask === own.mask);
    const isAlike = isSaid && others.some((other) => other!.mask === own.mask);
    const isHead = isRepeated || isAnnounced || isLed || isAlike;
    return isHead ? [{ at, key: numberKey(own.number), orderNumber: own.number }] : [];
  });
}

/** "Against 4711: 20 valves and 6 hoses" beside "4712: …": where nothing leads to the numbers the letter must say that it states several orders, else they are those of articles. */
function inlineNumbers(lines: readonly BodyLine[], isSaid: boolean): Head[] {
  const found = lines.flatMap(({ text }, at) => {
    const [, lead = '', number = '', rest = ''] = inlineNumber.exec(text) ?? [];
    const isOne = codesIn(number).length === 1 && namesAmount(rest) && !otherNumbers.test(lead);
    const isLed = /\p{L}/u.test(lead) && leadsNumber.test(lead);
    return isOne && (isLed || (isSaid && !/\p{L}/u.test(lead))) ? [{ at, number }] : [];
  });
  const masks = new Set(found.map(({ number }) => number.replace(/\p{L}/gu, 'A').replace(/\d/g, '0')));
  if (masks.size !== 1) return [];
  return found.map(({ at, number }) => ({ at, key: numberKey(number), orderNumber: number }));
}
const inlineNumber =
  /^[^\p{L}\d]{0,4}((?:\p{L}{1,8}\s){0,3})([\p{L}\d./_-]{4,})\s*(?:\([^)]{1,40}\)\s*)?(?:[:–-]|is|are|sind|sont|son|sono|são|to|er)\s+(.*)$/u;

/** "Order 1 – Leeds", "2. Bestellung": headings that count from one on. */
export function countHeads(lines: readonly BodyLine[]): Head[] {
  const heads = lines.flatMap(({ text }, at) => {
    const count = text.length <= longestHeading ? countInHeading(text) : null;
    return count === null ? [] : [{ at, count, key: `${count}.`, orderNumber: null }];
  });
  return heads.every(({ count }, i) => count === i + 1) ? heads : [];
}

/** Words by which a line announces an order, or its number. */
const namesOrder =
  /(?<!\p{L})(?:order|po|number|no|bestell|auftrag|nummer|nr|bestel|commande|numéro|n°|pedido|número|n\.º|nº|ordin|commessa|numero|encomenda|zam[oó]wieni|numer|ordre|bestilling)/iu;
/** What else has numbers above its lists. */
const otherNumbers =
  /(?<!\p{L})(?:art|item|ref(?!er)|sku|code|cod|cód|kod|ean|gtin|mat(?:erial)?(?!\p{L}{0,3}\sfor)|teile|stock|katalog|catalog|part|product|produkt|produit|pos|line|zeile|regel|tel|phone|fax|offer|quot|angebot|offert|devis|preventivo|oferta|tilbud|invoice|rechnung|factu|fattur|faktur)/iu;

/** "87/7": a house and a flat. */
const houseNumber = /^\d{1,3}\/\d{1,3}$/;

interface BareNumber {
  number: string;
  shape: string;
  /** Letters and digits of the number as `A` and `0`. */
  mask: string;
  isOpen: boolean;
  /** The words beside it lead to a number, and not to the name of goods. */
  isLed: boolean;
}

/** A line above a list, with one number that might be an order's. */
function bareNumber(lines: readonly BodyLine[], at: number): BareNumber | null {
  const { text, isGoods } = lines[at]!;
  if (!isAboveList(lines, at) || isGoods || text.length > longestHeading) return null;
  const codes = codesIn(text).filter((code) => !houseNumber.test(code));
  if (codes.length !== 1 || otherNumbers.test(text)) return null;
  const [number] = codes as [string];
  const [before, behind] = [
    text.slice(0, text.indexOf(number)),
    text.slice(text.indexOf(number) + number.length),
  ];
  const mask = number.replace(/\p{L}/gu, 'A').replace(/\d/g, '0');
  // `4711 Hamburg` above a list of its own; `TW-1107 Dinner plate` among others names goods.
  const beginsBlock = lines[at - 1]?.block !== lines[at]!.block;
  const isLed = /\p{L}/u.test(before) ? leadsNumber.test(before) : beginsBlock || followsNumber.test(behind);
  return { number, shape: text.replace(number, '#'), mask, isOpen: text.endsWith(':'), isLed };
}

/** Right above goods, or above a single blank line that parts a heading from its goods. */
function isAboveList(lines: readonly BodyLine[], at: number): boolean {
  const [own, next] = [lines[at]!, lines[at + 1]];
  if (standsAboveGoods(lines, at)) return true;
  return next?.isGoods === true && next.block !== own.block && lines[at - 1]?.block !== own.block;
}

/** The only number that a line calls an order's; in a longer line, where it orders goods itself. */
function labelledNumber(text: string, known: ReadonlySet<string>, hasGoods: boolean): string | null {
  if (text.length > longestHeading && !hasGoods) return null;
  const numbers = ownNumbersIn(text).filter((number) => !known.has(numberKey(number)));
  return new Set(numbers.map(numberKey)).size === 1 ? numbers[0]! : null;
}

/** Order numbers that a sentence names, with those that follow in a row: "orders 4711 and 4712"; without former ones. */
export function ownNumbersIn(text: string): string[] {
  return orderNumbersIn(text).flatMap((number) => {
    const at = text.indexOf(number);
    const label = /(?:[\p{L}.°º#:’'-]+\s+){0,3}[\p{L}.°º#:’'-]*\s*$/u.exec(text.slice(0, at))?.[0] ?? '';
    if (refersTo(text.slice(0, at), label)) return [];
    const behind = alsoNamed.exec(text.slice(at + number.length));
    return [number, ...(behind ? codesIn(behind[0]) : [])];
  });
}
const alsoNamed =
  /^(?:\s*(?:,|and|und|en|et|y|e|i|oraz|og|&|\+)\s*(?=[\p{L}\d./_-]*\d{3})[\p{L}\d][\p{L}\d./_-]{3,})+/iu;

/** The words before the number's label, or some of them, say that it is another order. */
function refersTo(before: string, label: string): boolean {
  const words = label.split(/(?<=\s)/);
  return words.some((_, i) =>
    refersBack.test(before.slice(0, before.length - words.slice(i).join('').length)),
  );
}

/** Sentences that order goods: a number with a word behind it, in the line or in what is left of its block. */
function hasAmount(lines: readonly BodyLine[], at: number): boolean {
  return amount.test(lines[at]!.text);
}
const amount = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?!${dayOfMonth})[1-9]\\d{0,4} ?(?:[x×] ?)?(?!(?:and|und|en|et|of|days?|weeks?|tagen?|wochen?|dagen|weken|jours?|semaines?|días|giorni|dias|dni|dage)(?!\\p{L}))\\p{L}{2,}`,
  'iu',
);

export function namesAmount(text: string): boolean {
  return amount.test(text);
}

/** Several amounts of goods; how many orders there are is none. */
export function namesAmounts(text: string): boolean {
  const found = text.match(new RegExp(amount, 'giu')) ?? [];
  return found.filter((each) => !countsOrders.test(each)).length > 1;
}
const countsOrders =
  /(?:orders|pos|bestellungen|aufträge|bestellingen|commandes|pedidos|ordini|encomendas|zamówie\p{L}+|ordrer|bestillinger)$/iu;

/**
 * The sentence that ends above a list with a colon: "4711 is attached. The printer jammed, so here is order 4712 by
 * hand:". It may begin in lines before; empty where there is none.
 */
function leadIn(lines: readonly BodyLine[], at: number): string {
  const { text: end } = lines[at]!;
  if (!end.endsWith(':') || !lines[at + 1]?.isGoods) return '';
  let text = end;
  for (let i = at - 1; i >= 0 && isWrapped(lines[i]!, lines[i + 1]!); i -= 1)
    text = `${lines[i]!.text} ${text}`;
  return text.split(/(?<=[.!?;])\s+(?=\p{Lu}|\d)/u).at(-1)!;
}

/** Shorter lines were ended by who wrote them. */
const leastWrapped = 50;

function isWrapped({ text, block }: BodyLine, next: BodyLine): boolean {
  return next.block === block && text.length >= leastWrapped && !/[.!?:;]$/.test(text);
}
