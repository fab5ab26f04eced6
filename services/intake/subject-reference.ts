/**
 * What looks like an order number in an e-mail's subject: the token after a word for "order", else the longest
 * token that holds a digit. Null when there is none. Tokens longer than 40 characters are no references.
 */
export function subjectReference(subject: string): string | null {
  const tokens = subject
    .slice(0, 500)
    .split(/[\s:;,#()[\]"]+/)
    .map((token) => token.replace(numberSign, ''))
    .filter(Boolean);
  const named = tokens.findIndex((token) => orderWord.test(token));
  const after = named < 0 ? undefined : tokens.slice(named + 1, named + 4).find(isReference);
  return after ?? tokens.filter(isReference).sort((a, b) => b.length - a.length)[0] ?? null;
}

/** "Order", "PO", "Bestellung", "Bestelling", "Commande", "Pedido", "Ordine", "Auftrag" in their usual forms. */
const orderWord =
  /^(p\.?o\.?|(purchase-?)?order(nr|number|no)?\.?|bestell(ung|ing|nr|nummer)\.?|auftrag\w*|(bon-?de-?)?commande|pedido|ordine|bestelbon)$/i;

/** "N°4417" */
const numberSign = /^n(?:r\.?|o\.|[°º]\.?)(?=\d)/i;

function isReference(token: string): boolean {
  return /^[\w./-]{3,40}$/.test(token) && /\d{2}/.test(token) && !looksLikeDate(token);
}

function looksLikeDate(token: string): boolean {
  return /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(token);
}
