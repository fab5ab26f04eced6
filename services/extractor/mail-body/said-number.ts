import { orderNumbersIn } from '@orderloom/pages/parts/order-number.ts';
import type { Chosen } from '../draft.ts';
import { wordsBetween } from '../fields/labels.ts';
import { placeOf, type Sheet } from '../layout/sheet.ts';
import { ands, ors } from '../lexicon/conjunctions.ts';
import { phrasesOf } from '../lexicon/mail/phrase-pattern.ts';
import { ourWords, yourWords } from '../lexicon/possessives.ts';
import { speaksOfFormer } from '../lexicon/sayings.ts';
import { foldWord } from '../values/fold.ts';
import { saidOn } from './named-houses.ts';

/** A sentence says less than a label. */
const confidence = 0.7;
/** What stands between a name and its number: "our number is …", "lautet", "porte le n°". */
const copula = `(?: ${phrasesOf('isNumber')})?[\\s:.#°º]*`;
/** References that are those of orders where a buyer has them: "our ref.", "Kommission", "blanket order"; "Ref." only begins a sentence, and "our no." may be of anything but in brackets. */
const references = new RegExp(
  `(?<!\\p{L})(?:(?:(?:our|unsere?|uns\\.|notre|onze|ons|nuestra|ns\\.|nostro|nossa|nasz|vores) |(?<=^|[.!?:]\\s))(?:ref(?:erence|erenz|erentie|erencia|erência|\\.)?|réf(?:érence|\\.)?|rif(?:erimento|\\.)?|zeichen|kenmerk)(?: (?:no|nr|n°|nº)\\.?)?|(?<=\\()(?:our|unsere|notre|onze|ons|nuestro|nostro|nosso|nasz|vores) (?:no|nr|n°|nº|núm|num)\\.?|(?:our )?(?:blanket|frame(?:work)?|call-off) order|kommission|komm\\.|rekv(?:isition)?\\.?(?: ?nr\\.?)?|(?:nuestro pedido|notre commande|(?:a )?nossa encomenda|(?:il )?nostro ordine|unsere bestellung|our order|our po)(?= (?:is|was|will|ist|est|porte|es|è|é) )|rahmen(?:auftrag|bestellung|vertrag)|raam(?:order|contract)|commande(?:-|[ ])cadre|pedido abierto|ordine aperto|rammeordre)${copula}((?=[A-Z\\d./-]*\\d[A-Z\\d./-]*\\d)[A-Z\\d][A-Z\\d./-]{2,24})(?![\\p{L}\\d%])`,
  'giu',
);
/** "We order the following (reference 2027-SCH-09):": in brackets it is that of the list below, and within a line that of an article. */
const overList =
  /\((?:ref(?:erence|erenz|erentie|erencia|erência)?|réf(?:érence)?|riferimento|rif|kenmerk|zeichen)\.?:?\s((?=\S*\d\S*\d)[A-Z\d][A-Z\d./-]{2,24})\)\s?:$/giu;
/**
 * "Order no is MILL/KITCHEN": capitals with a stroke, behind what can be nothing but the name of a number, and at the end
 * of a clause, as no word goes on.
 */
const inLetters =
  /(?<!\p{L})(?:(?:order|po)\s?(?:no|number|nr|ref)\.?|(?:bestell|auftrags?)-?(?:nr|nummer)\.?|(?:order|bestel|inkoop)-?(?:nr|nummer)\.?|n(?:°|º|um[ée]ro) de commande|n(?:\.?[°º]|úmero) de(?:l)? pedido|n(?:°|\.|umero) (?:d['’]|di )ordine|n(?:\.?[°º]|úmero) d[ae] encomenda|n(?:r|umer) zamówienia|ordre-?(?:nr|nummer)\.?)(?:\s(?:is|ist|lautet|est|es|è|é|to|er))?\s?:?\s(\p{L}{2,}(?:[/-][\p{L}\d]{2,})+)(?=\s*(?:[.,;:!?)]|$))/giu;
/** "Order no is AND/OR", "TBC/TBA": words and no names. */
const wordsInNumber = new RegExp(
  `(?<![\\p{L}])(?:${ands}|${ors}|no|not|yes|the|tba|tbc|tbd|change|cancel|pending|later|follow\\p{L}*)(?!\\p{L})`,
  'iu',
);
/** "was FH-2203", "lautet 4711-22". */
const leading = new RegExp(`^${phrasesOf('isNumber')}\\s+(?=\\S*\\d)`, 'u');
/** Behind a number that counts goods stands their name. */
const goesOn = new RegExp(`^\\s+(?!${phrasesOf('behindNumber')})\\p{L}`, 'iu');
/** From here on somebody else writes. */
const quoted =
  /^(?:>|-{2,}.*\p{L}.*-{2,}$|_{5,}|(?:from|von|van|de|da|od|fra|sent|gesendet|verzonden|envoyé)\s?:\s)/iu;
const day = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d{1,2}[./]\d{1,2}\.?$/;

interface Said {
  number: string;
  isOurs: boolean;
  place: Chosen['places'][number];
}

/** The one number of an order that sentences of an e-mail's own text name, where no label does; null where they name several. */
export function saidNumber(sheets: readonly Sheet[]): Chosen | null {
  const all = saidOn(sheets.filter(({ source }) => source === 'plain'));
  const end = all.findIndex(({ text }) => quoted.test(text));
  const own = end < 0 ? all : all.slice(0, end);
  const found = own.flatMap(({ sheet, segment, text }): Said[] =>
    numbersIn(text).map(({ number, isOurs }) => {
      const at = text.indexOf(number);
      return { number, isOurs, place: placeOf(sheet, wordsBetween(segment, at, at + number.length)) };
    }),
  );
  const ours = found.filter(({ isOurs }) => isOurs);
  const [likely] = [ours, found].filter((each) => new Set(each.map(({ number }) => number)).size === 1);
  const [one] = likely ?? [];
  return one
    ? { value: one.number, confidence, places: [one.place], because: 'a sentence of the e-mail names it' }
    : null;
}

/** Of `PO-2025-118` the name is a part of the number. */
function withPrefix(number: string, text: string): string {
  const [prefix = ''] = /(?<![\p{L}\d])\p{L}+[-/]?$/u.exec(text.slice(0, text.indexOf(number))) ?? [];
  return prefix + number;
}

function numbersIn(text: string): { number: string; isOurs: boolean }[] {
  const named = orderNumbersIn(text).map((found) => withPrefix(found.replace(leading, ''), text));
  const referred = Array.from(text.matchAll(references), ([, found]) => found!.replace(/[./-]+$/, ''));
  const written = Array.from(text.matchAll(inLetters), ([, found]) => found!).filter(
    (found) => found === found.toUpperCase() && !wordsInNumber.test(found),
  );
  const headed = Array.from(text.matchAll(overList), ([, found]) => found!);
  return [...new Set([...named, ...referred, ...headed, ...written])].flatMap((number) => {
    const at = text.indexOf(number);
    const sentence = text
      .slice(0, at)
      .split(/(?<=[.!?])\s(?=\p{Lu})/u)
      .at(-1)!;
    const near = sentence
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .slice(-nearWords);
    const isYours = near.some((word) => yourWords.has(word));
    const isCounted = /^\d+$/.test(number) && goesOn.test(text.slice(at + number.length));
    const isWord = /^\p{Ll}+\s/u.test(number) || /^[.,]\d/.test(text.slice(at + number.length));
    const isPhone = (/^0\d/.test(number) && digits.test(number)) || grouped.test(number);
    if (isPhone || isYours || isCounted || isWord || day.test(number) || speaksOfFormer(sentence)) return [];
    return [{ number, isOurs: near.some((word) => ourWords.has(foldWord(word))) }];
  });
}
const digits = /^[\d/ -]{7,}$/;
/** 757-555-0144 */
const grouped = /^\d{3}([-.])\d{3}\1\d{4}$/;
/** "our blanket order no. …" */
const nearWords = 4;
