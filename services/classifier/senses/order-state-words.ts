// What systems and buyers write of an order that was placed, in nine languages: alternations of whole words.
import type { ByLanguage } from './sense-words.ts';

/** What happened to an order, or was said of it, in a system. */
export const stateTold: ByLanguage = {
  en: '(?:has|have|was|were) (?:been )?(?:fully |partially |automatically )?(?:approved|rejected|declined|flagged|edited|updated|reassigned|archived|disputed)|has (?:rejected|declined)|exceeds?|has changed to|added a comment|comment (?:to|on) order|disputed a|chargeback|fraud',
  de: '(?:wurde|wurden|ist) [^.]{0,40}(?:freigegeben|genehmigt|abgelehnt|geändert|aktualisiert|markiert)|hat [^.]{0,40}abgelehnt|überschreitet|einen kommentar|betrug\\p{L}*|rückbuchung',
  nl: '(?:is|werd|zijn) [^.]{0,40}(?:goedgekeurd|afgewezen|afgekeurd|gewijzigd|bijgewerkt|gemarkeerd)|heeft [^.]{0,40}(?:afgewezen|geweigerd)|overschrijdt|een opmerking|fraude',
  fr: '(?:a|ont) été (?:approuvée?|rejetée?|refusée?|modifiée?|mise? à jour|signalée?)|a (?:rejeté|refusé)|dépasse|un commentaire|fraude|litige',
  es: '(?:ha|han) sido (?:aprobad|rechazad|modificad|actualizad|marcad)[oa]s?|ha rechazado|supera|un comentario|fraude|disputa',
  it: '(?:è|sono) stat[oaie] (?:approvat|respint|rifiutat|modificat|aggiornat|segnalat)[oaie]|ha (?:respinto|rifiutato)|supera|un commento|frode|contestato',
  pt: '(?:foi|foram) (?:aprovad|rejeitad|recusad|alterad|atualizad|assinalad)[oa]s?|(?:rejeitou|recusou)|excede|um comentário|fraude|disputa',
  pl: '(?:zostało|zostały) (?:zatwierdzon|odrzucon|zmienion|zaktualizowan|oznaczon)\\p{L}+|odrzucił\\p{L}*|przekracza|komentarz|oszustw\\p{L}+',
  da: 'er (?:blevet )?(?:godkendt|afvist|ændret|opdateret|markeret)|har afvist|overstiger|en kommentar|svindel',
};
/** Goods were booked in. */
export const bookedIn: ByLanguage = {
  en: '(?:goods receipt|grn) (?:\\S*\\d\\S* )?(?:was|has been|is) (?:posted|created|booked|registered|missing)|no goods receipt|post the goods receipt',
  de: 'wareneingang [^.]{0,60}(?:gebucht|erfasst|fehlt)',
  nl: 'goederenontvangst [^.]{0,60}(?:geboekt|geregistreerd|ontbreekt)',
  fr: '(?:entrée|réception) de marchandises? [^.]{0,60}(?:enregistrée|comptabilisée|manquante)',
  es: 'entrada de mercancías? [^.]{0,60}(?:contabilizada|registrada)',
  it: 'entrata merci [^.]{0,60}(?:registrata|contabilizzata)',
  pt: '(?:entrada|receção) de mercadorias? [^.]{0,60}(?:registada|lançada)',
  pl: 'przyjęcie (?:towaru|zewnętrzne) [^.]{0,60}(?:zaksięgowan|zarejestrowan)\\p{L}+',
  da: 'varemodtagelse\\p{L}* [^.]{0,60}(?:bogført|registreret|mangler)',
};
/** The paper by which a seller confirms. */
export const sellersPaper: ByLanguage = {
  en: '(?:order |po )?(?:acknowledge?ment|confirmation)',
  de: '(?:auftrags|bestell)bestätigung',
  nl: '(?:order|opdracht)bevestiging',
  fr: '(?:accusé de réception|confirmation) (?:de (?:la |notre )?)?commande',
  es: 'confirmación (?:de(?:l)? (?:nuestro )?)pedido',
  it: 'conferma (?:d[’\\x27]|dell[’\\x27]|del nostro )ordine',
  pt: 'confirmação d[ao] (?:nossa |nosso )?(?:encomenda|pedido)',
  pl: 'potwierdzeni[ae] (?:naszego )?zamówienia',
  da: 'ordrebekræftelse\\p{L}*',
};
/** Which did not come. */
export const didNotCome: ByLanguage = {
  en: 'overdue|missing|not (?:yet )?received|outstanding|have yet to',
  de: 'fehlt|noch keine|(?:noch )?nicht (?:erhalten|vor)|ausstehend|überfällig',
  nl: 'ontbreekt|nog geen|niet ontvangen|openstaand',
  fr: 'manquant\\p{L}*|pas (?:encore )?reçu|en attente|toujours pas',
  es: 'falta|no hemos recibido|aún no|todavía no|pendiente',
  it: 'manca(?:nte)?|non abbiamo (?:ancora )?ricevuto|non (?:è )?(?:ancora )?pervenut[oa]',
  pt: 'em falta|não recebemos|ainda não',
  pl: 'brak|nie otrzymaliśmy|jeszcze nie',
  da: 'mangler|ikke modtaget|endnu ikke',
};
/** What comes by itself the next time. */
export const nextOne: ByLanguage = {
  en: '(?:your|the) (?:next|upcoming) (?:\\p{L}+ )?(?:order|box|delivery|shipment)',
  de: '(?:ihre|deine) nächste (?:bestellung|lieferung|box)',
  nl: '(?:uw|je|jouw) volgende (?:bestelling|levering|box)',
  fr: '(?:votre|ta) prochaine (?:commande|livraison|box)',
  es: '(?:su|tu) próxim[oa] (?:pedido|entrega|caja)',
  it: '(?:il tuo|la tua|il suo) prossim[oa] (?:ordine|consegna|box)',
  pt: '(?:a sua|o seu) próxim[oa] (?:encomenda|entrega|pedido)',
  pl: '(?:twoje|twoja) następn[ea] (?:zamówienie|dostawa)',
  da: '(?:din|jeres) næste (?:ordre|levering|kasse)',
};
