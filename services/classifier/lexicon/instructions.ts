/** A word as a whole, in any case; `words` is the inside of an alternation. */
const whole = (words: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);

/** By which somebody takes something back, in nine languages. */
const cancels =
  'cancel|cancell?ed|stornier(?:en|t|e)|annullier(?:en|t)|annule(?:er|ren|erd)|geannuleerd|annul(?:er|ez|ée?s?|ons)|anul[ae](?:r|n|m|d[ao]s?)|cancel[ae](?:r|n|m|d[ao]s?)|annulla(?:re|te|t[aeio])|anul(?:ować|ujcie|ujemy)|odwołujemy|rezygnujemy|annuller(?:e|es)?|afbestil(?:le|les)?';
const cancellation =
  'cancellation|stornierung|storno|annulering|annulation|anulación|cancelación|annullamento|cancellazione|anulação|cancelamento|anulowani[ea]|annullering|afbestilling';
/** By which somebody has a delivery come at another time. */
const moves =
  '(?:move|postpone|reschedule|bring forward|delay)(?= (?:the |our )?(?:delivery|order|shipment))';
const verb = whole(cancels);
const noun = whole(cancellation);
const move = whole(moves);
const each = whole(`${cancels}|${cancellation}|${moves}`, 'giu');

/** A part of an order. */
const part = whole(
  'lines?|items?|positions?|pos|rows?|articles?|products?|quantit(?:y|ies)|qty|zeilen?|posten|position(?:en)?|artikel\\p{L}*|menge|regels?|posities?|positie|aantal|lignes?|postes?|références?|réf|quantités?|líneas?|posici(?:ón|ones)|artículos?|cantidad|rig(?:a|he)|posizion[ei]|articol[oi]|quantità|linhas?|posiç(?:ão|ões)|artigos?|quantidade|poz(?:ycj\\p{L}*)?|artykuł\\p{L}*|ilość|linjer?|varer?|varenr|antal',
);
const allOfThem = whole(
  'all|every|whole|entire|complete|alle|sämtliche|gesamte|komplette|hele|volledige|toute?s?|tous|intégralité|tod[ao]s?|tutt[aeio]|completa|wszystki\\p{L}*|całe|całość|samtlige',
);
/** The order as the thing that is taken back; "from the order" only says where the thing stands. */
const orderNot = (where: string, words: string) =>
  new RegExp(`(?<!(?<!\\p{L})(?:${where}) (?:\\p{L}+ ){0,2})(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const orders = [
  orderNot(
    'from|in|out of|on|aus|von|uit|van|op',
    '(?:purchase )?orders?|p\\.?o\\.?|bestellung(?:en)?|auftr(?:ag|äge)|bestelling(?:en)?',
  ),
  orderNot(
    'de|sur|dans|del|en|della|dell’|nell’|da|do|na|no|z|ze|w|fra|på|i',
    'commandes?|pedidos?|ordin[ei]|encomendas?|zamówieni\\p{L}*|ordre[rn]?',
  ),
];
/** Words that name no thing. */
const manners = whole(
  'please|kindly|thanks?|thank you|hereby|bitte|hiermit|danke|vielen|sie|gelieve|graag|bedankt|merci|veuillez|por favor|gracias|per favore|grazie|obrigad\\p{L}*|proszę|prosimy|dziękuj\\p{L}*|venligst|tak|this|that|these|diese[nsr]?|deze|cette',
  'giu',
);
const sentences = /(?:[^.!?\n]|[.!?](?!\s+\p{Lu})|\n(?!\s*\n))+[.!?]?/gu;

/** A text without the words by which it changes the order that comes with it, and these words. */
export interface WithoutInstructions {
  text: string;
  instructions: string[];
}

/**
 * Takes out the words that take back or move a part of an order: in a mail that brings the order they change it, and
 * only who takes back the whole orders nothing.
 */
export function withoutInstructions(whole: string): WithoutInstructions {
  const instructions: string[] = [];
  const text = whole.replace(sentences, (sentence) => {
    if (!isInstruction(sentence)) return sentence;
    return sentence.replace(each, (word) => {
      instructions.push(word);
      return ' '.repeat(word.length);
    });
  });
  return { text, instructions };
}

/** Whether a heading is of a part of an order: one that names no part takes back all of it. */
export function namesPart(heading: string): boolean {
  return part.test(heading) && !allOfThem.test(heading);
}

function isInstruction(sentence: string): boolean {
  const found = verb.exec(sentence);
  if (!found && !noun.test(sentence)) return move.test(sentence);
  if (allOfThem.test(sentence)) return false;
  if (part.test(sentence)) return true;
  const rest = found ? sentence.replace(found[0], ' ').replace(manners, ' ') : '';
  return !orders.some((order) => order.test(rest)) && /\p{L}{4}|\d{3}/u.test(rest);
}
