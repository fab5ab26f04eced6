import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { isCommon } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { otherWords } from '../gates/known-words.ts';
import type { Wish } from '../instruction.ts';
import { verbOf } from '../sentences/clauses.ts';
import { longAgo } from '../words/words-of-amounts.ts';
import { isFormOf } from './find-targets.ts';
import { goodsSaid, withoutGoodsSaid } from './goods-said.ts';

/**
 * What a sentence wants that sets a word of a line's name against another one: "the lamps in copper rather than brass",
 * "Grösse 11, nicht 9". The line goes, and as many come by the name with the other word; the number of the article is of
 * the former, and falls. Null where more is said than that.
 */
export function swappedTrait(text: string, rows: readonly DraftRow[]): Wish[] | null {
  if (longAgo.test(text) || isOpen.test(text)) return null;
  const said = text.replace(sameQuantity, ' ').replace(/\s+/g, ' ').trim();
  for (const pattern of contrasts) {
    const { wanted, denied, index, whole } = contrastIn(said, pattern) ?? {};
    if (wanted === undefined || denied === undefined) continue;
    const before = said.slice(0, index);
    const behind = said.slice(index! + whole!.length);
    const row = verbOf(wanted) === null ? rowOf(`${before} ${behind}`, rows) : null;
    const rest = `${before.split(/[:;] /).at(-1)} ${behind}`;
    const swap = row === null ? null : swapIn(row, wanted, denied, rest, rows);
    if (swap) return swap;
  }
  return null;
}

const sameQuantity = new RegExp(
  `(?:[,;(]\\s*)?(?:${inAnyLanguage('sameQuantity').source}|(?:same|gleiche|zelfde|même|mism[ao]|stess[ao]|mesm[ao]|t[ae] sam[ae]|samme) (?:number|amount|metreage|anzahl|menge|aantal|nombre|número|antal)|(?:menge|anzahl|aantal|quantité|quantity) (?:bleibt|stays|blijft|reste|unverändert|unchanged|inchangée|identique)|quantité identique)(?:\\s(?:of|van|de|di|do|af)?\\s?\\p{L}+)?\\)?`,
  'giu',
);
/** Asked, on a condition, or of what came. */
const isOpen =
  /\?\s*$|(?<!\p{L})(?:if|wenn|falls|indien|si|caso|jeśli|hvis|came|received|delivered|bekommen|erhalten|geliefert|gekregen|ontvangen|reçu|recibid\p{L}*|ricevut\p{L}*|recebid\p{L}*|otrzyma\p{L}*|modtaget)(?!\p{L})/iu;

const prepositions =
  '(?:(?:in|the|in the|in der|im|in den|der|die|das|den|de|het|la|le|les|el|los|las|il|lo|la|o|a|w|i|von|van|en|di)\\s)*';
const word = '[\\p{L}\\d][\\p{L}\\d/.,-]*';
const wantedWords = `(?<wanted>${word}(?:\\s${word})?)`;
const deniedWord = `${prepositions}(?<denied>[\\p{L}\\d][\\p{L}\\d/-]*)`;
const against =
  '(?:instead of|in place of|rather than|and not|not|(?:an)?statt|anstelle von|und nicht|nicht|in plaats van|i\\.?p\\.?v\\.?|en niet|niet|au lieu d[eu]s?|plutôt que|et non(?: pas)?|et pas|pas|en (?:vez|lugar) del?|y no|no|invece (?:di|del|della)|anziché|e non|non|em vez d[eao]s?|e não|não|zamiast|a nie|nie|i stedet for|og ikke|ikke)';

/** The two words that are set against each other, the wanted one first or last: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const contrasts: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])${wantedWords}[,;]?\\s\\(?${against}\\s${deniedWord}`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:rather|lieber|liever|plutôt|mejor|meglio|antes|raczej|hellere)\\s${prepositions}${wantedWords}\\s(?:than|als|dan|que|che|do que|niż|end)\\s${deniedWord}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:instead of|rather than|statt|in plaats van|au lieu d[eu]|en vez de|invece di|em vez de|zamiast|i stedet for)\\s${deniedWord}[,]?\\s(?:please\\s|bitte\\s|graag\\s|lieber\\s|liever\\s)*${prepositions}${wantedWords}`,
    'iu',
  ),
];

function contrastIn(
  text: string,
  pattern: RegExp,
): { wanted: string; denied: string; index: number; whole: string } | null {
  const found = pattern.exec(text);
  const { wanted, denied } = found?.groups ?? {};
  if (!found || wanted === undefined || denied === undefined) return null;
  // "In copper", "Grösse 11": a word of the frame is none of the trait.
  const words = wanted
    .replace(/[,.]+$/, '')
    .split(' ')
    .filter((each) => /\d/.test(each) || (!isCommon(each) && !isBodyUnit(each)));
  const own = words.join(' ');
  return own === '' || noKind.test(own)
    ? null
    : { wanted: own, denied: denied.replace(/[,.]+$/, ''), index: found.index, whole: found[0] };
}

const noKind =
  /(?<!\p{L})(?:none|no|keine?n?|geen|aucune?|ningun[oa]|nessun[oa]?|nenhum[a]?|żadn\p{L}+|ingen|all|both|weniger|fewer|less|more|mehr)(?!\p{L})/iu;

/** The one row that is named, beside the two words. */
function rowOf(text: string, rows: readonly DraftRow[]): number | null {
  const named = [...new Set(goodsSaid(text, rows).flatMap((goods) => goods.rows))];
  return named.length === 1 ? named[0]! : null;
}

function swapIn(
  row: number,
  wanted: string,
  denied: string,
  rest: string,
  rows: readonly DraftRow[],
): Wish[] | null {
  const { description, quantity, unit } = rows[row]!;
  const name = description?.value ?? '';
  const now = quantity?.value ?? null;
  const own = (name.match(/[\p{L}\d][\p{L}\d/-]*/gu) ?? []).filter((each) => isSame(each, denied));
  const isKind = /\d/.test(wanted) === /\d/.test(denied);
  // "10, not 20" of goods of which 20 are printed counts them.
  const isAmount = Number(denied) === now || !isKind || own.length !== 1 || name.split(/\s+/).length < 2;
  const others = withoutGoodsSaid(rest, goodsSaid(rest, rows));
  // "Grösse 11" of goods that have a size.
  const trait = wanted
    .split(' ')
    .filter((each) => !name.toLowerCase().includes(each.toLowerCase()))
    .join(' ');
  if (now === null || isAmount || /\d/.test(others) || otherWords(others).length > mostOthers) return null;
  if (trait === '') return null;
  return [
    { kind: 'cancel', rows: [row] },
    {
      kind: 'add',
      quantity: now,
      unit: unit?.value ?? null,
      article: null,
      description: name.replace(own[0]!, trait),
    },
  ];
}
const mostOthers = 1;

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase() || (/^\p{L}{4,}$/u.test(other) && isFormOf(other, one));
}
