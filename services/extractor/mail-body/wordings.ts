/** Beginnings of words by which somebody asks for goods, in nine languages. */
const asking = [
  'send|supply|suppli|deliver|ship|order|need|requir|want|like|get|put|book|dispatch|despatch|provid|add|short|low|purchas|reserv|bring|arrange',
  'bestell|liefer|schick|send|brauch|benötig|hätt|möcht|order|nehm|bedarf|fehl|ausgegangen|zukommen',
  'bestel|lever|stur|stuur|ontvang|nodig|graag|willen|wil|bezorg|tekort|nabestel',
  'command|livr|envoy|expédi|besoin|faut(?!\\p{L})|faudrait|souhait|voudr|fourni|parvenir|manqu|aimer',
  'pedi|env[ií]|entreg|por favor|necesit|falta|quer|quisi|gustaría|suministr|encarg|mand',
  'ordin|invi|spedi|consegn|bisogno|serv|vorre|forni|occorr|mand|mancan',
  'encomend|entreg|precis|necessit|gostar|fornec|falt',
  'zam[óa]w|przes|przys|wys|dost|potrzeb|prosz|prosi|chci|chcę|brak',
  'bestil|lever|mangl|gerne|skal bruge|ordre|fremsend',
];
export const asksForGoods = new RegExp(`(?<!\\p{L})(?:${asking.join('|')})`, 'iu');

/** What somebody does not want: "we no longer need 5 boxes", "3 of the 20 boxes". */
export const declines =
  /(?<!\p{L})(?:cancel|amend|chang|modif|änder|wijzig|cambi|alter[aâ]|zmie[nń]|ændr|not (?:need|want|require)|no longer|storn|nicht mehr|annul|niet meer|ne (?:\p{L}+ )?plus|ya no|anul|non (?:ci )?serv|já não|nie potrzeb|odwoł|ikke længere|damaged|beschädig|beschadig|abîmé|dañad|danneggiat|danificad|uszkodz|beskadig)/iu;

/** Words between unit and thing: "3 boxes of gloves". */
export const joint = /^(?:of|x|à|a|von|van|de|di|do|af|×|d['’].*)$/iu;
/** Words that link two things: "and 4 rolls". */
export const link =
  /^(?:and|und|en|et|y|e|ed|i|oraz|og|plus|sowie|plus|as|also|auch|ook|aussi|también|anche|também|też|også|&|\+)$/iu;
/** A number behind these is no quantity: "order 4711", "week 12", "No. 5". */
export const namesNumber =
  /^(?:no|nr|nº|n°|num\p{L}*|order|orders|po|p\.o|ref\p{L}*|week|wk|kw|cw|woche|semaine|semana|settimana|tydzie\p{L}*|uge|room|article|art|artikel|item|bestellung|bestelling|commande|pedido|ordine|encomenda|zamówieni\p{L}*|ordre|ordernummer|bestellnummer|nummer|auftrag|vom|tel|phone|account|konto|line|pos|position|size|maat|größe|gr|taille|type|typ|model|dn)[.:#]?$/iu;

const months =
  'jan|feb|f[eé]v|mar|mär|maa|mrt|avr|abr|apr|may|mai|mei|maj|mag|jun|juin|giu|cze|jul|juil|lug|lip|aug|août|ago|sie|sep|set|wrz|oct|okt|out|ott|paź|nov|lis|dec|dez|dic|déc|gru|sty|lut|kwi';
const days =
  'mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|montag|dienstag|mittwoch|donnerstag|freitag|maandag|dinsdag|woensdag|donderdag|vrijdag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|lunedì|martedì|mercoledì|giovedì|venerdì|segunda|terça|quarta|quinta|sexta|poniedział\\p{L}*|wtor\\p{L}*|środ\\p{L}*|czwart\\p{L}*|piąt\\p{L}*|mandag|tirsdag|onsdag|torsdag|fredag';
const whenWords =
  'tomorrow|today|next|this|the end|end|monday|tuesday|wednesday|thursday|friday|asap|as soon|morgen|heute|nächste\\p{L}*|kommende\\p{L}*|ende|anfang|diese\\p{L}*|morgen|vandaag|volgende|komende|eind|begin|demain|la semaine|la fin|prochain|mañana|la próxima|próximo|finales|domani|la prossima|prossim\\p{L}*|fine|amanhã|próxim\\p{L}*|final|jutro|jutra|przyszł\\p{L}*|koniec|końca|i morgen|næste|slutningen';
const placeWords =
  'our|us|the (?:usual|site|address|warehouse|following|above|next)|unser\\p{L}*|uns|die (?:bekannte|übliche|baustelle|adresse)|das lager|ons|onze|het (?:bekende|magazijn)|de (?:bekende|werf)|notre|nos|nous|nuestr\\p{L}*|la dirección|nostr\\p{L}*|noss[ao]\\p{L}*|nasz\\p{L}*|vores|den sædvanlige';
const prepositions =
  'by|before|until|till|for|on|at|to|from|under|with|bis|am|an|auf|für|zum|zur|vor|ab|unter|im|in|nach|op|voor|tegen|uiterlijk|aan|naar|bij|onder|vanaf|pour|avant|le|au|à|sous|dès|chez|dans|para|antes de(?:l)?|el|con|en|bajo|entro|per|prima|il|presso|con|sotto|até|em|com|sob|no|na|do|przed|pod|dla|w|od|senest|til|inden|på|den|før|under|hos|d\\.';
/** "15 juin", "3. März". */
export const dayOfMonth = new RegExp(`^\\d{1,2}(?:\\.|st|nd|rd|th|er)?,? (?:de )?(?:${months})`, 'iu');
/** Where a clause begins that says when, where or how, and no more what. */
export const trailing = new RegExp(
  `^(?:(?:${prepositions}) (?:(?:the|le|la|el|il|den|dem|het|de|o|dia) )?(?:\\d{1,4}[./-]\\d|\\d{1,2}\\.? (?:${months})|(?:${days})(?!\\p{L})|(?:${whenWords})(?!\\p{L})|(?:${months})\\p{L}* \\d|(?:${placeWords})(?!\\p{L})|kw|week|cw)|(?:for delivery|to be delivered|zur lieferung|voor levering|pour (?:une )?livraison|para entrega|per consegna|til levering|as soon|asap|so (?:schnell|bald)|zo (?:snel|spoedig)|dès que|lo antes|cuanto antes|al più presto|assim que|o mais|jak najszyb|hurtigst|please|thanks|bitte|danke|aub|a\\.u\\.b|alstublieft|svp|s['’]il|por favor|per favore|grazie|obrigad|gracias|proszę|dziękuj|venligst|tak$|if possible|urgently|dringend|wenn möglich|graag|si possible|our (?:po|ref|order)|unsere|ons ordernummer)(?!\\p{L})|(?:die |der |das |we |wir |wij )?(?:${whenWords}) (?:week|woche|month|monday|tuesday|wednesday|thursday|friday)|(?:bis|to) (?:spätestens|zur?)(?!\\p{L})|(?:on|with) (?:the next|your next)(?!\\p{L}))`,
  'iu',
);
/** Verbs that German and Dutch put last: "20 Kartons Folie liefern". */
export const lastVerb =
  /^(?:liefern|schicken|senden|zusenden|zuschicken|bestellen|haben|bekommen|benötigen|zukommen|lassen|kommen|bringen|leveren|sturen|toesturen|opsturen|bestellen|ontvangen|bezorgen|hebben|nodig|aan|toe|op|liefern\?)[.?!]?$/iu;

const numberWords: Record<string, number> = {};
for (const [value, words] of Object.entries({
  2: 'two zwei twee deux dos due dois duas dwa dwie to',
  3: 'three drei drie trois tres tre três trzy',
  4: 'four vier quatre cuatro quattro quatro cztery fire',
  5: 'five fünf vijf cinq cinco cinque pięć fem',
  6: 'six sechs zes seis sei sześć seks',
  7: 'seven sieben zeven sept siete sette sete siedem syv',
  8: 'eight acht huit ocho otto oito osiem otte',
  9: 'nine neun negen neuf nueve nove dziewięć ni',
  10: 'ten zehn tien dix diez dieci dez dziesięć ti',
  12: 'twelve zwölf twaalf douze doce dodici doze dwanaście tolv',
  15: 'fifteen fünfzehn vijftien quinze quince quindici piętnaście femten',
  20: 'twenty zwanzig twintig vingt veinte venti vinte dwadzieścia tyve',
})) {
  for (const word of words.split(' ')) numberWords[word] = Number(value);
}

/** The number that a word says, in nine languages; null for "to" and others that mostly say something else. */
export function numberOfWord(word: string): number | null {
  const folded = word.toLowerCase();
  return folded === 'to' || folded === 'ni' || folded === 'ti' ? null : (numberWords[folded] ?? null);
}
