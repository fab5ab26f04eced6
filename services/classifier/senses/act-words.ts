// By what a mail says that the lines in it are no order of today, in nine languages: alternations of whole words.
import type { ByLanguage } from './sense-words.ts';

/** Whether goods have left: a question in the perfect, for who orders asks whether they will. */
export const leftYet: ByLanguage = {
  en: '(?:has|have) (?:it|they|this|that|these|those|(?:our|my|the) (?:[\\p{L}-]+ ){0,2}(?:order|goods|delivery|items|parcel|shipment)|everything|anything)(?: (?!be|to)\\p{L}+)?(?: \\d\\S*)? (?:(?:already|now|yet|actually|just|been) )*(?:shipped|gone|left|sent|dispatched|despatched)|(?:did|does) (?:it|they|this|(?:our|my|the) (?:order|goods|delivery)) (?:already |actually |ever )*(?:ship|go out|leave)|(?:is|are) (?:it|they|(?:our|my|the) (?:order|goods|delivery)) (?:already |now |still )*(?:on (?:its|their|the) way|in transit|out for delivery)',
  de: '(?:ist|sind|wurde|wurden|gingen?) (?:das|die|der|es|sie|alles|diese|unsere?|meine?)(?: \\p{L}+)?(?: \\d\\S*)? (?:(?:denn|schon|bereits|inzwischen|mittlerweile|eigentlich|jetzt|heute|gestern|bei ihnen) )*(?:raus|rausgegangen|unterwegs|weg|verschickt|versandt|versendet|abgeschickt|losgeschickt|ausgeliefert|ausgegangen)',
  nl: '(?:is|zijn|werd) (?:die|dat|deze|dit|hij|het|alles|(?:onze|mijn|de) \\p{L}+)(?: \\d\\S*)? (?:(?:al|reeds|intussen|inmiddels|nu|eigenlijk|vandaag) )*(?:verstuurd|verzonden|weg|onderweg|vertrokken|de deur uit|op weg|op transport)',
  fr: '(?:est|sont|a)-(?:t-)?(?:elle|il|elles|ils|ce) (?:(?:déjà|bien|enfin|été) )*(?:parti|expédié|envoyé|en (?:route|cours de livraison))\\p{L}*|(?:est[- ]ce que |(?:notre|ma|la) )(?:\\p{L}+ ){0,3}(?:\\d\\S* )?(?:est|a été|sont) (?:(?:déjà|bien|enfin) )*(?:parti|expédié|envoyé)\\p{L}*',
  es: '(?:ha|han) (?:salido|sido (?:enviad|expedid)[oa]s?)(?: ya)?|ya (?:ha salido|han salido|salió|salieron|está en (?:camino|reparto)|se (?:ha )?(?:envi(?:ó|ado)|expedido))|(?:lo|la|los|las) (?:habéis|han) (?:enviado|mandado|expedido) ya|(?:está|están) (?:ya )?(?:en camino|en reparto|de camino)',
  it: '(?:è|sono) (?:(?:già|poi|stat[oaie]) )*(?:partit|spedit|inviat|evas|uscit)[oaie]|(?:è|sono) già in (?:viaggio|consegna|transito)|l[’\\x27]avete (?:già )?(?:spedit|inviat|mandat)[oa]',
  pt: 'já (?:saiu|saíram|seguiu|seguiram|foi (?:enviad|expedid|despachad)[oa]|está a caminho|foram (?:enviad|expedid|despachad)[oa]s)|(?:saiu|seguiu|foi (?:enviad|expedid|despachad)[oa]) já',
  pl: '(?:czy )?(?:już |zostało |zostały )*(?:wyszł[oay]|wyjechał[oay]|(?:zostało|zostały|jest|są) (?:już )?(?:wysłan|nadan)\\p{L}+|jest (?:już )?w drodze|wysłali(?:ście)?)',
  da: 'er (?:den|det|de|ordren?|varerne|(?:vores|min) \\p{L}+)(?: \\d\\S*)? (?:(?:allerede|blevet|så|nu|egentlig) )*(?:sendt|afsendt|afsted|af sted|på vej|gået|kørt|undervejs)',
};
/** Of another than the mail speaks of: "has the last one left yet?" */
export const theLastOne: ByLanguage = {
  en: 'last|previous|earlier|other|first',
  de: 'letzte\\p{L}*|vorige\\p{L}*|vorherige\\p{L}*|andere\\p{L}*|erste\\p{L}*',
  nl: 'laatste|vorige|andere|eerste|eerdere',
  fr: 'derni(?:er|ère)s?|précédente?s?|autre|première',
  es: 'últim[oa]s?|anterior(?:es)?|otr[oa]|primer[oa]?',
  it: 'ultim[oaie]|precedent[ei]|scors[oa]|altr[oa]|prim[oa]',
  pt: 'últim[oa]s?|anterior(?:es)?|outr[oa]|primeir[oa]',
  pl: 'ostatni\\p{L}+|poprzedni\\p{L}+|inn\\p{L}+|pierwsz\\p{L}+',
  da: 'sidste|forrige|tidligere|anden|første',
};
/** Who asks after an order that he gave. */
export const asksAfter: ByLanguage = {
  en: 'chas(?:e|ing)(?: up)?|follow(?:ing)? up(?: on)?|check(?:ing)? (?:up |in )?on|(?:any )?(?:news|update|word|eta)|(?:the |current )?status|got to|getting on|coming along|where (?:is|has|are)|how (?:is|are) [^.?]{0,30} (?:doing|looking)',
  de: 'nachfragen|nachhaken|nachfassen|erkundigen|fragen|fragte|stand(?! vom)|status|wo (?:bleibt|bleiben|ist|steckt)|wie (?:weit|sieht es|steht es)|gibt es (?:schon )?(?:etwas )?neues',
  nl: 'navragen|informeren|vragen|navraag|even over|stand van zaken|status|waar (?:blijft|blijven|is)|hoe (?:staat|zit) het|is er al nieuws',
  fr: 'où en (?:est|sont)|revien\\p{L}+ vers (?:vous|toi)|des nouvelles|relanc\\p{L}+|statut|état d[’\\x27]avancement|savoir (?:où|ce qu)',
  es: 'cómo va|cómo (?:está|anda)|saber (?:cómo|qué|algo|en qué)|en qué (?:estado|punto)|el estado|dónde está|preguntar(?:les|te|os)? por|novedades|noticias',
  it: 'a che punto|che fine ha fatto|notizie|novità|lo stato|sapere (?:come|quando|dove|se)|dov[’\\x27]è|sollecit\\p{L}+',
  pt: 'ponto d[ae] situação|em que (?:ponto|estado|pé)|o estado|onde (?:está|anda|pára)|novidades|notícias|saber (?:como|quando|da|do)|perguntar (?:pel[oa])',
  pl: 'zapytać|spytać|dopytać|dowiedzieć|pytanie|na jakim etapie|status|stan realizacji|gdzie jest|co (?:się dzieje |jest )?z|co słychać',
  da: 'høre (?:lidt )?(?:til|om|hvordan|hvor)|spørge (?:til|om)|status|hvor langt|hvor bliver|hvordan går det|nyt om|rykke for',
};
/** Beside what the mail is about. */
export const asWell =
  'too|also|as well|by the way|auch|außerdem|übrigens|ook|trouwens|aussi|également|d[’\\x27]ailleurs|también|por cierto|anche|inoltre|tra l[’\\x27]altro|também|aliás|też|także|również|zresztą|også|i øvrigt|for resten';
/** Whom one asks who has a question about an order: "for questions about our order 4419 call …". */
export const forQuestions =
  '(?:any|with|for|have) (?:\\p{L}+ )?(?:questions?|queries)|(?:bei|für|zu) (?:\\p{L}+ ){0,2}(?:rück)?fragen|(?:bij|voor|met) (?:\\p{L}+ )?vragen|(?:pour|si|en cas de) (?:toute |\\p{L}+ )?questions?|(?:para|en caso de|si tienen?) (?:\\p{L}+ )?(?:consultas?|preguntas?|dudas?)|pueden (?:preguntar|llamar)|(?:per|in caso di) (?:\\p{L}+ )?(?:domande|chiarimenti)|(?:em caso de |para |quaisquer )(?:dúvidas?|questões)|w razie (?:\\p{L}+ )?pytań|ved (?:\\p{L}+ )?spørgsmål|i kan (?:altid )?(?:spørge|ringe)|always|jederzeit|altijd|siempre|sempre|zawsze|altid|(?:every|each|jede|elke|chaque|cada|ogni|hver) \\p{L}+';
/** Of an order that was given nothing came. */
export const nothingCame: ByLanguage = {
  en: '(?:no|not a) sign of (?:it|them|the|our|anything)|(?:nothing|none of (?:it|this|them)) (?:has |have )?(?:\\p{L}+ )?(?:arrived|come|turned up|been delivered|reached us)|(?:still|have|has|yet|has still|have still) (?:\\p{L}+ )?(?:not|n[’\\x27]t)? ?(?:received|had|seen) (?:anything|any of|nothing)|still waiting (?:for|on)|(?:have|has)(?:n[’\\x27]t| not| still not| yet to)(?: \\p{L}+)? (?:received?|arrived?|come|turn(?:ed)? up|been delivered|show(?:n|ed)? up)',
  de: '(?:noch|bis (?:heute|jetzt|dato)|bisher|leider)(?: \\p{L}+){0,2} (?:nichts|nicht|keine (?:ware|lieferung))(?: \\p{L}+){0,3} (?:an|angekommen|erhalten|eingetroffen|geliefert|bekommen|da)|warten (?:\\p{L}+ )?(?:noch |immer |weiterhin |nach wie vor )+auf|wo (?:bleibt|bleiben)',
  nl: '(?:nog|tot nu toe|tot op heden)(?: \\p{L}+){0,2} (?:niets|niet|geen levering)(?: \\p{L}+){0,3} (?:ontvangen|binnen|aangekomen|geleverd|gekregen)|wachten (?:\\p{L}+ )?(?:nog|steeds|al)(?: \\p{L}+){0,2} op|waar (?:blijft|blijven)',
  fr: '(?:toujours|encore|à ce jour)(?: \\p{L}+){0,2} rien (?:reçu|eu|vu)|(?:n[’\\x27]avons|n[’\\x27]ai) (?:toujours |encore )?(?:rien|pas)(?: encore| toujours)? reçu|(?:attendons|attends) (?:toujours|encore)|n[’\\x27]est (?:toujours )?pas (?:encore )?(?:arrivée|livrée)',
  es: '(?:seguimos|sigo) (?:sin recibir|esperando)|(?:todavía|aún) no (?:hemos|he|ha|han) (?:recibido|llegado)|no (?:ha|han) llegado (?:todavía|aún|nada)|no (?:hemos|he) recibido (?:todavía |aún )?nada',
  it: 'non (?:abbiamo|ho|è|sono) (?:ancora )?(?:ricevuto|arrivat[oaie]|pervenut[oaie])(?: (?:ancora|nulla|niente))?|(?:aspettiamo|aspetto|attendiamo) ancora|stiamo ancora aspettando|ancora (?:nulla|niente)',
  pt: '(?:ainda )?não (?:recebemos|recebi|chegou|chegaram)(?: (?:ainda|nada))?|(?:continuamos|continuo|estamos ainda|ainda estamos) (?:à espera|a aguardar)',
  pl: '(?:nadal|wciąż|ciągle|jeszcze|do dziś|dotąd) (?:\\p{L}+ ){0,2}(?:czeka(?:my|m)|nie (?:otrzym\\p{L}+|dosta\\p{L}+|dotar\\p{L}+|przysz\\p{L}+))|nic (?:jeszcze |do nas )?nie (?:dotarło|przyszło)|nie (?:dotarło|przyszło|otrzymaliśmy) (?:jeszcze|do dziś|dotąd)',
  da: '(?:venter|vi venter) (?:\\p{L}+ )?stadig|(?:stadig|endnu) ikke (?:modtaget|fået|kommet|set)|(?:har|er) (?:\\p{L}+ )?(?:stadig |endnu )?ikke (?:modtaget|fået|kommet)|intet (?:modtaget|kommet)|ikke (?:kommet|modtaget) (?:endnu|noget)',
};
/** What comes without an order, and who else waits. */
export const notOrdered =
  'catalog\\p{L}*|catálogos?|\\p{L}*katalog\\p{L}*|brochures?|price list|preisliste\\p{L}*|prijslijst|samples?|muster|offre|customers?|clients?|kunden|klanten|clientes|clienti|klienci|kunder|(?:newsletter|login|password|access)';
/** That an order which was given waits: "hold off sending our order". */
export const holdsBack: ByLanguage = {
  en: '(?:do not|don[’\\x27]?t|please not|not to) (?:yet )?(?:ship|send|deliver|dispatch|despatch)[^.?]{0,120}(?:yet|for now|for the (?:moment|time being)|until (?:we|i|you hear|further))|hold(?:ing)? (?:off|back)|wait(?:ing)? with|put(?:ting)? [^.?]{0,80}on hold|(?:hold|pause|park) (?:our|my|the)',
  de: '(?:noch|vorerst|derzeit|momentan|im moment|vorläufig|zunächst) (?:bitte )?nicht (?:aus)?(?:liefern|zu (?:liefern|senden|schicken)|senden|schicken|verschicken|versenden|aus|los|raus)|mit (?:der )?(?:lieferung|auslieferung|dem versand) [^.?]{0,60}(?:warten|zuwarten)|(?:zurückhalten|zurückstellen|anhalten|pausieren)',
  nl: '(?:nog|voorlopig|even) (?:(?:even|maar) )?niet (?:te )?(?:versturen|verzenden|leveren|uitleveren|opsturen|bezorgen)|(?:wachten?|wacht) (?:jullie |u )?(?:nog |even )*met (?:het )?(?:versturen|verzenden|leveren|de levering|uitleveren)|(?:aanhouden|vasthouden|in de wacht)',
  fr: '(?:ne |n[’\\x27])(?:pas )?(?:nous )?(?:expédi|livr|envoy)\\p{L}+ (?:pas )?(?:encore|pour l[’\\x27]instant|pour le moment|tout de suite|immédiatement)|(?:pas encore|pas tout de suite) (?:expédier|livrer|envoyer)|(?:suspendre|mettre en attente|mettre en pause|retenir|patienter avant d)',
  es: '(?:no (?:nos )?(?:env|mand|sirv|entregu|expid)\\p{L}+)(?: \\p{L}+)? (?:todavía|aún|de momento|por ahora|por el momento)|(?:todavía|aún|de momento|por ahora|por el momento),? no (?:nos )?(?:env|mand|sirv|entregu|expid)\\p{L}+|(?:retener|retengan|paralicen|paren|parar|esperen|esperad) [^.?]{0,20}(?:envío|entrega|pedido)',
  it: '(?:non (?:ci )?(?:sped|invi|mand|consegn)\\p{L}+) (?:ancora|per (?:ora|adesso|il momento)|subito)|(?:per (?:ora|il momento)|ancora),? non (?:ci )?(?:sped|invi|mand|consegn)\\p{L}+|(?:sospend\\p{L}+|trattenete|tenete ferm[oa]|aspettate a (?:spedire|inviare|consegnare))',
  pt: '(?:não (?:nos )?(?:envi|mand|entreg|exped)\\p{L}+) (?:ainda|já|por (?:agora|enquanto)|para já)|(?:ainda|por (?:agora|enquanto)|para já),? não (?:nos )?(?:envi|mand|entreg|exped)\\p{L}+|(?:suspend\\p{L}+|reter|retenham|segurem|aguardem com)',
  pl: '(?:jeszcze|na razie|chwilowo|póki co) nie (?:wysyłać|wysyłajcie|dostarczać|realizować|wydawać)|nie (?:wysyłać|wysyłajcie|dostarczać) (?:jeszcze|na razie|póki co)|(?:wstrzymać|wstrzymajcie|wstrzymanie) (?:się z )?(?:wysyłk\\p{L}+|dostaw\\p{L}+|realizacj\\p{L}+)|poczekać z (?:wysyłk|dostaw)\\p{L}+',
  da: '(?:vent(?:e|er)?) (?:(?:lige|venligst|gerne|lidt) )*med (?:at )?(?:sende|levere|afsende|leveringen|afsendelsen)|(?:ikke) (?:sende|levere|afsende)[^.?]{0,120} (?:endnu|lige nu|foreløbig)|send (?:venligst |lige )?ikke [^.?]{0,120}(?:endnu|foreløbig)|(?:sæt(?:te)? (?:\\p{L}+ )?på hold|hold(?:e)? (?:\\p{L}+ )?tilbage)',
};
/** When goods come, and whether they are there: what they cost does not hang on it. */
export const whenOrWhether =
  'deliver\\p{L}*|ship\\p{L}*|in stock|\\d{1,2}(?:st|nd|rd|th)|liefer\\p{L}*|auf lager|vorrätig|lever(?:en|t|bar)|op voorraad|livr\\p{L}*|en stock|entreg\\p{L}*|existencias|consegn\\p{L}*|disponibil\\p{L}*|dostarcz\\p{L}*|dostaw\\p{L}*|na stanie|levere?|på lager';
/** An amount of money. */
export const amount =
  '[€$£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|\\$|£|eur(?:o|os)?|usd|gbp|pounds?|dollars?|zł|pln|dkk|kr|chf)|\\d+[.,]\\d{2}';
/** What a price is, or falls by. */
export const atAPrice = `${amount}|\\d[\\d.,]* ?%|(?:per|pro|je|par|por|al|za|pr\\.?) (?:piece|unit|stück|stuk|pièce|pieza|pezzo|peça|unidade|unidad|sztuk\\p{L}*|stk)|price|discount|percent|preis\\p{L}*|\\p{L}*rabatt|nachlass|prozent|skonto|prijs|korting|procent|prix|remise|rabais|tarif|precio|descuento|prezzo|sconto|preço|desconto|cen[ayęą]|rabat\\p{L}*|upust\\p{L}*|pris\\p{L}*`;
/** When somebody comes costs nothing. */
export const byTheClock =
  '(?:before|after|at|vor|nach|um|voor|na|om|avant|après|à|antes de|después de|a) (?:las? )?\\d{1,2}(?:[.:]\\d{2})? ?(?:o.clock|am|pm|uhr|uur|h|heures?|horas?)|get (?:here|there|in)|kl\\.? ?\\d|o.clock|uhr|heures?';
/** For a better price: "if you can do 12.50". */
export const ifPriceFalls: ByLanguage = {
  en: '(?:if|provided|assuming|as long as|should) (?:that )?(?:you|your boss)(?:[’\\x27]re| are)?(?: (?:can|could|would|were|might|manage|able|to))* (?:do|match|beat|meet|get|go|come|drop|offer|give|knock|sharpen|let us have|agree|make it|shave|take|improve)(?! (?:it|them|this|that) (?:on|by|in|before))[^.?!]{0,50}(?:\\d|price|discount|percent|off|better)',
  de: '(?:wenn|falls|sofern) (?:sie|ihr|du)(?= [^.?!]{0,60}(?:\\d|preis|rabatt|nachlass|prozent|skonto))[^.?!]{0,80}(?:runter\\p{L}*|herunter\\p{L}*|entgegenkomm\\p{L}*|nachlass\\p{L}*|machen|macht|machst|anbieten|anbietet|schaffen|schafft|kommen|kommt|gehen|geht|mitgehen|geben|gebt|hinbekommen|hinkriegen|einräumen)',
  nl: '(?:als|indien|mits|wanneer) (?:je|u|jij|jullie)(?= [^.?!]{0,60}(?:\\d|prijs|korting|procent))[^.?!]{0,60}(?:kunt|kan|kunnen|komen|komt|zakken|zakt|doen|doet|geeft|geven|maken|maakt|matchen|aanbieden|gaan)',
  fr: '(?:si (?:vous|tu)|à condition (?:que vous|de))(?= [^.?!]{0,60}(?:\\d|prix|remise|rabais|tarif|effort|geste))[^.?!]{0,60}(?:descen\\p{L}+|baiss\\p{L}+|fai\\p{L}+|consent\\p{L}+|accord\\p{L}+|propos\\p{L}+|align\\p{L}+|pass\\p{L}+|arriv\\p{L}+|donn\\p{L}+)',
  es: '(?:si|siempre que)(?= [^.?!]{0,60}(?:\\d|precio|descuento))[^.?!]{0,20}(?:dej\\p{L}+|hac\\p{L}+|hag\\p{L}+|baj\\p{L}+|ofrec\\p{L}+|iguala\\p{L}*|mejor\\p{L}+|lleg\\p{L}+|pued\\p{L}+|pod\\p{L}+|consig\\p{L}+)',
  it: '(?:se|purché|a patto che)(?= [^.?!]{0,60}(?:\\d|prezzo|sconto))[^.?!]{0,20}(?:riusc\\p{L}+|arriv\\p{L}+|scend\\p{L}+|fa(?:te|i|cessi|ceste)|pot\\p{L}+|venit\\p{L}+|conced\\p{L}+|applic\\p{L}+)',
  pt: '(?:se|desde que)(?= [^.?!]{0,60}(?:\\d|preço|desconto))[^.?!]{0,20}(?:consegu\\p{L}+|baix\\p{L}+|fiz\\p{L}+|faz\\p{L}*|chega\\p{L}+|desc\\p{L}+|pud\\p{L}+|puder\\p{L}*|melhor\\p{L}+|dere\\p{L}+)',
  pl: '(?:jeśli|jeżeli|o ile|gdyby\\p{L}*)(?= [^.?!]{0,60}(?:\\d|cen\\p{L}+|rabat\\p{L}*|upust\\p{L}*))[^.?!]{0,40}(?:zejd\\p{L}+|zejść|opuś\\p{L}+|obniż\\p{L}+|zrob\\p{L}+|da(?:cie|dzą|sz)|zaproponuj\\p{L}+|zejdzie\\p{L}*|może\\p{L}*|mog\\p{L}+)',
  da: '(?:hvis|såfremt) (?:i|du|de)(?= [^.?!]{0,60}(?:\\d|pris\\p{L}*|rabat))[^.?!]{0,30}(?:gå|går|komme|kommer|matche|matcher|gøre|gør|give|giver|sænke|sænker|lave|laver)',
};
/** Only then it is ordered. */
export const thenWeOrder: ByLanguage = {
  en: '(?:we|i)(?:[’\\x27]ll|[’\\x27]d| will| would| can| could| shall| am ready to| are ready to)? (?:then |gladly |happily |be (?:happy|ready|able|willing|prepared) to )*(?:place|order|take|buy|sign|commit|go ahead|confirm|give you|send (?:you )?(?:the|a|our) (?:po|order)|raise)|(?:you(?:[’\\x27]ll| will)? (?:get|have)|it[’\\x27]s) (?:the|our|a) (?:order|po|deal)|we have a deal|the order is yours',
  de: '(?:bestell|order|nehm|erteil|unterschreib|kauf|beauftrag|mach)\\p{L}* (?:wir|ich)|(?:bekommen|bekommt|kriegen|kriegt|haben|habt) (?:sie|ihr|du) (?:den|die|unseren|unsere) (?:auftrag|bestellung|zuschlag)|sind wir (?:dabei|im geschäft)|würden wir [^.?!]{0,40}(?:bestellen|nehmen)',
  nl: '(?:bestel|plaats|neem|teken|koop|geef|doe)(?:len|en)? (?:ik|we|wij)|(?:plaatsen|bestellen|nemen|geven|kopen|tekenen) (?:we|wij)|(?:heeft|heb|hebben) (?:u|je|jullie) (?:de|onze) (?:order|bestelling|opdracht)|gaan we akkoord',
  fr: '(?:nous|je|on) (?:vous )?(?:pass|command|prend|pren|sign|valid|confirm)\\p{L}+|la commande est (?:à vous|pour vous)|vous avez la commande|affaire conclue',
  es: '(?:hacemos|haremos|hago|haré|pasamos|pasaremos|cerramos|cerraríamos|firmamos|confirmamos|lanzamos|os hacemos|les hacemos) [^.?!]{0,20}(?:pedido|trato|compra)|(?:pedimos|pediríamos|compramos|pediremos)|el pedido es (?:suyo|vuestro|tuyo)|cerramos',
  it: '(?:facciamo|faccio|faremo|passiamo|mandiamo|confermiamo|chiudiamo|firmiamo|emettiamo) [^.?!]{0,20}(?:ordine|affare|contratto|acquisto)|(?:ordiniamo|ordino|ordineremmo|compriamo|prendiamo)|l[’\\x27]ordine è (?:vostro|tuo|suo)',
  pt: '(?:fazemos|faremos|faço|colocamos|avançamos|fechamos|passamos|adjudicamos|confirmamos) [^.?!]{0,20}(?:encomenda|negócio|pedido|compra)|(?:encomendamos|compramos|adjudicamos|fechamos)|a encomenda é (?:vossa|sua)',
  pl: '(?:złożymy|składamy|złożę|zamówimy|zamówię|zamawiamy|bierzemy|weźmiemy|kupimy|kupujemy|podpisujemy|podpiszemy)',
  da: '(?:lægger|bestiller|afgiver|køber|tager|sender|skriver) (?:vi|jeg)|får (?:i|du) ordren|er ordren (?:jeres|din)|så er det en aftale|har vi en aftale',
};
