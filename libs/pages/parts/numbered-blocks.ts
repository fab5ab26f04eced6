import { namesAmount } from './body-heads.ts';
import type { BodyLine } from './body-lines.ts';
import type { Section } from './body-sections.ts';
import { codesIn, numberKey } from './order-number.ts';
import { refersBack } from './order-words.ts';

/** "The order number there is 4711", "Il numero d'ordine è 4711". */
const tellsNumber =
  /(?<!\p{L})(?:\p{L}*(?:number|nummer)(?:et)?|no\.|nr\.?|n[°º]|num[eé]ro|número|numero|numer|po|order|p\.o\.|ref\p{L}*)(?!\p{L})[^.,;:\d]{0,40}(?:[\s:=]|:\s)$/iu;

/**
 * Paragraphs that order goods in sentences and name the number of their order among them; none where one of those that
 * order has no number of its own.
 */
export function numberedBlocks(message: readonly BodyLine[]): Section[] {
  const blocks = [...Map.groupBy(message, ({ block }) => block).values()];
  const sections = blocks.flatMap((lines) => {
    const text = lines.map((line) => line.text).join(' ');
    if (!namesAmount(text)) return [];
    const numbers = new Set(codesIn(text).filter((code) => isTold(text, code)));
    const [only] = numbers;
    const orderNumber = numbers.size === 1 ? only! : null;
    return [{ orderNumber, lines: [[lines[0]!.line.index, lines.at(-1)!.line.index] as const] }];
  });
  const known = sections.flatMap(({ orderNumber }) => orderNumber ?? []);
  const isApart = new Set(known.map(numberKey)).size === known.length && known.length === sections.length;
  return isApart && new Set(known.map(maskOf)).size === 1 ? sections : [];
}

function isTold(text: string, code: string): boolean {
  const before = text.slice(0, text.indexOf(code));
  return tellsNumber.test(before) && !refersBack.test(before) && !ofGoods.test(before);
}

/** "Artikelnummer: 22045", "product code", "part no.": the number of what is ordered. */
const ofGoods =
  /(?<!\p{L})(?:art(?:ikel|icle|ículo|icolo|igo)?s?|items?|produ[ck]ts?|produit|producto|prodotto|produto|material|mat|parts?|teile?|stock|sku|varer?|towar\p{L}*|katalog|catalog(?:ue)?|model|serial|serien)[\s.-]*(?:number|nummer(?:et)?|no|nr|n[°ºo]|num[eé]ro|número|numero|numer|ref\p{L}*|code)?[\s.:=#-]*$/iu;

/** Its letters and digits as `A` and `0`. */
function maskOf(number: string): string {
  return number.replace(/\p{L}/gu, 'A').replace(/\d/g, '0');
}
