import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { findTargets } from '../goods/find-targets.ts';
import type { Wish } from '../instruction.ts';
import { verbOf } from '../sentences/clauses.ts';
import { countsOf } from './wished-quantity.ts';

const rest = inAnyLanguage('rest');
const others =
  /(?<!\p{L})(?:(?:all|any) (?:the )?other|the other|other (?:two|three|four|five|six)|(?:alle|die) (?:anderen|übrigen|restlichen)|alle (?:andere|overige)|de (?:andere|overige)|(?:toutes les|tous les|les) autres|(?:todas |todos )?(?:las|los) (?:demás|otr[oa]s)|(?:tutte |tutti )?(?:le|gli) altr[ei]|(?:todas |todos )?[ao]s (?:outr[oa]s|restantes)|wszystkie (?:pozostałe|inne)|(?:alle|de) (?:andre|øvrige))(?!\p{L})/iu;
const only =
  /(?<!\p{L})(?:only|just|nothing but|nur|lediglich|ausschließlich|alleen|enkel|slechts|uitsluitend|uniquement|seulement|que|únicamente|sólo|solo|solamente|soltanto|solamente|unicamente|apenas|somente|tylko|wyłącznie|kun|udelukkende)(?!\p{L})/iu;
const waits =
  /(?<!\p{L})(?:if|until|before|first|wenn|falls|bis|erst|zuerst|als|indien|tot|eerst|si|avant|d['’]abord|hasta|primero|se|prima|até|primeiro|jeśli|najpierw|hvis|først)(?!\p{L})/iu;

/** "All other lines are cancelled." */
export function cancelsOthers(text: string, rows: readonly DraftRow[]): boolean {
  const isOfOthers = others.test(text) || rest.test(text);
  return isOfOthers && verbOf(text) === 'cancel' && findTargets(text, rows) === null && !/\d/.test(text);
}

/**
 * "Please ship item 2 only, all other lines are cancelled", in one sentence or in two: the others go; null where it is not
 * said, or not of which.
 */
export function onlyTheseRows(text: string, after: string, rows: readonly DraftRow[]): Wish | null {
  const pieces = text.split(/[,;:–]\s|\s-\s|\s(?:and|und|en|et|y|e|i|og)\s(?=\p{L})/u);
  const end = pieces.findIndex((piece) => cancelsOthers(piece, rows));
  if (end === 0 || (end < 0 && !cancelsOthers(after, rows))) return null;
  const kept = end < 0 ? text : text.slice(0, text.indexOf(pieces[end]!));
  const targets = findTargets(kept, rows);
  if (!targets || !only.test(kept) || waits.test(text) || countsOf(targets.rest).length > 0) return null;
  const gone = rows.flatMap((_, at) => (targets.rows.includes(at) ? [] : at));
  return gone.length === 0 || gone.length === rows.length ? null : { kind: 'cancel', rows: gone };
}
