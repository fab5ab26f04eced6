import type { Word } from '@orderloom/pages/page.ts';
import { textOf } from '../../rows/table.ts';
import { whole } from '../words/patterns.ts';

/** A sentence in what it tells, why or on which condition, and what it wants. */
export interface Parted {
  told: Word[];
  main: Word[];
}

/** At the start of what says why: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const because = [
  'as|since|because|seeing (?:that|as)|given (?:that)?|now that|due to|owing to|after|following',
  'da|weil|nachdem|wegen|aufgrund|nun da',
  'omdat|aangezien|daar|doordat|vanwege|wegens|nadat',
  "comme|puisque|parce que|étant donné que|vu que|en raison d[e’'u]|suite à|car",
  'como|ya que|puesto que|dado que|debido a|porque|pues|tras',
  'poiché|siccome|dato che|visto che|dal momento che|a causa d\\p{L}+|perché|dopo che',
  'uma vez que|dado que|visto que|já que|devido a|pois',
  'ponieważ|skoro|jako że|gdyż|bo|z powodu|w związku z|po tym,? jak',
  'fordi|eftersom|idet|på grund af|efter at',
].join('|');
const startsWhy = new RegExp(`^(?:${because})(?!\\p{L})`, 'iu');
/** "…, denn wir haben noch", "…, want er is": only behind what is wanted. */
const startsWhyBehind = new RegExp(`^(?:${because}|denn|want|for)(?!\\p{L})`, 'iu');

/** Whether a text begins with what says why: "as", "because". */
export function saysWhy(text: string): boolean {
  return startsWhyBehind.test(text);
}

/** What follows from what was told stands within so many words. */
const nearWords = 6;
const consequently = whole(
  [
    "so|therefore|thus|hence|consequently|accordingly|that[’']s why|which is why|daher|deshalb|darum|drum|deswegen|somit|damit|also|folglich",
    "dus|daarom|daardoor|derhalve|donc|c[’']est pourquoi|du coup|par conséquent|de ce fait",
    'por (?:eso|ello|tanto|lo que|lo tanto)|así que|de modo que|quindi|perciò|pertanto|dunque|per cui|per questo',
    'por isso|pelo que|portanto|por conseguinte|dlatego|więc|zatem|toteż|w związku z tym|derfor|så|altså|følgelig',
  ].join('|'),
);

const requestsThen =
  /^so (?:skip|drop|scrap|forget|cancel|bin|ditch|leave|make|take|send)(?!\p{L})|^(?:so|therefore|hence|daher|deshalb|darum|deswegen|also|dus|daarom|donc|du coup|así que|por eso|quindi|perciò|por isso|więc|dlatego|derfor|så) (?:please|pls|could you|can you|bitte|graag|gelieve|merci|veuillez|por favor|per favore|proszę|prosimy|venligst)(?!\p{L})/iu;

const onCondition =
  /^(?:if|as long as|provided|wenn|falls|sofern|sollte|als|indien|mocht|si|s[’']il|se|caso|jeśli|jeżeli|o ile|hvis|såfremt)(?!\p{L})/iu;
/** It can still be done. */
const possible = whole(
  [
    'possible|feasible|too late|in time|(?:you|it|we) (?:still )?can|still|not (?:yet|already)|manage|ok(?:ay)? (?:with|for) you',
    'möglich|machbar|geht|ginge|noch|schaffen|zeitlich|recht ist|mogelijk|kan|lukt|nog|uitkomt',
    'temps|encore|pouvez|faisable|posible|tiempo|todavía|aún|pueden|possibile|tempo|ancora|riuscite|potete',
    'possível|ainda|conseguirem|puderem|możliwe|da się|(?:się|jeszcze) da|jeszcze|zdąż\\p{L}*|mogą|muligt|nås|kan|stadig|endnu',
  ].join('|'),
);
/** On this it depends what is wanted. */
const unknown = whole(
  [
    'stock|available|availability|minimum|price|cost|cheaper|questions?|need|lieferbar|verfügbar|vorrätig|lager|mindest\\p{L}*|preis\\p{L}*|fragen|brauch\\p{L}*',
    'voorraad|voorradig|leverbaar|minimum|prijs|vragen|nodig|stock|disponib\\p{L}*|prix|questions?|besoin|existencias|precio|dudas|necesit\\p{L}*',
    'magazzino|prezzo|domande|serv\\p{L}*|preço|dúvidas|precis\\p{L}*|dostępn\\p{L}*|cen\\p{L}*|pytania|pytań|potrzeb\\p{L}*|lager|pris\\p{L}*|spørgsmål|brug for|defekt\\p{L}*|broken|wrong',
  ].join('|'),
);

/**
 * The ways in which a sentence can be parted into why and what: "as we still have some, please take them out", "two start
 * next month, so we need 24", "please drop line 3 because we have some". Conditions part it where they only ask whether it can be done.
 */
export function partedByReason(words: readonly Word[]): Parted[] {
  const found: Parted[] = [];
  const leads = startsWhy.test(textOf(words)) || isPossibility(words);
  for (let at = 2; at <= words.length - leastMain; at += 1) {
    const [told, main] = [words.slice(0, at), words.slice(at)];
    const near = textOf(main.slice(0, nearWords));
    // "They found a pallet in the shed so please take them off": no comma.
    if (requestsThen.test(near)) found.push({ told, main: withoutJoint(main) });
    if (!/[,;–—-]$/.test(told.at(-1)!.text)) continue;
    if (leads || consequently.test(near)) found.push({ told, main: withoutJoint(main) });
    else if (startsWhyBehind.test(near)) found.push({ told: main, main: told });
  }
  return found;
}
const leastMain = 2;

/** "If it is not too late, …" */
function isPossibility(words: readonly Word[]): boolean {
  const comma = words.findIndex(({ text }) => /,$/.test(text));
  const said = textOf(words.slice(0, comma + 1));
  return onCondition.test(said) && possible.test(said) && !unknown.test(said) && !/\d/.test(said);
}

/** "so we need 24" */
function withoutJoint(main: readonly Word[]): Word[] {
  const [first, ...rest] = main;
  return first &&
    /^(?:so|så|donc|dus|więc|dlatego|daher|deshalb|darum|drum|derfor|daarom|hence|therefore)$/iu.test(
      first.text,
    ) &&
    rest.length > 1
    ? rest
    : [...main];
}
