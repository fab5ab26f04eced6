import type { DraftRow } from '../../draft.ts';
import { mailLanguages } from '../../lexicon/mail/languages.ts';
import type { MailWords } from '../../lexicon/mail/mail-words.ts';
import { inAnyLanguage, phrasePattern } from '../../lexicon/mail/phrase-pattern.ts';
import { isCommon, languagesOf, patternOf, says } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit, isContainer } from '../../mail-body/body-units.ts';
import { goodsSaid, withoutGoodsSaid } from '../goods/goods-said.ts';
import { ordinalLine } from '../goods/ordinals.ts';
import type { Wish } from '../instruction.ts';
import { informs } from '../talk/only-told.ts';
import { numberIn } from '../words/patterns.ts';
import { moreOrLess } from '../words/words-of-amounts.ts';
import { insteadOf } from '../words/words-of-refusal.ts';
import { otherWords } from './known-words.ts';
import { saysOn } from './told-amounts.ts';

const [regrets, asksOnly, refusesLast, otherOrders, codes, numbered, eachOf, toldOf, noAmountBefore] = (
  [
    'regrets',
    'asksOnly',
    'refusesLast',
    'otherOrders',
    'codes',
    'numbered',
    'eachOf',
    'toldOf',
    'noAmountBefore',
  ] as const
).map(inAnyLanguage) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp, RegExp];

/** A wish that counts goods. */
type Amount = Extract<Wish, { kind: 'add' | 'quantity' | 'quantityBy' }>;

/** What a sentence says where an amount stands. */
interface Spot {
  clause: string;
  before: string;
  /** From the number on. */
  behind: string;
  /** Goods of the order, goods that are added, or a unit stand right behind the number. */
  isOfGoods: boolean;
  /** The name of goods that are added. */
  added: string | null;
  rows: readonly DraftRow[];
  /** Of the whole sentence. */
  languages: readonly MailWords[];
}

/**
 * Whether what a sentence counts, asks or tells of is another thing than how many shall come: it is refused or only
 * wished, is of another order, a price, a day, a code, a share, so many that were used, or so many on top.
 */
export function isOtherAmount(
  wish: Amount,
  amount: number,
  text: string,
  rows: readonly DraftRow[],
): boolean {
  if (regrets.test(text) || endsRefused.test(text)) return true;
  if (isOnlyAsked(text)) return true;
  const languages = languagesOf(text);
  if (languages.some(({ language }) => laterOthers[language]!.test(text))) return true;
  const own = numberIn(amount);
  const spots = clausesOf(text, rows)
    .filter((clause) => own.test(clause))
    .map((clause) => spotIn(clause, clause.search(own), { rows, languages }, wish));
  if (wish.kind === 'add' && isOfRows(wish, rows)) return true;
  if (spots.length === 0) return false;
  if (wish.kind === 'quantity' && spots.every(isOnTop) && !isSum(wish, text, rows)) return true;
  return spots.every((spot) => tests.some((is) => is(spot)));
}
/** "1 more, which makes 5", of 4: the printed one and the difference tell that it is all. */
function isSum(
  { row, to }: Extract<Wish, { kind: 'quantity' }>,
  text: string,
  rows: readonly DraftRow[],
): boolean {
  const by = Math.abs(to - (rows[row]!.quantity?.value ?? to));
  return by > 0 && by !== to && numberIn(by).test(text);
}
function isOnlyAsked(text: string): boolean {
  const plain = text.replace(because, (word, at) => (at === 0 && asksWhy.test(text) ? word : ' '));
  return asksFirst.test(plain) || (/\?/.test(plain) && asksOnly.test(plain));
}
/** Why, and because: "perché" asks only where it begins a question of one clause. */
const because = /(?<!\p{L})(?:porque(?! é que)|perché)(?!\p{L})/giu;
const asksWhy = /^\P{L}*\p{L}+[^,;]*\?\s*$/u;
/** "What would you charge for 17 more" */
const asksFirst = new RegExp(`^\\P{L}*${asksOnly.source}`, 'iu');
/** "23 now, the others after Easter": some of those that are printed. */
const laterOthers: Readonly<Record<string, RegExp>> = Object.fromEntries(
  mailLanguages.map(({ language, rest, afterwards }) => [
    language,
    new RegExp(`${phrasePattern(rest).source}[^,;.]{0,25}${phrasePattern(afterwards).source}`, 'iu'),
  ]),
);
const endsRefused = new RegExp(`${refusesLast.source}\\s*[.!]*\\s*$`, 'iu');

/** Whether a sentence alone refuses what the one before it told: "Please don't." */
export function refusesBefore(text: string): boolean {
  return new RegExp(`^\\P{L}*${endsRefused.source}`, 'iu').test(text);
}

/** The clauses of a sentence; an amount without goods belongs to what stands before it, an adverbial to what follows. */
function clausesOf(text: string, rows: readonly DraftRow[]): string[] {
  const clauses: string[] = [];
  for (const clause of parted(text)) {
    const last = clauses.at(-1);
    // "You wrote 12 fenders, we need 17"
    const isBare = /\d/.test(clause) && goodsSaid(clause, rows).length === 0 && !weNeed.test(clause);
    if (
      last === undefined ||
      !(
        isAdverbial(last) ||
        isOfOtherOrder(last) ||
        besidesThose.test(last) ||
        (isBare && clause.split(/\s+/).length <= mostOfBare)
      )
    )
      clauses.push(clause);
    else clauses.splice(-1, 1, `${last} , ${clause}`);
  }
  return clauses;
}
const mostOfBare = 4;
const mostOfOther = 8;
/** "Besides the 12 that are printed" */
const besidesThose =
  /^\s*(?:besides|on top of|in addition to|neben den|zusätzlich zu|naast de|bovenop|en plus des|outre les|aparte de|además de|oltre a|para (?:lá|além) d|além d|poza ty|oprócz ty|ud over de|udover de|foruden de)/iu;
const otherOrder =
  /(?<!\p{L})(?:(?:other|another|ander\p{L}*|and(?:en|et)|autre|otr[oa]|altr[oa]|outr[oa]|inn\p{L}+|tamt\p{L}+)\s(?:order|bestell?ung|auftrag|bestelling|commande|pedido|ordine|encomenda|zamówieni\p{L}+|ordre|bestilling))(?!\p{L})/iu;
const weNeed =
  /(?<!\p{L})(?:(?:we|i) (?:need|want|require)|(?:wir|ich) (?:brauch|benötig|möcht|woll|nehm)\p{L}*|(?:brauchen|benötigen) wir|(?:we|wij|ik) (?:willen|hebben)|nodig|il (?:nous |en )*faut|nous (?:en )?(?:voulons|avons besoin)|necesitamos|queremos|hacen falta|(?:ci|ne) (?:servono|occorrono)|vogliamo|precisamos|potrzebujemy|potrzeba|chcemy|vi (?:skal|har brug|ønsker|behøver|vil have))(?!\p{L})/iu;
/** "The other order, the one of Friday, had 17 of them." */
function isOfOtherOrder(clause: string): boolean {
  return otherOrder.test(clause) && !/\d/.test(clause) && clause.trim().split(/\s+/).length <= mostOfOther;
}
/** A sentence at its signs and its conjunctions; "en", "i" and "mais" are such in one language only. */
function parted(text: string): string[] {
  const [only, ...more] = languagesOf(text).map(({ language }) => language);
  const own = more.length === 0 ? jointsOf[only ?? ''] : undefined;
  return text.split(own ? new RegExp(`${joints.source}|\\s${own}\\s`, 'iu') : joints);
}
const joints = new RegExp(
  `[,;:(]${saysOn}(?!\\s?[-–−])\\s?|\\s[–-]\\s(?!\\d)|\\s(?:but|and|aber|und|sondern|maar|dus|donc|et|pero|sino|y|ma|e|mas|ale|lecz|men|og)\\s`,
  'iu',
);
const jointsOf: Readonly<Record<string, string>> = { nl: 'en', pl: 'i', fr: 'mais' };

const mostOfAdverbial = 5;
/** "In the other order", "pour le mois prochain". */
function isAdverbial(clause: string): boolean {
  const isShort = clause.trim().split(/\s+/).length <= mostOfAdverbial;
  return (
    isShort &&
    /^\s*(?:in|im|on|for|as|from|ab|für|bei|op|voor|pour|à|dans|sur|para|en|per|nel\p{L}*|among|parmi|entre|tra|fra|no|na|dla|w|til|på|fra|i)\s/iu.test(
      clause,
    )
  );
}

function spotIn(
  clause: string,
  at: number,
  { rows, languages }: Pick<Spot, 'rows' | 'languages'>,
  wish: Amount,
): Spot {
  const [before, behind] = [clause.slice(0, at), clause.slice(at)];
  const next = /^\d+\s(\p{L}+)/u.exec(behind)?.[1] ?? '';
  const [first] = goodsSaid(behind, rows);
  const isNear = first !== undefined && behind.slice(0, first.from).trim().split(/\s+/).length <= nearGoods;
  // "Sur le bon de commande 2 crochets à ajouter"
  const added = wish.kind === 'add' ? wish.description : null;
  const isAdded = next !== '' && added?.startsWith(next) === true;
  return { clause, before, behind, isOfGoods: isBodyUnit(next) || isNear || isAdded, added, rows, languages };
}
/** The number and "of the". */
const nearGoods = 3;

const tests: readonly ((spot: Spot) => boolean)[] = [
  ({ before, behind, clause }) => toldOf.test(`${neededOnly(before, clause)}${withoutFormer(behind)}`),
  ({ clause }) => otherOrders.test(clause),
  // "At the same price"; Polish prices are a Spanish supper.
  ({ clause, languages }) =>
    languages.some((words) => patternOf(words, 'prices').test(clause.replace(known, ' '))),
  // "Article number FN-3, 17 instead of 12": it tells which one.
  ({ clause }) => codes.test(clause.replace(codeSaid, ' ').replace(known, ' ')),
  ({ before, isOfGoods }) =>
    !isOfGoods &&
    (isBehindThing(before) ||
      untilDay.test(before) ||
      isReplyDay(before) ||
      sinceWhen.test(before) ||
      isPacksOf(before)),
  ({ before, behind }) => beforeDay.test(before) && /^\d{1,2}\.(?=\s\p{Ll}|\s*$)/u.test(behind),
  ({ behind }) => new RegExp(`^\\d+\\s(?:${moreOf}\\s)?${noAmountBefore.source}`, 'iu').test(behind),
  isShare,
  isOfOthers,
];
const known = new RegExp(
  `(?:this|that|same|usual|old|agreed|diesem|gleiche[mnr]?|selben?|übliche[nr]?|gewohnte[nr]?|alten|deze|dezelfde|hetzelfde|gebruikelijke|oude|ce|même|habituelle|este|ese|misma?|habitual|questo|stess[ao]|solit[ao]|mesm[ao]|tej|tego samego|samej|ten sam|denne|samme|sædvanlige)\\s(?:${inAnyLanguage('prices').source}|${codes.source})`,
  'giu',
);
/** "Only 6 are needed any more" tells of no stock. */
function neededOnly(before: string, clause: string): string {
  return needed.test(clause) ? before.replace(onlyLeft, ' ') : before;
}
const onlyLeft = /(?<!\p{L})(?:nur noch|nog maar)(?!\p{L})/giu;
const needed =
  /(?<!\p{L})(?:gebraucht|benötigt|(?:brauch|benötig)\p{L}* (?:wir|ich)|(?:wir|ich) (?:brauch|benötig)\p{L}*|nodig)(?!\p{L})/iu;
/** "17 instead of the 12 that the catalogue says": that is told of the 12. */
function withoutFormer(behind: string): string {
  const at = behind.search(insteadOf);
  return at < 0 ? behind : behind.slice(0, at);
}
const codeSaid = new RegExp(
  `${codes.source}[\\s.:#]*(?:is |ist |n[or°º]\\.? )?\\p{L}{0,6}[-/.]?\\d\\S*`,
  'giu',
);
const behindThing = new RegExp(
  `${numbered.source}\\s*(?:(?:n[or°º]|nr|number|nummer)\\.?)?\\s*[:#]?\\s*$`,
  'iu',
);
/** "Page 23"; "the second line 23" is a line of the order. */
function isBehindThing(before: string): boolean {
  return behindThing.test(before) && ordinalLine(before) === null;
}
/** "Le 23", "until 23". */
const untilDay =
  /(?<!\p{L})(?:le|du|il|del|dal|el|día|do dia|dia|o dia|giorno|dnia|until|till|bis|jusqu[’']au|fino al|hasta el|até ao|til den)\s+$/iu;
/** "Let us know by 23" */
function isReplyDay(before: string): boolean {
  return informs.test(before) && byDay.test(before);
}
const byDay =
  /(?<!\p{L})(?:by|until|bis(?: zum)?|voor|tegen|avant le|antes del?|entro il|prima del|até|antes de|do|przed|inden|til den)\s+$/iu;
/** "The old fenders from 23"; who changes it from 12 to 17 wants 17. */
const sinceWhen =
  /(?<!\p{L})(?:from|since|seit|aus|sinds|uit|depuis|desde|dal|od|fra|siden)\s+$|^\s*(?:in|im jahr|en|w|i)\s+$/iu;
/** "In packs of 23", "i pakker med 23" */
function isPacksOf(before: string): boolean {
  const [, pack = ''] =
    /(\p{L}+)\s(?:of|with|zu|mit|à|van|met|de|con|avec|da|com|po|z|med|af)\s+$/iu.exec(before) ?? [];
  // "La quantité est de 25": a verb, though "est." is a case elsewhere.
  return pack.length > shortestPack && isContainer(pack);
}
const shortestPack = 3;
const beforeDay = /(?<!\p{L})(?:zum|am|vom|den|bis|der|d\.)\s+$/iu;
const moreOf = '(?:more|mehr|weitere|meer|autres|más|otros|altri|mais|outros|kolejnych|flere)';

/** "23 per box", "per table 23". */
function isShare({ clause, behind, rows }: Spot): boolean {
  const plain = withoutGoodsSaid(clause, goodsSaid(clause, rows));
  const named = [
    ...plain.matchAll(/(?<!\p{L})(?:per|par|por|pro|je|pr\.?|na)\s(\p{L}+)/giu),
    ...plain.matchAll(forOne),
    ...behind.matchAll(/^\d+\s(?:an?|à la|al)\s(\p{L}+)/giu),
  ];
  return named.some(
    ([, noun = '']) =>
      !article.test(noun) &&
      (isContainer(noun) || isBodyUnit(noun) || eachOf.exec(noun)?.[0].length === noun.length),
  );
}
const article = /^(?:op|une?|una|uma|el|le|la|los|il|lo|de[rn]?|die|das)$/iu;
/** "23 for a recipe" */
const forOne =
  /(?<!\p{L})(?:for (?:one|an?|each|every)|für (?:eine?[nr]?|jede[nrs]?)|voor (?:een|elke?)|pour (?:une?|chaque)|para (?:una?|cada|uma?)|per (?:un[ao]?|ogni)|na (?:jeden|jedną|każd\p{L}+)|til (?:en|et|hver))\s(\p{L}+)/giu;

/** "23 litres of soup", "among the fenders 23 in large". */
function isOfOthers({ behind, rows, clause, isOfGoods, added }: Spot): boolean {
  if (someOf.test(clause) && !isOfGoods) return true;
  const [, noun] = measured.exec(behind) ?? [];
  const isForeign =
    noun !== undefined && !isCommon(noun) && !moreOrLess.test(noun) && otherWords(noun).length > 0;
  if (isForeign && goodsSaid(noun, rows).length === 0 && added?.includes(noun) !== true) return true;
  const [, square] = /^\d+\s(\p{L}+)/u.exec(behind) ?? [];
  return square !== undefined && /^(?:quadrat|kubik)met|^m[²³]/iu.test(square);
}
const measured =
  /^\d+\s?(?:l|lit(?:re|er|ro|ri|rów|ry)s?|kg|kilos?|kilograms?|kilogramm)\s(?:(?:of|de|di|von|van|af)\s|d[’'])?(\p{L}{4,})/iu;

/** "Among the fenders": some of them shall be otherwise. */
const someOf = /^\s*(?:among|amongst|unter den|onder de|parmi|entre|tra|fra|wśród|spośród|blandt)\s/iu;

/** "17 additional pcs of fenders" beside a line of fenders: more of these, and no other goods. */
function isOfRows({ description }: Extract<Wish, { kind: 'add' }>, rows: readonly DraftRow[]): boolean {
  if (description === null) return false;
  const said = goodsSaid(description, rows);
  const [goods] = said;
  // "5 x washer 10 mm" beside washers of 8 mm: other ones.
  if (goods === undefined) return false;
  // "Fenders besides the 12 that are printed"
  const behind = description.slice(goods.to).replace(besides, '');
  if (/\d/.test(description.slice(0, goods.from) + withoutGoodsSaid(behind, goodsSaid(behind, rows))))
    return false;
  if (sizeBehind.test(behind) || otherWords(forWhat.exec(behind)?.[1] ?? '').length > 0) return false;
  const before = description.slice(0, goods.from).replace(onTop, ' ').replace(determiners, ' ');
  // "Teat dip cups" beside teats.
  const [, short, long = ''] = /^\s(?:(\p{L}{3})\s)?(\p{L}{4,})/u.exec(behind) ?? [];
  const next = short !== undefined && isCommon(short) ? '' : long;
  return otherWords(before).length === 0 && (isCommon(next) || otherWords(next).length === 0);
}
/** "Gloves XXL" beside those of size L. */
const sizeBehind = /^\s(?:\p{L}+\.?\s)?X{0,4}[SML](?!\p{L})/u;
/** "Granulés pour pondeuses" beside plastic ones; "for the second boat" is no kind of goods. */
const forWhat = /^\s(?:for|für|voor|pour|per|dla|til)\s(\p{Ll}{4,})/u;
const onTop = inAnyLanguage('onTop');
const besides = new RegExp(`\\s${onTop.source}.*$`, 'iu');
const determiners =
  /(?<!\p{L})(?:again|nochmals?|weer|encore|ancora|znowu|igen|th(?:is|at|ese|ose)|dies\p{L}*|quel\p{L}*|quest\p{L}*|d?es[st][ea]s?|cett?es?|tych|disse)(?!\p{L})/giu;

/** "Add 17 to the fenders", "we're 17 short": on top of the printed ones, or in all? "Deduct 4": by so many. */
function isOnTop({ clause, before, behind }: Spot): boolean {
  if (upTo.test(before) || total.test(clause)) return false;
  const isPortuguese = languagesOf(clause).every(({ language }) => language === 'pt');
  if (signed.test(before) || byIts.test(before) || (isPortuguese && /(?<!\p{L})mais\s$/iu.test(before)))
    return true;
  if (/[-–−]\s?$/.test(before) && (/:\s?\S\s?$/.test(before) || comparesPrinted.test(behind))) return true;
  return says(clause, 'onTop') || says(clause, 'deducts');
}
const byIts = /(?<!\p{L})(?:by|um)\s$/iu;
const signed = /(?<!\p{L})(?<!(?:à|au|at|al|pelo|ao|du|por lo|tout) )(?:plus|minus|moins|menos|meno)\s$/iu;
const comparesPrinted =
  /(?<!\p{L})(?:tov|t\.o\.v\.|par rapport|gegenüber|versus|vs|compared|respecto|rispetto|em relação|względem|i forhold)/iu;
const upTo =
  /(?<!\p{L})(?:to|auf|naar|op|tot|à|a|ai|ad|para|do|na|til|of|be|make it|sein|werden|zijn|worden|c[’']est|ist|is|est|es|è|é|are|sind|son|sono|são|jest|(?<!kom(?:en|t) )er|soient|sean|siano|sejam|być|være)\s+$/iu;
const total =
  /(?<!\p{L})(?:total|totaal|totale|altogether|in all|insgesamt|zusammen|gesamt|samen|łącznie|razem|i alt|tutto|celkem|(?:not|nicht|niet|pas|no|non|não|nie|ikke)\s\d+|instead|statt|plaats|au lieu|en vez|en lugar|invece|anziché|em vez|zamiast|i stedet)(?!\p{L})/iu;
