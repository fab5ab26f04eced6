import type { ByLanguage } from './sense-words.ts';

const weekdays =
  'mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|lundi|mardi|mercredi|jeudi|vendredi|samedi|lunes|martes|miércoles|jueves|viernes|sábado|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|segunda|terça|quarta|quinta|sexta|poniedział\\p{L}+|wtor\\p{L}+|środ\\p{L}|czwart\\p{L}+|piąt\\p{L}+|mandag|tirsdag|onsdag|torsdag|fredag';
const nextOnes =
  'tomorrow|next|morgen|übermorgen|nächste\\p{L}*|kommende\\p{L}*|volgende|komende|overmorgen|demain|prochain\\p{L}*|mañana|próxim[oa]|domani|prossim[oa]|amanhã|jutra|przyszł\\p{L}+|næste|i morgen';
/** A day by its name or number: "you hear from us" is none. */
const day = `(?:\\p{L}{1,8}\\.? ){0,2}?(?:\\d|(?:${weekdays}|${nextOnes})(?!\\p{L}))`;
/** In its clause. */
const within = '[^.;:?!]{0,60}?';

/** "Do not deliver before Monday": goods that are wanted, only not at once. */
export const notBefore: ByLanguage = {
  en: `(?:(?:do not|don[’\\x27]?t|please not|not to(?: be)?) (?:deliver|ship|send|dispatch|despatch)(?:ed)?|(?:deliver|ship|send)(?:ed)? not)(?!\\p{L})${within} (?:before|until|till|prior to|earlier than) ${day}`,
  de: `(?:nicht|keinesfalls|auf keinen fall) (?:vor|früher als|eher als) ${day}|(?:bis|vor) ${day}[^.;:?!]{0,20} nicht (?:aus)?(?:liefern|senden|schicken|verschicken|versenden)`,
  nl: `niet (?:vóór|voor|eerder dan) ${day}|(?:vóór|voor|tot) ${day}[^.;:?!]{0,20} niet (?:uit)?(?:leveren|versturen|verzenden|bezorgen)`,
  fr: `(?:pas|n[’\\x27]\\p{L}+|ne \\p{L}+)${within} avant ${day}|(?:pas|ne)${within} jusqu[’\\x27]à ${day}`,
  es: `no (?:nos )?(?:lo |la )?(?:env|mand|sirv|entreg|expid)\\p{L}+${within} (?:antes de(?:l)?|hasta(?: el)?) ${day}`,
  it: `non (?:ci )?(?:sped|invi|mand|consegn)\\p{L}+${within} (?:prima di|prima del|fino al?) ${day}`,
  pt: `não (?:nos )?(?:envi|mand|entreg|exped)\\p{L}+${within} (?:antes d[aeo]|até(?: a| ao)?) ${day}`,
  pl: `nie (?:wysy|dostarcz|realiz)\\p{L}+${within} (?:przed|wcześniej niż|do) ${day}`,
  da: `ikke (?:send|lever|afsend)\\p{L}*${within} (?:før|inden) ${day}|(?:send|lever)\\p{L}*${within} ikke${within} (?:før|inden) ${day}|ikke (?:før|inden) ${day}`,
};
