import { splitSignature } from '@orderloom/pages/mail-signature.ts';
import { asksForGoods, left, namesOffer, straight } from './accepted-offer.ts';
import { confirmedGoods } from './confirmed-goods.ts';
import { countsOfLines } from './count-lines.ts';
import { findSigns } from './cue-signs.ts';
import { takesNothing, takesOffer } from './lexicon/acceptances.ts';
import { findSenses } from './senses/find-senses.ts';
import { sentencesOf } from './senses/sentences.ts';

/** That a mail takes goods of an offer that it quotes. What is quoted is history: a person has to enter them. */
export interface TakenOffer {
  /** The sentence that takes them. */
  sentence: string;
  /** The lines of the offer that it takes by their numbers; empty when it names none. */
  positions: number[];
  /** The lines of the offer that it may mean, as they are quoted. */
  lines: string[];
  /** It orders, whatever else the mail says: the lines have prices, and the sentence neither refuses, asks nor waits. */
  isPlain: boolean;
}

export interface Answer {
  subject: string;
  /** What its sender wrote himself. */
  text: string;
  /** What the mail says that he answers; empty when he quotes none. */
  answered: string;
}

/** Longer letters are read so far. */
const readCharacters = 20_000;
const mostSentences = 200;
const mostLines = 100;
const longestLine = 300;

/**
 * Who takes goods of an offer that stands below his letter; null when nobody does. Generous: it adds a question to an
 * order, and no line.
 */
export function findTakenOffer({ subject, text, answered }: Answer): TakenOffer | null {
  if (answered === '' || !namesOffer.test(`${subject}\n${answered}`)) return null;
  const { message, postscript } = splitSignature(text.slice(0, readCharacters));
  const taking = sentencesOf(`${message}\n\n${postscript}`).slice(0, mostSentences).filter(takes);
  const confirmed = isOrder(answered) ? null : confirmedGoods(message);
  const sentence = taking.find(orders) ?? confirmed ?? taking[0];
  if (sentence === undefined) return null;
  const positions = positionsIn(sentence);
  const lines = linesMeant(answered, positions);
  const isOrdered = sentence === confirmed || orders(sentence);
  return { sentence, positions, lines, isPlain: isOrdered && lines.some((line) => money.test(line)) };
}

/** Whoever confirms what an order asks for sells it. */
function isOrder(answered: string): boolean {
  const letter = splitSignature(answered.slice(0, readCharacters)).message;
  return asksForGoods(findSigns('text', letter, 1)) || accepts(letter) || confirmedGoods(letter) !== null;
}

function takes(sentence: string): boolean {
  return accepts(sentence) || (positionsIn(sentence).length > 0 && wants.test(sentence));
}

/** More than that it speaks of lines and asks for something: "please send a drawing of item 2". */
function orders(sentence: string): boolean {
  const isOpen = sentence.includes('?') || takesNothing.test(straight(sentence.replace(left, '.')));
  return !isOpen && (accepts(sentence) || wantsLines.test(sentence));
}

function accepts(sentence: string): boolean {
  return (
    takesOffer.test(straight(sentence)) ||
    findSenses(sentence).some(({ name }) => name.startsWith('offer_accepted'))
  );
}

/** "Pos. 2 and 4", "items 1, 3 & 5": lines of an offer by their numbers. */
const positions =
  /(?<!\p{L})(?:positions?|positionen|posities|positie|posizion[ei]|posiciones|posición|posições|posição|pos|items?|lines?|zeilen?|regels?|postes?|lignes?|líneas?|rig[ah]e?|linhas?|itens|poz|pozycj\p{L}*|linjer?)\.?\s*(?:nr\.?|n°|no\.?)?\s*(\d{1,3}(?:\s*(?:,|;|&|\+|and|und|en|et|y|e|i|oraz|og|as well as|sowie|alsmede|ainsi que|así como|nonché|bem como|samt)\s*(?:pos\.?\s*|item\s+|line\s+)?\d{1,3})*)(?![\d.,]*\d)/giu;
const wants =
  /(?<!\p{L})(?:yes|please|ok(?:ay)?|go ahead|go with|take|order|confirm\p{L}*|accept\p{L}*|deliver|send|proceed|book|ja|jawohl|bitte|gern\p{L}*|liefern|bestell\p{L}*|nehmen|beauftrag\p{L}*|einverstanden|graag|akkoord|leveren|doe|oui|d[’']accord|allez|merci|svp|command\p{L}*|livr\p{L}*|valid\p{L}*|sí|adelante|por favor|ped\p{L}+|acept\p{L}*|env[ií]\p{L}*|sì|procede\p{L}*|ordin\p{L}*|confermiamo|consegna\p{L}*|accett\p{L}*|sim|avan[cç]\p{L}*|entreg\p{L}*|kør(?: bare)?|de acuerdo|encomend\p{L}*|aceit\p{L}*|tak|prosz\p{L}*|prosimy|bierzemy|zamawia\p{L}*|akcept\p{L}*|venligst|bestil\p{L}*|accepter\p{L}*|værsgo|lever)(?!\p{L})/iu;

const sends =
  'yes|ok(?:ay)?|go ahead|go with|take|order|deliver|send|supply|book|have|ja|jawohl|liefern|liefer\\p{L}*|bestell\\p{L}*|schick\\p{L}*|nehmen|beauftrag\\p{L}*|akkoord|leveren|levert?|stur\\p{L}*|doe|oui|allez-y|command\\p{L}*|livr\\p{L}*|envoy\\p{L}*|prenons|sí|adelante|ped\\p{L}+|env[ií]\\p{L}*|sì|procedete|ordin\\p{L}*|consegna\\p{L}*|sim|avan[cç]\\p{L}*|entreg\\p{L}*|kør|encomend\\p{L}*|tak|prosimy|bierzemy|zamawia\\p{L}*|dostarczyć|bestil\\p{L}*|lever|send|værsgo';
const near = (most: number) => `(?:[\\s,]+\\p{L}+){0,${most}}[\\s,]+`;
/** What is sent stands right beside it. */
const wantsLines = new RegExp(
  `(?<!\\p{L})(?:${sends})${near(2)}${positions.source}|${positions.source}${near(3)}(?:${sends})(?!\\p{L})`,
  'iu',
);

function positionsIn(sentence: string): number[] {
  const named = [...sentence.matchAll(positions)].flatMap(([, list]) => list!.match(/\d+/g)!.map(Number));
  return [...new Set(named)].sort((a, b) => a - b);
}

const money =
  /(?<![\d.,])\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}(?![\d.,])|[€$£]\s?\d|\d\s?(?:€|EUR|USD|GBP|PLN|DKK|CHF|zł|kr)(?!\p{L})/iu;
const position = /^\W*(?:pos\.?|item|line|no\.?|nr\.?|n°|poz\.?|#)?\s*(\d{1,3})[.):]?(?=\s|\||$)/iu;

/** The lines of an offer with goods or amounts; of those that are named by number these, where each is there once. */
function linesMeant(answered: string, numbers: readonly number[]): string[] {
  const { message } = splitSignature(answered.slice(0, readCharacters));
  const counts = countsOfLines(message);
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line, at) => line !== '' && (counts[at]! > 0 || money.test(line)))
    .slice(0, mostLines)
    .map((line) => line.slice(0, longestLine));
  const named = numbers.map((number) => lines.filter((line) => Number(position.exec(line)?.[1]) === number));
  return named.length > 0 && named.every((found) => found.length === 1) ? named.flat() : lines;
}
