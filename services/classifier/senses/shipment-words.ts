// What shops, tills and carriers print in what they send by themselves, in nine languages: alternations of whole words.

/** What somebody did who bought at a shop, told to him: not of "the item that you ordered". */
export const notOfGoods =
  '(?<!(?:items?|goods|products?|articles?|order|have|that|what|which|die|dat|wat|que|che|któr\\p{L}{1,2}|som) )';
/** What a shop gives to the one who bought. */
export const orderReceipt =
  'order receipt|bestell(?:beleg|quittung)|reçu de (?:la |votre )?commande|recibo de(?:l| su| tu)? pedido|ricevuta (?:dell[’\\x27]|d[’\\x27])ordine|recibo d[ao] (?:sua )?(?:encomenda|pedido)|(?:ordre|bestillings)kvittering|thanks? (?:you )?for buying';
/** A confirmation that is still wanted. */
export const stillWanted =
  'required|requested|needed|pending|missing|outstanding|overdue|due|await\\p{L}*|send|erforderlich|erbeten|fehlt|ausstehend|senden|vereist|gewenst|ontbreekt|sturen|requise?|demandée?|attendue?|manquante?|requerid[oa]|solicitad[oa]|pendiente|richiest[oa]|attesa|pendente|wymagan\\p{L}+|brak|ønskes|mangler|udbedes';

/** What is carried. */
export const consignment =
  'shipment|parcel|package|consignment|paket|päckchen|sendung|pakket(?:je)?|pakje|zending|colis|envoi|paquete|envío|pacco|spedizione|volume|pacote|paczk\\p{L}+|przesyłk\\p{L}+|pakke|forsendelse';

/** A card with all of its number but the end hidden. */
export const cardHidden =
  '(?:visa|v ?pay|master ?card|maestro|amex|american express|girocard|bancontact|dankort|pin|debit|(?:credit |debit )?card|carte(?: bleue| bancaire)?|tarjeta|carta|cartão|karta|kort|karte|kaart)[^\\n]{0,20}?(?:[*•x#.]{2,}[ -]*|ending (?:in|with) | - )\\d{4}(?!\\d)';
/** What a till says at the end. */
export const thanksForVisit =
  '(?:thank you|thanks) for (?:visiting|your visit|dining|riding|stopping by)|danke?(?: ihnen)? für ihren besuch|bedankt voor (?:uw|je) bezoek|merci (?:de|pour) votre visite|gracias por (?:su|tu) visita|grazie per la (?:sua |tua |vostra )?visita|grazie e arrivederci|obrigad[oa] pela (?:sua )?visita|dziękujemy za (?:wizytę|odwiedziny)|tak for besøget';
