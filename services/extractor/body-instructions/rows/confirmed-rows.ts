import type { DraftRow } from '../../draft.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { numberOfWord } from '../../values/number-words.ts';
import { isRight } from '../gates/former-times.ts';
import { findTargets } from '../goods/find-targets.ts';
import { goodsSaid } from '../goods/goods-said.ts';
import { verbOf } from '../sentences/clauses.ts';
import { asksForOthers } from '../talk/tells-of-house.ts';
import { alters } from '../talk/topics.ts';
import { asks } from '../words/words-of-wishes.ts';
import { countsOf } from './wished-quantity.ts';

/** "The 60 on line 3 are right, I counted twice": the quantity of the papers, and no other. */
export function confirmsRow(text: string, rows: readonly DraftRow[]): boolean {
  const [first, ...others] = text
    .replace(noTypo, ' ')
    .replace(checkedTwice, ' ')
    .split(/[,;]\s|\s[-–]\s/);
  // "Yes the 24 filters are right, it's not a typo - we have taken on the vans": why they are right.
  const isWhy = others.every((piece) => saysNoWish(piece, rows));
  return isWhy && saysSo(first!.replace(yes, ''), rows);
}

function saysNoWish(piece: string, rows: readonly DraftRow[]): boolean {
  const isSpelled = (piece.match(/\p{L}{3,}/gu) ?? []).some((word) => (numberOfWord(word) ?? 0) > 1);
  const isCounted = /\d/.test(piece) || isSpelled || goodsSaid(piece, rows).length > 0;
  const isVague = (['vagueAmounts', 'someMore', 'rest'] as const).some((key) => says(piece, key));
  return !isCounted && !isVague && !asksForOthers(piece) && !alters.test(piece) && verbOf(piece) === null;
}
const yes = /^(?:yes|ja|oui|sí|sì|sim|tak)[,:]?\s/iu;
const checkedTwice =
  /(?<!\p{L})(?:(?:counted|checked|measured)(?: \p{L}+)? twice|(?:zweimal|doppelt) (?:ge|nachge)(?:zählt|prüft|messen)|(?:twee keer|dubbel) (?:na)?ge(?:teld|keken|meten)|(?:compté|vérifié|mesuré) deux fois|(?:contado|revisado|medido) dos veces|(?:contato|controllato|misurato) due volte|(?:contei|verifiquei|medi) duas vezes|dwa razy (?:prze)?(?:liczy|sprawdzi)\p{L}+|(?:talt|tjekket|målt)(?: \p{L}+)? to gange)(?!\p{L})/giu;
const noTypo =
  /(?<!\p{L})(?:it[’']?s |is |das ist |dat is |ce n[’']est |no es |non è |não é |to |det er )?(?:no|not a|kein|keine|geen|pas une?|un|nie|ikke en) (?:typo|mistake|slip|tippfehler|fehler|tikfout|typefout|vergissing|erreur|faute de frappe|error|errata|errore|refuso|erro|gralha|błąd|pomyłka|literówka|fejl|tastefejl)(?!\p{L})/giu;

function saysSo(text: string, rows: readonly DraftRow[]): boolean {
  const targets = findTargets(text, rows);
  const [row] = targets?.rows ?? [];
  if (targets === null || row === undefined || targets.rows.length > 1 || negates.test(text)) return false;
  const printed = rows[row]!.quantity?.value ?? null;
  const counts = countsOf(targets.rest);
  return (
    (isRight.test(text) || isSo.test(text)) &&
    !asks.test(text) &&
    counts.length > 0 &&
    counts.every(({ value }) => value === printed)
  );
}
const isSo =
  /(?<!\p{L})(?:c[’']est (?:bien )?(?:ça|juste|exact)|est[áa] bien así|es así|è così|é assim|tak ma być|er rigtig\p{L}*|so richtig|is juist)(?!\p{L})/iu;
const negates =
  /(?<!\p{L})(?:not|n[’']t|nicht|niet|pas|no|non|não|nie|ikke|but|aber|maar|mais|pero|ma|mas|ale|men)(?!\p{L})/iu;
