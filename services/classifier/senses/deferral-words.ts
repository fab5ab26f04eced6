const weekdays =
  'mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|lundi|mardi|mercredi|jeudi|vendredi|samedi|lunes|martes|miércoles|jueves|viernes|sábado|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|segunda|terça|quarta|quinta|sexta|poniedział\\p{L}+|wtor\\p{L}+|środ\\p{L}|czwart\\p{L}+|piąt\\p{L}+|mandag|tirsdag|onsdag|torsdag|fredag';
const nextOnes =
  'tomorrow|next|morgen|übermorgen|nächste\\p{L}*|kommende\\p{L}*|volgende|komende|overmorgen|demain|prochain\\p{L}*|mañana|próxim[oa]|domani|prossim[oa]|amanhã|jutra|przyszł\\p{L}+|næste|i morgen';
/** A day by its name or number: "you hear from us" is none. */
export const day = `(?:\\p{L}{1,8}\\.? ){0,2}?(?:\\d|(?:${weekdays}|${nextOnes})(?!\\p{L}))`;
/** In its clause. */
export const within = '[^.;:?!]{0,60}?';
