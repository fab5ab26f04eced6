import { countGoods, countLines } from './count-lines.ts';

/** "thx", "see below": such a text says nothing. */
const longestNothing = 40;

/** A question, or a word of prices and offers: then it orders nothing yet. */
const asksFirst =
  /\?|(?<!\p{L})(?:pric\p{L}*|preis\p{L}*|prij\p{L}*|prix|tarif\p{L}*|preci\p{L}*|prezz\p{L}*|preç\p{L}*|cen[aęy]|pris(?:er)?|quot\p{L}*|offer\p{L}*|angebot\p{L}*|anfrage|aanvraag|devis|presupuest\p{L}*|oferta|preventiv\p{L}*|orçament\p{L}*|wycen\p{L}*|zapytani\p{L}*|tilbud|forespørgsel)(?!\p{L})/iu;

/** Whether the subject of a mail says what its text does not: the goods that are ordered, above no text or a thank-you. */
export function isOnlySubject(subject: string, text: string): boolean {
  const isEmpty = text.trim().length <= longestNothing && countLines(text) === 0 && countGoods(text) === 0;
  return isEmpty && !asksFirst.test(subject) && (countLines(subject) > 0 || countGoods(subject) > 0);
}
