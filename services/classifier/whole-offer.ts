import { splitSignature } from '@orderloom/pages/mail-signature.ts';
import { orderNumbersIn } from '@orderloom/pages/parts/order-number.ts';
import { besideAcceptance, inManners, takesOffer, takesOtherwise } from './lexicon/acceptances.ts';
import { offeredGoods } from './offered-goods.ts';
import { sentencesOf } from './senses/sentences.ts';

/** A letter and the mail that it answers. */
export interface Answer {
  subject: string;
  /** What its sender wrote himself. */
  text: string;
  sender: string | null;
  answered: string;
  answeredFrom: string | null;
}

/** Longer letters say more than that they take it. */
const longestAnswer = 500;

/**
 * The text of a letter that takes the whole offer which it answers, with the goods of the offer below it: what is
 * quoted is history but for this. As it is where the letter asks, excepts, limits, or counts anything itself, where the
 * sender made the offer, or where nobody can tell its rows: then a person has to look at it.
 */
export function withWholeOffer({ subject, text, sender, answered, answeredFrom }: Answer): string {
  if (answered === '' || isSameFirm(sender, answeredFrom)) return text;
  const { message, signature } = splitSignature(text);
  const said = plain(message);
  if (said.length > longestAnswer || said.includes('?') || !takesOffer.test(said)) return text;
  if (takesOtherwise.test(said) || !sentencesOf(said).every(isKnown)) return text;
  if (holdsOtherNumber(said, `${subject}\n${answered}`)) return text;
  const goods = offeredGoods(subject, answered);
  if (goods === null || namesGoods(said, goods)) return text;
  return [message, goods.join('\n'), signature].filter((part) => part !== '').join('\n\n');
}

function plain(text: string): string {
  return text.replaceAll('’', "'").replace(inManners, ' ').trim();
}

/** A sentence that takes the offer, or greets, or changes nothing. */
function isKnown(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  const isGreeting = !/\d/.test(sentence) && (words < 3 || (words < 5 && /[,:]$/.test(sentence)));
  return isGreeting || takesOffer.test(sentence) || besideAcceptance.test(sentence);
}

function isSameFirm(one: string | null, other: string | null): boolean {
  const domain = (address: string | null) => address?.split('@')[1]?.toLowerCase();
  return domain(one) !== undefined && domain(one) === domain(other);
}

const day =
  /(?<![\p{L}\d])(?:\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{4}|\d{2})?)?|\d{4}-\d{2}-\d{2}|(?:kw|week|wk|cw|sem(?:aine|ana)?|settimana|tydz\p{L}*|uge)\.? ?\d{1,2}|\d{1,2}(?:\.|st|nd|rd|th|er|º)?,? (?:de |of )?(?:jan|feb|fév|mar|mär|mrt|apr|avr|abr|kwi|ma[ijy]|mag|mei|jun|jui|giu|cze|jul|lug|lip|aug|aoû|ago|sie|sep|set|wrz|o[ckt]t|out|paź|nov|lis|de[czs]|dic|déc|gru|lut|sty)\p{L}*\.?(?:,? (?:de )?20\d\d)?)(?![\p{L}\d])/giu;

/** A number that is neither that of the offer, nor called that of an order, nor a day: it may count goods. */
function holdsOtherNumber(said: string, known: string): boolean {
  const plainly = said.replace(/ (?:is|lautet|ist|est|es|è|é|jest|to|er):? (?=\S*\d)/giu, ' ');
  const labelled = new Set(orderNumbersIn(plainly).flatMap((number) => number.split(/\s+/)));
  const words = said
    .replace(day, ' ')
    .split(/[\s,;:()"„“”]+/)
    .map((word) => word.replace(/[.!]+$/, ''));
  return words.some(
    (word) => /\d/.test(word) && !labelled.has(word) && !(word.length > 3 && known.includes(word)),
  );
}

/** Who speaks of goods says more of them than that he takes them. */
function namesGoods(said: string, goods: readonly string[]): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const named = goods.flatMap(words);
  const isNamed = (word: string) => named.some((each) => each.startsWith(word) || word.startsWith(each));
  return words(said).some((word) => isNamed(word) && !ofOffers.test(word));
}

/** Words of orders that stand in rows and headings as well. */
const ofOffers =
  /^(?:order|price|total|quantity|bestell|artikel|article|preis|menge|liefer|angebot|offer|prijs|aantal|lever|prix|quantit|command|livr|precio|cantidad|pedido|entreg|prezz|ordin|conseg|preç|encomend|cen[aęy]|ilość|zamów|dostaw|pris|antal|ordre|bestil)/iu;
