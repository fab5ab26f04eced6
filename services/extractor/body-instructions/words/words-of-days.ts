import { whole } from './patterns.ts';

/** Beside a day without a word of delivery: it is still the day of the order. */
export const aboutDays = whole(
  "dates?|deadline|rather have|would suit|suits|works(?: better| for us)?|hold(?: \\S+){0,4} (?:back|until)|wanted|from|not before|don[’']t come before|postpone\\p{L}*|push(?:ed)? back|bring forward|brought forward|reschedul\\p{L}*|move[ds]?|later|earlier|sooner",
  '(?:\\p{L}*termin|\\p{L}*datum)\\p{L}*|passt|passen würde|lieber|gern\\p{L}*|verschieb\\p{L}*|verschoben|vorzieh\\p{L}*|vorverleg\\p{L}*|nicht vor|frühestens|erst|später|früher|die ware|ware bitte',
  '\\p{L}*datum|komt (?:ons )?(?:\\p{L}+ ){0,2}uit|liever|verschui\\p{L}*|verplaats\\p{L}*|uitstel\\p{L}*|vervroeg\\p{L}*|niet voor|pas|later|eerder',
  'dates?|convien\\p{L}*|plutôt|report\\p{L}*|décal\\p{L}*|avanc\\p{L}*|pas avant|plus (?:tard|tôt)|repouss\\p{L}*',
  'fechas?|conviene|viene bien|mejor|aplaz\\p{L}*|adelant\\p{L}*|no antes|más (?:tarde|temprano)|retras\\p{L}*|data|va bene|meglio|spost\\p{L}*|posticip\\p{L}*|anticip\\p{L}*|non prima|più (?:tardi|presto)|rinvi\\p{L}*',
  'datas?|convém|antes|adi\\p{L}+|antecip\\p{L}*|não antes|mais (?:tarde|cedo)|termin\\p{L}*|dat[aęy]|raczej|lepiej|przesu\\p{L}*|przyspiesz\\p{L}*|przełoż\\p{L}*|nie przed|później|wcześniej|dato\\p{L}*|passer|hellere|udsk[uy]\\p{L}*|rykk\\p{L}*|ikke før|senere|tidligere|først',
);

const number = '(\\d{1,2}|\\p{L}+(?:-\\p{L}+)?)';
const weeks = 'weeks?|wochen?|we(?:ek|ken)|semaines?|semanas?|settiman[ae]|tydzie[nń]|tygodni\\p{L}*|uger?';
const days = 'days?|tag(?:en?)?|dag(?:en|e)?|jours?|días?|giorn[oi]|dias?|dni|dzień';
const later = 'later|später|plus tard|más tarde|después|più tardi|dopo|mais tarde|depois|później|senere';
const earlier =
  'earlier|sooner|früher|eerder|vroeger|plus tôt|antes|más temprano|prima|più presto|mais cedo|wcześniej|tidligere';

/** "two weeks later", "eine Woche früher": how many (when it is told), weeks or days, and which way. */
export const shifts = new RegExp(
  `(?:${number}\\s+)?(?<!\\p{L})(?:(?<weeks>${weeks})|(?<days>${days}))\\s+(?:(?<later>${later})|(?<earlier>${earlier}))(?!\\p{L})`,
  'iu',
);

/** Some days or weeks later or earlier: its number counts no goods. */
export const tellsShift = new RegExp(
  `(?<!\\p{L})(?:${weeks}|${days})(?!\\p{L})[^.;:]{0,24}(?<!\\p{L})(?:${later}|${earlier})(?!\\p{L})`,
  'iu',
);

/** How long, where the verb says which way: "postpone by two weeks". */
export const durations = new RegExp(
  `(?:${number}\\s+)(?<!\\p{L})(?:(?<weeks>${weeks})|(?<days>${days}))(?!\\p{L})`,
  'iu',
);
export const bringsForward = whole(
  '(?:bring|brought|pull|move)\\p{L}*(?: \\S+){0,5} (?:forwards?|up)|vorzieh\\p{L}*|vorverleg\\p{L}*|vorgezogen|nach vorne?|vervroeg\\p{L}*|naar voren',
  'avanc\\p{L}*|adelant\\p{L}*|anticip\\p{L}*|antecip\\p{L}*|przyspiesz\\p{L}*|przyśpiesz\\p{L}*|fremskyd\\p{L}*|(?:rykk?\\p{L}*|flyt\\p{L}*)(?: \\S+){0,4} frem',
);
export const putsOff = whole(
  'postpon\\p{L}*|(?:push|mov|put)\\p{L}*(?: \\S+){0,5} (?:back|out)|delay\\p{L}*|defer\\p{L}*|verschieb\\p{L}*|verschoben|nach hinten|aufschieb\\p{L}*|hinausschieb\\p{L}*|uitstel\\p{L}*|uitgesteld|opschui\\p{L}*|opgeschoven|verschui\\p{L}*|naar achteren',
  'report(?:er|ez|ée?)|décal\\p{L}*|repouss\\p{L}*|retard(?:er|ez|ée?)|apla[cz]\\p{L}*|retras\\p{L}*|pospon\\p{L}*|atras\\p{L}*|posticip\\p{L}*|rimand\\p{L}*|rinvi\\p{L}*|slitt\\p{L}*|ritard(?:are|ate)|adi(?:ar|em|e|ad[ao])',
  'przesu[nńw]\\p{L}*|przełoż\\p{L}*|opóźni\\p{L}*|odrocz\\p{L}*|udsk[uy]d\\p{L}*|udsæt\\p{L}*|skub\\p{L}*',
);

/** What the shift is told against: the papers. Without it and without a word of delivery it may be of anything. */
export const thanPrinted =
  /(?<!\p{L})(?:than|als|dan|que|di|rispetto|do que|niż|end)\s+(?:\S+\s+){0,4}?(?:print\p{L}*|say\p{L}*|state\p{L}*|plan\p{L}*|form|order|pdf|gedruckt\p{L}*|angegeben|geplant|bestellung|formular|vorgesehen|gedrukt|vermeld|aangegeven|gepland|bestelling|formulier|prévu\p{L}*|imprimée?|indiquée?|bon|commande|impreso|indicad[oa]|previst[oa]|pedido|stampat[oa]|indicat[oa]|ordine|impress[oa]|encomenda|wydruk\p{L}*|zamówieni\p{L}*|podan\p{L}*|plan\p{L}*|trykt|angivet|planlagt|ordren)(?!\p{L})|(?<!\p{L})(?:de lo (?:impreso|indicado|previsto)|rispetto a)/iu;

/** The days of the week, inside of an alternation. */
export const weekday = [
  'monday|tuesday|wednesday|thursday|friday|saturday|(?:mon|diens|donners|frei|sams)tag|mittwoch|(?:maan|dins|woens|donder|vrij|zater)dag',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|lunes|martes|miércoles|jueves|viernes|sábado|lunedì|martedì|mercoledì|giovedì|venerdì|sabato',
  '(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|poniedział\\p{L}+|wtor\\p{L}+|środ\\p{L}+|czwart\\p{L}+|piąt\\p{L}+|sobot\\p{L}+|(?:man|tirs|ons|tors|fre|lør)dag',
].join('|');
