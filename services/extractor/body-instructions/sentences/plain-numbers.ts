/** Mail addresses, web sites, names of files and telephone numbers. */
const contact =
  /\S+@\S+|(?:https?:\/\/|www\.)\S+|\S+\.(?:pdf|xlsx?|csv|xml|docx?|png|jpe?g|zip|txt)(?!\p{L})|(?<![\p{L}\d])(?:\+|00)\d[\d\s()./-]{6,}\d|(?<!\p{L})(?:tel\p{L}*|phone|fon|mobil\p{L}*|mob|cell|fax|t|m|tlf|tél|gsm)[.:]{0,2}\s*\(?\d[\d\s()./-]{5,}\d|(?<![\p{L}\d])\(?0\d{1,4}\)?[\s/-]\d[\d\s-]{4,}\d/giu;
/** "+1 503-555-0199": telephones with the code of their country. */
export const dialled = /(?<![\p{L}\d])\+\d[\d\s()./-]{6,}\d/gu;
/** "© 2026 Muster GmbH": the year of a notice. */
const copyright =
  /(?:©|(?<!\p{L})copyright|\(c\))\s*(?:©|\(c\))?\s*(?:(?:19|20)\d\d\s?[-–]\s?)?(?:19|20)\d\d(?!\d)/giu;
/** How many papers there are, how often they were signed, and which standard they keep. */
const ofPapers =
  /(?<![\p{L}\d.,/-])\d{1,2}\s+(?:signatures|copies|unterschriften|kopien|handtekeningen|kopieën|exempla(?:ire|ar)\p{L}*|firmas|copias|firme|copie|assinaturas|cópias|podpis\p{L}*|kopi\p{L}*|underskrifter|attachments?|pages|anhänge|anlagen|seiten|bijlagen|pagina\S{0,2}s|pièces jointes|pages|adjuntos|páginas|allegati|pagine|anexos|załączni\p{L}*|stron\p{L}*|bilag|sider|orders|bestellungen|aufträge|bestellingen|commandes|pedidos|ordini|encomendas|zamówie\p{L}+|ordrer|at once|in total|auf einmal|insgesamt|tegelijk|in totaal|d['’]un coup|au total|de golpe|en total|in totale|in una volta|de uma vez|no total|naraz|łącznie|i alt|på én gang)(?!\p{L})|(?<!\p{L})(?:ubl|iso|din|edifact|peppol|order-x|zugferd|version)[\s-]?\d[\d.:-]*/giu;
/** "The usual 5 %", "ses 5 % habituels": what somebody has always had. */
const usualShare =
  /(?<!\p{L})(?:usual|customary|agreed|üblich\p{L}*|gewohnt\p{L}*|gebruikelijk\p{L}*|vaste|habitue\p{L}*|habitual\p{L}*|solit\p{L}+|zwykł\p{L}+|stał\p{L}+|sædvanlig\p{L}*|faste|de siempre|do costume|jak zwykle|som altid)[^.,;\d]{0,20}\d{1,2}(?:[.,]\d{1,2})? ?%|\d{1,2}(?:[.,]\d{1,2})? ?%[^.,;\d]{0,12}(?<!\p{L})(?:as usual|wie (?:immer|üblich)|zoals altijd|habitue\p{L}*|habitual\p{L}*|solit\p{L}+|de siempre|do costume|jak zwykle|zwykł\p{L}+|som (?:altid|sædvanlig\p{L}*))/giu;
/** How often somebody called. */
const occasions =
  /(?<![\p{L}\d.,/-])\d{1,2} ?(?:(?:times|mal|keer|fois|veces|volte|vezes|raz[yi]?|gange?)(?!\p{L})|x (?=(?:called|rung|angerufen|gemeldet|nachgefragt|gebeld|gevraagd|appelé|llamad|chiamat|ligou|dzwoni|ringet)))/giu;
/** From when to when somebody takes goods in: "7.30 to 15.00", "de 7 h 30 à 15 h". */
export const hours =
  /(?<![\p{L}\d.,/-])\d{1,2}(?:[.:]\d\d|\s?(?:h|uhr|uur|am|pm)(?:\s?\d\d)?)\s*(?:uhr|uur|h)?\s*(?:-|–|to|till?|bis|tot|à|a|às|as|alle|do|til|en|et|and|und)\s*(?:las? )?\d{1,2}(?:[.:]\d\d)?(?:\s?(?:h|uhr|uur|am|pm)(?:\s?\d\d)?)?(?![\d\p{L}]|[.,]\d)/giu;
/** "Between 8 and 16", with nothing counted behind it. */
const between =
  /(?<!\p{L})(?:between|zwischen|tussen|entre|tra|fra|między|mellem)\s(?:las?\s|le\s|as\s|l[’'])?\d{1,2}(?:[.:]\d\d)?\s?(?:h|uhr|uur|am|pm)?\s(?:and|und|en|et|y|e|a|i|og)\s(?:las?\s|le\s|as\s|l[’'])?\d{1,2}(?:[.:]\d\d)?(?=\s?(?:h|uhr|uur|am|pm|o[’']clock|godz\p{L}*)?(?:[\s.,;!)]*$|[.,;!)]))(?:\s?(?:h|uhr|uur|am|pm|o[’']clock))?/giu;
/** "From 11 to 12" beside who is not there: "because I'm away from 11 to 12". */
export const fromTo =
  /(?<!\p{L})(?:from|von|vom|van|de|desde las?|das|dalle|od|fra|kl\.?)\s(?:las? |kl\.? ?|godz\.? )?\d{1,2}(?:[.:h]\d{2})?(?:\s?(?:h|uhr|uur|am|pm))?\s?(?:to|till?|until|bis|tot|à|a|às|alle|hasta|até|do|til|[-–])\s?(?:las? |kl\.? ?)?\d{1,2}(?:[.:h]\d{2})?(?:\s?(?:h|uhr|uur|am|pm))?(?![\d\p{L}]|[.,]\d)/giu;
const nobodyThere =
  /(?<!\p{L})(?:away|absent|not (?:here|there|in|available)|nobody(?: is|[’']s)? (?:here|there|in)|nicht (?:da|im haus|erreichbar|im büro)|niemand da|abwesend|(?:er|wij|ik|we) (?:er )?niet|afwezig|niemand (?:is )?(?:er|aanwezig)|pas là|absente?s?|personne|no (?:estoy|estamos|hay nadie|están?)|ausentes?|non (?:ci )?(?:sono|siamo|c[’']è nessuno)|assenti?|não (?:estou|estamos|está|há ninguém)|(?:mnie|nas|nikogo) nie (?:ma|będzie)|nieobecn\p{L}*|(?:er|har) (?:jeg|vi|der) (?:der |her )?(?:ikke|væk|ingen)|(?:jeg|vi) er (?:der |her )?(?:ikke|væk)|fraværende)(?!\p{L})/iu;
/** The telephone in the house. */
const extension =
  /(?<!\p{L})(?:ext(?:ension)?|durchwahl|dw|nebenstelle|toestel|doorkies\p{L}*|poste|extensión|interno|extensão|wewn\p{L}*|lokal(?:nummer)?)\.?:?\s\d{1,5}(?![\d.,/-]*\d)/giu;
/** Until when the writer is out: "I am on the road until 4", "Jestem w trasie do 16". */
const untilHour =
  /(?<!\p{L})(?:until|till|before|bis|vor|tot|voor|jusqu[’']à|jusque|avant|hasta|antes de|fino|entro|até|do|przed|til|inden)(?: (?:las?|alle?|às|les|kl\.?|godz(?:iny|\.)?))? ?\d{1,2}(?:[.:h]\d{2})?(?: ?(?:h|uhr|uur|pm|am|o[’']clock|heures|horas|ore))?(?![\d.,]*\d)/giu;
const writerIs =
  /(?<!\p{L})(?:questions?|reach|ring me|call me|rückfrage\p{L}*|fragen|erreich\p{L}*|vragen|bereik\p{L}*|bel(?:len)? mij|joign\p{L}*|appel\p{L}*|preguntas?|dudas?|disponible|llám\p{L}*|domand[ae]|raggiung\p{L}*|chiam\p{L}*|dúvidas?|contact\p{L}*|pytań|dzwoni\p{L}*|spørgsmål|ring(?:e|es)?|træffes|i(?:[’']m| am)|we(?:[’']re| are)|(?:ich|wir) (?:bin|sind)|(?:bin|sind) (?:ich|wir)|ik (?:ben|zit)|we (?:zijn|zitten)|je suis|nous sommes|estoy|estamos|sono|siamo|estou|jestem|jesteśmy|jeg er|vi er)(?!\p{L})/iu;
/** Within how long somebody wants to hear. */
const term =
  /(?<![\p{L}\d.,/-])\d{1,2}\s+(?:working |business |werk)?(?:days?|hours?|tagen?|werktagen?|stunden|dagen|werkdagen|uur|jours?(?: ouvr\p{L}+)?|heures?|días|horas|giorni|ore|dias|dni|godzin\p{L}*|dage|timer)(?!\p{L})/giu;
const wantsAnswer =
  /(?<!\p{L})(?:confirm\p{L}*|acknowledg\p{L}*|repl(?:y|ies)|answer|hear|bestätig\p{L}*|antwort\p{L}*|rückmeld\p{L}*|hören|bevestig\p{L}*|antwoord\p{L}*|horen|accus\p{L}*|répon\p{L}*|respuesta|respond\p{L}*|conferm\p{L}*|rispost\p{L}*|rispond\p{L}*|resposta|potwierdz\p{L}*|odpowied\p{L}*|bekræft\p{L}*|svar|høre)(?!\p{L})/iu;

/** A sentence without the numbers that are nothing of an order: of telephones and papers, and of the days to an answer. */
export function withoutPlainNumbers(text: string): string {
  const plain = [contact, copyright, ofPapers, usualShare, occasions, hours, between, extension];
  const apart = plain.reduce((left, pattern) => left.replace(pattern, ' '), text);
  const there = nobodyThere.test(apart) ? apart.replace(fromTo, ' ') : apart;
  const rest = writerIs.test(there) ? there.replace(untilHour, ' ') : there;
  return wantsAnswer.test(rest) ? rest.replace(term, ' ') : rest;
}

/** A token with a digit, its signs within. */
export const numbered = /(?<![\p{L}\d])(?=[\p{L}./_-]*\d)[\p{L}\d](?:[\p{L}\d.,/_-]*[\p{L}\d])?/gu;

/** A sentence without the numbers that somebody has, in whole or, from four signs on, by how they end. */
export function withoutOwn(text: string, values: readonly string[]): string {
  const own = values.map(fold).filter((value) => value !== '');
  // "Order hhb 908" of HHB 908.
  const apart = values.filter((value) => /\s/.test(value)).reduce(withoutCase, text);
  return apart.replace(numbered, (token) => {
    const folded = fold(token);
    const isOwn = own.some((value) => value === folded || isTail(value, folded) || isTail(folded, value));
    return isOwn ? ' ' : token;
  });
}

function withoutCase(text: string, value: string): string {
  const at = text.toLowerCase().indexOf(value.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + value.length)}`;
}

/** "4711" is PO-4711. */
function isTail(whole: string, part: string): boolean {
  return part.length >= leastTail && whole.endsWith(part);
}
const leastTail = 4;

/** Without signs, in capitals. */
export function fold(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\d]/gu, '');
}
