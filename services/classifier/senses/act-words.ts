// By what a mail says that the lines in it are no order of today, in nine languages: alternations of whole words.

/** Beside what the mail is about. */
export const asWell =
  'too|also|as well|by the way|auch|außerdem|übrigens|ook|trouwens|aussi|également|d[’\\x27]ailleurs|también|por cierto|anche|inoltre|tra l[’\\x27]altro|também|aliás|też|także|również|zresztą|også|i øvrigt|for resten';
/** Whom one asks who has a question about an order: "for questions about our order 4419 call …". */
export const forQuestions =
  '(?:any|with|for|have) (?:\\p{L}+ )?(?:questions?|queries)|(?:bei|für|zu) (?:\\p{L}+ ){0,2}(?:rück)?fragen|(?:bij|voor|met) (?:\\p{L}+ )?vragen|(?:pour|si|en cas de) (?:toute |\\p{L}+ )?questions?|(?:para|en caso de|si tienen?) (?:\\p{L}+ )?(?:consultas?|preguntas?|dudas?)|pueden (?:preguntar|llamar)|(?:per|in caso di) (?:\\p{L}+ )?(?:domande|chiarimenti)|(?:em caso de |para |quaisquer )(?:dúvidas?|questões)|w razie (?:\\p{L}+ )?pytań|ved (?:\\p{L}+ )?spørgsmål|i kan (?:altid )?(?:spørge|ringe)|always|jederzeit|altijd|siempre|sempre|zawsze|altid|(?:every|each|jede|elke|chaque|cada|ogni|hver) \\p{L}+';
/** What comes without an order, and who else waits. */
export const notOrdered =
  'catalog\\p{L}*|catálogos?|\\p{L}*katalog\\p{L}*|brochures?|price list|preisliste\\p{L}*|prijslijst|samples?|muster|offre|customers?|clients?|kunden|klanten|clientes|clienti|klienci|kunder|(?:newsletter|login|password|access)';
/** When goods come, and whether they are there: what they cost does not hang on it. */
export const whenOrWhether =
  'deliver\\p{L}*|ship\\p{L}*|in stock|\\d{1,2}(?:st|nd|rd|th)|liefer\\p{L}*|auf lager|vorrätig|lever(?:en|t|bar)|op voorraad|livr\\p{L}*|en stock|entreg\\p{L}*|existencias|consegn\\p{L}*|disponibil\\p{L}*|dostarcz\\p{L}*|dostaw\\p{L}*|na stanie|levere?|på lager';
/** An amount of money. */
export const amount =
  '[€$£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|\\$|£|eur(?:o|os)?|usd|gbp|pounds?|dollars?|zł|pln|dkk|kr|chf)|\\d+[.,]\\d{2}';
/** What a price is, or falls by. */
export const atAPrice = `${amount}|\\d[\\d.,]* ?%|(?:per|pro|je|par|por|al|za|pr\\.?) (?:piece|unit|stück|stuk|pièce|pieza|pezzo|peça|unidade|unidad|sztuk\\p{L}*|stk)|price|discount|percent|preis\\p{L}*|\\p{L}*rabatt|nachlass|prozent|skonto|prijs|korting|procent|prix|remise|rabais|tarif|precio|descuento|prezzo|sconto|preço|desconto|cen[ayęą]|rabat\\p{L}*|upust\\p{L}*|pris\\p{L}*`;
/** When somebody comes costs nothing. */
export const byTheClock =
  '(?:before|after|at|vor|nach|um|voor|na|om|avant|après|à|antes de|después de|a) (?:las? )?\\d{1,2}(?:[.:]\\d{2})? ?(?:o.clock|am|pm|uhr|uur|h|heures?|horas?)|get (?:here|there|in)|kl\\.? ?\\d|o.clock|uhr|heures?';
