import { verbOf } from './clauses.ts';
import { harmless, lineNumbers } from './wordings.ts';
import { longAgo, tellsStock } from './words-of-amounts.ts';
import { declines } from './words-of-refusal.ts';

/** Whether a sentence tells what is in stock or was, or asks to be told of what may happen, and wants nothing of the order. */
export function isOnlyTold(text: string): boolean {
  const plain = text.replace(lineNumbers, ' ');
  if (tellsStock(text) && /\d/.test(plain))
    return !wantsSome.test(plain) && verbOf(withoutMore(plain)) === null && !declines.test(text);
  if (thanks.test(text)) return longAgo.test(text) && !/\d/.test(text);
  return conditional.test(text) && informs.test(text) && !alters(plain) && !/\d/.test(plain);
}

/** "Still", which also adds. */
const withoutMore = (text: string) =>
  text.replace(
    /(?<!\p{L})(?:noch|nog|encore|ancora|aún|todavía|ainda|jeszcze|stadig|endnu)(?!\p{L})/giu,
    ' ',
  );
const wantsSome =
  /(?<!\p{L})(?:please|need|want|order|send|bitte|brauch\p{L}*|liefer\p{L}*|schick\p{L}*|graag|nodig|stuur\p{L}*|lever\p{L}*|svp|merci de|besoin|faut|livr\p{L}*|envoy\p{L}*|por favor|necesit\p{L}*|env[ií]\p{L}*|mand\p{L}*|per favore|serv\p{L}*|precis\p{L}*|prosz\p{L}*|prosimy|potrzeb\p{L}*|tak|venligst|skal|send)(?!\p{L})/iu;

const thanks =
  /^(?:thanks|thank you|danke|vielen dank|bedankt|dank|merci|gracias|grazie|obrigad[oa]|dzięk\p{L}+|tak) /iu;
const conditional =
  /^(?:if|should|falls|wenn|sollten?|als|indien|mochten?|si|s[’']il|au cas où|se|caso|jeśli|jeżeli|gdyby|hvis|skulle)(?!\p{L})/iu;
const informs = harmless[3]!;

/** Words of change beside "let us know": then something is wanted, too. */
function alters(text: string): boolean {
  return verbOf(text.replace(outOfStock, ' ')) !== null;
}
const outOfStock =
  /(?<!\p{L})(?:out of stock|fehl(?:t|en)|ontbre\p{L}+|manqu\p{L}+|falt\p{L}+|manc\p{L}+|brak\p{L}*|mangl\p{L}+)(?!\p{L})/giu;
