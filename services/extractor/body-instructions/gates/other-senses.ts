import { isGone } from '../rows/taken-out.ts';
import { whole } from '../words/patterns.ts';

/**
 * Words of wishes that mean something else here: care (`double check`, `doppelt verpacken`), a wish that is denied (`do
 * not lose the nuts`), a paper that this one replaces, a place to put goods down (`drop them at the back door`), packing to be left out.
 */
const otherSenses = whole(
  [
    // English
    'double[- ]?(?:check|wrap|box|bag|pack|stack|side|tape|strap|seal|glaz|line|count|secur|insulat|lock)\\p{L}*',
    "(?:do not|don[’']t|never|not to) (?:lose|forget|miss|drop|skip|omit|scrap|remove|cancel|delete|leave (?:\\S+ ){0,5}(?:out|off|behind))",
    'drop (?:[^\\s\\d,;.]+ ){1,5}?(?:at|round|by|behind|outside|inside|next to|near) (?:the|our|my)',
    '(?:skip|leave off|drop|omit) the (?:label|wrap|box|packag|packing|paperwork|invoice|bubble|pallet|tape|foil|film|delivery note)\\p{L}*',
    'drop (?:us|me|him|her|them) (?:a )?(?:line|note|mail|e-?mail|call|text|message)',
    // German
    '(?:doppelt|zweimal|zweifach) (?:\\p{L}+ )?(?:ver|ein|ge|ab)?(?:pack|prüf|sicher|kontrollier|check|wickel|kleb|schau|seh)\\p{L}*',
    '(?:rot|blau|grün|gelb|weiß|schwarz|grau|bunt|an) ?(?:ge)?str[ei]i?chen|(?:ge)?str[ei]i?chen,? (?:und zwar |in )?(?:rot|blau|grün|gelb|weiß|schwarz|grau)',
    'nicht (?:vergessen|verlieren|streichen|stornieren|weglassen|auslassen|löschen|fallen lassen)',
    '(?:vergessen|verlieren|streichen|stornieren) sie (?:\\S+ ){0,6}nicht',
    // Dutch
    '(?:dubbel|twee keer) (?:ver|in|na|ge)?(?:pak|check|control|kijk|tel|wikkel|beveilig)\\p{L}*',
    'niet (?:vergeten|verliezen|kwijtraken|schrappen|weglaten|annuleren|verwijderen)',
    // French
    "(?:double|deux fois|doubler? l[’']) ?(?:emballage|vérif\\p{L}*|contrôl\\p{L}*|film|carton)",
    "(?:n[’']|ne )(?:oubli|perd|supprim|annul|enlev|retir)\\p{L}* pas|ne pas (?:oublier|perdre|supprimer|annuler|enlever|retirer)",
    // Spanish
    '(?:doble|dos veces) (?:embalaje|comprob\\p{L}*|revis\\p{L}*|caja|bolsa)',
    'no (?:olvid|pierd|elimin|anul|quit|suprim)\\p{L}*',
    // Italian
    '(?:doppio|due volte) (?:imball\\p{L}*|controll\\p{L}*|scatola)',
    'non (?:dimentic|perd|togli|annull|elimin|cancell)\\p{L}*',
    // Portuguese
    '(?:dupla|duplo|duas vezes) (?:embalagem|verific\\p{L}*|confer\\p{L}*|caixa)',
    'não (?:esque|perc|perd|retir|anul|elimin|cancel)\\p{L}*',
    // Polish
    'podwójn\\p{L}* (?:za|s|o)?(?:pak|prawdź|prawdz|fol|karton)\\p{L}*',
    'nie (?:zapom|zgub|usuwa|anul|skreśl)\\p{L}*',
    // Danish
    'dobbelt ?(?:tjek|pak|emballér|emballage|kontrol)\\p{L}*',
    '(?:glem|mist|(?<!\\p{L} )slet|slet(?= (?!ikke))|stryg|fjern) (?:\\S+ ){0,3}?ikke|ikke (?:glemme|miste|slette|stryge|fjerne)',
    'laiss\\p{L}+ tomber (?:\\S+ ){1,4}(?:dans|sur|devant)|laat (?:\\S+ ){1,4}(?:bij|op|in|voor|naast) (?:\\S+ ){1,3}vallen',
    // They are needed.
    "(?:can(?:not|[’']t)|could(?:n[’']t| not)|won[’']t) (?:do|live|get by|manage|be) without",
    'nicht (?:\\S+ ){0,4}?verzichten|niet zonder|pas (?:nous |me )?(?:se |en )?passer|no (?:podemos|puedo) prescindir|non (?:possiamo|posso) fare a meno|não (?:podemos|posso) passar sem|nie (?:możemy|mogę) się obejść|ikke undvære',
    // The order, mail or paper before this one shall go, and none of its goods.
    'the (?:old|previous|earlier|former|first|other|last) (?:one|order|copy|version|pdf|po|e-?mail|mail)(?! (?:line|item))',
    '(?:alte|vorherige|erste|frühere|vorige)[nrs]? (?:bestellung|version|fassung|mail|e-?mail|pdf|datei|beleg)',
    '(?:oude|vorige|eerste|eerdere) (?:bestelling|versie|order|mail|e-?mail|pdf)',
    "l[’']ancien(?:ne)?(?: (?:commande|version|bon|mail|pdf))?|(?:la|le) précédente?",
    '(?:el|la) (?:anterior|antigu[oa]|viej[oa])',
    '(?:il|la) (?:vecchi[oa]|precedente)|quell[oa] (?:vecchi[oa]|precedente)',
    '[oa] (?:antig[oa]|anterior|velh[oa])',
    '(?:star|poprzedni)\\p{L}* (?:zamówieni\\p{L}*|wersj\\p{L}*|plik\\p{L}*|mail\\p{L}*)',
    '(?:den|det) (?:gamle|forrige|første)(?: (?:ordre|version|mail|pdf))?',
  ].join('|'),
);

/** True where a word of a wish is meant otherwise, so that a person has to look. */
export function isMeantOtherwise(text: string): boolean {
  return otherSenses.test(withoutOldOnes(text));
}

/** "Cancel the probe, the old one works again": why, in a clause that takes nothing back. */
function withoutOldOnes(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[,;:–])\s|\s(?=-\s)/u);
  return [first, ...others.filter((clause) => !oldOnes.test(clause) || isGone(clause))].join(' ');
}
const oldOnes =
  /^(?:- )?(?:as |since |because |weil |da |denn |want |omdat |car |puisque |porque |perché |bo |fordi |da )?(?:the old ones?|(?:der|die|das) alten?|de oude|l[’']ancien(?:ne)?|les ancien(?:ne)?s|(?:el|la|los|las) (?:antigu|viej)[oa]s?|(?:il|la|i|le) vecchi[oae]?|[oa]s? (?:antig|velh)[oa]s?|star[yae]|(?:den|det|de) gamle) (?!(?:orders?|one|copy|version|pdf|po|bestellung|bestelling|commande|pedido|ordine|encomenda|ordre)(?!\p{L}))\p{L}/iu;
