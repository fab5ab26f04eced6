import type { EmailCategory } from '@orderloom/orders/email-category.ts';

/** A title that was found, in its own words. */
export interface Title {
  category: EmailCategory;
  wording: string;
}

const orders =
  '\\p{L}*orders?|\\p{L}*bestellung|bestell?\\p{L}*|commandes?|pedidos?|orden|ordem|ordine|encomenda|zamówienie|\\p{L}*ordre|(?:ordre|bestillings)\\p{L}*|\\p{L}*bestilling|(?:bon|buono|nota|hoja|foglio|documento?|formul\\p{L}*) (?:d[\\x27’] ?|de |di |do |of )?(?:achat|acquisto|compra|zakup\\p{L}*)|(?:expression|liste) de besoins?|requisi(?:tion|ción|ção)|\\p{L}*auftrag|zlecenie|commessa|commissione|buono|rekvisition|\\p{L}*abruf';
/** Who sells has an order of his customer's, who buys one for his supplier. */
const ofCustomer =
  'customer|kunden?\\p{L}*|klant\\p{L}*|clients?|clientes?|klient\\p{L}*|kunde\\p{L}*|sales|verkaufs\\p{L}*|verkoop\\p{L}*|ventes?|ventas?|vendit[ae]|vendas?|sprzedaży|salgs\\p{L}*|accepted|angenommen\\p{L}*|acceptée?|aceptad[oa]|accettat[oa]|aceit[ea]|przyjęt\\p{L}+|accepteret';

/** Words by which titles tell what a paper is, whatever stands beside them; the first that fits. */
const stems: readonly (readonly [EmailCategory, string])[] = [
  [
    'credit_note',
    '\\p{L}*credit\\p{L}*|cr[eé]dito?|\\p{L}*gutschrift\\p{L}*|avoir|abono|accredito|korekt\\p{L}+|korygując\\p{L}+|kredit\\p{L}*|rectificativa|variazione',
  ],
  ['order_confirmation', 'order receipt'],
  [
    'receipt',
    '\\p{L}*receipt|quittung|kassen(?:beleg|bon|zettel)|kassabon|reçu|recibo|ricevuta|scontrino|paragon|kvittering',
  ],
  [
    'invoice',
    'note de débit|debit note|\\p{L}*invoice|\\p{L}*rechnung|\\p{L}*factu(?:ur|re|ra)|fatturas?|fattura|fatura|\\p{L}*faktura|regning|rachunek',
  ],
  [
    'order_confirmation',
    `\\p{L}*(?:confirmation|acknowledge?ment)|\\p{L}*bestätigung|\\p{L}*bevestiging|accusé|acuse|confirmación|conferma|confirmação|potwierdzenie|\\p{L}*bekræftelse|acceptance|acceptation|\\p{L}*annahme|aceptación|accettazione|aceitação`,
  ],
  [
    'delivery_note',
    '(?:nota|note|bon|bordereau|avis|aviso|guia|lista|liste) (?:de |d[\\x27’] ?|di |da )?(?:exp\\p{L}+|envoi|envío|remessa|entrega|livraison|consegna|spedizione|colis\\p{L}*)|(?:delivery|despatch|dispatch|shipping|packing|goods|advice) ?(?:note|slip|list|advice|docket|document)|\\p{L}*lieferschein|\\p{L}*packliste|packzettel|versand\\p{L}+|pak(?:bon|lijst)|\\p{L}*leverbon|vrachtbrief|(?:bon|note|bordereau) de livraison|colisage|albarán|remisión|bolla|ddt|documento di trasporto|guia|romaneio|lista pak\\p{L}+|dowód dostawy|følgeseddel|pakkeseddel|pakkeliste|fragtbrev',
  ],
  [
    'quotation',
    '\\p{L}*quotation|\\p{L}*quote|\\p{L}*angebot|\\p{L}*offerte|devis|presupuesto|preventivo|orçamento|cotización|cotação|\\p{L}*tilbud|wycena|oferta|offerta|proforma|pro-forma|anfrage|inquiry|enquiry|estimate',
  ],
];
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const patterns = stems.map(([category, words]) => [category, whole(words)] as const);
const order = whole(orders);
const customers = whole(ofCustomer);

/** Labels and addresses stand in letterheads, too: "Invoice address", "Order date", "Delivery to". */
const label =
  /:|@|(?<!\p{L})\p{L}[./]\p{L}|(?<!\p{L})(?:no|nr|num\p{L}*|núm\p{L}*|ref\p{L}*|dat\p{L}+|fecha|termin\p{L}*|addr\p{L}*|\p{L}*adres\p{L}*|\p{L}*anschrift|indirizzo|dirección|morada|endereço|terms|conditions|bedingungen|voorwaarden|contact\p{L}*|kontakt\p{L}*|value|wert|total\p{L}*|to|an|by|from|qty|quantity|menge|aantal|quantité|cantidad|quantità|quantidade|ilość|antal|unit\p{L}*|pric\p{L}*|prix|preis|gmbh|ltd|inc|bv|sarl|llc|s\.?a\.?|s\.?l\.?|s\.?r\.?l|ag|kg|aps|department|abteilung|afdeling|service|ufficio|dział)(?!\p{L})/iu;
const mostWords = 5;
/** In capitals alone; else it is a department. */
const purchase = /^(?:INDKØB|INKOOP|EINKAUF|ACHATS?|COMPRAS?|ACQUISTO|ZAKUP|PURCHASE)$/u;

/** "Supplier Order", "Verkoopcreditnota", "Nota credito cliente": a few words of which one tells; null for labels. */
export function titleByStem(cell: string): Title | null {
  const words = cell.replace(/[\s#.,–-]*\S*\d\S*$/u, '').trim();
  if (words === '' || /\d/.test(words) || label.test(words)) return null;
  if (words.split(/\s+/).length > mostWords || /[!?;]\s|\p{L}{3}\.\s|,/u.test(words)) return null;
  const kind = patterns.find(([, pattern]) => pattern.test(words))?.[0];
  if (kind) return { category: kind, wording: words };
  if (purchase.test(words)) return { category: 'purchase_order', wording: words };
  if (!order.test(words)) return null;
  return { category: customers.test(words) ? 'order_confirmation' : 'purchase_order', wording: words };
}

/** "Pedido de cliente", "Zamówienie klienta": an order, as its seller calls it. */
export function isSellersOrder(cell: string): boolean {
  const title = titleByStem(cell);
  return title?.category === 'order_confirmation' && order.test(cell) && customers.test(cell);
}
