import { confirmedGoods, namesOwnOrder } from './confirmed-goods.ts';
import { acceptsOffer, type Sign } from './cue-signs.ts';
import { refusesOffer, takesOffer } from './lexicon/acceptances.ts';
import { offer } from './senses/shared-words.ts';
import type { ClassifiedMail } from './signs.ts';

/** How replies are called. */
export const replyPrefix = /^\s*(?:re|aw|antw|sv|rép|rif|r|odp)\.?\s*:/i;
/** What asks for goods weighs as much; who only names an order or wants it confirmed weighs less. */
const askingForGoods = 1.8;

/** Whether something asks for goods. */
export function asksForGoods(signs: readonly Sign[]): boolean {
  return signs.some(({ category, weight }) => category === 'purchase_order' && weight >= askingForGoods);
}

export const namesOffer = new RegExp(`(?<!\\p{L})(?:${offer})(?!\\p{L})`, 'iu');

/**
 * Whether a mail takes an offer or refuses it; null when it does neither, or asks. `own` is what its sender wrote, with
 * lines of goods of his own or without.
 */
export function answerToOffer(
  mail: ClassifiedMail,
  own: string,
  signs: readonly Sign[],
  hasLines: boolean,
): 'yes' | 'no' | null {
  const isTaken = takesQuotedOffer(mail);
  if (!hasLines && !isTaken && refusesOffer.test(straight(own))) return 'no';
  if (signs.some(({ says }) => /: (?:how_much|price_question|offer_valid|our_prices) /.test(says)))
    return null;
  const isAccepted = signs.some(({ says }) => acceptsOffer(says));
  const isAnswered = () =>
    answersOffer(mail, signs, hasLines) && (hasLines || isTaken || saysYes(own, signs));
  return isAccepted || isAnswered() ? 'yes' : null;
}

/** A sign that would say yes if nothing refused. */
export function saysYesToOffer(says: string): boolean {
  return acceptsOffer(says) || says.includes(': told_to_go_on');
}

/** Who answers a mail that is called an offer, asks nothing and offers nothing himself, takes what he lists, or says yes to. */
function answersOffer(mail: ClassifiedMail, signs: readonly Sign[], hasLines: boolean): boolean {
  const { subject, text } = mail;
  const has = (start: string) => signs.some(({ says }) => says.startsWith(start));
  // "Tilbud 88" may be what he asked for: then he has to order outright.
  const isOffered =
    has('subject: we_offer ') ||
    (namesOffer.test(subject) && (takesIt(text) || confirmsUnderOwnNumber(text))) ||
    (signs.some(({ category, place }) => category === 'quotation' && place === 'subject') &&
      // "I take 15 bags": beside goods its meaning is enough.
      asksForGoods(signs.filter(({ place }) => place === 'text' || (hasLines && place === 'meaning'))));
  const isAnswer = takesQuotedOffer(mail) || (replyPrefix.test(subject) && isOffered);
  return isAnswer && !has('text: we_offer ') && !text.includes('?');
}

function confirmsUnderOwnNumber(text: string): boolean {
  return namesOwnOrder(text) && confirmedGoods(text) !== null;
}

/** The mail, or one that is enclosed in it, takes an offer that it quotes. */
function takesQuotedOffer({ takenOffer, attachments }: ClassifiedMail): boolean {
  const taken = [takenOffer, ...attachments.map(({ enclosed }) => enclosed?.takenOffer)];
  return taken.some((offer) => offer?.isPlain);
}

/** What is said of goods that are left: "the rest we cancel", up to the end of its sentence. */
export const left =
  /(?:(?<=[.!?])|[,;]|(?<!\s))\s*(?:(?:and|und|en|et|y|e|i|og) )?(?:(?:all|alles|tout|todo|tutto|tudo|wszystko) )?(?:(?:from|of|z|de|von|van|med) )?(?:(?:the|die|de|den|das|le|les|lo|la|los|il|gli|o|os|det) )?(?<!\p{L})(?:rest|others?|remaining|übrig\p{L}+|andere|overige|reste|autres|demás|resto|restantes?|altri|restanti|reszt\p{L}|pozostał\p{L}+|resten|øvrige)(?!\p{L})[^.!?\n]*[.!?]?/giu;

/** A text without what it says of goods that are left, where the others are asked for; else the text as it is. */
export function withoutLeft(text: string, signsIn: (text: string) => readonly Sign[]): string {
  const kept = text.replace(left, '.');
  // "Shall we send the rest, or wait?": a question of who sells.
  if (kept === text || signsIn(text).some(({ says }) => says.includes(': split_or_wait '))) return text;
  const signs = signsIn(kept);
  const isOrder = asksForGoods(signs) || signs.some(({ says }) => says.includes(': told_to_go_on '));
  return isOrder && !signs.some(({ category }) => category === 'unknown') ? kept : text;
}

/** Who says yes to lines of an offer, or has it go on, orders. */
function saysYes(text: string, signs: readonly Sign[]): boolean {
  const ofText = signs.filter(({ says }) => says.startsWith('text: '));
  const isOn = ofText.some(({ says }) => says.startsWith('text: told_to_go_on '));
  return isOn || takesIt(text) || asksForGoods(ofText) || yesToLines.test(text);
}
/** Under whatever conditions: then a person looks at them. */
function takesIt(text: string): boolean {
  return takesOffer.test(straight(text));
}

/** With apostrophes as patterns have them. */
export function straight(text: string): string {
  return text.replaceAll('’', "'");
}

const yesToLines =
  /(?<!\p{L})(?:yes|ja|jawohl|oui|sí|si|sì|sim|tak|please|bitte|graag|merci|por favor|gerne|venligst|proszę)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:pos\p{L}*|items?|lines?|zeilen?|regels?|postes?|lignes?|líneas?|rig[ah]e?|linhas?|poz\p{L}*|linjer?)\.? ?\d/iu;
/** That an offer is taken whose goods are not named again. */
export const acceptanceSign: Sign = {
  category: 'purchase_order',
  place: 'text',
  weight: 3,
  says: 'text: offer_taken',
};
