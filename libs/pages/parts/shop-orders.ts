import { wholeWords } from '../whole-words.ts';

/**
 * What systems write who bring somebody else's order: a shop tells its owner that one was placed, a group of buyers that
 * its round of orders is closed. Read by itself the same words say that a seller took an order, that goods came or that
 * a house is closed, so no other cue reads them.
 */
const number =
  '(?: (?:n[or]\\.?|n[°º]|id|nummer|number)?\\s?[#(]{0,2}(?=[\\p{L}\\d./_-]*\\d)[\\p{L}\\d./_-]+\\)?)';
/** Whose: `from Priya Raman`. */
const from = '(?: (?:from|von|van|de|da|di|od|fra) [^.:!?\\n]{1,60}?)';
/** A customer reads of his own order. */
const notYours =
  '(?<!(?<!\\p{L})(?:your|you|we|i|ihre|deine|eure|uw|je|jouw|jullie|votre|vos|ta|nous|su|tu|vuestro|tuo|suo|vostro|tua|sua|vossa|twoje|państwa|twój|din|dit|jeres|deres|vi) )';
/** `quick order`, `Schnellbestellung`: how forms of shops call theirs. */
const kind = '(?:customer |online |web |quick |express |trade |wholesale )?';
const artIn = (words: string) => `(?:(?:${words})[- ]?)?`;
const inGerman = artIn('schnell|online|web|express|direkt');
const inDutch = artIn('snel|online|web|express');
const inDanish = artIn('hurtig|lyn|online|web');
const behindIt = '(?: (?:rapide|rápid[oa]|rapid[oa]|express|online|en ligne))?';
/** Not `did you get the order`. */
const notAsked = '(?<!(?:have|did|haben|heeft|hebben|avez|har) )';

/** By name: `our manager placed order 12` is of orders that were placed before. */
const person =
  "(?-i:\\p{Lu}[\\p{L}'’-]*\\.?(?: \\p{Ll}{1,3})* \\p{Lu}[\\p{L}'’-]*)(?: \\([^()\\n]{1,60}\\))?";

/** A house by whatever name, at the start of a sentence: `Fern & Fable in Hebden Bridge`. */
const house =
  '(?<=(?:^|[.!:\\n,])\\s*)(?-i:(?!(?:My|Our|We|I|You|Your|They|Unser|Mein|Wir|Ich|Onze|Mijn|Notre|Mon|Nous|Nuestr|Mi|Il nostro|Nasz|Vores|Min|Vi|Jeg)(?!\\p{L}))\\p{Lu})[^.!?:\\n]{1,80}?(?: \\([^()\\n]{1,60}\\))?';
/** What platforms say of a house that ordered at another's: `X just placed an order with you`. */
const justPlaced = [
  '(?:has )?just placed an? (?:new )?(?:wholesale |trade )?order|(?:has )?placed an? (?:new )?order (?:from|in|on|at|with) your (?:online )?(?:store|shop|website)',
  'hat (?=[^.:\\n]*(?:gerade|soeben|bei (?:ihnen|dir|euch)))[^.:\\n]{0,40}(?:bestellung aufgegeben|bestellt)',
  'heeft (?:zojuist|net|zonet)[^.:\\n]{0,30}(?:bestelling geplaatst|besteld)',
  'vient de passer (?:une |la )?(?:nouvelle )?commande',
  'acaba de (?:realizar|hacer) (?:un|el) (?:nuevo )?pedido',
  "ha appena (?:effettuato|fatto|inviato) (?:un |l['’])(?:nuovo )?ordine",
  'acabou de (?:fazer|efetuar) (?:uma|um) (?:nova |novo )?(?:encomenda|pedido)',
  'właśnie złożył[ao]? [^.:\\n]{0,20}zamówienie',
  'har (?:netop|lige)[^.:\\n]{0,30}(?:afgivet en (?:ny )?(?:ordre|bestilling)|bestilt)',
];

/** How a shop's page says by itself whence an order came. */
const byPage = [
  'this order was (?:sent|placed|submitted) (?:through|via|from) (?:your|the) (?:website|web ?shop|shop|store|checkout)[^.!?\\n]{0,30}',
  'diese bestellung wurde über [^.!?\\n]{0,40}(?:website|webseite|(?:web|online)?-?shops?) (?:gesendet|aufgegeben|übermittelt)',
  'deze bestelling is via [^.!?\\n]{0,40}(?:website|webshop|webwinkel) (?:verzonden|geplaatst|verstuurd)',
  'cette commande a été (?:envoyée|passée) (?:via|depuis) votre (?:site|boutique)[^.!?\\n]{0,20}',
  'este pedido (?:se (?:envió|realizó)|fue enviado) (?:desde|a través de) (?:su|tu) (?:sitio|web|tienda)[^.!?\\n]{0,20}',
  "(?:quest['’]|questo )ordine è stato inviato (?:dal|tramite il) (?:tuo|suo|vostro) (?:sito|negozio)[^.!?\\n]{0,20}",
  '(?:esta encomenda|este pedido) foi (?:enviad[ao]|feit[ao]) (?:através d[ao]|n[ao]) (?:seu|sua) (?:site|loja)[^.!?\\n]{0,20}',
  'to zamówienie zostało (?:wysłane|złożone) (?:przez|za pośrednictwem) (?:twoj|państwa )\\p{L}* ?(?:stron|sklep)\\p{L}*',
  '(?:new|an) order (?:has (?:arrived|come in) |was (?:placed|received) )?(?:in|from|through|via) (?:your|the) (?:online |web ?)(?:shop|store)|new order in your (?:shop|store)',
  '(?:neue|eine) bestellung (?:in|aus|über) (?:ihrem|deinem|eurem|dem) (?:online-?|web-?)shop|neue bestellung in (?:ihrem|deinem|eurem) shop',
  '(?:nieuwe|een) bestelling (?:in|uit|via|op) (?:uw|je|jouw|jullie|de) (?:web(?:shop|winkel))',
  '(?:nouvelle|une) commande (?:sur|dans|de|via) (?:votre|ta|la) boutique(?: en ligne)?',
  '(?:nuevo|un) pedido (?:en|de|desde) (?:su|tu|la) tienda(?: en línea| online)?',
  '(?:nuovo|un) ordine (?:nel|sul|dal) (?:tuo|suo|vostro) (?:negozio|shop|sito)',
  '(?:nova encomenda|novo pedido|uma encomenda) (?:na|da) (?:sua|tua|vossa) loja',
  'nowe zamówienie w (?:twoim|państwa|waszym) sklepie',
  '(?:ny|en) (?:ordre|bestilling) (?:i|fra|via) (?:din|jeres) (?:webshop|butik)',
  'denne (?:ordre|bestilling) er (?:sendt|afgivet) (?:via|fra) (?:din|jeres) (?:hjemmeside|webshop)',
];

const placed = [
  ...byPage,
  `${house} (?:${justPlaced.join('|')})`,
  `congratulations on the sale|you made a sale`,
  `${notAsked}you(?:[’']ve| have)?(?: just| now)? (?:got|received?|have) (?:an?|the following|one) (?:new )?${kind}order`,
  `${notYours}new ${kind}order${number}?(?: (?:has been|was|is))? (?:received|placed|arrived|submitted|come in|has (?:been placed|arrived))`,
  `${person} (?:has |just )?placed (?:(?:an?|the) (?:new )?order|order${number})|order${number} placed by`,
  `(?:du hast|sie haben|ihr habt) (?:soeben |gerade |eben )?(?:eine neue|die folgende|folgende|eine) (?:bestellung|order)${from}? (?:erhalten|bekommen)|${notYours}neue ${inGerman}(?:bestellung|order)${number}?(?: (?:ist|wurde))? (?:eingegangen|aufgegeben|eingetroffen|erhalten)|${person} hat [^\\n]{0,40}bestellung${number} aufgegeben|bestellung${number} aufgegeben von|(?:ist|wurde) [^.:\\n]{0,60}eine neue ${inGerman}(?:bestellung|order) (?:eingegangen|aufgegeben)`,
  `(?:je|jij|u|jullie) (?:hebt|heb|heeft|hebben) (?:zojuist |net )?(?:een nieuwe|de volgende|volgende|een) (?:bestelling|order)${from}? (?:ontvangen|binnengekregen)|${notYours}nieuwe ${inDutch}(?:bestelling|order)${number}?(?: (?:is|werd))? (?:ontvangen|geplaatst|binnengekomen)|er is (?:zojuist |net )?een nieuwe ${inDutch}(?:bestelling|order) (?:geplaatst|binnengekomen)|${person} heeft [^.:\\n]{0,40}(?:bestelling|order)${number}? geplaatst|(?:bestelling|order)${number} geplaatst door`,
  `vous avez (?:bien |juste )?reçu (?:une nouvelle commande|la commande suivante|une commande)|${notYours}nouvelle commande${behindIt}${number}? (?:(?:a été|vient d['’]être|est) )?(?:passée|reçue|enregistrée|arrivée)|${person} a passé (?:la commande|une (?:nouvelle )?commande)|commande${number} passée par`,
  `(?:has|ha|habéis|han) recibido (?:un nuevo pedido|el siguiente pedido|un pedido)|${notYours}nuevo pedido${behindIt}${number}? (?:(?:ha sido|fue) )?(?:recibido|realizado)|${person} (?:realizó|ha realizado) (?:el|un) (?:nuevo )?pedido|se ha (?:realizado|recibido) un nuevo pedido${behindIt}|pedido${number} realizado por`,
  `(?:hai|ha|avete) ricevuto (?:un nuovo ordine|il seguente ordine|un ordine)|${notYours}nuovo ordine${behindIt}${number}? (?:è stato )?(?:ricevuto|effettuato)|${person} ha effettuato (?:l['’]ordine|un (?:nuovo )?ordine)|ordine${number} effettuato da`,
  `(?:recebeu|recebeste|receberam) (?:uma nova|a seguinte|um novo|o seguinte|uma) (?:encomenda|pedido)|${notYours}(?:nova encomenda|novo pedido)${behindIt}${number}? (?:(?:foi|foram) )?(?:recebid[ao]|efetuad[ao]|feit[ao])|${person} fez (?:a|uma|um) (?:nova |novo )?(?:encomenda|pedido)|(?:encomenda|pedido)${number} (?:efetuad[ao]|feit[ao]) por`,
  `otrzyma(?:no|łeś|łaś|liście) (?:nowe|następujące) zamówienie|${notYours}nowe (?:szybkie )?zamówienie${number}? (?:zostało )?(?:złożone|otrzymane)|złożon[oe] nowe zamówienie|${person} złożył\\p{L}* (?:nowe )?zamówienie|masz nowe zamówienie|zamówienie${number} złożone przez`,
  `(?:du|i|de) har (?:lige )?(?:modtaget|fået) (?:en ny|følgende|en) (?:ordre|bestilling)|${notYours}ny ${inDanish}(?:ordre|bestilling)${number}? (?:er )?(?:modtaget|afgivet|kommet ind)|${person} har afgivet (?:ordre|bestilling|en (?:ny )?(?:ordre|bestilling))|(?:ordre|bestilling)${number} afgivet af`,
];

/** What is closed: a round, and the order of a group: `La commande du groupement est close`. */
const gap =
  '(?: (?:for|of|by|für|von|vom|der|des|voor|van|pour|du|de|d[’\\x27]|para|del|per|di|da|do|dla|na|til|af) [^.:!?\\n]{1,60}?)?';
const closed = [
  `(?:order(?:ing)? (?:round|window|cycle|period)|orders?|ordering)${gap} (?:is|are|has|have) (?:now |been )?(?:closed|finished|ended)`,
  `(?:bestellrunde|sammelbestellung|bestellzeitraum|bestellung(?:en)?)${gap} (?:ist|sind|wurden?) (?:nun |jetzt )?(?:geschlossen|abgeschlossen|beendet)`,
  `(?:bestelronde|bestelperiode|groepsbestelling|verzamelbestelling|bestelling(?:en)?)${gap} (?:is|zijn|werd) (?:nu |inmiddels )?(?:gesloten|afgesloten|beëindigd)`,
  `commandes?(?: groupées?)?${gap} (?:est|sont|a été|ont été) (?:maintenant |désormais )?(?:closes?|clôturées?|clôses?|fermées?|terminées?)`,
  `pedidos?(?: conjuntos?| colectivos?)?${gap} (?:está|están|ha sido|han sido|quedan?) (?:ya )?(?:cerrado|terminado|finalizado)s?`,
  `ordin[ei](?: collettiv[oi])?${gap} (?:è|è stato|sono|sono stati) (?:ora )?(?:chius|terminat|conclus)[oi]`,
  `(?:encomenda|pedido)s?(?: (?:coletiv|conjunt)[ao]s?)?${gap} (?:está|estão|foi|foram) (?:agora )?(?:fechad|encerrad|terminad)[ao]s?`,
  `zamówieni[ea](?: zbiorcze| grupowe)?${gap} (?:został[oy] |jest |są )?(?:już )?(?:zamknięte|zakończone)`,
  `(?:bestillingsrunden?|fællesbestilling(?:en)?|bestilling(?:en|erne))${gap} (?:er|blev) (?:nu )?(?:lukket|afsluttet)`,
];

const ofShop = wholeWords(placed.join('|'));
const ofRound = wholeWords(closed.join('|'));
export const shopOrders = new RegExp(wholeWords([...placed, ...closed].join('|')).source, 'giu');

/** True for a sentence with which a shop tells its owner of an order: who sends it is not who buys. */
export function tellsOwner(text: string): boolean {
  return ofShop.test(text);
}

/** True for a sentence with which a group of buyers, or its platform, says that all have ordered. */
export function closesRound(text: string): boolean {
  return ofRound.test(text);
}

const name =
  "((?!(?:An?|The|New|You|Your|Neue|Eine|Een|Er|Nieuwe|Nouvelle|Une|Un|Nuevo|Nuovo|Nova|Uma|Nowe|En|Ny|Nye) )\\p{Lu}[\\p{L}'’-]*\\.?(?: (?:(?:van|von|der|den|de|du|da|das|dos|di|del|della|la|le|ten|ter|y|e) )*\\p{Lu}[\\p{L}'’-]*\\.?){1,3})";
const order =
  '(?:[Oo]rder|[Bb]estellung|[Bb]estelling|[Cc]ommande|[Pp]edido|[Oo]rdine|[Ee]ncomenda|[Zz]amówienie|[Oo]rdre|[Bb]estilling)';
/** `the following order from Ann Lee:`, `order #12 placed by Ann Lee`. */
const behind = new RegExp(
  `${order}[^.:!?\\n]{0,40}? (?:from|by|von|van|door|de|par|por|da|di|od|przez|fra|af) ${name}(?=$|[\\s:.,(]|\\s(?:erhalten|ontvangen))`,
  'u',
);
/** `Ann Lee placed order #12`. */
const before = new RegExp(
  `^${name} (?:placed|has placed|hat|heeft|a passé|realizó|ha realizado|ha effettuato|fez|złożył\\p{L}*|har afgivet)(?!\\p{L})`,
  'u',
);

/** Who placed the order of which a shop tells its owner; null where the text names nobody. */
export function placedBy(text: string): string | null {
  return tellsOwner(text) ? (before.exec(text)?.[1] ?? behind.exec(text)?.[1] ?? null) : null;
}

const houseBefore = new RegExp(
  `(?:^|[.!:,] )(\\p{Lu}[^.!?:,\\n]{1,60}?)(?: in \\p{Lu}[^.!?:\\n]{1,50})? (?:${justPlaced.map((words) => words.replaceAll('(?:ihnen|dir|euch)', '(?:[Ii]hnen|dir|euch)').replaceAll('bestellung', '[Bb]estellung')).join('|')})`,
  'u',
);

/** The house of which a platform says that it just ordered: `Fern & Fable in Hebden Bridge just placed an order`; else null. */
export function housePlacing(text: string): string | null {
  return tellsOwner(text) ? (houseBefore.exec(text)?.[1] ?? null) : null;
}

/** The group whose round is closed: `La commande du groupement Les Amandiers est close`; null where the text names none. */
export function groupOf(text: string): string | null {
  const sentence = closesRound(text) ? ofRound.exec(text)![0] : '';
  return ofGroup.exec(sentence)?.[1] ?? null;
}
/** Two words and more with capitals: one alone may be what is ordered. */
const ofGroup =
  /\s(?:of|von|der|des|van|du|de|del|della|di|da|do|af)\s(?:\p{Ll}+\s){0,3}(\p{Lu}[\p{L}'’&-]*(?:\s(?:(?:de|del|della|di|da|do|du|des|van|von|der|den|la|le|el|y|e|et|en|and|und|og|of)\s)*\p{Lu}[\p{L}'’&-]*)+)\s\p{Ll}/u;
