import type { Segment, Sheet } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { isOrderWord } from './order-words.ts';

/** True for a paper whose title says that it goes to a supplier: who writes it buys. */
export function isSupplierOrder({ lines, height }: Sheet): boolean {
  return lines.some(({ box, segments }) => box[1] < titleDepth * height && segments.some(namesSupplierOrder));
}
const titleDepth = 0.25;

/** `BON DE COMMANDE FOURNISSEUR`, `Ordine a fornitore` */
function namesSupplierOrder({ text }: Segment): boolean {
  const words = tokenise(text);
  const isSupplier = words.some((word) => sensesOf(text, [word])?.some((one) => one.has('supplier')));
  return words.length <= longestTitle && isSupplier && words.some((word) => isOrderWord(word.text));
}
const longestTitle = 5;
