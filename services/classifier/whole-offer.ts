import { splitSignature } from '@orderloom/pages/mail-signature.ts';
import { orderNumbersIn } from '@orderloom/pages/parts/order-number.ts';
import { withoutException } from './excepted-goods.ts';
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
 * quoted is history but for this. A row that the letter excepts by its name is left out. As it is where the letter asks,
 * limits, or counts anything itself, where the sender made the offer, or where nobody can tell its rows: then a person
 * has to look at it.
 */
export function withWholeOffer({ subject, text, sender, answered, answeredFrom }: Answer): string {
  if (answered === '' || isSameFirm(sender, answeredFrom)) return text;
  const { message, signature, postscript } = splitSignature(text);
  const whole = plain(`${message}\n\n${postscript}`);
  if (whole.length > longestAnswer || whole.includes('?') || !takesOffer.test(whole)) return text;
  const offered = offeredGoods(subject, answered);
  if (offered === null) return text;
  const { said, rows } = withoutException(whole, offered) ?? { said: whole, rows: offered };
  if (!takesOffer.test(said) || takesOtherwise.test(said)) return text;
  const numbers = new Set(ordersNamed(said).flatMap((number) => number.split(/\s+/)));
  if (!sentencesOf(said).every((sentence, at) => isKnown(sentence, at === 0, numbers))) return text;
  if (holdsOtherNumber(said, numbers, `${subject}\n${answered}`) || namesGoods(said, rows)) return text;
  return [message, rows.join('\n'), signature].filter((part) => part !== '').join('\n\n');
}

function plain(text: string): string {
  return text.replaceAll('’', "'").replace(inManners, ' ').trim();
}

/** A sentence that takes the offer, or greets, or changes nothing. */
function isKnown(sentence: string, isFirst: boolean, numbers: ReadonlySet<string>): boolean {
  const words = sentence.split(/\s+/);
  const { length } = words;
  const isGreeting =
    !/\d/.test(sentence) && (length < (isFirst ? 4 : 3) || (length < 6 && /[,:]$/.test(sentence)));
  if (isGreeting) return true;
  if (takesOffer.test(sentence)) return othersIn(sentence) <= mostWithAcceptance;
  if (besideAcceptance.test(sentence)) return othersIn(sentence) <= mostBesideIt;
  const numbered = words.filter((word) => /\d/.test(word)).map(withoutPoint);
  return length <= mostNumberWords && numbered.length > 0 && numbered.every((word) => numbers.has(word));
}
/** "Our number for this one is 4500-118." */
const mostNumberWords = 8;

/** Who takes it says little more in the same sentence: "The boss says yes to everything." */
const mostWithAcceptance = 5;
const mostBesideIt = 6;
const [acceptances, others] = [takesOffer, besideAcceptance].map(
  ({ source, flags }) => new RegExp(source, `${flags}g`),
) as [RegExp, RegExp];

/** How many words a sentence has beside those that take the offer or change nothing, days and numbers. */
function othersIn(sentence: string): number {
  const rest = sentence.replace(acceptances, ' ').replace(others, ' ').replace(day, ' ').replace(asked, ' ');
  return rest.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !/\d/.test(word)).length;
}
/** Yes and please, in nine languages. */
const asked =
  /(?<!\p{L})(?:yes|please|ja|bitte|graag|oui|merci|s'il vous plaît|svp|sí|por favor|sì|per favore|sim|tak|proszę|prosimy|venligst|gerne)(?!\p{L})/giu;

function withoutPoint(word: string): string {
  return word.replace(/[.!,;:]+$/, '');
}

/** Numbers that are called those of an order, or one's own: "PO is 4711", "Unsere Nr. 4711". */
function ordersNamed(said: string): string[] {
  const plainly = said.replace(
    / (?:is|lautet|ist|est|es|è|é|jest|to|er|under|unter|onder):? (?=\S*\d)/giu,
    ' ',
  );
  const own = [ownNumber, bookedUnder].flatMap((pattern) =>
    [...said.matchAll(pattern), ...plainly.matchAll(pattern)].map(([, number]) => number!),
  );
  return [...orderNumbersIn(plainly), ...own];
}
/** "Go ahead under 4500-118": a number of four digits or more. */
const bookedUnder =
  /(?<!\p{L})(?:under|unter|onder|sous|bajo|sotto|sob|pod)\s(?=\S*\d(?:\S*\d){3})([\p{L}\d][\p{L}\d./_-]*\d)(?=[.,;]?(?:\s|$))/giu;
const ownNumber =
  /(?<!\p{L})(?:our|unsere?|ons|onze|notre|nuestr[oa]|(?:il )?nostro|(?:o )?nosso|nasz|vores)\s(?:own )?(?:number|no\.?|nummer|nr\.?|numéro|n[°º.]|número|numero|numer|ref\p{L}*\.?|kenmerk)\s*:?\s*([\p{L}\d][\p{L}\d./_-]*\d[\p{L}\d./_-]*?)(?=[.,;]?(?:\s|$))/giu;

function isSameFirm(one: string | null, other: string | null): boolean {
  const domain = (address: string | null) => address?.split('@')[1]?.toLowerCase();
  return domain(one) !== undefined && domain(one) === domain(other);
}

const day =
  /(?<![\p{L}\d])(?:\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{4}|\d{2})?)?|\d{4}-\d{2}-\d{2}|(?:kw|week|wk|cw|sem(?:aine|ana)?|settimana|tydz\p{L}*|uge)\.? ?\d{1,2}|\d{1,2}(?:\.|st|nd|rd|th|er|º)?,? (?:de |of )?(?:jan|feb|fév|mar|mär|mrt|apr|avr|abr|kwi|ma[ijy]|mag|mei|jun|jui|giu|cze|jul|lug|lip|aug|aoû|ago|sie|sep|set|wrz|o[ckt]t|out|paź|nov|lis|de[czs]|dic|déc|gru|lut|sty)\p{L}*\.?(?:,? (?:de )?20\d\d)?)(?![\p{L}\d])/giu;

/** A number that is neither that of the offer, nor called that of an order, nor a day: it may count goods. */
function holdsOtherNumber(said: string, numbers: ReadonlySet<string>, known: string): boolean {
  const words = said
    .replace(day, ' ')
    .split(/[\s,;:()"„“”]+/)
    .map(withoutPoint);
  return words.some(
    (word) => /\d/.test(word) && !numbers.has(word) && !(word.length > 3 && known.includes(word)),
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
