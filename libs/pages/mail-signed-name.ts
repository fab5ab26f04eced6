/** A name: up to five words that begin with capitals, small words between them. */
const name =
  /^\p{Lu}[\p{L}.'’-]+(?: (?:van|von|der|den|de|du|da|das|do|dos|di|del|della|la|le|in|'t|ten|ter|y|e|und|en|\p{Lu}[\p{L}.'’-]*)){0,4}$/u;
/** What a signature says of how to reach somebody. */
const contact =
  /@[\w-]+\.|www\.|(?<!\p{L})(?:t|m|f|e|tel|tlf|tfno|telef\p{L}*|phone|fax|mob\p{L}*|mobil|móvil|handy|port|direct|direkt\p{L}*|diretto|directo|ligne directe|ddi|cell|e-?mail|mail|courriel|correo|correio)[.:]{0,2} *(?:directo|nr\.?:)? *:? *\+?[\d(]|\+\d{2}[ (]|(?<!\p{L})(?:vat|ust-?id\p{L}*|btw|tva|cif|nif|p\.? ?iva|nip|cvr|kvk|hrb|siret|iban|company no)(?!\p{L})|^\+?\(?\d(?:[\d ()./–-]){6,18}\d$/iu;
/** Amounts of goods at a line's start or end. */
const counted =
  /^(?!\d{4,5}\s\p{Lu})[-*•–(]?\s*\d{1,4}(?:[x×)]|\s)\s*(?!\d)\p{L}|(?::\s*|\s[–-]\s*|[–-]\s+)\d{1,4}(?: \p{L}+)?$/u;
const longestName = 40;
/** A contact stands at most so many filled lines below the name. */
const nearLines = 7;
/** Below a closing and a name that ends the mail: the program's own line, a postscript. */
const mostAfterName = 2;

/**
 * The line at which a text is signed, whatever its closing says; -1 when it is not. A name that a blank line parts from
 * what is above it, perhaps below one short line, with ways to reach somebody below, or with nothing.
 */
export function signedAt(lines: readonly string[], first: number): number {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ text: line.trim(), at }]));
  for (let i = 1; i < filled.length; i++) {
    const { text, at } = filled[i]!;
    // "Anna Smith | Muster Ltd"
    const [who] = text.split(' | ', 1);
    if (at <= first || who!.length > longestName || !name.test(who!)) continue;
    const isApart = lines[at - 1]!.trim() === '';
    const isClosed = isShort(filled[i - 1]!.text) && i > 1 && lines[filled[i - 1]!.at - 1]!.trim() === '';
    // Below "Ship to:" stands who gets the goods; below "Hello:" somebody may sign.
    const isAnnounced = i > 1 && isOpen.test(filled[i - 1]!.text);
    if (isAnnounced || (!isApart && !isClosed)) continue;
    const below = filled.slice(i + 1, i + 1 + nearLines).map((line) => line.text);
    const from = isClosed ? filled[i - 1]!.at : at;
    const isForm = [filled[i - 1]!.text, text, ...below].some(
      (line) => naming.test(line) || fieldName.test(line),
    );
    if (hasContact(below) && !isForm && !listsGoods(lines.slice(at + 1))) return from;
    if (isClosed && below.length <= mostAfterName && !below.some((line) => /\d/.test(line))) return from;
  }
  return -1;
}

/** "Ship to:", "please send to": something follows. */
const isOpen = /:$|\s(?:to|at|an|nach|naar|bij|à|chez|a|en|al|presso|para|do|na|til)$/iu;

/** "Customer" above "Name: Anna Lee", "Your name" above "Anna Lee": a form tells of somebody, who signs writes no label before himself. */
const naming =
  /^(?:(?:your |first |last |full |customer |company |business |trading |contact )?name|customer|company|(?:ihr |vor|nach|kunden|firmen)?name|kunde|firma|(?:uw |voor|achter|klant|bedrijfs)?naam|klant|bedrijf|(?:votre |pré)?nom|client|société|entreprise|nombre|cliente|empresa|(?:cog)?nome|azienda|società|ragione sociale|imię(?: i nazwisko)?|nazwa|klient|(?:for|efter)?navn|virksomhed)\s*(?::\s*\p{L}|:?$)/iu;

/** The name of a field alone on its line, with what it holds below. */
const fieldName =
  /^(?:(?:your |business |work )?(?:e-?mail|phone|telephone)(?: address| number)?|telefon(?:nummer|e|o)?|telefoon(?:nummer)?|téléphone|teléfono|correo(?: electrónico)?|adresse e-?mail|numer telefonu|mailadresse):?$/iu;

/** Whether goods are listed in lines: then no letter ended above them. */
export function listsGoods(lines: readonly string[]): boolean {
  const own = lines.map((line) => line.trim());
  return (
    own.some((line) => times.test(line)) ||
    own.filter((line) => counted.test(line)).length > 1 ||
    own.some(isTableRow)
  );
}

/** Cells apart by wide gaps or strokes, one of words and two of amounts: no signature has such a line. */
function isTableRow(line: string): boolean {
  const cells = line.split(/\t|\s*\|\s*|\s{2,}/).filter((cell) => cell !== '');
  return (
    cells.length > 3 &&
    cells.filter((cell) => amount.test(cell)).length > 1 &&
    cells.some((cell) => /\p{L}{3}/u.test(cell))
  );
}
const amount = /^\d{1,6}(?:[.,]\d{1,4})*$/;
/** "12x gloves", "gloves x 12", "Qty: 12". */
const times =
  /^(?:[-*•–·] ?)?[1-9]\d{0,4} ?[x×] ?\p{L}{2}|\p{L}{2}.* [x×] ?[1-9]\d{0,4}$|(?<!\p{L})(?:qty|quantity|menge|anzahl|aantal|quantité|qté|cantidad|quantità|q\.tà|quantidade|qtd|ilość|antal)\.? ?: ?[1-9]\d{0,4}(?!\S*\d)/iu;

/** What stands between a name and the contact is no list of goods, and no form: `PO number : 4711` under `PURCHASE ORDER`. */
function hasContact(below: readonly string[]): boolean {
  const at = below.slice(0, nearLines).findIndex((line) => contact.test(line));
  return at >= 0 && !below.slice(0, at).some((line) => counted.test(line) || field.test(line));
}
const field = /^\p{L}[\p{L} .°º#/-]{1,28}(?:\s*:\s*|\s{3,})\S*\d/u;

/** "Cordialità,", "Um abraço": a few words without a digit, which announce nothing. */
function isShort(line: string): boolean {
  return (
    line.length <= longestName &&
    /^\p{L}/u.test(line) &&
    !/[\d:?]/.test(line) &&
    line.split(/\s+/).length <= 5
  );
}
