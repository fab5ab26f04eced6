import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { whole } from './patterns.ts';

/** Right before goods: there shall be none of them. */
export const noneOf =
  /(?<!\p{L})(?:no|without(?: any)?|minus|keine?[rnm]?|ohne|geen|zonder|pas d(?:e|es|['’])|sans|sin|ning[uú]n[ao]?|senza|niente|nessun[ao]?|sem|nada de|nenhum[ao]?|bez(?:\s+\p{L}{3,})?|żadnych|ingen|uden|do without|except(?: for)?|but for|außer|bis auf|behalve|(?<=(?:alles|alle \p{L}+|regels|artikelen|rest|bestelling|order)\s)op|sauf|salvo|excepto|(?<=(?:tod[oa]s?|tudo|resto)\s)menos|tranne|exceto|oprócz|undtagen)(?:\s+(?:the|die|den|der|das|de|het|les?|la|los|las|el|i|gli|le|il|os|as|o|a))?\s*$/iu;

/** Beside a line: it is not wanted. Stems that hardly say anything else where a line is named. */
export const declines = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:nobody|no one|none of us)(?: \\p{L}+){0,2} (?:wants?|needs?|uses)(?! (?:that|this|it|him|her) (?:done|to|happen)(?!\\p{L}))|don[’']t bother|we can do without|(?:falls?|fall|taken) away|goes(?: away| out| too)?(?=[,.;]|$)|don[’']t want|not want(?:ed)?|not (?:required|needed|necessary)|leave (?:those|it|them|that) out|had (?:second thoughts|enough)|not? needed|isn[’']t wanted|won[’']t be required|no use for|called off",
    '(?:will|braucht|möchte|benötigt) (?:\\p{L}+ ){0,2}(?:keiner|niemand)(?: mehr)?|(?:keiner|niemand)(?: \\S+){0,6} (?:mehr )?(?:haben will|will|braucht|möchte)|(?:brauchen|benötigen|bräuchten) wir (?:\\p{L}+ ){0,2}(?:keine\\p{L}?|nicht)|(?:wollen|möchten|nehmen) wir (?:doch )?(?:nicht|keine)|kommt? (?:weg|raus)|kann (?:weg|raus)|(?:lassen|lasst) (?:\\p{L}+ ){0,3}weg|nicht mehr (?:aktuell|nötig|gewünscht|erforderlich)|unnötig|erübrigt|ist hinfällig',
    '(?:wil|hoeft) (?:\\p{L}+ ){0,2}niemand(?: meer)?|niemand(?: \\S+){0,8} (?:nog |meer )?(?:hoeft|wil|nodig)|(?:kunnen|willen) (?:we|wij) (?:wel )?passen|niet (?:meer )?(?:nodig|gewenst|van toepassing|aan de orde)|willen (?:we|wij)(?: \\p{L}+){0,4} niet|(?:maar|lekker) zitten|laten (?:we|wij) vallen|(?:we|wij) zien(?: \\p{L}+){0,3} af|zien (?:we|wij)(?: \\p{L}+){0,3} af|hoeven?(?: \\p{L}+){0,4} niet|kan achterwege|valt weg',
    "(?:plus )?personne(?: \\p{L}+){0,2} n[e’'] ?(?:en |l[ae]s? )?(?:veut|voulait|utilise|a besoin)|renon[cç]\\p{L}+|(?:on peut |pouvons )?(?:se|nous) pass(?:er|ons|era|erons) de?s?|laiss(?:er|ez) de côté|(?:faites|faire) sauter|saute|tombe|n[’']en (?:voulons|avons) (?:pas|plus)|ne (?:les|la|le) (?:mettez|livrez|envoyez|prenons|voulons) (?:pas|plus)|ne nous (?:\\p{L}+ ){1,3}pas|inutiles?",
    '(?:ya )?no l[aeo]s? (?:quiere|necesita|usa) nadie|nadie(?: \\p{L}+){0,2} l?[aeo]?s? ?(?:quiere|necesita)|non l[aeio] (?:vuole|usa) (?:più )?nessuno|nessuno(?: \\p{L}+){0,2} l[aeio] vuole|se quita|si toglie|se (?:eliminan?|anulan?|suprimen?)|quitadl?[aeo]?s?|a quitar|prescind\\p{L}+|(?:ya )?no (?:l[aeo]s? )?(?:quer|quier|ponga|incluya)\\p{L}+|sobran?(?! (?:un[oa]?|dos) )|se cae|fuera|renunci\\p{L}+|no (?:nos )?hacen? falta|olv[ií]d\\p{L}+ (?:de )?|no (?:nos )?(?:l[aeo]s? )?(?:mand|env[ií]|sirv|traig)\\p{L}+|non (?:(?:mandate|inviate|spedite|consegnate)(?:l[eaio])?|l[eaio] (?:mandate|inviate|spedite))|rinunc\\p{L}+|non (?:l[aeio] )?(?:vogl\\p{L}+|vuole)|(?:è|sono) da (?:togliere|eliminare)|lascia(?:te|mo)(?:l[aeio])? (?:pure )?(?:stare|perdere)|salta(?:no)?|fa(?:re|cciamo) a meno',
    '(?:já )?ninguém(?: \\p{L}+){0,2} (?:[oa]s )?quer|nikt(?: \\p{L}+){0,3} nie (?:chce|potrzebuje)|(?:ønsker|vil) ingen (?:\\p{L}+ ){0,2}have|ingen(?: \\p{L}+){0,3} (?:vil|ønsker)(?: at)?(?: have)?|sa(?:i|em)(?=[,.;]|$)|não (?:[oa]s? )?(?:enviem|mandem|incluam|tragam)|anuluj\\p{L}*|já não (?:o|a|os|as )?quer\\p{L}+|é para (?:retirar|tirar)|são para (?:retirar|tirar)|cai(?=[,.;]|$)|dispens\\p{L}+|(?:już )?nie (?:chc|potrzeb)\\p{L}+|do (?:skreślenia|usunięcia)|vil vi (?:alligevel )?ikke(?: have)?|vi vil (?:\\p{L}+ ){0,2}ikke have|klarer os uden|ikke (?:længere )?(?:nødvendig|brug for)\\p{L}*|zrezygn\\p{L}+|rezygnujem\\p{L}+|skal (?:slettes|ud|fjernes)|kan (?:\\p{L}+ )?undvære[s]?',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Not the goods are refused but how or when they come: "we don't want line 2 late". */
export const hedges = whole(
  'packag\\p{L}*|colou?r|late|later|earlier|before|until|unless|split|separately|too (?:early|soon)|today|tomorrow',
  'verpack\\p{L}*|folie|farbe|spät\\p{L}*|zu früh|vor|bis|getrennt|einzeln|heute|morgen',
  'verpakking|kleur|laat|te vroeg|voor|tot|apart|vandaag|morgen',
  "tard|trop tôt|avant|séparément|aujourd[’']hui|demain|tout de suite",
  'tarde|antes|separado|hoy|mañana|tardi|prima|separat\\p{L}+|oggi|domani',
  'cedo|hoje|amanhã|późn\\p{L}+|przed|osobno|dziś|jutro|sent|før|særskilt|i dag|i morgen',
);

/** In the place of what stands behind it. */
export const insteadOf =
  /(?<!\p{L})(?:instead of|in place of|anstelle|anstatt|in plaats van|à la place d|au lieu d|en (?:vez|lugar) de|al posto d|invece d|em vez d|zamiast|i stedet for)/iu;

/** Right before goods: others shall take their place. */
export const inPlaceOf =
  /(?<!\p{L})(?:instead of|in place of|rather than|(?:an)?statt|anstelle|anstelle von|in plaats van|i\.p\.v\.?|au lieu d(?:es?|u)|plutôt que|anziché|piuttosto che|à la place d(?:es?|u)|en (?:vez|lugar) de(?:l)?|invece d(?:i|el(?:l[aeo])?|ei|egli)|al posto d(?:i|el(?:l[aeo])?|ei|egli)|em vez d(?:e|os?|as?)|zamiast|i stedet for)(?:\s+(?:the|die|den|der|das|de|het|les?|la|los|las))?\s*$/iu;

/** Beside goods: they stand in the papers though nobody wanted them. */
export const byMistake = whole(
  'should(?:n[’\\x27]t| not| never) (?:be|have been) (?:on|in|there)|by (?:mistake|accident|error)|in error|mistakenly|accidentally|(?:ordered|entered) twice|a mistake',
  '(?:gehör|hätt)\\p{L}*(?: \\p{L}+){0,3} nicht (?:auf|in|rein|drauf|dazu)|aus versehen|versehentlich|irrtümlich\\p{L}*|fälschlich\\p{L}*|doppelt (?:bestellt|drauf|erfasst)|ein (?:versehen|irrtum|fehler)',
  'hoor\\p{L}* (?:er )?niet (?:op|in|bij)|had(?:den)? (?:\\p{L}+ ){0,2}niet (?:op|in) (?:de|het)|per (?:ongeluk|abuis|vergissing)|abusievelijk|dubbel besteld|een vergissing',
  'n[’\\x27]aurai\\p{L}* pas dû|ne devrai\\p{L}* pas (?:y )?(?:être|figurer)|par (?:erreur|mégarde|inadvertance)|en double|une erreur',
  'no (?:debería|tenía)\\p{L}* (?:que )?(?:estar|figurar)|non dov\\p{L}+ (?:esserci|essere|comparire|figurare)|por (?:error|equivocación)|sin querer|un error|per (?:errore|sbaglio)|un errore',
  'não (?:devia|deveria)\\p{L}* (?:estar|constar)|nie powinn\\p{L}+ (?:\\p{L}+ ){0,2}(?:znaleźć|być)|skulle(?: \\p{L}+)? ikke have (?:været|stået)|por (?:engano|erro|lapso)|um erro|(?:przez |po)?omyłk\\p{L}+|przez pomyłkę|przypadkowo|ved en fejl|en fejl|fejlagtigt',
);

/** Words that point at what was named before. */
export const pointsBack = whole(
  'it|its|them|they|those|that|these|that one|those ones|thereof|die|sie|es|das|den|diese\\p{L}*|davon|hiervon|hiervan|ze|die|dat|deze|het|er|daarvan|les|le|la|en|ceux|celles|celui|cela|lo|los|las|eso|esos|esas|li|ne|quelli|quelle|quello|os|as|isso|esses|essas|ich|je|go|tych|nich|dem|den|det|disse',
);

/** How the refused goods would come: "the discs in the old boxes" refuses the boxes. */
export const inSuchA = /^\s*(?:in|with|mit|met|avec|dans|en|con|com|em|w|z|i|med)\s/iu;

/** Not to send, or not to want, is to send otherwise where a word of time or packing stands beside it. */
export const sends = whole(
  'want|woll\\p{L}*|möcht\\p{L}*|willen|voul(?!oir)\\p{L}*|quer\\p{L}*|vogli\\p{L}*|chce\\p{L}*|send|deliver\\p{L}*|ship|supply|liefer\\p{L}*|schick\\p{L}*|senden|lever\\p{L}*|stu(?:ur|ren)|livr\\p{L}*|envoy\\p{L}*|expédi\\p{L}*|entreg\\p{L}*|env[ií]\\p{L}*|consegn\\p{L}*|spedi\\p{L}*|mand\\p{L}*|dostarcz\\p{L}*|wysył\\p{L}*|wyśl\\p{L}*',
);

/** "Don't forget line 4" wants it all the more. */
export const notForgotten =
  /(?<!\p{L})(?:(?:don[’']t|do not) (?:forget|skip|drop|omit|leave out)|nicht (?:zu )?(?:vergessen|weglassen|streichen)|verg(?:ess\p{L}*|iss|iß) (?:\S+ ){1,4}nicht|niet (?:te )?(?:vergeten|weglaten|schrappen)|vergeet (?:\S+ ){1,4}niet|n[’']oubliez pas|ne pas oublier|no (?:se )?olvid\p{L}*|non dimentic\p{L}*|não (?:se )?esque\p{L}*|nie zapom\p{L}*|glem ikke)(?!\p{L})/iu;

/** "We don't need them right away": later, and not never. */
export const notAtOnce =
  /(?<!\p{L})(?:not|\p{L}+n[’']t|nicht|niet|pas|no|non|não|nie|ikke)(?: \p{L}[\p{L}’'-]*){0,5}? (?:right away|straight away|at once|immediately|quickly|so soon|any sooner|sofort|gleich|eilig|schnell|meteen|direct|snel|gelijk|tout de suite|immédiatement|vite|enseguida|inmediatamente|ahora mismo|tan pronto|subito|immediatamente|imediatamente|de imediato|já(?=[.!]?$)|tão cedo|od razu|natychmiast|szybko|med det samme|straks|hurtigt)(?!\p{L})/iu;

/** Beside goods that shall not come: the last word on them is still to be said. */
export const notYet = whole(
  'yet|for now|for the moment|for the time being|on hold|(?:until|till|before) (?:i|we|you)|first',
  'noch nicht|vorerst|vorläufig|erst (?:mal|einmal|noch)|zunächst|bis (?:ich|wir|sie)|bevor',
  'nog niet|voorlopig|vooralsnog|nog even|eerst|tot(?:dat)? (?:ik|we|wij|u)|voordat',
  "pas encore|pour l[’']instant|pour le moment|d[’']abord|avant (?:que|de)|jusqu[’']à ce",
  'todavía|aún|por ahora|de momento|antes|hasta que|ancora|per ora|per il momento|prima|finché',
  'ainda|por enquanto|por agora|antes|até que|jeszcze|na razie|najpierw|dopóki|endnu|foreløbig|først|indtil',
);
/** Whether goods shall wait; "I still have some" tells that they do not: "ne ho ancora". */
export function waits(text: string): boolean {
  return notYet.test(text.replace(haveStill, ' '));
}
const haveStill = new RegExp(`${inAnyLanguage('haveStill').source}(?!\\s\\d)`, 'giu');

/** "They don't need that many": fewer, and not none. */
export const notSoMany =
  /(?<!\p{L})(?:(?:do(?:es)?n[’']t|do(?:es)? not|won[’']t|not) (?:need|want|require) (?:that|so|as|quite so|quite that) (?:many|much)(?: of)?|(?:brauch\p{L}*|benötig\p{L}*)(?: \p{L}+){0,2} (?:gar )?nicht (?:ganz )?so viele?|(?:niet|geen) zo ?veel(?: nodig)?|pas besoin d[’'](?:autant|une telle quantité)(?: de| d[’'])?|no (?:necesit|hac)\p{L}+(?: falta)? tant[oa]s|non (?:ci |mi |ne )?(?:serv|occorr)\p{L}+ (?:così )?tant[ie]|não (?:precis\p{L}+ de|são precis[oa]s) tant[oa]s|nie potrzeb\p{L}+ (?:aż )?tyl[eu]|ikke brug for så mange)(?!\p{L})/iu;

/** Nothing more is to be said of goods that are called off. */
export const callsOff = new RegExp(
  `(?<!\\p{L})(?:${[
    'cancel|delet|remov|str[iu]ck|strike|storn|streich|gestrich|lösch|gelöscht|entfern|annul|anul|geannul|schrap|geschrap|verwijder|supprim|retir|rayer|rayez',
    'quit[ae]|suprim|elimin|borr|tach|tolg|togli|depenn|stralci|cancell|risc[ao]|usu[wń]|usun|skreśl|wykreśl|rezygn|slet|stryg|fjern|no longer|nicht mehr|niet meer|plus besoin|ya no|non (?:ci )?serv|já não|już nie|ikke længere',
  ].join('|')})`,
  'iu',
);
