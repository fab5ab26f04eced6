// What is said about an order at the desk that enters it, and by who has not made up his mind yet, in nine languages:
// alternations of whole words.
import type { ByLanguage } from './sense-words.ts';

/** Under which number of his own a seller entered it: "it's booked in under order 260771". */
export const enteredUnder: ByLanguage = {
  en: '(?:entered|booked|keyed|logged|in the system|put (?:it )?(?:in|on)|it[’\\x27]s (?:in|on))(?: (?:in|down|it|now))* (?:under|as) (?:our )?(?:sales )?(?:order|no\\.?|number|so)(?= [^ ]*\\d)',
  de: '(?:drin|erfasst|eingebucht|angelegt|eingegeben|im system|notiert) (?:unter|als) (?:der |dem )?(?:auftrag\\p{L}*|vorgang|ab|nr\\.?|nummer)(?= [^ ]*\\d)|(?:läuft|steht|stehen|ist) (?:bei uns )?unter (?:der )?auftrag\\p{L}*(?= [^ ]*\\d)',
  nl: '(?:staat|staan|zit|is|heb)(?: (?:het|hem|alles|nu))* (?:erin|er in|ingeboekt|ingevoerd|genoteerd|in het systeem) (?:onder|als) (?:order\\p{L}*|opdracht|nummer|nr\\.?)(?= [^ ]*\\d)',
  fr: '(?:saisi|enregistré|rentré|noté|passé)e? sous (?:la commande|le n[°º]|le numéro|n[°º]|la réf\\p{L}*)(?= ?[^ ]*\\d)',
  es: '(?:metid|registrad|introducid|grabad|anotad|apuntad)[oa] (?:con|bajo|como) (?:el )?(?:pedido|n[°º]|número)(?= ?[^ ]*\\d)',
  it: '(?:inserit|registrat|caricat)[oa] (?:con|sotto|come|al) (?:il )?(?:ordine|n[°º.]|numero)(?= ?[^ ]*\\d)',
  pt: '(?:lançad|registad|introduzid|inserid)[oa] (?:com|sob|como) (?:[oa] )?(?:encomenda|n[°º.]|número)(?= ?[^ ]*\\d)',
  pl: '(?:wprowadzone|zarejestrowane|zapisane|jest w systemie) (?:pod|jako) (?:nr|numerem|zamówienie)(?= [^ ]*\\d)',
  da: '(?:er|står|ligger)(?: (?:den|det|nu))* (?:tastet|oprettet|inde|lagt ind|registreret) (?:under|som) (?:ordre\\p{L}*|nr\\.?|nummer)(?= [^ ]*\\d)',
};

/** Who asks his colleagues whether somebody has entered it: "did anybody key this one already". */
export const enteredByAnybody: ByLanguage = {
  en: '(?:did|has|have) (?:any(?:one|body)|some(?:one|body)|any of you)(?: (?:already|yet|else|here))* (?:(?:key|enter|book|process|put|punch|log|handle)(?:ed|d)?|done|do|dealt with|picked up|seen to)(?: (?:in|through))? (?:this|that|it|these|(?:the )?(?:order|po))|(?:did|have) you (?:already )?(?:get|got|gotten|get round|got round|get around)(?: round| around)? to (?:this|that|it)',
  de: 'hat (?:(?:das|die|den|diese[nrs]?|bestellung|hier|schon|bereits) )*(?:jemand|wer|einer von euch)(?: [^?]{0,40})? (?:erfasst|eingegeben|angelegt|eingebucht|eingetippt|gemacht|erledigt|bearbeitet)',
  nl: 'heeft (?:(?:er|deze|dit) )?iemand(?: [^?]{0,40})? (?:ingevoerd|ingeboekt|ingeklopt|gedaan|verwerkt)',
  fr: 'quelqu[’\\x27]un (?:a|a-t-il|l[’\\x27]a|aurait)[^?]{0,30} (?:saisi|enregistré|rentré)e?',
  es: 'alguien (?:(?:ya|lo|la|ha|este|el|pedido) )+(?:metido|introducido|registrado|grabado|picado)',
  it: 'qualcuno (?:(?:l[’\\x27]|lo |la |ha |già ))+(?:inserito|inserita|caricato|caricata|registrato|registrata)',
  pt: 'alguém (?:(?:já|o|a) )*(?:lançou|introduziu|registou|inseriu)',
  pl: 'czy ktoś (?:(?:już|to|je|zamówienie) )*(?:wprowadzi\\p{L}+|wbi\\p{L}+|wklepa\\p{L}+|zarejestrowa\\p{L}+)',
  da: 'har (?:(?:der|allerede) )*nogen(?: [^?]{0,30})? (?:tastet|indtastet|oprettet|lagt)',
};
/** Who wants it entered: "can you put this on for me please", "if not, key it". */
export const enterIt: ByLanguage = {
  en: '(?:can|could|would|will) (?:you|someone|somebody|anyone)(?: please| pls)? (?:enter|key|book|punch|put|process|log) (?:this|it|these|that)|(?:please|pls|kindly) (?:enter|key|book|punch|put|process|log) (?:this|it|these|that)|if not,? (?:please )?(?:enter|key|book|put) (?:this|it|these)',
  de: '(?:kannst du|könntest du|könnt ihr|kann (?:das |die )?(?:jemand|wer))[^.?!]{0,40} (?:erfassen|eingeben|anlegen|einbuchen|eintippen)|bitte (?:das |die |diese )?(?:bestellung |auftrag )?(?:\\p{L}+ )?(?:erfassen|eingeben|anlegen|einbuchen)',
  nl: '(?:kan|kun|wil) (?:je|iemand|jij|jullie)[^.?!]{0,40} (?:invoeren|inboeken|inkloppen|inzetten)|graag (?:\\p{L}+ ){0,2}(?:invoeren|inboeken)',
  fr: '(?:peux-tu|peux tu|tu peux|pouvez-vous|merci de)[^.?!]{0,15} (?:saisir|enregistrer|rentrer|passer) (?:cette|la|sa|leur|ça)',
  es: '(?:puedes|podéis|puede alguien|mete|meted)(?:lo|la)?[^.?!]{0,20} (?:meter|introducir|registrar|grabar|picar)\\p{L}*',
  it: '(?:puoi|potete|può qualcuno)[^.?!]{0,20} (?:inserir|caricar|registrar)\\p{L}+',
  pt: '(?:podes|podem|pode alguém)[^.?!]{0,20} (?:lançar|introduzir|registar|inserir)',
  pl: '(?:możesz|możecie|mógłbyś|mogłabyś|proszę)[^.?!]{0,20} (?:wprowadzić|wbić|wklepać|zarejestrować)',
  da: '(?:kan|vil) (?:du|i|en af jer)[^.?!]{0,30} (?:taste|indtaste|oprette|lægge)',
};
/** Who wants it not done, or not twice. */
export const entersNothing =
  'do not|don[’\\x27]?t|never|twice|(?<!(?:wenn|falls) )nicht|doppelt|(?<!(?:indien|als|zo) )niet|dubbel|pas|deux fois|(?<!si )no|dos veces|(?<!se )non|due volte|(?<!se )não|duas vezes|(?<!(?:jeśli|jeżeli) )nie|dwa razy|(?<!hvis )ikke|to gange';

/** Who does not know yet which of two: "I'm having a hard time deciding which would be better". */
export const choosesBetween: ByLanguage = {
  en: '(?:hard|tough|difficult) (?:time )?(?:deciding|choosing|to (?:decide|choose))|can(?:not|[’\\x27]t|t) (?:quite |really )?(?:decide|choose|make up my mind)|torn between|not sure which|which (?:one )?(?:would|do|should) (?:you|i|we) (?:recommend|suggest|advise|choose|take|go)',
  de: '(?:kann|können) (?:mich|uns) (?:\\p{L}+ )?nicht (?:zwischen [^?]{1,60} )?entscheiden|schwanke[n]? zwischen|(?:nicht|un)\\s?sicher,? welche[rsn]?|welche[rsn]? [^?]{0,40}(?:würden sie|würdet ihr|würdest du|empfehlen|empfiehlst)|was (?:würden sie|würdet ihr) empfehlen',
  nl: 'kan (?:niet|moeilijk|maar niet) kiezen|twijfel(?:en)? tussen|weet niet (?:goed )?welke|welke [^?]{0,40}(?:raadt u|raad je|raden jullie|zou u|zou je)|wat raadt u',
  fr: '(?:du mal|n[’\\x27]arriv\\p{L}+ pas) à (?:me décider|nous décider|choisir)|(?:j[’\\x27]hésite|hésitons) entre|(?:lequel|laquelle|lesquels|lesquelles) [^?]{0,30}(?:conseill|recommand)\\p{L}+|que (?:me|nous) conseillez',
  es: 'no (?:me decido|nos decidimos|sé cuál|sabemos cuál)|dud(?:o|amos) entre|cuál(?:es)? [^?]{0,30}(?:recomienda|recomendaría|aconseja)\\p{L}*|qué (?:me|nos) recomiend\\p{L}+',
  it: 'non (?:riesco a|so) (?:decidermi|scegliere)|non (?:so|sappiamo) quale|indecis[oai] (?:tra|fra)|quale [^?]{0,30}(?:consigli|suggeri)\\p{L}+',
  pt: 'não (?:me )?(?:consigo|conseguimos) (?:decidir|escolher)(?:-me)?|(?:na dúvida|indecis\\p{L}+) entre|não sei qual|qual [^?]{0,30}(?:recomend|aconselh)\\p{L}+',
  pl: 'nie (?:mogę|możemy|umiem) się zdecydować|waham\\p{L}* się (?:między|pomiędzy)|nie wiem,? któr\\p{L}+|któr\\p{L}+ [^?]{0,30}(?:polec|doradz)\\p{L}+',
  da: 'svært ved at (?:vælge|beslutte)|i tvivl (?:om,? hvilken|mellem)|kan ikke (?:vælge|beslutte)|ved ikke,? hvilken|hvilken [^?]{0,30}anbefal\\p{L}*',
};

/** Who orders later, if at all: "I'll wait until autumn to place the order". */
export const ordersLater: ByLanguage = {
  en: '(?:i|we)(?:[’\\x27]ll| will|[’\\x27]d| would| am going to| are going to| intend to| need to)(?: \\p{L}+)? (?:wait|hold off)[^.?!]{0,40} (?:to|before|with) (?:\\p{L}+ ){0,2}(?:order|ordering|buy|buying|purchas\\p{L}+|place|placing)',
  de: '(?:warte|warten)(?: (?:ich|wir))?[^.?!]{0,40} mit (?:der|einer|unserer|meiner) bestellung|bestelle[n]?(?: (?:ich|wir))?(?: (?:aber|dann|jedoch))? erst (?:im|nächste\\p{L}*|später|ab|nach|wenn)',
  nl: '(?:wacht|wachten)(?: (?:ik|we|wij))?[^.?!]{0,40} met (?:de |onze |mijn |een )?(?:bestell\\p{L}+|order)|bestel(?:len)?(?: (?:ik|we|wij))? (?:dan )?pas (?:in|volgend\\p{L}*|na|als)',
  fr: '(?:attends|attendons|attendrai|attendrons|attendre)(?= )[^.?!]{0,50} (?:pour|avant de) (?:\\p{L}+ ){0,2}(?:commander|passer)',
  es: '(?:espero|esperaré|esperaremos|esperamos|esperar)(?= )[^.?!]{0,50} (?:para|antes de) (?:pedir\\p{L}*|hacer (?:el|un) pedido|encargar\\p{L}*|comprar\\p{L}*)',
  it: '(?:aspetto|aspetterò|aspettiamo|aspetteremo|attenderemo|attendo)(?= )[^.?!]{0,50} (?:per|prima di) (?:ordinar\\p{L}*|fare l[’\\x27]ordine|comprar\\p{L}*)',
  pt: '(?:esperar|espero|esperarei|esperaremos|aguardar)(?= )[^.?!]{0,50} (?:para|antes de) (?:encomendar|fazer (?:a|o) (?:encomenda|pedido)|comprar)',
  pl: '(?:poczekam|poczekamy|zaczekam|zaczekamy|wstrzymam się|wstrzymamy się)[^.?!]{0,40} z (?:zamówieni|zakup)\\p{L}+|zamówi(?:ę|my) dopiero',
  da: 'venter(?: (?:jeg|vi))?[^.?!]{0,40} med (?:at (?:bestille|købe)|bestillingen|ordren)|bestiller(?: (?:jeg|vi))? først (?:i|til|når|efter)',
};

/** Who sells asks what he shall do with goods that come later: "shall we send the rest on Wednesday, …" */
export const shallWeSend: ByLanguage = {
  en: '(?:shall|should) (?:we|i)|(?:do you|would you) (?:want|like|prefer)',
  de: '(?:soll|sollen|dürfen|können) (?:ich|wir)|möchten sie|wollen sie',
  nl: '(?:zal|moet) ik|(?:zullen|moeten) (?:we|wij)|wilt u|wil je|willen jullie',
  fr: '(?:devons|doit)[- ](?:nous|on)|dois-je|(?:souhaitez|voulez|préférez)-vous|est-ce qu[’\\x27]on',
  es: '(?:quiere|quieren|prefiere|prefieren|queréis|preferís)|(?:les|os|le) (?:enviamos|mandamos)|enviamos|mandamos',
  it: '(?:vuole|volete|preferite|preferisce)|(?:vi|le) (?:spediamo|mandiamo)|spediamo|dobbiamo',
  pt: '(?:quer|querem|prefere|preferem)|enviamos|devemos',
  pl: 'czy (?:mamy|mam|wydać|wysłać|dosłać|dowieźć|dostarczyć|wysyłać|wysyłamy|woli|wolą|wolicie)',
  da: 'skal (?:vi|jeg)|vil (?:i|du|de) (?:have|gerne)',
};
/** "… or wait with all of it?" */
export const orWait: ByLanguage = {
  en: 'or (?:\\p{L}+ ){0,4}(?:wait|hold)',
  de: 'oder (?:\\p{L}+ ){0,5}(?:warten|abwarten|zuwarten|zurückhalten)',
  nl: 'of (?:\\p{L}+ ){0,5}(?:wachten|afwachten)',
  fr: 'ou (?:\\p{L}+ ){0,4}(?:attendre|attend\\p{L}+)',
  es: 'o (?:\\p{L}+ ){0,4}(?:espera\\p{L}*|esperemos)',
  it: '(?:o|oppure) (?:\\p{L}+ ){0,4}(?:aspett\\p{L}+|attend\\p{L}+)',
  pt: 'ou (?:\\p{L}+ ){0,4}(?:esper\\p{L}+|aguard\\p{L}+)',
  pl: '(?:czy|lub|albo) (?:\\p{L}+ ){0,4}(?:poczekać|zaczekać|czekać|poczekamy)',
  da: 'eller (?:\\p{L}+ ){0,4}vente',
};

/** Who sets right what he ordered before: "a small correction to the below". */
export const setsRight: ByLanguage = {
  en: 'corrections?|changes?|amendments?|amend|correct|update|revise|mistake|typo',
  de: 'korrektur|änderung|berichtigung|korrigier\\p{L}*|ändern|abändern|vertippt|tippfehler',
  nl: 'correctie|wijziging|aanpassing|wijzigen|aanpassen|corrigeren|typefout',
  fr: 'corrections?|rectifi\\p{L}+|modifications?|erreur|corriger|modifier',
  es: 'corrección|cambios?|modificación|rectifi\\p{L}+|corregir|cambiar|error',
  it: 'correzione|modifica|rettifica|variazione|correggere|modificare|errore',
  pt: 'correção|alteração|retificação|corrigir|alterar|engano|erro',
  pl: 'korekt[aęy]|zmian[aęy]|popraw\\p{L}+|zmienić|skorygować|pomyłk[aęi]',
  da: 'rettelse|ændring|rette|ændre|fejl',
};
/** One amount in the place of another: "300 instead of 200". */
export const amountInsteadOf =
  '\\d[\\d.,]*(?: [\\p{L}.]+){0,3},? (?:instead of|rather than|(?:an)?statt|in plaats van|i\\.?p\\.?v\\.?|au lieu (?:de|des)|en lugar de|en vez de|invece (?:di|che|dei|delle)|al posto di|anziché|em vez d[eoa]s?|em lugar de|zamiast|i stedet for)(?: (?:the|den|de|les|los|las|i|le|os|as))? \\d';
