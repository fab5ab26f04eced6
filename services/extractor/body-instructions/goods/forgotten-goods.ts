import type { DraftRow } from '../../draft.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { lastVerb } from '../../mail-body/wordings.ts';
import type { Reading } from '../instruction.ts';
import { looksLikeCode } from '../rows/wished-item.ts';
import { verbOf } from '../sentences/clauses.ts';
import { stems, whole } from '../words/patterns.ts';
import { longAgo } from '../words/words-of-amounts.ts';
import { adds, asks } from '../words/words-of-wishes.ts';
import { isOrdered } from './added-goods.ts';
import { pointsAtRow } from './find-targets.ts';

/** Somebody forgot them, or they are missing. */
export const forgets = whole(
  [
    'forg[eo]t(?:ten)?|left (?:out|off)|missed|is missing|are missing|missing (?:is|are)|vergessen|fehl(?:t|en)|vergeten|ontbre\\p{L}+',
    'oubli\\p{L}*|omis|manque(?:nt)?|olvid\\p{L}*|falta[n]?|dimenticat\\p{L}*|manca(?:no)?|esquec\\p{L}*|faltam?',
    'zapomni\\p{L}*|brakuje|glemt\\p{L}?|mangler',
  ].join('|'),
);
/** "We forgot A-705 drill battery, please include 4 pieces": the goods, then behind a comma, a colon or a dash how many. */
const goodsThenAmount =
  /^(?<goods>.{8,120}?)(?:\s?(?:[,:;]|\s[–-])\s|\s\()(?:[\p{L}’']+\.?(?:\s?:)?\s){0,6}(?<quantity>[1-9]\d{0,4})\s?(?<unit>\p{L}+)\.?\)?(?:,?\s\(?(?<label>(?:[\p{L}-]+[.:]*\s?){1,4})(?<code>[\p{Lu}\d][\p{L}\d./-]*\d[\p{L}\d./-]*?)\)?)?(?<rest>(?:\s\p{L}+){0,3})[.!?]?$/u;
/** "Bubble mailers, part number N-6870": the number before the amount. */
const codeInside =
  /^(?<name>.{4,}?)[,;(]\s*(?<label>(?:[\p{L}-]+[.:]*\s){1,3})(?<code>[\p{Lu}\d][\p{L}\d./-]*\d[\p{L}\d./-]*)\)?$/u;
/** "Part no.", "nr art.", "Art.-Nr.", "réf." */
const ofArticle =
  /(?<!\p{L})(?:art\p{L}*|items?|parts?|product|produ[ck]t\p{L}*|réf\p{L}*|ref\p{L}*|rif|cod\p{L}*|cód\p{L}*|indeks|kod|vare\p{L}*|sku|best\p{L}*)(?!\p{L})/iu;
const between =
  /^(?:the|some|we|wir|haben|hat|die|den|der|das|auch|noch|de|het|we|zijn|nog|les?|la|l['’]|des?|du|las?|los|el|il|lo|gli|i|as?|os?|das?|dos?|nos|se|vi|også|jeszcze|please|bitte|graag|prosz[eę]|prosimy|o|do|to|tego|naszego|order|zamówieni\p{L}*|lieferung|bestellung|zur|zu|bestelling|aan|à|commande|al|pedido|ordine|encomenda|til|ordren|pozycj\p{L}*|position|item|article|art\p{L}*|cod\p{L}*|cód\p{L}*|réf\p{L}*|ref\p{L}*|indeks|vare\p{L}*|no|nr)[.:]?$/iu;
/** What a name has not: a thing that is told, not goods. */
const mostNameWords = 7;

/** "Our order is to be extended by one line: bin liners 120 l, quantity 30": the goods, then how many by that word. */
const goodsThenQuantity =
  /^(?<lead>[^:]{4,140}?)\s?:\s(?<goods>\p{L}[^:]{3,90}?)\s?[,;–-]?\s\(?(?:quantity|qty|menge|anzahl|stückzahl|aantal|quantité|qté|cantidad|cant|quantità|qtà|q\.tà|quantidade|qtde?|ilość|liczba|antal)[.:]?\s(?<quantity>[1-9]\d{0,4})\)?[.!]?$/iu;
const extendsOrder = stems(
  'exten[ds]|supplement|erweiter|ergänz|uit(?:ge)?brei|uitbreid|aan(?:ge)?vul|complét|rajout|ampli(?:ar|en|e|ad)|agreg|añad|complet|integr|aggiun|acrescent|junt(?:ar|em|e)|adicion|rozszerz|uzupełn|dopis|dołą|udvid|suppler',
);

/** What such a sentence adds; 'unclear' where the papers have it; null where it is none. */
function extendedBy(text: string, rows: readonly DraftRow[]): Reading | null {
  const { lead = '', goods = '', quantity } = goodsThenQuantity.exec(text)?.groups ?? {};
  const isMore = extendsOrder.test(lead) || forgets.test(lead) || adds.test(lead);
  if (quantity === undefined || !isMore || longAgo.test(text) || pointsAtRow(text, rows)) return null;
  const words = wordsOf(goods);
  // "Motor oil 5W-30" has a size in its name.
  const article = words.slice(0, 1).find((word) => looksLikeCode.test(word)) ?? null;
  const description = words.filter((word) => word !== article).join(' ');
  if (!/\p{L}{3}/u.test(description)) return null;
  const item = { kind: 'add' as const, quantity: Number(quantity), unit: null, article, description };
  return isOrdered(item, rows) ? 'unclear' : item;
}

/** Goods that a sentence says were forgotten or come on top, with their amount behind them; 'unclear' where the papers have them; null when it says none. */
export function forgottenGoods(text: string, rows: readonly DraftRow[]): Reading | null {
  const extended = extendedBy(text, rows);
  if (extended !== null) return extended;
  const {
    goods: told = '',
    quantity,
    unit = '',
    rest = '',
    label,
    code,
  } = goodsThenAmount.exec(text)?.groups ?? {};
  if (label !== undefined && !ofArticle.test(label)) return null;
  const numbered = codeInside.exec(told)?.groups;
  const isNumbered = numbered !== undefined && ofArticle.test(numbered.label!);
  const goods = isNumbered ? numbered.name! : told;
  const isForgotten = forgets.test(goods);
  const verb = (isForgotten ? forgets : adds).exec(goods);
  if (quantity === undefined || verb === null || !isBodyUnit(unit) || longAgo.test(text)) return null;
  // "Missing, but to come: 10 boxes of batteries": the goods stand behind their amount.
  if (!rest.split(' ').every((word) => word === '' || goesWithVerb(word))) return null;
  const behind = wordsOf(goods.slice(verb.index + verb[0].length).replace(/^[^:]*:(?=\s)/, ''));
  // Dutch has its verb last: "we zijn de handschoenen vergeten".
  const words = behind.length > 0 ? behind : wordsOf(goods.slice(0, verb.index));
  const article =
    code ??
    (isNumbered ? numbered.code! : null) ??
    words.slice(0, 1).find((word) => looksLikeCode.test(word)) ??
    null;
  const description = words
    .filter((word) => word !== article)
    .join(' ')
    .replace(/^\((.*)\)$/, '$1');
  const isPlace = article === null && /^\p{Ll}{1,2}$/u.test(words[0] ?? '');
  if (isPlace || words.length > mostNameWords || !/\p{L}{3}/u.test(description)) return null;
  const item = { kind: 'add' as const, quantity: Number(quantity), unit, article, description };
  // What is only added may be more of a line that the papers have.
  if (!isForgotten && (pointsAtRow(text, rows) || isOrdered(item, rows))) return null;
  return isOrdered(item, rows) ? 'unclear' : item;
}

/** "mitschicken", "please", "med". */
function goesWithVerb(word: string): boolean {
  return particle.test(word) || lastVerb.test(word) || verbOf(word) !== null || asks.test(word);
}
const particle =
  /^(?:please|pls|too|also|with|it|along|in|mit|bei|dazu|noch|bitte|mee|bij|erbij|toe|aub|svp|por|favor|per|favore|med|ved|også|tak|meeleveren|meesturen|mitliefern|mitschicken|mitsenden|beilegen)$/iu;

function wordsOf(said: string): string[] {
  const words = said
    .replace(/^[\s:,–-]+/, '')
    .split(/\s+/)
    .filter(Boolean);
  const from = words.findIndex((word) => !between.test(word));
  return from < 0 ? [] : words.slice(from);
}
