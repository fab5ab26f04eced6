// What colleagues, systems and sellers say beside lines that nobody orders by them, in nine languages: alternations of
// whole words.
import type { ByLanguage } from './sense-words.ts';

/** Whether an order that came is entered already: a question of a colleague. */
export const inAlready: ByLanguage = {
  en: '(?:is|has|was|are|have) (?:this|that|it|these|this one|that one|this order|(?:the )?order below)(?: one)? (?:(?:already|yet|been|gone|now) )*(?:in|on|entered|keyed(?: in)?|booked(?: in)?|processed|done|through|logged|put (?:on|in|through)|on the system|in the system|dealt with|sorted|taken care of)|(?:do|did) we (?:already )?(?:have|get|enter|key|book|process) (?:this|that) (?:one|order)|have (?:we|you) (?:already )?(?:entered|keyed|booked|processed|done|put on|put through) (?:this|that|it)',
  de: '(?:ist|sind|haben wir|hast du|habt ihr) (?:(?:die|der|das|den|diese[rs]?|hier|sie|er|bestellung|auftrag|wir) )*(?:(?:schon|bereits|denn) )+(?:drin|erfasst|angelegt|eingegeben|eingebucht|im system|gebucht|erledigt|bearbeitet|durch|aufgenommen)',
  nl: '(?:staat|staan|is|zit|hebben we|heb jij|heb je|hebben jullie) (?:(?:deze|dit|die|hij|bestelling|order|er) )*(?:(?:al|reeds) )+(?:(?:in|er) )*(?:in|ingevoerd|ingeboekt|erin|in het systeem|verwerkt|ingelegd|geboekt|gedaan|ingeklopt)',
  fr: '(?:celle[- ]ci|cette commande|elle|celui-ci|ça|c[’\\x27]) ?(?:est|a|a-t-elle|est-elle)(?:-elle)? (?:(?:déjà|bien|été) )+(?:saisie?|enregistrée?|rentrée?|passée?|dans le système|traitée?|faite?)|(?:est-elle|est-ce|a-t-elle été|l[’\\x27]a-t-on|as-tu|avez-vous) (?:(?:déjà|bien|été) )+(?:saisie?|enregistrée?|rentrée?|passée?|traitée?)',
  es: '(?:este|esto|ese|lo|la|el pedido|este pedido|está) (?:(?:ya|está|ha|sido|tenemos|habéis|has) )+(?:metid|introducid|grabad|registrad|pasad|picad|tramitad|dado de alta|en el sistema|hech)\\p{L}*',
  it: '(?:quest[oa]|questo ordine|l[’\\x27]ordine) (?:è|abbiamo|hai|avete) (?:(?:già|stat[oa]) )+(?:inserit|caricat|registrat|a sistema|lavorat|fatt|process)\\p{L}*|(?:l[’\\x27] ?)?(?:è|abbiamo|hai|avete) (?:(?:già|stat[oa]) )+(?:inserit|caricat|registrat|a sistema|lavorat|process)\\p{L}*',
  pt: '(?:esta|este|isto|a encomenda)? ?(?:já (?:foi|está|temos|lançaste|lançaram)|foi já) (?:lançad|introduzid|registad|inserid|tratad|no sistema|feit|processad)\\p{L}*',
  pl: 'czy (?:(?:to|ono|zamówienie|ten|on|te|mamy|jest) )*już (?:(?:jest|zostało|mamy|było) )*(?:wprowadzon|wbit|w systemie|wklepan|zarejestrowan|zrobion|przyjęt)\\p{L}*|czy (?:(?:to|ono|zamówienie|ten|on|te) )*(?:jest |zostało |mamy )+już (?:wprowadzon|wbit|w systemie|wklepan|zarejestrowan)\\p{L}*',
  da: 'er (?:den|det|ordren|denne|den her|de)(?: (?:her|der))? (?:(?:allerede|blevet) )+(?:tastet|indtastet|oprettet|lagt ind|inde|i systemet|registreret|lavet|klaret)|har (?:vi|du|i) (?:allerede )?(?:tastet|oprettet|lagt) (?:den|denne)',
};

/** Figures that are said to be no order. */
export const saidNoOrder: ByLanguage = {
  en: '(?:no (?:purchase )?order (?:at this (?:stage|point|time)|for now|yet|so far))|(?:do|does|shall|should|is|are|must|may)(?: not|n[’\\x27]?t)(?: be)? (?:constitute|represent|form|imply|consider|regard|treat|take|considered|regarded|treated|taken|understood|construed|create)(?: (?:it|them|this|these(?: \\p{L}+)?))?(?: as)? (?:an? |any |firm |binding |purchase |legal |our )*(?:orders?|commitments?|obligations?)|(?:is|are|with) (?:no|not an?) (?:firm |binding |purchase )*(?:commitment|obligation)',
  de: '(?:handelt|handele) (?:es |sich )*(?:dabei |hierbei |hier |ausdrücklich |noch )*(?:nicht um (?:eine |einen )?|um keinen? )(?:\\p{L}+ )?(?:bestellung|auftrag|abruf)|(?:stell(?:t|en)|sind|ist|bedeute[tn]+|gelten|gilt)[^.?!]{0,20} (?:keine|nicht als|noch keine|keinerlei) (?:\\p{L}+ )?(?:bestellung(?:en)?|auftr\\p{L}+|abnahme\\p{L}*|kaufverpflichtung|verpflichtung|abruf\\p{L}*)(?: dar)?',
  nl: '(?:is|zijn|vorm(?:t|en)|houd(?:t|en)|geld(?:t|en)) (?:(?:dus|nog|in|nadrukkelijk) )*(?:geen|niet als) (?:\\p{L}+ )?(?:bestelling(?:en)?|orders?|afname\\p{L}*|koopverplichting|verplichting)',
  fr: '(?:il )?ne s[’\\x27]agit (?:pas|nullement|en aucun cas) d[’\\x27]une commande|(?:ne (?:constitu|représent|val)\\p{L}+ (?:pas |ni |en aucun cas |aucun)(?:une? |des? )?(?:\\p{L}+ )?(?:commandes?|engagement)|n[’\\x27](?:est|ont) (?:pas|ni) (?:une |valeur de )commande|sans (?:valeur de commande|engagement d[’\\x27]achat))',
  es: 'no se trata (?:todavía |aún )?de (?:un )?pedido|(?:no (?:constitu|represent|supon|implic)\\p{L}+ (?:un |ningún )?(?:pedidos?|compromiso|obligación)|no (?:son|es) (?:un )?(?:pedido|compromiso)|sin compromiso de compra)',
  it: 'non si tratta (?:ancora )?di (?:un )?ordine|(?:non (?:costituisc|rappresent|comport|impegn)\\p{L}+ (?:un |alcun |l[’\\x27]|un[’\\x27])?(?:ordin[ei]|impegno|obbligo)|non (?:sono|è) (?:un )?ordin[ei]|senza impegno d[’\\x27]acquisto)',
  pt: '(?:ainda )?não se trata (?:ainda )?de (?:uma )?encomenda|(?:não (?:constitu|represent|implic)\\p{L}+ (?:uma |qualquer )?(?:encomendas?|compromisso|obrigação)|não (?:são|é) (?:uma )?encomendas?|sem compromisso de compra)',
  pl: '(?:nie (?:stanowi\\p{L}*|są|jest) (?:\\p{L}+ )?(?:zamówieni\\p{L}+|zobowiązani\\p{L}+)|bez zobowiązania)',
  da: '(?:udgør|er|udgøre|skal ikke|betragtes)(?: \\p{L}+)? (?:ikke|ingen)(?: \\p{L}+)? (?:en )?(?:ordrer?|bestilling(?:er)?|købsforpligtelse|forpligtelse)|(?:udgør|er) (?:ikke|ingen) (?:en )?(?:ordre|bestilling|købsforpligtelse)',
};
/** What stands below every mail of a house: an order is one only with a paper. */
export const ofEveryMail =
  '(?:this|the) (?:e-?mail|message|communication)|unless|without|diese (?:e-?mail|nachricht)|es sei denn|ohne|deze (?:e-?mail|mail)|dit bericht|tenzij|ce (?:message|mail|courriel)|sauf|este (?:mensaje|correo)|salvo|(?:questo|presente) (?:messaggio|e-?mail)|se non|esta mensagem|este e-?mail|ta wiadomość|niniejsza wiadomość|chyba że|denne (?:mail|e-?mail|besked)|medmindre';

/** Of more than is ordered here. */
export const furtherOnes =
  'further|additional|other|any more|weitere[rnsm]?|zusätzliche\\p{L}*|darüber hinaus|künftige\\p{L}*|verdere|overige|andere|ultérieure?s?|supplémentaires?|autres|adicionales|otr[oa]s|ulterior[ei]|altr[ei]|adicionais|outr[oa]s|dalsz\\p{L}+|kolejn\\p{L}+|yderligere|flere';
/** Of a part of an order, of a paper that came twice, of what is only said; or of another order than this: "no order for the shop but for the stores". */
export const ofAPart =
  'part(?:ial)? \\p{L}+|duplicates?|verbal|oral|phone|receipt|copies|telefonisch\\p{L}*|mündlich\\p{L}*|teil\\p{L}+|doppel\\p{L}*|mondeling\\p{L}*|dubbel\\p{L}*|verbale?s?|orale?|parcial\\p{L}*|parzial\\p{L}*|duplicat\\p{L}*|ustn\\p{L}+|reklamacj\\p{L}+|mundtlig\\p{L}*|[^.?!]{0,60} (?:but|sondern|maar|mais|sino|bensì|mas|lecz|tylko|men) (?:for|für|voor|pour|para|per|dla|for|til) [^.?!]*';
/** Of what is printed or replaced somebody wants to see a proof first. */
export const proofs =
  'proofs?|artwork|drafts?|drawings?|samples?|substitut\\p{L}*|replacements?|korrektur\\p{L}*|druckdaten|druckvorlage\\p{L}*|entwurf|muster\\p{L}*|zeichnung\\p{L}*|ersatz\\p{L}*|teillieferung\\p{L}*|druk?proef|proef\\p{L}*|tekening\\p{L}*|monster|bat|bon à tirer|épreuves?|maquette|échantillons?|prueba(?:s)?|boceto|muestras?|sustituci\\p{L}+|bozz[ae]|campion[ei]|disegno|sostitu\\p{L}+|provas?|maquete|amostras?|projekt\\p{L}*|próbk\\p{L}*|rysun\\p{L}+|wizualizacj\\p{L}+|erstatning\\p{L}*|prøvetryk|tegning\\p{L}*';

/** What a seller says of how one orders from him: "to order, just reply". */
export const howToOrder: ByLanguage = {
  en: '(?:just|simply) say (?:yes|the word|go)|(?:to (?:place (?:an|your|the) )?order,? (?:please |just |simply )*(?:reply|answer|respond|call|ring|phone|text|say|tell us|email us|e-mail us|drop us|click|let (?:me|us) know|get in touch)|(?:if you|should you|when you)[’\\x27]?(?:d|re)? ?(?:would )?(?:like|want|wish|are ready|decide)? ?to (?:(?:order|place an order)[^.?!]{0,20}(?:please |just |simply )+|(?:go ahead|proceed)[^.?!]{0,20}(?:just |simply ))(?:reply|answer|respond|call|ring|say|tell|email|drop|let|confirm)|(?:just |simply )(?:reply|answer|say|text)[^.?!]{0,40} to (?:place your |your )?order)',
  de: '(?:ein )?kurzes (?:ja|ok|okay) (?:per \\p{L}+ )?(?:genügt|reicht)|(?:zum bestellen|um zu bestellen|für ihre bestellung|wenn sie bestellen (?:möchten|wollen)|bei interesse)[^.?!]{0,20}(?:(?:einfach|bitte|kurz|genügt|reicht|gern\\p{L}*) )+[^.?!]{0,40}(?:antwort\\p{L}*|anruf\\p{L}*|rufen|melden|klick\\p{L}*|mail|nachricht|bescheid|schreiben|rückmeld\\p{L}*)',
  nl: 'een kort (?:ja|akkoord|ok) (?:volstaat|is genoeg)|(?:om te bestellen|wilt u bestellen|wil je bestellen|bestellen kan|bestellen kunt u)[^.?!]{0,30}(?:antwoord\\p{L}*|beantwoord\\p{L}*|reageer\\p{L}*|bel|bellen|klik\\p{L}*|mail\\p{L}*|laat)|bestellen (?:\\p{L}+ )?door (?:\\p{L}+ ){0,3}(?:te (?:antwoorden|bellen|mailen|reageren|klikken))',
  fr: 'un simple (?:oui|ok|accord)[^.?!]{0,40} suffit|(?:pour (?:commander|passer (?:la |votre )?commande))[^.?!]{0,20}(?:il (?:vous )?suffit|répond\\p{L}+|appel\\p{L}+|cliqu\\p{L}+|dites|confirmez|contact\\p{L}+|écri\\p{L}+|merci de (?:me |nous )?(?:répondre|rappeler))',
  es: 'basta (?:con )?un (?:sí|ok)|para (?:(?:hacer|realizar|tramitar) (?:el |su |tu |un )?(?:pedido|encargo)|pedir|encargar)[^.?!]{0,20}(?:basta|sólo|solo|simplemente|respond\\p{L}+|llam\\p{L}+|escríb\\p{L}+|contest\\p{L}+|haga clic|clic)',
  it: 'basta un (?:sì|ok|cenno)|per confermare l[’\\x27]ordine (?:basta|è sufficiente)|per (?:(?:fare|effettuare|procedere con) (?:l[’\\x27]|un |il vostro )?ordine|ordinare)[^.?!]{0,20}(?:basta|è sufficiente|risponde\\p{L}+|chiam\\p{L}+|scriv\\p{L}+|clicc\\p{L}+|contatt\\p{L}+)',
  pt: 'basta um (?:sim|ok)|para (?:(?:fazer|efetuar) (?:a |uma |a sua )?encomenda|encomendar)[^.?!]{0,20}(?:basta|é só|respond\\p{L}+|ligue\\p{L}*|escrev\\p{L}+|clique|contacte)',
  pl: 'wystarczy (?:krótkie )?(?:„?tak|ok)|(?:aby|żeby|by) (?:złożyć zamówienie|zamówić)[^.?!]{0,20}(?:wystarczy|proszę|prosimy|odpisz|odpowied\\p{L}+|zadzwo\\p{L}+|klikn\\p{L}+|napisz)',
  da: '(?:bare sig ja|et ja er nok)|(?:for at bestille|vil (?:du|i) bestille|bestil ved|ønsker (?:du|i) at bestille|(?:du|i) bestiller (?:\\p{L}+ )?ved)[^.?!]{0,30}(?:svar\\p{L}*|skriv\\p{L}*|ring\\p{L}*|besvar\\p{L}*|klik\\p{L}*|giv\\p{L}*|at (?:svare|ringe|skrive|besvare))',
};

/** What many order together, or one for all of them later. */
export const orderOfMany: ByLanguage = {
  en: '(?:group|joint|collective|communal|bulk|team|office|club|class|shared|society[’\\x27]s|department|kitchen|stationery)(?: \\p{L}+)? order|(?:i[’\\x27]?m|i am|i[’\\x27]?ll be|i will be|we[’\\x27]re|we are) (?:doing|placing|sending|putting in|making|doing up) (?:off )?(?:the|our|an|a|this \\p{L}+[’\\x27]s) (?:[\\p{L}-]+ ){0,3}order (?:on|this|next|tomorrow|tonight|at the end|later)|i (?:send|place|put) (?:it|the order|them)(?: in| off)? (?:to [^.?!]{1,30} )?(?:on|this|next|tomorrow|tonight)',
  de: 'sammelbestellung|gemeinschaftsbestellung|gruppenbestellung|gemeinsame bestellung|(?:ich|wir) (?:geb|mach|schick|bestell)\\p{L}* (?:\\p{L}+ ){0,2}(?:am|nächste|morgen|ende)(?: \\p{L}+){0,2} (?:die|unsere|eine|wieder)',
  nl: 'gezamenlijke bestelling|groepsbestelling|groepsorder|verzamelbestelling|gezamenlijk bestellen|(?:ik|we) (?:plaats|doe|bestel|stuur)\\p{L}* (?:de|onze|een|weer)? ?(?:bestelling )?(?:op )?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|volgende)',
  fr: 'commandes? (?:groupée|commune|collective)s?|(?:je|on|nous) (?:pass|command|envoi|envoy|f)\\p{L}+ (?:la |notre |une )?(?:commande )?(?:[\\p{L}-]+ ){0,2}(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la semaine prochaine)',
  es: 'pedido (?:conjunto|colectivo|grupal|común|en grupo)|(?:el )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana) (?:\\p{L}+ )?(?:hago|haremos|hacemos|paso|mando|envío) (?:el |un )?pedido',
  it: 'ordine (?:di gruppo|collettivo|comune|cumulativo)|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani) (?:faccio|facciamo|mando|invio|passo) (?:l[’\\x27]|un )?ordine',
  pt: 'encomenda (?:conjunta|coletiva|em grupo|de grupo)|(?:na |no )?(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|amanhã)(?:-feira)? (?:faço|fazemos|envio|mando) (?:a |uma )?encomenda',
  pl: 'zamówienie (?:grupowe|zbiorcze|wspólne)|wspólne zamówienie|w (?:poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę) (?:składam|składamy|wysyłam|robię|zamawiam)\\p{L}*',
  da: 'fællesbestilling\\p{L}*|fælles (?:bestilling|ordre|indkøb)|samlet (?:bestilling|ordre)|(?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|i morgen) (?:sender|bestiller|lægger|laver) (?:jeg|vi)',
};
/** What is collected so far, and until when. */
export const stillOpen =
  'so far|until now|till now|(?:by|before|until) (?:mon|tues|wednes|thurs|fri|satur|sun)day|bisher|bislang|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|tot nu toe|voor (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|pour l[’\\x27]instant|jusqu[’\\x27]ici|déjà inscrits|avant (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|de momento|hasta ahora|antes del (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|finora|entro (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|até (?:agora|segunda|terça|quarta|quinta|sexta|sábado|domingo)|na razie|do (?:poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli)|indtil (?:videre|nu)|inden (?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)';
/** Others may join in. */
export const whoJoins: ByLanguage = {
  en: '(?:if (?:you|any(?:one|body)|some(?:one|body))(?: else)?(?:[’\\x27]d| would)? ?(?:want|need|like|fancy|wish|care)s? (?:to (?:join|add|be included|get in|be part)|(?:anything|something|some)(?! (?:else )?from us| more| further| for )|in(?= |[,.!]))|(?:who|any(?:one|body)|who[’\\x27]s) (?:else )?(?:wants|needs|would like|interested|else)|who[’\\x27]s in|last (?:call|chance) (?:for|to)|add your(?:self| name| items| wishes)|(?:reply|tell me|write|message me|shout)[^.?!]{0,30} with what you[’\\x27]?d? (?:would )?(?:like|want|need))',
  de: 'wer (?:(?:von euch|noch|sonst|auch|etwas|was|jetzt|möchte|will) )+(?:braucht|möchte|will|dabei|mit\\p{L}*)|wer (?:mit\\p{L}+|dabei sein) (?:möchte|will)|wenn (?:ihr|jemand|noch jemand) (?:(?:noch|auch|etwas|was) )*(?:mit\\p{L}+|dabei|dazu|braucht|wollt|will)|tragt euch',
  nl: 'wie (?:(?:doet|wil|heeft|er|nog|ook|iets) )+(?:mee\\p{L}*|wil|nodig|heeft|bestellen|iets)|als (?:je|jullie|iemand) (?:(?:nog|ook|iets) )*(?:mee\\p{L}*|erbij|toevoegen|nodig|wil)|schrijf je in',
  fr: 'qui (?:veut|voudrait|souhaite|est intéressé|d[’\\x27]autre)|si (?:vous voulez|vous souhaitez|quelqu[’\\x27]un (?:veut|souhaite|d[’\\x27]autre)) (?:\\p{L}+ )?(?:participer|vous joindre|se joindre|en profiter|en être|ajouter quelque chose|quelque chose)|inscrivez-vous|dites-moi ce que vous voulez',
  es: 'si (?:alguien|alguno) (?:\\p{L}+ )?(?:quiere|necesita|desea|se apunta)|quien (?:quiera|necesite|se apunte)|si (?:queréis|quieres) (?:apuntar\\p{L}*|uniros|participar)|apuntaos|decidme (?:qué|lo que) queréis',
  it: 'chi (?:vuole|volesse|desidera|altro|ha bisogno|si aggiunge|è interessato)|se (?:volete|qualcuno vuole|vuoi) (?:partecipare|aggiunger\\p{L}*|unirvi|qualcosa)|ditemi (?:cosa|che cosa) volete',
  pt: 'quem (?:quiser|queira|precisar|quer|mais|estiver interessado)|se (?:alguém|quiserem|quiseres) (?:\\p{L}+ )?(?:quiser|precisar|participar|juntar\\p{L}*|acrescentar)|digam-me o que querem',
  pl: 'kto (?:(?:jeszcze|coś|też|by|z was) )*(?:chce|potrzebuje|chciałby|się dołącza|dołączy|się pisze)|(?:jeśli|jeżeli) (?:ktoś|ktokolwiek|chcecie) (?:\\p{L}+ )?(?:chce|dołączyć|coś|potrzebuje)|napiszcie,? (?:co|czego) (?:chcecie|potrzebujecie)',
  da: 'hvem (?:(?:vil|skal|har|mangler|ellers|der|også) )+(?:med|være|have|noget|lyst|bruge)|hvis (?:i|du|nogen) (?:også |gerne |andre )*(?:vil|ønsker|mangler) (?:\\p{L}+ )?(?:være med|have|med|bestille|noget)|skriv,? hvad i vil have',
};
