import { isCommon } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { stems } from '../words/patterns.ts';
import {
  besideNumbers,
  doubles,
  fewerThan,
  halves,
  moreThan,
  states,
  trebles,
} from '../words/words-of-amounts.ts';
import { adds, asks, cancels, changes, less, more } from '../words/words-of-wishes.ts';

/** What is said of an amount: that it is so, shall be, shall be more. */
const ofPapers = stems(
  'order|quantit|quantid|amount|goods|bestell|bestilling|auftr|menge|anzahl|ware|bestel|aantal|commande|nombre|pedido|cantidad|mercanc|ordin|merce|encomenda|mercadoria|zamówieni|ilość|ilości|towar|ordre|antal|vare',
  'articl|artikel|artíc|artic|artig|artyk|item|position|posi[tzç]|pozycj|code|codic|código|référ|refer|right|correct|juist|richtig|giust|certo|exact|rigtig|właściw|poprawn|typo|fout|tikfout|typefout|error|erreur|fehler|errore|erro|błąd|fejl|mistake',
);
const ofAmounts = [
  ofPapers,
  doubles,
  trebles,
  halves,
  asks,
  cancels,
  changes,
  adds,
  less,
  more,
  states,
  moreThan,
  fewerThan,
].map(({ source }) => new RegExp(source, 'giu'));

/** The words of a text that neither are frequent nor say anything of an amount: they tell of something else. */
export function otherWords(text: string): string[] {
  const rest = ofAmounts.reduce((left, pattern) => left.replace(pattern, ' '), text);
  return (rest.match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !isCommon(word) && !isBodyUnit(word) && !besideNumbers.test(word),
  );
}
