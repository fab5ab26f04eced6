import { phrasesOf } from '../lexicon/mail/phrase-pattern.ts';

/** Money, shares and times, and what is counted and no goods. */
const measuresNoGoods = new RegExp(
  `^(?:\\p{L}+ pa[ai]?r ${phrasesOf('noGoodsCounted')}|[\\d.,]+\\s*[x×]?\\s*${phrasesOf('called')}|[\\d.,]+(?:st|nd|rd|th|e|er|ème|[ºª])(?!\\p{L})|(?:[\\d.,]+\\s*|\\p{L}+\\s+)(?:${phrasesOf('furtherOnes')}\\s)?(?:(?:%|€|\\$|£|eur|usd|gbp|chf|pln|zł|dkk|kr|euros?|dollars?|orders|lots(?! (?:of|de)))(?!\\p{L})|${phrasesOf('noGoodsCounted')}))`,
  'iu',
);
/** "Two separate orders", "we two in the stores": what is counted is no goods. */
const countsNoGoods = new RegExp(
  `^(?:\\d{1,2}|\\p{L}+)\\s(?:(?:working|business|calendar|office|opening) (?:days?|hours?)(?!\\p{L})|(?:\\p{L}+\\s){1,2}${phrasesOf('ordersCounted')}|(?:in|im|at|from|aus|vom|op|van|het|the|au|du|del|en|el|nel|no|do|na|w|z|på|i|fra)\\s(?:(?:dem|der|het|de|the|la|le|el)\\s)?${phrasesOf('workPlaces')})`,
  'iu',
);

/** A platform tells of "1 new purchase order". */
const countsOneOrder =
  /^(?:1|\p{L}+)\s(?:new (?:purchase )?order|neue bestellung|neuen auftrag|nieuwe (?:bestelling|order)|nouvelle commande|nuevo pedido|nuovo ordine|nova encomenda|novo pedido|nowe zamówienie|ny (?:ordre|bestilling))(?!\p{L})/iu;

/** Whether words count what is no goods: "two POs will follow", "3 % of it". */
export function countsOther(text: string): boolean {
  return measuresNoGoods.test(text) || countsNoGoods.test(text) || countsOneOrder.test(text);
}
