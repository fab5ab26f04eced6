import { stems, whole } from '../words/patterns.ts';

/** Somebody is asked for something, or told what must be: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const asksFor = whole(
  [
    "please|pls|kindly|(?:could|can|would|will) you|(?:i|we)(?:['’]d| would) (?:like|prefer|rather|appreciate|be grateful)|(?:he|she|they|customer|foreman|boss|client) wants?|must|ha(?:s|ve) to|let['’]s",
    'bitte|(?:wir|ich) bitten|(?:können|könnten|würden|möchten|dürfen) sie|(?:könnt|würdet) ihr|(?:wir|ich) (?:möchten?|hätten?|wünschen?)|(?:hätten|möchten|wünschen) wir|muss|müssen|lassen sie|lieber',
    'graag|gelieve|a\\.?u\\.?b|alstublieft|(?:kunt|wilt|zou|zoudt) u|(?:kunnen|willen|zouden) jullie|(?:kun|wil|zou) je|moet(?:en)?|liever',
    "merci de|merci d['’](?!avance)|veuillez|svp|s['’]il (?:vous|te) plaît|(?:pouvez|pourriez)-vous|prière de|il faut|faut|doi(?:t|vent)|préf[éè]r\\p{L}+",
    'por favor|rogamos|ruego|(?:pueden|podrían|puede|podría)(?! ser)|tienen? que|prefer\\p{L}+|hay que',
    'per (?:favore|cortesia)|vi (?:preghiamo|prego|chiediamo|chiedo)|(?:potete|potreste)|dev(?:e|ono)|prefer\\p{L}+|bisogna',
    'por favor|(?:podem|podiam|poderiam)|pedimos|agradecemos que|dev(?:e|em)|tem de|têm de|prefer\\p{L}+',
    'proszę|prosimy|czy (?:mog|moż|mógł|mogl)\\p{L}+|musi\\p{L}*|należy|wol(?:ę|imy|el\\p{L}+)|chc(?:e|ą|emy|iał\\p{L}*)',
    'venligst|bedes|(?:kan|kunne|vil|må|skal) (?:i|du)|skal|hellere',
  ].join('|'),
);
/** Verbs of holding back and of waiting: they ask in any form. */
const holds = stems(
  'wait|hold (?:back|off|on)|hold(?: \\S+){0,3} (?:back|until|till)|green light|go-ahead|warten sie|abwarten|zurückhalt|zurückstell|grünes licht|wacht (?:met|graag|nog|tot)|wachten|vasthoud|groen licht|aanhoud',
  'attend(?:re|ez)|feu vert|retenir|retenez|esper(?:ar|en|ad) (?:a|con|hasta)|luz verde|reteng|reten(?:er|ed)|aspett(?:are|ate)|via libera|tratten|esper(?:ar|em) (?:pel|com|até)|retenh|poczeka[jćc]|wstrzyma[jć]|zielone światło|vente? med|grønt lys|hold(?: \\S+){1,4} tilbage',
);
/**
 * What may be asked for and changes no order: that it is booked, confirmed and answered, papers, who is called, and
 * that it comes as it was printed.
 */
const harmlessRequests = stems(
  'below|above|enter(?!\\p{L})|key (?:it|this|them|that)|type (?:it|this)|log (?:it|this)|confirm|acknowledg|process|book|handle|execut|place the order|accept|arrange|take care|see (?:the )?(?:attach|enclos|below)|find|check|look|review|reply|respon[ds]|answer|contact|call|ring|phone|e-?mail|reach|let (?:me|us) know|tell|inform|advise|notify|excuse|forgive|apolog|bear with|forward|quote our|state our|say hello|regards to|keep (?:us|me)|sign|return|note that (?:we|i|our)|print|help|hesitate|questions?|speak|talk|discuss|invit|join|visit|remember|understand|accept our|thank',
  'unten|untenstehend|nachstehend|einbuch|verbuch|erfass|eingeb|anleg|bestätig|bearbeit|buch|veranlass|ausführ|annehm|kümmer|sehen|finden|prüf|antwort|melden|kontakt|anruf|rufen|wenden|bescheid|mitteil|informier|teilen sie|sagen|entschuldig|verzeih|weiterleit|grüß|richten|quittier|unterschr|beacht|druck|helfen|zögern|frag|sprech|rückmeld|rückfrag|geduld|verständnis|dank|angeb|nennen|aufgeben',
  'onder|onderstaand|hieronder|invoer|inboek|in bestelling nemen|bevestig|verwerk|boek|uitvoer|accepter|zorg|regel(?:en|t)|zie(?:n)?(?!\\p{L})|vind|controle|nakijk|antwoord|contact|bel(?:len|t)?(?!\\p{L})|meld|weten|inform|excuus|excuses|verontschuldig|doorsturen|groet|tekenen|printen?|help|aarzel|vrag|spreken|begrip|dank',
  'dessous|saisi|confirm|traiter|enregistr|exécut|accept|occup|trouver|vérifi|répon|contact|appel|joindre|informer|faire savoir|dire|excus|pardon|transmett|salu|sign|noter|imprim|aide|hésit|question|parler|compr[ée]h|remerci|accus|adress|indiqu|rappel',
  'abajo|introduc|confirm|tramit|proces|gestion|registr|acept|encarg|encontr|ver|revis|respond|contest|contact|llam|inform|avis|decir|disculp|perd[oó]n|reenvi|salud|firm|imprim|ayud|dud|pregunt|habl|comprens|gracias|indi[cq]',
  'sotto|inserisc|inserire|digit|conferm|elabor|evade|evader|registr|accett|occup|trov|ved|verific|controll|rispond|contatt|chiam|inform|avvis|dir[ce]|dire|scus|perdon|inoltr|salut|firm|stamp|aiut|esit|domand|parl|comprens|ringraz|indic|riport',
  'abaixo|em baixo|introdu[zç]|confirm|process|trat|regist|aceit|encontr|ver(?!\\p{L})|verific|respond|contact|lig|inform|avis|diz|desculp|perdo|reencaminh|cumpriment|assin|imprim|ajud|hesit|dúvid|fal|compreens|agradec|indiq|indic',
  'poniż|niżej|wprowadz|wpis|potwierdz|realizac|zrealiz|przetwarz|zarejestr|przyj|zajm|znale|sprawdz|odpowied|odpis|kontakt|dzwoni|zadzwoń|poinform|informac|powied|przepr|wybacz|przekaz|pozdr|podpis|wydruk|drukow|pomo|waha|pytan|rozm|zrozum|dzięk|podan|podać|podaw',
  'nedenfor|nedenstående|tast|indtast|bekræft|behandl|registr|udfør|accept|sørg|find|tjek|se (?:vedh|bilag)|svar|kontakt|ring|besked|vide|fortæl|informer|undskyld|tilgiv|videresend|hils|underskriv|udskriv|print|hjælp|tøv|spørg|tal|forstå|tak|angiv|oplys',
);

/** Whether a sentence asks to wait with something. */
export function holdsBack(text: string): boolean {
  return holds.test(text);
}

/** Whether a sentence asks for what may be asked of any order: to confirm, to call. */
export function asksAsAlways(text: string): boolean {
  return harmlessRequests.test(text);
}

/** Whether a sentence asks for something that is none of what is asked in any mail: whatever it is, it is of the order. */
export function asksOfOrder(text: string): boolean {
  // What a colon ends leads to what is asked for.
  return !text.endsWith(':') && asksFor.test(text) && !harmlessRequests.test(text);
}
