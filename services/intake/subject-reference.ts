/**
 * What looks like an order number in an e-mail's subject: the token after a word for "order", else the longest
 * token that holds a digit. Null when there is none. Tokens longer than 40 characters are no references.
 */
export function subjectReference(subject: string): string | null {
  const cut = subject.slice(0, 500);
  const said = withoutSender(cut);
  const tokens = said
    .split(/[\s:;,#()[\]"]+/)
    .map((token) => token.replace(numberSign, ''))
    .filter(Boolean);
  const references = tokens.filter((token, at) => isReference(token) && !isOfOther(tokens, at));
  const named = tokens.findIndex((token) => orderWord.test(token));
  const near = tokens.slice(named + 1, named + 4);
  const after = named < 0 ? undefined : references.find((token) => near.includes(token));
  const isOfShop = named >= 0 && said !== cut;
  const lettered = isOfShop ? ofLetters.exec(said)?.[1] : undefined;
  return after ?? references.sort((a, b) => b.length - a.length)[0] ?? lettered ?? null;
}

/** "[Shop24] New order": who sends it; "[Order 4711]" is none. */
function withoutSender(subject: string): string {
  const [whole = '', name = ''] = /^\s*\[([^\]]*)\]/u.exec(subject) ?? [];
  const words = name.split(/[\s:#]+/);
  return /\p{Ll}/u.test(name) && !words.some((word) => orderWord.test(word))
    ? subject.slice(whole.length)
    : subject;
}

/** "[Shop24] New order - QWKZHRTBM": a shop's software gives its orders nine letters that are no word, as five consonants in a row tell. */
const ofLetters = /\s[–:#-]\s?((?=[A-Z]*[B-DF-HJ-NP-TV-XZ]{5})[A-Z]{9})\s?$/;

/** "Order", "PO", "Bestellung", "Bestelling", "Commande", "Pedido", "Ordine", "Encomenda", "Zamówienie", "Ordre" in their usual forms. */
const orderWord =
  /^(p\.?o\.?|(purchase-?)?order(nr|number|no)?\.?|bestell(ung|ing|nr|nummer)\.?|auftrag\w*|(bon-?de-?)?commande|pedido|orden|ordine|bestelbon|encomenda|zamówieni[ea]|zlecenie|(?:indkøbs)?ordre|bestilling)$/iu;

/** "N°4417" */
const numberSign = /^n(?:r\.?|o\.|[°º]\.?)(?=\d)/i;

/** "Your offer AN-3391", "Invoice no. 771". */
function isOfOther(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1] ?? '';
  return otherPaper.test(numberWord.test(before) ? (tokens[at - 2] ?? '') : before);
}
const numberWord = /^(?:no|nr|number|nummer|num|n)\.?$/i;
const otherPaper =
  /^(?:account|acct|a\/c|customer|kunden?(?:nr|nummer)?|klant(?:nr|nummer)?|invoices?|rechnung\p{L}*|factuur\p{L}*|factures?|facturas?|fattur[ae]|faturas?|faktur\p{L}*|quot(?:e|ation)s?|angebot\p{L}*|offertes?|offers?|devis|presupuesto|preventivo|ofert[ay]|orçamento|tilbud|lieferschein\p{L}*|ticket|case)$/iu;

function isReference(token: string): boolean {
  return /^[\w./-]{3,40}$/.test(token) && /\d{2}/.test(token) && !looksLikeDate(token);
}

function looksLikeDate(token: string): boolean {
  // "Bestellung für den 28. Mai", "Order 28.05."
  // "Wedding 16th May"
  return /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d{1,2}\.(?:\d{1,2}\.?)?$|^\d{1,2}(?:st|nd|rd|th|er|e|de|ste)$/i.test(
    token,
  );
}
