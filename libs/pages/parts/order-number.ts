import type { PageLine } from '../page-lines.ts';

/** What an order is called, in nine languages. */
const order =
  "(?:purchase[ -]?orders?|customer orders?|orders?|p\\.?o\\.?|einkaufsbestellung|bestellung(?:en)?|bestell|auftrag(?:s)?|abruf|bestelling(?:en)?|bestel(?:bon|opdracht)?|inkooporder|(?:bons? de |ordre de )?commandes?|(?:nota de |hoja de |orden de )?pedidos?(?: de compra)?|[oó]rden(?:es)? de compra|ordin[ei](?: d['’] ?acquisto| di acquisto)?|(?:nota de )?encomendas?|zam[oó]wieni[ea]|indkøbsordre|ordrer?|bestilling(?:er)?|rekvisition(?:er)?)";
const number =
  '(?:numbers?|nummer|numéro|número|numero|numer|no|nr|n|nº|n°|n\\.º|num|id|ref(?:erence|erenz|erentie|er[eê]ncia|\\.)?|référence|riferimento|#)';
const whose =
  '(?:(?:our|your|unsere?|ihre?|onze|ons|uw|notre|votre|nuestro|su|nostro|vostro|nossa|nasze|vores|customer|the|die|de|la|le|el|il|a|o) )?';
/** "Order no.", "Bestellnummer", "N° de commande", "Zamówienie nr". */
const label = `${whose}(?:${number}\\.? ?(?:of(?: the| our)?|der|de(?:l| la)?|da|di|dell['’]|du|d['’]|van(?: de)?|af)? ?${order}|${order}[ -]?(?:${number}(?!\\p{L}))?)`;
/** Bounded: what is longer is no number, and must not be searched long. */
const value = '(?:[A-Z]{1,6}[ -]?)?[A-Z0-9./_-]{0,30}\\d[A-Z0-9./_-]{0,30}(?: \\d{3,12}(?![.,]\\d)){0,4}';
/** What may stand behind the number in its cell; a hyphen only behind a space, else it is of the number. */
const behind =
  '(?=$|\\s+-|\\s*(?:[,;:|()–—·•]|vom\\b|of\\b|dated?\\b|from\\b|van\\b|du\\b|del\\b|dd\\b|z dnia\\b|af\\b|seite\\b|page\\b|p[aá]gina\\b|blad\\b|strona\\b|side\\b))';

const labelled = new RegExp(
  `^[^\\p{L}\\d]{0,3}(${label})(?!\\p{L})[\\s.:#°º–-]*(?:(${value})[.:]?${behind})?`,
  'iu',
);
const bareValue = new RegExp(`^(${value})${behind}`, 'iu');
const named = new RegExp(`(?<![\\p{L}\\d-])${label}(?!\\p{L})[\\s.:#°º–-]*(${value})(?![\\p{L}\\d])`, 'giu');
const hasNumberWord = new RegExp(`${number}\\.?$|nummer|number`, 'iu');
const namesNumber = new RegExp(`(?<!\\p{L})${number}(?!\\p{L})|nummer|number`, 'iu');
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

/** The number of an order, and the label that says so. */
export interface LabelledNumber {
  /** As printed. */
  number: string;
  /** Folded: equal for labels that differ in marks only. */
  label: string;
}

/** The order number that a page names: a label that says "number" before one that only says "order". */
export function orderNumberOn(lines: readonly PageLine[]): LabelledNumber | null {
  let weak: LabelledNumber | null = null;
  for (const [at, { cells }] of lines.entries()) {
    for (const [place, cell] of cells.entries()) {
      const match = labelled.exec(cell.text);
      const wrapped = match ? null : wrappedLabel(lines, at, place);
      if (wrapped !== null) return wrapped;
      if (!match) continue;
      const inCell = asPrinted(match[0], asNumber(match[2]));
      const isWholeLabel = match[0].length === cell.text.length;
      const isSure = hasNumberWord.test(match[1]!);
      const near = isWholeLabel ? (valueIn(cells[place + 1]?.text) ?? below(lines, at, cell)) : null;
      // Under a title stands anything; what is long and has digits is its number.
      const found = inCell ?? (near !== null && (isSure || /\d{4}/.test(near)) ? near : null);
      if (found === null) continue;
      const printed = { number: found, label: fold(match[1]!) };
      if (isSure) return printed;
      weak ??= printed;
    }
  }
  return weak;
}

/** A label that says "number" in two lines of a narrow column, "Reference of the" above "order:", and the number beside it. */
function wrappedLabel(lines: readonly PageLine[], at: number, place: number): LabelledNumber | null {
  const { cells } = lines[at]!;
  const cell = cells[place]!;
  const next = lines[at + 1]?.cells ?? [];
  const end = next.findIndex(({ x0 }) => Math.abs(x0 - cell.x0) < flush);
  if (end < 0 || /[\d:]/.test(cell.text)) return null;
  const text = `${cell.text} ${next[end]!.text}`;
  const match = labelled.exec(text);
  if (!match || match[0].length < text.length || match[2] !== undefined) return null;
  const found = valueIn(cells[place + 1]?.text) ?? valueIn(next[end + 1]?.text);
  return found === null || !namesNumber.test(match[1]!) ? null : { number: found, label: fold(match[1]!) };
}

/** Lines of one column begin this near to each other, in points. */
const flush = 3;

/** Order numbers that sentences name: "our orders 4711 and 4712" names its first. */
export function orderNumbersIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([all, found]) => asPrinted(all, asNumber(found)) ?? []);
}

/** Words that might be the number of an order where nothing says so: four characters with three digits, no dates. */
export function codesIn(text: string): string[] {
  const words = text.split(/[\s,;:()„“"']+/).map((word) => word.replace(/[.:]+$|\/\p{L}{4,}$/gu, ''));
  return words.filter(
    (word) =>
      /^(?=.*\d.*\d.*\d)[A-Z\d][A-Z\d./_-]{3,}$/i.test(word) &&
      !date.test(word) &&
      !/^(?:19|20)\d\d$/.test(word) &&
      !/^\d+[.,]\d{2}$/.test(word),
  );
}

/** The same for all ways to write a number; "PO" in front is a part of it for some only. */
export function numberKey(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^PO(?=\d{3})/, '');
}

/** In the next two lines, under the label. */
function below(
  lines: readonly PageLine[],
  at: number,
  { x0, x1 }: { x0: number; x1: number },
): string | null {
  for (const { cells } of lines.slice(at + 1, at + 3)) {
    const under = cells.find((cell) => cell.x0 < x1 && cell.x1 > x0);
    const found = valueIn(under?.text);
    if (found !== null) return found;
  }
  return null;
}

function valueIn(text: string | undefined): string | null {
  return asNumber(bareValue.exec(text ?? '')?.[1]);
}

/** Three characters with two digits at least; no date, and no box of a post office. */
function asNumber(text: string | undefined): string | null {
  // "The PO number is 4711", "on the order it says 25".
  const trimmed =
    text
      ?.replace(/^(?:is|ist|est|es|er|to|staat|staan|steht|stehen|says?|står|stoi) (?=\S*\d)/i, '')
      .replace(/[.,:/-]+$/, '') ?? '';
  // "Order date 11/02/2026" has a day and no number.
  const isDay = date.test(trimmed.split(' ').at(-1)!);
  if (trimmed.length < 3 || !/\d.*\d/.test(trimmed) || isDay || /^box/i.test(trimmed)) return null;
  return trimmed;
}

/** `PO-8888` is a number with its letters, `PO 8888` and `PO: 8888` are a label and its number. */
function asPrinted(all: string, number: string | null): string | null {
  const [letters] = number === null ? [] : (/(?<![\p{L}\d])PO-(?=\d)/iu.exec(all) ?? []);
  return letters && all.includes(letters + number) ? letters + number : number;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}
