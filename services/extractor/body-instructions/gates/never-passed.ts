import type { DraftRow } from '../../draft.ts';
import { mailLanguages } from '../../lexicon/mail/languages.ts';
import { alternatives, inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { findTargets } from '../goods/find-targets.ts';
import { goesAhead } from '../goods/handled-goods.ts';
import { verbOf } from '../sentences/clauses.ts';
import { otherOrder } from '../talk/chat.ts';
import { papers } from '../talk/house-rules.ts';
import { isAsPrinted } from '../talk/topics.ts';
import { delivers } from '../words/wordings.ts';
import { doubles, halves, longAgo, trebles } from '../words/words-of-amounts.ts';
import { tellsShift } from '../words/words-of-days.ts';
import { declines, sends } from '../words/words-of-refusal.ts';
import { asks, cancels } from '../words/words-of-wishes.ts';

/**
 * Whether a sentence may not be passed over as talk, manners or a rule of the house, whatever else it speaks of: it takes
 * back, doubles or moves the order or a line of it, sends goods to another place, or wishes something of them politely.
 */
export function mustBeAsked(text: string, rows: readonly DraftRow[]): boolean {
  if (text.length > longestSaid || reserves.test(text)) return false;
  if (countsInOther(text)) return true;
  const isPast = longAgo.test(text);
  if (!isPast && changesAll(text)) return true;
  if (!isPast && tellsShift.test(text) && isOfDelivery(text)) return true;
  if (sendsElsewhere(text)) return true;
  const named = findTargets(text, rows);
  if (named !== null && !isPast && (otherOrder.test(named.rest) || takesBackWithThanks(named.rest)))
    return true;
  if (named !== null && !isPast && (goesAhead(named.rest) || says(named.rest, 'portions'))) return true;
  const isOfGoods = named !== null || isOfDelivery(text);
  return wishful.test(text) && isOfGoods && !isPast && !isAsPrinted(text);
}
const longestSaid = 400;
const wishful = inAnyLanguage('wishful');
const wholeOrder = inAnyLanguage('wholeOrder');
/** What a firm may do at any time. */
const reserves =
  /(?<!\p{L})(?:reserve|right to|entitled|vorbehalten|behalten|berechtigt|voorbehoud\p{L}*|recht om|réserv\p{L}+|droit d|reserv\p{L}+|derecho|diritto|direito|zastrzeg\p{L}+|prawo do|forbehold\p{L}*|ret til)(?!\p{L})/iu;

/** "60 pairs, not pieces". */
function countsInOther(text: string): boolean {
  return [...text.matchAll(unitsApart)].some(([, one, other]) => isBodyUnit(one!) && isBodyUnit(other!));
}
const unitsApart =
  /\d\s?(\p{L}{2,}),?\s(?:and )?(?:not|instead of|rather than|nicht|und nicht|statt|anstatt|niet|en niet|in plaats van|pas|et non|au lieu de|y no|no|en (?:vez|lugar) de|non|e non|invece di|não|e não|em vez de|nie|a nie|zamiast|ikke|i stedet for)\s(\p{L}{2,})(?!\p{L})/giu;

/** "Cancel this order", "double everything". */
function changesAll(text: string): boolean {
  if (!wholeOrder.test(text)) return false;
  const isCancelled = cancels.test(text) && (asks.test(text) || cancels.exec(text)!.index === 0);
  return isCancelled || ([doubles, trebles, halves].some((words) => words.test(text)) && asksOrBegins(text));
}

function asksOrBegins(text: string): boolean {
  return (
    asks.test(text) ||
    !/^\p{Lu}\p{L}*(?: \p{L}+){0,2} (?:is|are|was|were|ist|sind|war|waren)(?!\p{L})/u.test(text)
  );
}

function isOfDelivery(text: string): boolean {
  return delivers.test(text) || sends.test(text) || comes.test(text);
}
const comes =
  /(?<!\p{L})(?:come|comes|arrive\p{L}*|komm\p{L}*|käm\p{L}*|kom(?:t|en)?|ven(?:ir|ez|gan|ham)|arriv\p{L}+|przyjech\p{L}+|kan)(?!\p{L})/iu;

/** "Thanks for leaving out the gloves", which no word of ours may have understood. */
function takesBackWithThanks(rest: string): boolean {
  return thanks.test(rest) && (verbOf(rest) === 'cancel' || declines.test(rest) || gerunds.test(rest));
}
const thanks =
  /(?<!\p{L})(?:thanks?|thank you|dank\p{L}*|bedankt|merci(?! d[e’'])|gracias|grazie|obrigad[oa]|dzięk\p{L}+|tak) /iu;
const gerunds =
  /(?<!\p{L})(?:leaving|cancelling|canceling|dropping|removing|deleting|striking|skipping|holding|\p{L}*weglassen|\p{L}*streich\p{L}*|\p{L}*storn\p{L}*|schrappen|weglaten|annuleren|suppression|annulation|retrait)(?!\p{L})/iu;

/** "To our depot in Hull", "delivery to our York branch", "the goods to York", and no hours of theirs. */
function sendsElsewhere(text: string): boolean {
  if (clock.test(text)) return false;
  const isOfGoods = goodsTo.test(text);
  if (goodsToTown.test(text)) return true;
  if (papers.test(text) && !isOfGoods && !delivers.test(text)) return false;
  if (!(isOfGoods || delivers.test(text) || sends.test(text) || asks.test(text))) return false;
  return [...text.matchAll(toSite)].some(([, ...found]) => {
    const [between = '', town] = found.filter((piece) => piece !== undefined);
    return isOfGoods || town !== undefined || own.test(between);
  });
}
const clock = /\d{1,2}[.:h]\d\d|\d ?(?:h|uhr|uur|am|pm)(?!\p{L})/iu;
/** A name between "our" and "branch". */
const own = /(?<!\p{L})\p{Lu}\p{Ll}{2,}/u;
const toSite = new RegExp(
  mailLanguages
    .map(
      ({ towards, sites }) =>
        `(?<!\\p{L})(?i:${alternatives(towards)})\\s+((?:[^\\s,;.]+\\s+){0,3}?)(?i:${alternatives(sites)})(?:\\s+(?:(?:in|bei|te|à|de|en|di|a|em|w|we|i)\\s)?(\\p{Lu}\\p{Ll}{2,}))?`,
    )
    .join('|'),
  'gu',
);
const goods = 'goods|ware|waren|goederen|marchandises?|mercancía|merce|mercadoria|towar|varerne|varer';
const towardsAny = 'to|an|nach|zu[rm]?|naar|à|au|a|al|alla|para|do|na|til';
const goodsTo = new RegExp(`(?<!\\p{L})(?:${goods})(?: \\p{L}+){0,2} (?:${towardsAny}) `, 'iu');
const goodsToTown = new RegExp(
  `(?<!\\p{L})(?:${goods})(?: \\p{L}+){0,2} (?:to|nach|naar|à|a|para|do|til) \\p{Lu}\\p{Ll}{2,}`,
  'u',
);
