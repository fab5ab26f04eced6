import { sizeWords } from '../lexicon/size-words.ts';
import { monthWord } from './months.ts';

/** Beginnings of words that a request has and hardly any name of goods, in nine languages. */
const requesting = [
  'send|supply|suppli|deliver|ship|order|need|requir|want|like|get|put|book|dispatch|despatch|provid|add|short|low(?!-)|purchas|reserv|bring|arrange',
  'bestell|liefer|schick|send|brauch|benötig|hätt|möcht|order|nehm|bedarf|fehl|ausgegangen|zukommen',
  'bestel|lever|stur|stuur|ontvang|nodig|graag|willen|wil|bezorg|tekort|nabestel',
  'command|livr|envoy|expédi|besoin|faut(?!\\p{L})|faudrait|souhait|voudr|fourni|parvenir|manqu|aimer',
  'pedi|env[ií]|entreg|por favor|necesit|falta|quer|quisi|gustaría|suministr|encarg|mand',
  'ordin|invi|spedi|consegn|bisogno|serv|vorre|forni|occorr|mand|mancan',
  'encomend|entreg|precis|necessit|gostar|fornec|falt',
  'zam[óa]w|przes|przys|wys|dost|potrzeb|prosz|prosi|chci|chcę|brak(?!e)',
  'bestil|lever|mangl|gerne|skal bruge|ordre|fremsend',
];
/** Whether the words of a line ask for something: then they are more than the name of an item. */
export const requests = new RegExp(`(?<!\\p{L})(?:${requesting.join('|')})`, 'iu');

/** The same and more, for sentences with an amount; without accents. */
const asking = [
  '(?:i|we)(?:.ll| will| am going to| are going to)? (?:be )?(?:collect|pick(?:ing)? up|fetch)|(?:and )?(?:finally|lastly)|ask(?:s|ed|ing)? for|would love|send|supply|suppli|deliver|ship|(?<!(?:perfect|good|working|last|previous) )order|need|requir|want|like|get|put|book|dispatch|despatch|provid|add|short|(?:we|i)(?: are| am|.re|.m) missing|low(?!-)|purchas|reserv|bring|arrange|let us have|let me have|have us|(?:can|could|may|might) (?:i|we) (?:please )?have|we(?:.ll| will) (?:take|have)|take|running out|out of|top up|replenish|restock|re-?stock|pop|chuck|throw in|stick|same again|could do with|please|accept',
  '(?:ich|wir) (?:\\p{L}+ ){0,2}hol|hole? (?:ich |wir )?|zum (?:ab)?schlu(?:ss|ß)|zuletzt|abschliessend|abschließend|frag(?:t|te|en)? (?:auch |noch |ausserdem )*nach|bat um|gebeten um|bestell|liefer|schick|send|brauch|benotig|hatt|mocht|nehm|bedarf|fehl|ausgegangen|zukommen|pack|leg|reservier|knapp|aus(?!\\p{L})|leer|alle(?!\\p{L})|notier|bitte|wunsch|erbitt|abruf|ruf|gebraucht|dazu noch|ausserdem noch|nachschub|einverstanden|akzeptier|(?:kann|konnte?n?|durfte?n?) (?:ich|wir) (?:bitte |noch |wieder )*(?=\\d|ein)',
  '(?:ik|we|wij) (?:haal|halen|kom\\p{L}*)(?= [^.]{0,40}(?:af|ophalen|halen)(?!\\p{L}))|tot slot|ten slotte|v(?:raagt?|roeg)(?:en)? (?:ook |nog |verder )*om|bestel|lever|stur|stuur|ontvang|nodig|graag|willen|wil|bezorg|tekort|nabestel|doe|noteer|leg|zet|op(?!\\p{L})|leeg|aanvull|gelieve|afroep|reserveer|brengen|breng|akkoord|(?:ik|we|wij) ne(?:em|men)(?!\\p{L})|(?:kan|kunnen|mag|mogen) (?:ik|we|wij) (?:nog |weer |even )*(?=\\d|een)',
  '(?:passe|passons|passerai|viens|venons) (?:les |le |la )?(?:chercher|prendre|recuperer)|recommandons|demand|joindre|joign|s.il (?:vous|te) plai|pour finir|command|livr|envo|expedi|besoin|faut(?!\\p{L})|faudr|souhait|voudr|fourni|parvenir|manqu|aimer|prendr|prenons|prends|mettr|mettez|ajout|reserv|prevo|prepar|approvisionn|svp|merci de|veuillez|prier|prions|epuis|rupture|accept|(?:pui|peu|pourr)\\p{L}+(?:.(?:je|nous))? avoir',
  'pas(?:o|amos|are) (?:a |por )(?:recoger|buscar)|recojo|recogemos|por ultimo|para terminar|pide|pidi|solicit|pedi|envi|entreg|por favor|necesit|falt|quer|quisi|gustaria|suministr|encarg|mand|sirva|servir|sirvan|pon|agreg|anad|reserv|haga|hagan|remit|precis|tome|tom(?:o|amos)(?!\\p{L})|me quedo con|nos quedamos con|apunt|acept|(?:puedo|podemos|podria(?:mos)?) tener',
  'pass(?:o|iamo) a (?:ritirare|prendere)|ritir(?:o|iamo)|chied|chiest|richied|per finire|ordin|invi|sped|consegn|bisogno|serv|vorre|forni|occorr|mand|mancan|manca|mett|aggiung|prendiam|prendo(?!\\p{L})|prenot|approvvigion|finit|esaurit|procur|necessit|accett|(?:posso|possiamo|potrei|potremmo) avere',
  'pass(?:o|amos) (?:a|para) (?:levantar|recolher|buscar)|levant(?:o|amos)|por fim|por ultimo|pede|pediu|solicit|encomend|entreg|precis|necessit|gostar|fornec|falt|envi|mand|queri|quer|pedi|ponha|acrescent|reserv|fazer chegar|fazer-nos|agradec|despach|junt|fic(?:o|amos) com(?!\\p{L})|(?:posso|podemos|podia(?:mos)?) ter',
  'domawia|domowi|na koniec|zamow|zamaw|przes|przys|wys|dost|potrzeb|prosz|prosi|chci|chce|brak|dodac|dolozyc|doloz|biore(?!\\p{L})|bierzemy|wezm[ei]|skoncz|konczy|zarezerw|podes',
  '(?:jeg|vi) henter|til sidst|endelig|bedt om|bad om|spurgte? efter|bestil|lever|mangl|gerne|skal bruge|ordre|fremsend|send|tag|laeg|saet|brug|reserver|vil have|bede|beder|(?:kan|kunne|ma) (?:jeg|vi) (?:lige |igen |godt )*fa',
];
const asks = new RegExp(`(?<!\\p{L})(?:${asking.join('|')})`, 'iu');

/** Whether words ask for goods: "mándennos" as well as "mandennos". */
export function asksForGoods(text: string): boolean {
  return asks.test(text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ø', 'o'));
}

/** What was, and is told: "the last lot arrived", "vor 15 Jahren"; its amounts are no orders. */
export const tellsOfPast =
  /(?<!\p{L})(?:arriv(?:ed|é|ée|és|ées)|received|delivered|sent (?:us|back)|last (?:lot|order|delivery|time|month|year)|ago|were|was|had|returned|broken|(?<!(?:we|we are|we['’]re|i['’]m|am) )missing|wrong|invoiced|paid|geliefert|angekommen|eingetroffen|erhalten|letzte[rn]?|war(?:en)?|hatten|vor \d+|zurückgeschickt|aangekomen|ontvangen|geleverd|vorige|laatste (?:levering|bestelling)|geleden|waren|hadden|reçue?s?|livrée?s?|dernière?|il y a|était|étaient|avons (?:reçu|commandé)|llegaron|llegó|recibid[oa]s?|recibimos|últim[oa]|hace \d+|arrivat[oaie]|ricevut[oaie]|ultim[oa]|scors[oa]|fa(?!\p{L})|chegaram|chegou|recebid[oa]s?|recebemos|últim[oa]|há \d+|przyszł[aoy]|dotarł[aoy]?|otrzymali\p{L}*|ostatni\p{L}*|temu|modtaget|modtog|leveret|sidste|ankom\p{L}*|for \d+ (?:år|uger|dage) siden|siden|zuerst|ursprünglich|originally|initially|at first|aanvankelijk|oorspronkelijk|au départ|initialement|al principio|inicialmente|inizialmente|początkowo|pierwotnie|oprindelig\p{L}*|i første omgang)(?!\p{L})/iu;

/** What somebody does not want: "we no longer need 5 boxes", "3 of the 20 boxes". */
export const declines =
  /(?<!\p{L})(?:cancel|amend|chang|modif|änder|wijzig|cambi|alter[aâ]|zmie[nń]|ændr|not (?:need|want|require|send)|(?:do|does|did|wo|ca)n['’]t (?:need|want|require|send)|no longer|storn|nicht mehr|annul|niet meer|n(?:e |['’])(?:\p{L}+ )?(?:\p{L}+ )?plus|non (?:\p{L}+ ){0,3}più|ya no|anul|non (?:ci )?serv|já não|nie potrzeb|odwoł|ikke længere|damaged|beschädig|beschadig|abîmé|dañad|danneggiat|danificad|uszkodz|beskadig|zu viel|too many|te veel|trop de|returning|zurück|terug(?:stur|zend|nem)|retour|devol|resti?tu|zwraca|zwrot|rykk)/iu;

/** What heads or names an amount. */
export const quantityName =
  /^(?:qty|quantity|menge|anzahl|aantal|quantité|qté|cantidad|quantità|quantidade|qtd|ilość|antal|q\.?t[àa]|how many|cant|anz|stk|stück|qtd[ea]?)[.:]*$/iu;
/** Words between unit and thing: "3 boxes of gloves". */
export const joint = /^(?:of|x|à|a|von|van|de|di|do|af|×|d['’].*)$/iu;
/** Words that link two things: "and 4 rolls". */
export const link =
  /^(?:and|und|en|et|y|e|ed|i|oraz|og|plus|sowie|plus|as|also|außerdem|ferner|dann|dazu|ensuite|puis|ainsi|samt|nonché|alsmede|así|bem|jak|così|además|luego|poi|inoltre|mais|além|poza|ponadto|dan|verder|så|then|auch|ook|aussi|también|anche|também|też|også|n|'n'?|n'|&|\+)$/iu;
/** Lines of a list by their numbers: "items 1, 2 and 4". */
export const namesPosition =
  /^(?:lines?|items?|pos|positions?|positionen|zeilen?|regels?|lignes?|postes?|posten|líneas?|posición|posiciones|partidas?|rig[ah]e?|posizion[ei]|linhas?|posiç(?:ão|ões)|itens|poz|pozycj[aeię]|linjer?)[.:#]?$/iu;
/** What stands before an item of a list: `-`, `3.`, `b)`, `2/`. */
export const bullet = /^(?:\(?\d{1,3}[.)]{1,2}|\(?[a-h]\)|\d{1,2}\/|[-*•–·.])$/;
/** Before the number of an article: "Ref. 1001", "Art. 4711". */
export const namesArticle =
  /^(?:ref(?:erence|erencia|erência|erentie|erenz|\.?nr|\.?no)?|réf(?:érence)?|art(?:icle|icolo|igo|ikel|\.?-?nr|\.?-?no)?|artículo|artykuł|cod(?:e|ice|igo)?|cód(?:igo)?|teile-?nr|bestell-?nr|artikel-?nr|artikelnummer|kat(?:alog)?-?nr|sku|ean|gtin|item|part|mat|p\/n|pn|indeks|varenr|material-?nr|materialnummer|mat\.?-?nr)[.:#]?$/iu;
/** Who signs: no item has these. */
export const reach = /^\S+@\S+\.\p{L}{2,}$|^www\./u;
/** A number behind these is no quantity: "order 4711", "week 12", "No. 5". */
export const namesNumber =
  /^(?:offers?|quot\p{L}*|angebot\p{L}*|offert\p{L}*|devis|presupuesto|oferta|ofert\p{L}*|preventivo|orçamento|proposta|tilbud|no|nr|nº|n°|n\.[ºo°]|n|č|num\p{L}*|order|orders|po|p\.o|ref\p{L}*|week|wk|kw|cw|woche|wo|semaine|sem|semana|settimana|sett|tydzie\p{L}*|tydz|tyg|uge|room|article|art|artikel|item|bestellung|bestelling|commande|pedido|ordine|encomenda|zamówieni\p{L}*|ordre|ordernummer|bestellnummer|nummer|auftrag|vom|tel|phone|account|konto|size|maat|größe|gr|taille|type|typ|model|dn)[.:#]?$/iu;

const days =
  'mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|montag|dienstag|mittwoch|donnerstag|freitag|maandag|dinsdag|woensdag|donderdag|vrijdag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|lunedì|martedì|mercoledì|giovedì|venerdì|segunda|terça|quarta|quinta|sexta|poniedział\\p{L}*|wtor\\p{L}*|środ\\p{L}*|czwart\\p{L}*|piąt\\p{L}*|mandag|tirsdag|onsdag|torsdag|fredag';
/** The name of a day of the week, alone. */
export const isWeekday = new RegExp(`^(?:${days})[.,]?$`, 'iu');
const whenWords =
  'tomorrow|tmrw?|tmw|2moro|today|next|this|the end|end|monday|tuesday|wednesday|thursday|friday|asap|as soon|morgen|heute|nächste\\p{L}*|kommende\\p{L}*|ende|anfang|diese\\p{L}*|morgen|vandaag|volgende|komende|eind|begin|demain|la semaine|la fin|prochain|mañana|la próxima|próximo|finales|domani|la prossima|prossim\\p{L}*|fine|amanhã|próxim\\p{L}*|final|jutro|jutra|przyszł\\p{L}*|koniec|końca|i morgen|næste|slutningen';
const placeWords =
  'our|us|the (?:usual|site|address|warehouse|following|above|next)|unser\\p{L}*|uns|die (?:bekannte|übliche|baustelle|adresse)|das lager|ons|onze|het (?:bekende|magazijn)|de (?:bekende|werf)|notre|nos|nous|nuestr\\p{L}*|la dirección|nostr\\p{L}*|noss[ao]\\p{L}*|nasz\\p{L}*|vores|den sædvanlige';
const prepositions =
  'by|before|until|till|for|on|at|to|from|under|with|bis|am|an|auf|für|zum|zur|vor|ab|unter|im|in|nach|op|voor|tegen|uiterlijk|aan|naar|bij|onder|vanaf|pour|avant|le|au|à|sous|dès|chez|dans|para|antes de(?:l)?|el|con|en|bajo|entro|per|prima|il|presso|con|sotto|até|em|com|sob|no|na|do|przed|pod|dla|w|od|senest|til|inden|på|den|før|under|hos|d\\.';
/** A number right behind these says when, where or how much time: "avant 15 h", "at 3". */
export const placesNumber = new RegExp(
  `^(?:${prepositions}|kl|om|um|gegen|rond|vers|ore|las|les|às|godz|o|alle|dalle|tot|past|after|nach|na|après|después|dopo|depois|po|efter|circa|ca|within|binnen|innerhalb|sous|over|über|more|mehr|meer|plus)\\.?$`,
  'iu',
);
/** "15 juin", "3. März". */
export const dayOfMonth = new RegExp(`^\\d{1,2}(?:\\.|st|nd|rd|th|er)?,? (?:de )?${monthWord}`, 'iu');
/** "Order number there is", "Bestellnummer dort:". */
const orderNumberTold =
  '(?:the |your |our |die |dort |de |ons |le |la |el |il |lo |o |a |nr |nasz )?(?:(?:purchase )?order (?:number|no\\.?|ref\\p{L}*)|po (?:number|no\\.?)|(?:bestell|auftrags?|order|bestel|inkoop|ordre|indkøbs)-?(?:nummer|nr\\.?)|num[ée]ro de (?:la |notre )?commande|n[°º] de commande|número d[aeo] (?:la |nuestro |nossa )?(?:pedido|encomenda)|n\\.?[°º] d[ae] (?:pedido|encomenda)|numero (?:d[’\\x27]|dell[’\\x27]|di )ordine|numer zamówienia)(?!\\p{L})';
/** "If in stock": goods that are wanted on a condition. */
const ifThere =
  "if (?:there is|available|in stock)|(?:wenn|falls) (?:da|vorhanden|verfügbar|lieferbar)|(?:indien|als) (?:voorradig|beschikbaar|er is)|si disponibles?|s['’]il y en a|si hay|si quedan?|si est(?:á|án) disponibles?|se c['’]è|se ce n['’]è|se disponibil[ei]|se (?:houver|disponíve(?:l|is))|jeśli (?:jest|są|dostępn\\p{L}+)|hvis (?:der er|på lager)";
/** "To the Mill Lane job", "auf die Baustelle": where the goods go. */
const toPlace =
  '(?:to|for delivery to) (?:the |our |my )?(?:[\\p{Lu}\\d][\\p{L}\\d.\x27]* ){0,3}(?:job|site|yard|depot|shop|workshop|warehouse|farm|branch)(?!\\p{L})|(?:auf|an|in|zur|zum) (?:die |das |den )?(?:baustelle|bv|bauvorhaben|lager|werkstatt|filiale)(?!\\p{L})|naar (?:de |het |ons )?(?:werf|bouwplaats|magazijn|werkplaats|winkel|filiaal)(?!\\p{L})|(?:au|à la?|à l\x27) ?(?:chantier|dépôt|atelier|magasin|agence)(?!\\p{L})|a (?:la |el )?(?:obra|taller|almacén|tienda|sucursal)(?!\\p{L})|(?:al|presso il|in) (?:cantiere|magazzino|negozio)(?!\\p{L})|(?:para|à|ao) (?:a |o )?(?:obra|armazém|oficina|loja)(?!\\p{L})|(?:na|do) (?:budowę|budowy|magazynu|warsztatu|sklepu)(?!\\p{L})|til (?:byggepladsen|pladsen|lageret|værkstedet|butikken)(?!\\p{L})';
/** Where a clause begins that says when, where or how, and no more what. */
export const trailing = new RegExp(
  `^(?:(?:${prepositions}) (?:(?:the|le|la|el|il|den|dem|het|de|o|dia) )?(?:\\d{1,4}[./-]\\d|\\d{1,2}\\.? ${monthWord}|(?:${days})(?!\\p{L})|(?:${whenWords})(?!\\p{L})|${monthWord} \\d|(?:${placeWords})(?!\\p{L})|kw|week|cw)|(?:for delivery|to be delivered|zur lieferung|voor levering|pour (?:une )?livraison|para entrega|per consegna|til levering|as soon|asap|so (?:schnell|bald)|zo (?:snel|spoedig)|dès que|lo antes|cuanto antes|al più presto|assim que|o mais|jak najszyb|hurtigst|please|thanks|thank you|vielen|bis bald|hartelijk|merci|muchas gracias|molte grazie|basta|muito|mange|do usłysz|dat was|det var|bitte|danke|aub|a\\.u\\.b|alstublieft|svp|s['’]il|por favor|per favore|grazie|obrigad|gracias|proszę|dziękuj|venligst|tak$|if possible|urgently|dringend|wenn möglich|graag|si possible|if you (?:still )?(?:have|carry|stock|do|can)|if you(?:[’']d| would| could) be so|if that[’']s|if it[’']s|${ifThere}|this time|dieses mal|diesmal|deze keer|cette fois|esta vez|questa volta|desta vez|tym razem|denne gang|wenn (?:es|das) geht|als (?:het|dat) kan|indien mogelijk|se possibile|si es posible|se (?:for )?possível|jeśli można|hvis muligt|(?:wenn|falls|sofern) (?:sie|ihr|du|es)|als (?:u|jullie|je) (?:ze|die|het|dat|nog)|si vous|se (?:ne )?avete|si (?:l[oa]s )?tien\\p{L}*|se tiver\\p{L}*|jeśli (?:jeszcze )?(?:macie|mają)|hvis i (?:stadig )?har|our (?:po|ref|order)|unsere|ons ordernummer)(?!\\p{L})|(?:die |der |das |we |wir |wij )?(?:${whenWords}) (?:week|woche|month|monday|tuesday|wednesday|thursday|friday)|(?:bis|to) (?:spätestens|zur?)(?!\\p{L})|(?:on|with) (?:the next|your next)(?!\\p{L})|${toPlace}|${orderNumberTold})`,
  'iu',
);
/** Of what `trailing` ends, what nothing else reads: where the goods go, and on what condition they are wanted. */
export const unreadWish = new RegExp(`^(?:(?:${ifThere})(?!\\p{L})|${toPlace})`, 'iu');
/** What may stand behind the last thing of a sentence. */
export const afterthought =
  /^(?:too|also|please|pls|thanks|as|well|auch|noch|dazu|bitte|ook|nog|graag|aub|aussi|également|svp|merci|también|además|gracias|anche|grazie|também|obrigad[oa]|też|również|także|proszę|også|tak)[.!?,;]*$/iu;
/** Verbs that German and Dutch put last: "20 Kartons Folie liefern". */
export const lastVerb =
  /^(?:liefern|schicken|senden|zusenden|zuschicken|bestellen|haben|bekommen|benötigen|zukommen|lassen|kommen|bringen|leveren|sturen|toesturen|opsturen|bestellen|ontvangen|bezorgen|hebben|nodig|aan|toe|op|mee|erbij|bij|bitten|aanvullen|zetten|doen|bijzetten|liefern\?)[.?!]?$/iu;

/** Before a size: "boots size 43". */
export const sizeWord = new RegExp(`^(?:${sizeWords}|gr|str)$`, 'iu');
