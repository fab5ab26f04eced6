import type { Place } from '../draft.ts';
import { placeOf } from '../layout/sheet.ts';
import type { Paragraph } from './message-lines.ts';
import { sentencesOf } from './sentences.ts';
import { textOf } from './starts-item.ts';

/** What was ordered before shall come again. */
const again =
  /(?<!\p{L})(?:same (?:order |thing )?(?:again|as (?:below|above|before|last (?:week|month|time)))|(?:das gleiche|dasselbe|(?:die )?gleiche bestellung) (?:nochmals?|noch ?mal|noch einmal|wie)|(?:hetzelfde|(?:de)?zelfde bestelling) (?:als|nogmaals|nog (?:een keer|eens))|(?:la même (?:chose|commande)|pareil) (?:que|encore)|lo mismo (?:otra vez|de nuevo|que)|(?:lo stesso|la stessa cosa|stesso ordine) (?:di nuovo|ancora|de\p{L}+)|(?:o mesmo|a mesma encomenda) (?:de novo|outra vez|que|da)|(?:to samo|tak samo|takie samo zamówienie) (?:jeszcze raz|co|jak)|(?:det samme|samme ordre) (?:igen|som))(?!\p{L})/iu;
const but =
  /(?<!\p{L})(?:but|except|without|aber|außer|ohne|nur|maar|behalve|zonder|mais|sauf|sans|pero|salvo|sin|ma|tranne|senza|mas|exceto|sem|ale|oprócz|bez|men|undtagen|uden)(?!\p{L})/iu;

/** "Same again as below, but 10 of the gloves": sentences that change an order which is not here. */
export function changedRepetitions({ sheet, lines }: Paragraph): Place[] {
  return sentencesOf(lines.flatMap(({ words }) => words))
    .filter((sentence) => {
      const [, behind] = textOf(sentence).split(again);
      return behind !== undefined && but.test(behind);
    })
    .map((sentence) => placeOf(sheet, sentence));
}
