import type { Sheet } from '../layout/sheet.ts';
import { phrasesOf } from '../lexicon/mail/phrase-pattern.ts';
import { hasLegalForm } from '../values/company.ts';
import { namesTrade } from '../values/house-words.ts';
import { beginningName, type Said, saidOn } from './named-houses.ts';
import { isPerson } from './signers.ts';

/** Who writes says so in one of the first lines. */
const firstLines = 4;
const name = "(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)";
const from = `${phrasesOf('ofHouse')}(?: |(?<=['’]))`;
/** `this is Anna from …`, `hier ist Anna von …`, `ici Anne de la …`, in nine languages. */
const introduction = new RegExp(`(?:^|[\\s,.!])${phrasesOf('introduces')} ${name},? ${from}(.{3,60})`, 'iu');
/** `Pete here from …`, `Anna hier von …`. */
const here = new RegExp(`(?:^|[\\s,.!])${name} ${phrasesOf('here')},? ${from}(.{3,60})`, 'iu');

/** `Bluegate Ltd has sent you a purchase order.`: what systems say of the firm that they send for. */
const announcement = new RegExp(
  `^(.{3,60}?) (?:${[
    'has (?:just )?(?:sent|placed|issued|submitted|shared|created)',
    '(?:hat|haben) .{0,30}?(?:bestell|auftrag|order)',
    '(?:heeft|hebben) .{0,30}?(?:bestel|order)',
    '(?:a|ont|vient de|vous a) .{0,30}?(?:commande)',
    '(?:le |les |os )?(?:ha|han) .{0,30}?(?:pedido|orden|ordine)',
    'enviou.{0,30}?(?:encomenda|pedido)',
    '(?:wysła|przesła|złoży)\\p{L}* .{0,30}?zamówieni',
    'har .{0,30}?(?:ordre|bestilling)',
  ].join('|')})`,
  'iu',
);
/** `A new purchase order from Bluegate Ltd is available in your account.`; without "new" a buyer tells of another one. */
const announcedFrom =
  /^(?:[^.!?]{0,40} )?(?:new|neue[rs]?|nieuwe|nouvelle|nuev[oa]|nuov[oa]|nov[oa]|nowe|ny) (?:purchase )?(?:order|bestellung|auftrag|bestelling|commande|pedido|orden|ordine|encomenda|zamówieni[ea]|ordre|bestilling) (?:from|of|by|von|der|van|de la société|de|da|do|di|dal|della|del|od|przez|fra) (.{3,60}?) (?:is|has|was|awaits|ist|liegt|wartet|wurde|staat|wacht|est|a été|vous attend|está|ha|espera|è|ti attende|foi|aguarda|jest|czeka|zostało|er|ligger|venter)(?!\p{L})/iu;
const anOrder =
  /(?<!\p{L})(?:purchase order|order|po|bestellung|auftrag|bestelling|inkooporder|commande|pedido|orden de compra|ordine|encomenda|zamówieni\p{L}+|ordre|bestilling)(?!\p{L})/iu;

/** The firm with a legal form that a mail says has sent or placed an order, in one of its first lines. */
export function announcedHouse(sheets: readonly Sheet[]): Said | null {
  for (const said of saidOn(sheets).slice(0, firstLines)) {
    const [, who = ''] = announcement.exec(said.text) ?? [];
    if (hasLegalForm(who) && beginningName(who) === who && anOrder.test(said.text.slice(who.length)))
      return { ...said, text: who };
    const [, of = ''] = announcedFrom.exec(said.text) ?? [];
    if (hasLegalForm(of) && beginningName(of) === of) return { ...said, text: of };
  }
  return null;
}

/** Who introduces himself in the first lines, and the firm where its name says what kind it is: `this is Anna from Hofladen Weber`. */
export function introduced(sheets: readonly Sheet[]): { person: Said; firm: Said | null } | null {
  for (const said of saidOn(sheets).slice(0, firstLines)) {
    const [, who, behind] = introduction.exec(said.text) ?? here.exec(said.text) ?? [];
    if (who === undefined || !isPerson(who)) continue;
    const [clause = ''] = behind!.split(/[,.;:!?(]|\s[–—-]\s/u);
    const text = beginningName(clause.trim());
    const isHouse = text.includes(' ') && namesTrade(text);
    return { person: { ...said, text: who }, firm: isHouse ? { ...said, text } : null };
  }
  return null;
}
