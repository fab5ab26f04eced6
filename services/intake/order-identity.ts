import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';

/** By what two orders are the same business: their number and who buys, however either was written. */
export interface OrderIdentity {
  /** Upper-case letters and digits, without a word for "order" or "number" in front. */
  number: string;
  customerId: string | null;
  /** Lower-case letters and digits; empty when the buyer was not read. */
  company: string;
}

export function identityOf({ order_number, customer }: PurchaseOrder): OrderIdentity {
  return {
    number: numberKey(order_number),
    customerId: customer?.customer_id ?? null,
    company: lettersAndDigits(customer?.company ?? '').toLowerCase(),
  };
}

/** How papers lead up to the digits of their number; some readers and some papers take that for a part of it. */
const orderWords = [
  'PURCHASEORDER|CUSTOMERORDER|ORDER|ORD|PO',
  'BESTELLUNG|BESTELL|BEST|AUFTRAG|BESTELLING|BESTEL|BESTELBON|INKOOPORDER|INKOOP',
  'BONDECOMMANDE|COMMANDE|CMD|CDE|BDC|BC|PEDIDODECOMPRA|PEDIDO|PED|ORDENDECOMPRA|OC',
  'ORDINEDACQUISTO|ORDINE|ODA|NOTADEENCOMENDA|ENCOMENDA|ENC|ZAMOWIENIE|ZAM|INDKOBSORDRE|ORDRE|BESTILLING',
].join('|');
const lead = new RegExp(`^(?:${orderWords})?(?:NUMBER|NUMMER|NUMERO|NUMER|NUM|NR|NO|N)?0*(?=[1-9]\\d{2})`);

/** The same for `PO-9100`, `P.O. no. 9100` and `9100`; `AB-9100` is another one. */
function numberKey(text: string): string {
  const plain = text.normalize('NFKD').replace(/[łŁøØ]/g, (letter) => (/[łŁ]/.test(letter) ? 'L' : 'O'));
  return lettersAndDigits(plain.replace(/\p{M}/gu, '')).toUpperCase().replace(lead, '');
}

/** A number of nothing else stays as it is. */
export function lettersAndDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '') || text;
}
