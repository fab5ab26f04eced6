/** Numbers that orders bear beside their own, in nine languages. */
const besideNumbers = [
  "(?:customer|client|account|supplier|vendor|vat|tax|eori)(?:['’]s)? (?:number|no\\.?|id|code)|cost cent(?:re|er)s?|our vat",
  '(?:kunden|lieferanten|kreditoren|debitoren|steuer|konto)-?(?:nummer|nr\\.?)|kostenstellen?|ust-?(?:id)?(?:-?(?:nummer|nr\\.?))?',
  '(?:klant|leverancier|btw|debiteur|crediteur|rekening)s?-?(?:nummer|nr\\.?)|kostenplaats',
  '(?:numéro|n[°º]|code) (?:de )?(?:client|compte|fournisseur|tva)|centre de coûts?',
  '(?:número|n[.º°]+|código) de (?:cliente|cuenta|proveedor|iva)|centro de costes?|\\bcif\\b',
  '(?:numero|n[.°º]+|codice) (?:di )?(?:cliente|conto|fornitore|iva)|partita iva|p\\. ?iva|centro di costo',
  '(?:número|n[.º°]+|código) de (?:cliente|conta|fornecedor|contribuinte)|centro de custos?|\\bnif\\b',
  'numer (?:klienta|konta|dostawcy|nip)|\\bnip\\b|mpk|centrum kosztów',
  '(?:kunde|konto|leverandør|debitor|moms|cvr)-?(?:nummer|nr\\.?)(?:et)?|omkostningssted(?:et)?',
];
/** What came of an order before this one, or was written on its papers. */
const ofFormer = [
  '(?:came|arrived|received|delivered) (?:with|on|under|for)|last (?:delivery|invoice|shipment|order|time)(?: note| slip)?',
  '(?:ware|artikel|lieferung) (?:\\p{L}+ )?(?:kam|kamen|bekommen|erhalten)|(?:kam|kamen|geliefert wurden?) (?:mit|bei|unter)|(?:letzte[nrms]?|vorige[nrms]?) (?:lieferschein|lieferung|rechnung|bestellung|mal)',
  '(?:kwam|kwamen|geleverd werd(?:en)?) (?:met|bij|onder)|(?:laatste|vorige) (?:pakbon|levering|factuur|bestelling|keer)',
  '(?:arrivée?s?|venue?s?|reçue?s?|livrée?s?) (?:avec|sous)|derni(?:er|ère) (?:bon|livraison|facture|commande|fois)',
  '(?:llegó|llegaron|vino|vinieron|recibimos) (?:con|en)|últim[oa] (?:albarán|entrega|factura|pedido|vez)',
  '(?:arrivat[oaie]|ricevut[oaie]) con|ultim[oa] (?:bolla|ddt|consegna|fattura|ordine|volta)',
  '(?:chegou|chegaram|veio|vieram|recebemos) com|últim[oa] (?:guia|entrega|fatura|encomenda|vez)',
  '(?:przyszł\\p{L}+|dotarł\\p{L}+) z|ostatni\\p{L}* (?:wz|dostaw\\p{L}+|faktur\\p{L}+|zamówieni\\p{L}+|raz\\p{L}*)',
  '(?:kom|ankom|modtog\\p{L}*) med|(?:sidste|forrige) (?:følgeseddel|levering|faktura|ordre|gang)',
];
const words = new RegExp(`(?<!\\p{L})(?:${[...besideNumbers, ...ofFormer].join('|')})(?!\\p{L})`, 'iu');
const day = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?$/;

/** Whether a number in a sentence may be something else of the order than its number, or that of an order before it. */
export function isOfOtherMatter(text: string, number: string): boolean {
  return day.test(number) || words.test(text);
}
