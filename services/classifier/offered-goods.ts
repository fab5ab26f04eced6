import { splitSignature } from '@orderloom/pages/mail-signature.ts';
import { namesOffer } from './accepted-offer.ts';
import { countsOfLines } from './count-lines.ts';
import { confirmation } from './senses/shared-words.ts';

const longestRow = 160;
const mostWords = 16;
const mostRows = 60;
const money =
  /(?<![\d.,])\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}(?![\d.,])|[€$£]\s?\d|\d\s?(?:€|EUR|USD|GBP|PLN|DKK|CHF|zł|kr)(?!\p{L})/iu;
const sums =
  /^\W*(?:(?:sub|grand )?-?total\p{L}*|sum(?:me|a)?|(?:gesamt|zwischen|netto|brutto|end)\p{L}*|totaal\p{L}*|montant|importe|importo|totale|imponibile|razem|suma|wartość|i alt|subtotaal|(?:net|gross|tax|vat|iva|btw|tva|mwst|ust|moms|freight|shipping|fracht\p{L}*|versand\p{L}*|porto|transport\p{L}*|verzend\p{L}*|fragt)(?!\p{L}))/iu;
/** Goods of which one of several is to be chosen. */
const choice =
  /(?<!\p{L})(?:alternativ\p{L}*|alternat\p{L}+|optional\p{L}*|option|opción|opzione|opção|opcj\p{L}+|wahlweise|optioneel|variant\p{L}*|valgfri\p{L}*)(?!\p{L})/iu;
const either = /^\W*(?:or|oder|of|ou|o|oppure|lub|albo|eller)(?!\p{L})/iu;
const namesConfirmation = new RegExp(
  `(?<!\\p{L})(?:order|auftrags|order|pedido|ordre)[ -]?(?:${confirmation})(?!\\p{L})|(?:${confirmation}) (?:de |d['’]|di |da )?(?:commande|pedido|ordine|encomenda|zamówienia)`,
  'iu',
);
const position = /^(?:pos\.?|item|line|no\.?|nr\.?|n°|poz\.?|#)\s*\d{1,3}[.):]?(?=\s)/iu;

/**
 * The rows of an offer as they are printed, with the headings of their table; null when the text is no offer with
 * prices, offers one thing or another, or has rows of which nobody knows what they offer.
 */
export function offeredGoods(subject: string, answered: string): string[] | null {
  const { message } = splitSignature(answered);
  if (!namesOffer.test(`${subject}\n${message}`) || namesConfirmation.test(`${subject}\n${message}`))
    return null;
  if (choice.test(message)) return null;
  const lines = message.split('\n').map((line) => line.trim());
  const counts = countsOfLines(message);
  const isRow = lines.map(
    (line, at) => (counts[at]! > 0 || pricedItem(line)) && !sums.test(line) && !isSentence(line),
  );
  const [first, last] = [isRow.indexOf(true), isRow.lastIndexOf(true)];
  const rows = lines.filter((_, at) => isRow[at]);
  if (first < 0 || rows.length > mostRows || !rows.some((row) => money.test(row))) return null;
  // A priced line beside the rows may be goods that nobody understood.
  const isPriced = (line: string) => money.test(line) && !sums.test(line) && !isSentence(line);
  if (lines.some((line, at) => !isRow[at] && isPriced(line))) return null;
  const between = lines.filter((line, at) => at > first && at < last && !isRow[at] && line !== '');
  if (between.some((line) => isOpen(line))) return null;
  // Prices by quantity name one thing several times.
  const names = rows.map(nameOf);
  if (names.some((name) => name === '') || new Set(names).size < names.length) return null;
  const headings = headingsAbove(lines, first);
  return [...headings, ...lines.slice(first, last + 1)].filter((line) => line !== '').map(withoutPosition);
}

/** "4. 5 pouches of markers, 3.89 CHF": its unit may be any word. */
function pricedItem(line: string): boolean {
  return /^\d{1,2}[.)]\s+[1-9]\d{0,5}\s+\p{L}{2}/u.test(line) && money.test(line);
}

/** Something is offered, or said, in words. */
function isSentence(line: string): boolean {
  if (cellsOf(line).length > 2) return false;
  return line.length > longestRow || line.split(/\s+/).length > mostWords || /\p{L}{3}[.!?]$/u.test(line);
}

/** Between rows: neither the rest of a name nor a rule. */
function isOpen(line: string): boolean {
  return money.test(line) || isSentence(line) || either.test(line) || /:$/.test(line);
}

function nameOf(row: string): string {
  return withoutPosition(row)
    .replace(new RegExp(money, 'giu'), ' ')
    .toLowerCase()
    .replace(/(?<![\p{L}\d-])\d+(?:[.,]\d+)?(?=\s|$|[x×])/gu, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** "Item | Qty | Price": a line of cells without a number right above the rows. */
function headingsAbove(lines: readonly string[], first: number): string[] {
  const at = lines.slice(0, first).findLastIndex((line) => line !== '' && !/^[-=+|_\s]+$/.test(line));
  const line = lines[at] ?? '';
  const isHeading = cellsOf(line).length > 2 && !/\d/.test(line);
  return isHeading ? [line] : [];
}

function cellsOf(line: string): string[] {
  return line.split(/\t|\s*\|\s*|\s{2,}|;/);
}

/** The number of a line of the offer is none of the order; "Pos." names no goods. */
function withoutPosition(line: string): string {
  return line.replace(position, '').trim();
}
