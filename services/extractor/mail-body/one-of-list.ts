import type { Word } from '@orderloom/pages/page.ts';
import { isOne } from '../values/number-words.ts';
import type { Amount } from './amounts.ts';
import { isContainer } from './body-units.ts';
import { link } from './wordings.ts';

/** "…, and one replacement lid", "pedido: un taladro, dos juegos": one of what has no unit, behind a link or a mark in a list. */
export function oneAt(sentence: readonly Word[], at: number): Amount | null {
  const [before, own, next] = [sentence[at - 1]?.text ?? '', sentence[at], sentence[at + 1]?.text ?? ''];
  const isListed =
    link.test(before) || /[,:;]$/.test(before) || inLink.test(before) || asksAgain.test(before);
  const noun = next.replace(trailingMarks, '');
  const isNoun = /^\p{L}{4,}/u.test(noun) && !noGoods.test(noun) && !papers.test(noun);
  // Danish "en" is Dutch for "and".
  const isArticle = isOne(own?.text ?? '') || (/^e[nt]$/i.test(own?.text ?? '') && isContainer(next));
  if (!own || !isListed || !isNoun || !isArticle) return null;
  const unit = isContainer(next) && at + 2 < sentence.length ? sentence[at + 1]! : null;
  return { quantity: { ...own, text: '1' }, unit, length: unit ? 2 : 1, isSure: false };
}
/** "Wir benötigen wieder eine Kerze" */
export const asksAgain =
  /^(?:please|again|bitte|wieder|wiederum|nochmals?|graag|weer|opnieuw|nouveau|svp|nuevamente|nuovamente|novamente|znów|ponownie|venligst|igen)$/iu;
export const trailingMarks = /[.,;:!?)]+$/;
/** "… and a receipt" */
export const papers =
  /^(?:receipts?|certificates?|tracking|discount|prices?|quittung|zertifikat\p{L}*|zeugnis\p{L}*|prüfzeugnis|reçu|certificat|remise|recibo|certificado|descuento|ricevuta|certificato|sconto|kvittering|paragon|certyfikat\p{L}*|korting|bon|confirmation|invoice|quote|bestätigung|auftragsbestätigung|rechnung|lieferschein|facture|devis|factura|fattura|conferma|factuur|bevestiging|pakbon|fatura|faktur\p{L}*|bekræftelse)$/iu;
/** What "a" and "one" stand before in talk. */
const noGoods =
  /^(?:thing|word|single|seule?|solo|sola|única?|only|invoices?|dings?|sache|wort|rechnung\p{L}*|einzige\p{L}*|ding|woord|enkele|chose|mot|puis|cosa|palabra|parola|coisa|palavra|rzecz\p{L}*|słow\p{L}*|bevestiging|bestätigungs?\p{L}*|good|great|nice|quick|little|couple|number|size|colou?r|reply|call|note|delivery|invoice|copy|quote|confirmation|half|week|month|day|hour|minute|moment|while|time|mixture|maximum|minimum|total|part|kurze?\p{L}*|gute?\p{L}*|schöne?\p{L}*|kleine?\p{L}*|große?\p{L}*|lieferung|rechnung|kopie|woche|monat|stunde|frage|bestätigung|termin\p{L}*|goede?|fijne|mooie|korte|week|maand|levering|factuur|bonne?|petite?|livraison|facture|semaine|confirmation|réponse|buen\p{L}*|entrega|factura|semana|confirmación|respuesta|saludo|abrazo|buona?|consegna|fattura|settimana|conferma|risposta|fatura|confirmação|resposta|dostaw\p{L}*|fakur\p{L}*|tydzie\p{L}*|levering|faktura|uge|bekræftelse|god|gode)$/iu;

/** "ainsi que", "as well as", "così come". */
export const inLink =
  /^(?:que|well|as|como|come|również|też|ook|ebenso|dann|noch|dazu|then|also|puis|encore|ensuite|daarna|nog|poi|ancora|luego|depois|następnie|jeszcze|så|også)$/iu;
