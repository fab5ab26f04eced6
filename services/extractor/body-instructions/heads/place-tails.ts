import { isGivenName } from '../../values/given-name.ts';

/** What is said of a place without what stands behind its town: manners, reasons, and where the goods shall not go. */
export function withoutTails(told: string): string {
  return told
    .replace(/[\s.!?]+$/, '')
    .replace(inBrackets, '')
    .replace(pleaseBehind, '')
    .replace(asPlace, '')
    .replace(reasonBehind, '')
    .replace(personBehind, (tail, first: string) => (isGivenName(first) ? '' : tail))
    .replace(onlyNow, '')
    .replace(notThere, '')
    .replace(notElsewhere, '');
}

/** "… Leeds LS1 4LB (side gate, ask for Tom)", "… 5531 AH Bladel (bellen met Sjors 06-12345678)"; "Winsen (Luhe)" is a town. */
const inBrackets = /(?<=\p{L}{2}|\d)\s*\((?=[^()]*(?:\d|,|\p{L}\s+\p{L}+\s+\p{L}))[^()]*\)$/u;

/** "… 23730 Neustadt - in Kiel is nobody until May". */
const reasonBehind = /(?<=\p{L}{3})\s[-–]\s\p{Ll}[^\d]*$/u;

/** "… Leeds LS1 4AB - Joe Miller"; "Hamburg - Altona" is a town. */
const personBehind = /(?<=\p{L}|\d)\s[-–]\s(\p{Lu}\p{L}+)(?:\s\p{L}[\p{L}'’-]*){1,3}$/u;

/** "… Cork T12 XY12 for delivery". */
const asPlace =
  /[\s,;–-]+(?:for (?:the |this )?delivery|as (?:the )?delivery address|(?:als|für die) (?:liefer(?:adresse|anschrift|ung)|anlieferung)|als (?:afleveradres|leveradres|afleverplek)|voor de levering|(?:comme|pour l[’']) ?adresse de livraison|pour la livraison|(?:como|de|para la) (?:dirección de )?entrega|(?:come indirizzo di|per la) consegna|(?:como morada de|para a) entrega|(?:jako|na) adres dostawy|som leveringsadresse|til levering(?:en)?)$/iu;

/** "… Dayton, OH 45402 instead of the address on the order". */
const notElsewhere =
  /[\s,;–-]+(?:instead|rather than|in place of|(?:an)?statt|anstelle|in plaats van|i\.p\.v|au lieu|à la place|plutôt|en (?:vez|lugar)|invece|anziché|al posto|em vez|zamiast|i stedet)(?!\p{L})[^\d]*$/iu;

/** "… Leeds 54302 pls, not the printed one", "… Lyon. Merci". */
const pleaseBehind =
  /[\s,;–-]+(?:please|pls|plz|bitte|graag|aub|a\.u\.b\.?|svp|s[’']il (?:vous|te) pla[iî]t|por favor|per favore|per cortesia|proszę|venligst|tak)(?=[\s,;.!]|$)|(?<=\p{L}{4})\.\s+\p{L}\D*$/giu;

/** "… Leeds, this time". */
const onlyNow =
  /[\s,;–-]+(?:this time|(?:only )?for (?:this|the) (?:order|delivery|one)(?: only)?|diesmal|dieses mal|(?:nur )?für diese (?:bestellung|lieferung)|(?:deze|dit) keer|voor deze (?:bestelling|levering|keer)|cette fois(?:-ci)?|pour cette (?:commande|livraison)|esta vez|para este pedido|questa volta|per quest['’o] ?ordine|desta vez|para esta encomenda|tym razem|denne gang)[\s.!]*$/iu;

/** "… Leeds and not to the printed address", "… Milano e non in sede". */
const notThere =
  /[\s,;–-]+(?:(?:and|und|en|et|y|e|i|a|og|dus)\s+)*(?:not|nicht|niet|non|pas|no|não|nie|ikke)\s[^\d]*$/iu;
