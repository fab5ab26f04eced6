import type { ByLanguage } from './sense-words.ts';

const english = '(?:delivery|despatch|dispatch) notes?|packing (?:slips?|lists?)';
const german = 'lieferscheine?n?|packzettel|packlisten?';
const dutch = 'pakbon(?:nen)?|(?:af)?leverbon|paklijst';
const french = 'bons? de livraison|bordereau de livraison|BL';
const spanish = 'albar[áa]n(?:es)?(?: de entrega)?|nota de entrega|remito';
const italian = 'bolla(?: di (?:consegna|accompagnamento))?|documento di trasporto|ddt';
const portuguese = 'guias? de (?:remessa|transporte)|nota de entrega';
const polish = '(?:dokument\\p{L}* )?wz(?![-\\p{L}\\d])|list\\p{L}* przewozow\\p{L}+|specyfikacj\\p{L}+';
const danish = 'følgesed(?:del|len|ler)|pakkesed(?:del|len|ler)';

/** Who wants the paper that comes with goods, or something to stand on it, does not send it. */
export const noteWanted: ByLanguage = {
  en: `(?:please|kindly|pls|(?:can|could) you|we need|must|should)[^.!?\\n]{0,50}(?:include|enclose|put|add|attach|send|supply|pack|need|state|quote|mark|show|mention|write|print)(?!\\p{L})[^.!?\\n]{0,50}(?:${english})(?! (?:no|number))|(?:state|quote|mark|show|mention|write|print|put)(?!\\p{L})[^.!?\\n]{0,40} on (?:the|all|each|every) (?:${english})|(?:${english})\\? please`,
  de: `(?:bitte|könn\\p{L}+ (?:sie|ihr))[^.!?\\n]{0,60}(?:${german})[^.!?\\n]{0,40}(?:beileg|beifüg|mitgeb|mitschick|mitliefer|dazuleg|angeb|vermerk|verseh|aufdruck|schicken|senden)\\p{L}*|(?:${german})\\??[^.!?\\n]{0,20} bitte [^.!?\\n]{0,40}(?:beileg|beifüg|mitgeb|mitschick|mitliefer|anliefer|dazuleg|angeb|vermerk|verseh|aufdruck)\\p{L}*`,
  nl: `(?:graag|gelieve|wilt u|kunnen jullie|kun(?:t u| je))[^.!?\\n]{0,60}(?:${dutch})(?:[^.!?\\n]{0,30}(?:erbij|mee|bij\\p{L}+|vermeld\\p{L}*|toevoeg\\p{L}*))|(?:op|bij) de (?:${dutch}) (?:graag |s\\.?v\\.?p\\.? )?(?:vermeld\\p{L}*|zet\\p{L}*|noem\\p{L}*)`,
  fr: `(?:joindre|joignez|mettre|mettez|glisser|prévoir|fournir|ajouter|ajoutez|indiqu\\p{L}+|mentionn\\p{L}+|reporter|rappel(?:er|ez))(?!-)(?= )[^.!?\\n]{0,60}(?:${french})`,
  es: `(?:inclu(?:ya|yan|id|ir)|adjunt(?:ad|en|ar|e)|met(?:an|ed)|pon(?:gan|ed|er)|indi(?:quen?|car|cad)|hagan constar|mencion(?:en|ar)|necesitamos)(?:nos)?(?!\\p{L})[^.!?\\n]{0,60}(?:${spanish})`,
  it: `(?:serve|occorre|allegate|allegare|unite|unire|mett(?:ete|ere)|inserire|inserite|indica(?:te|re)|riporta(?:te|re)|citare)(?!\\p{L})[^.!?\\n]{0,60}(?:${italian})`,
  pt: `(?:junt(?:em|ar|e)|inclu(?:am|ir|a)|coloquem|colocar|indi(?:quem|car|que)|mencion(?:em|ar)|precisamos d[ae])(?!\\p{L})[^.!?\\n]{0,60}(?:${portuguese})`,
  pl: `(?:dołącz\\p{L}*|dodać|włożyć|umieś\\p{L}+|poda(?:ć|nie)|wpisa(?:ć|nie)|potrzebujemy)(?!\\p{L})[^.!?\\n]{0,60}(?:${polish})`,
  da: `(?:læg|vedlæg|husk|anfør|skriv|noter|påfør|oplys)(?!\\p{L})[^.!?\\n]{0,60}(?:${danish})`,
};
