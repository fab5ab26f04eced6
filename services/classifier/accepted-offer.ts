import type { Sign } from './cue-signs.ts';
import type { ClassifiedMail } from './signs.ts';

/** How replies are called. */
export const replyPrefix = /^\s*(?:re|aw|antw|sv|rép|rif|r|odp)\.?\s*:/i;
/** What asks for goods weighs as much; who only names an order or wants it confirmed weighs less. */
const askingForGoods = 1.8;

/** Whether something asks for goods. */
export function asksForGoods(signs: readonly Sign[]): boolean {
  return signs.some(({ category, weight }) => category === 'purchase_order' && weight >= askingForGoods);
}

/** Who answers a mail that is called an offer, asks nothing and offers nothing himself, takes what he lists, or says yes to. */
export function answersOffer({ subject, text }: ClassifiedMail, signs: readonly Sign[]): boolean {
  const isOffered = signs.some(({ says }) => says.startsWith('subject: we_offer '));
  const isOffering = signs.some(({ says }) => says.startsWith('text: we_offer '));
  return replyPrefix.test(subject) && isOffered && !isOffering && !text.includes('?');
}

/** Who says yes to lines of an offer, or has it go on, orders. */
export function saysYes(text: string, signs: readonly Sign[]): boolean {
  const ofText = signs.filter(({ says }) => says.startsWith('text: '));
  const isOn = ofText.some(({ says }) => says.startsWith('text: told_to_go_on '));
  return isOn || asksForGoods(ofText) || yesToLines.test(text);
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
