import type { Sign } from './cue-signs.ts';

/** `Onze order VK-88310` beside `Uw ordernr. 7004512` is the seller's; `hereby we confirm your order` is said by him. */
export function byWhomItIsSaid(text: string): (sign: Sign) => boolean {
  const isOfSeller = readersNumber.test(text);
  return ({ category, says, isBrought }) =>
    category !== 'purchase_order' ||
    !((isOfSeller && oursNamed.test(says)) || (!isBrought && namesYours(says)));
}

/** Whether words name the order of their reader. */
export function namesYours(words: string): boolean {
  return yoursNamed.test(words);
}
/** Whether a sign says no more than that. */
export function onlyNamesYours(says: string): boolean {
  return onlyYours.test(says);
}
const yours =
  '(?:your|ihre[nrs]?|uw|jullie|votre|vos|su|vuestro|vostro|vs\\.?|vossa|vosso|państwa|jeres) (?:(?:purchase )?orders?|bestellung(?:en)?|auftr(?:ag|ags|ages|äge)|bestelling(?:en)?|commandes?|pedidos?|ordini|ordine|encomendas?|zamówieni[ea]|ordrer?|bestilling(?:er)?)';
const yoursNamed = new RegExp(
  `(?<!\\p{L})${yours}(?!\\p{L}| (?:confirmation|acknowledge?ment|form|number|no|nr|book|desk|department))`,
  'iu',
);
const onlyYours = new RegExp(`^(?:text|subject): ${yours}$`, 'iu');

const readersNumber =
  /(?<!\p{L})(?:your (?:purchase )?(?:order|p\.?o\.?)|ihre (?:bestell|auftrags)|uw (?:order|bestel)|votre (?:n[°o]\s?(?:de )?)?commande|su (?:n[°º]\s?(?:de )?)?pedido|(?:il )?vostro ordine|vs\.? ordine|(?:a )?vossa (?:encomenda|nota de encomenda)|(?:wasz|państwa) (?:nr |numer )?zamówieni|jeres (?:ordre|bestilling))\p{L}*[-. ]{0,2}(?:no|nr|n[°º]|number|nummer|numm?er\p{L}*|ref\p{L}*)?\.?\s*(?::|\s{2,}|#)\s*\S*\d/iu;
const oursNamed =
  /^text: (?:our|unsere?|onze|ons|notre|nuestro|(?:il )?nostro|(?:a )?nossa|nasze|vores) [\p{L}'’]+$/iu;

/** "Your order", "Ihr Konto", "votre colis": so speaks who sells. */
export function speaksOfTheirs(text: string): boolean {
  return theirs.test(text);
}
const theirs =
  /(?<!\p{L})(?:your|ihre?[nmrs]?|eure?[nmrs]?|uw|jullie|votre|vos|su|sus|vuestr\p{L}+|vostr\p{L}+|vossa?s?|vosso?s?|sua|seu|państwa|wasz\p{L}*|jeres|deres) (?!(?:next|nächst|volgend|prochain|próxim|prossim|następn|næst)\p{L}* )(?:[\p{L}-]+ )?(?:order\p{L}*|purchase|payment|account|delivery|parcel|shipment|goods|return|items|bestellung|auftrag|zahlung|konto|kundenkonto|lieferung|paket|sendung|ware|rücksendung|einkauf|bestelling|betaling|rekening|zending|pakket|levering|aankoop|commande|paiement|règlement|compte|colis|livraison|envoi|retour|achat|pedido|pago|cuenta|paquete|envío|entrega|devolución|compra|ordine|pagamento|conto|pacco|spedizione|consegna|reso|acquisto|encomenda|conta|volume|envio|devolução|zamówieni\p{L}+|wpłat\p{L}+|płatnoś\p{L}+|kont\p{L}+|paczk\p{L}+|przesyłk\p{L}+|dostaw\p{L}+|zakup\p{L}*|ordre|bestilling|indkøb|pakke|forsendelse|køb)(?!\p{L})/iu;
