import { isGone as isCancelled } from '../rows/taken-out.ts';
import { codesOf, onlyOther } from '../sentences/order-codes.ts';
import { numberNouns } from '../words/wordings.ts';

const ofOrder = new RegExp(`(?<!\\p{L})${numberNouns}`, 'iu');

/** The number of the papers is no longer the order's. */
const isGone =
  /(?<!\p{L})(?:changed|wrong|incorrect|outdated|obsolete|out of date|not (?:right|valid|ours)|geändert|falsch|veraltet|stimmt nicht|überholt|ungültig|veranderd|gewijzigd|fout|verkeerd|klopt niet|vervallen|achterhaald|changé|modifié|faux|fausse|erroné|incorrect|périmé|n['’]est (?:pas|plus)|cambiado|equivocado|incorrecto|está mal|no es|no vale|cambiato|sbagliat[oa]|errat[oa]|non (?:è|vale)|mudou|alterado|errado|incorreto|não (?:é|está)|zmienił\p{L}*|błędn\p{L}*|nieprawidłow\p{L}*|nieaktualn\p{L}*|ændret|forkert|ugyldigt)(?!\p{L})/iu;
/** "It is now", "Richtig ist": what follows is the number. */
const givesIt =
  /^(?:(?:it|that|this|the (?:right|correct|new|valid) (?:one|number)|sie|er|es|richtig|korrekt|gültig|neu|die (?:richtige|neue|korrekte)|het|de|die|(?:het|de) (?:juiste|nieuwe|goede)|c['’]est|il|elle|le (?:bon|nouveau|numéro)|la (?:bonne|nouvelle)|ahora|es|el (?:bueno|correcto|nuevo)|adesso|ora|è|quello (?:giusto|corretto|nuovo)|il (?:nuovo|numero)|agora|é|o (?:certo|correto|novo)|teraz|to|prawidłowy|właściwy|nowy|det|den|nu|det (?:rigtige|nye)|please use|bitte|graag|merci d['’]utiliser)(?!\p{L}))/iu;
/** Where the papers print something. */
const onPaper = String.raw`(?<!\p{L})(?:printed|on (?:the|our) (?:document|form|pdf|paper|attachment|order|printout|print|sheet|po)|(?:auf|ab)?gedruckte?\p{L}*|auf de[mr] (?:pdf|dokument|beleg|formular|bestellung|ausdruck)|gedrukte?|op (?:het|de) (?:document|pdf|formulier|bon|afdruk|uitdraai)|imprimée?s?|sur (?:le (?:document|pdf|bon|formulaire|papier)|l[’']impression)|impres[oa]s?|en (?:el (?:documento|pdf|formulario|papel)|la (?:hoja|impresión))|stampat[oa]|sul(?:la)? (?:documento|pdf|modulo|stampa)|(?:no (?:documento|pdf|formulário|papel)|na impressão)|wydrukowan\p{L}*|na (?:dokumencie|pdf|druku|wydruku)|trykte?|på (?:dokumentet|pdf(?:[’']en)?|formularen|bilaget|udskriften))(?!\p{L})`;
/** The number that stands on the paper. */
const printed = new RegExp(onPaper, 'iu');
/** "The number on the printout": no telephone's and no invoice's. */
const numberOnPaper = new RegExp(
  String.raw`^(?:the|die|das|het|de|le|el|il|o|det)?\s?(?:number|nummer(?:et)?|n[uú]m[eé]ro|numer)\s(?:\p{L}+\s)?${onPaper}`,
  'iu',
);
const isOfElse =
  /(?<!\p{L})(?:belongs?|another|other|different|ignore|disregard|wrong|old|gehört|andere[nrs]?|ignorier\p{L}*|falsch|alt\p{L}{0,2}|hoort|ander|negeer|negeren|fout|oude?|appartient|autre|ignor\p{L}*|ancien\p{L}*|corresponde|pertenece|otr[oa]|viej[oa]|appartiene|altr[oa]|vecchi[oa]|pertence|outr[oa]|antig[oa]|należy|inn\p{L}+|star\p{L}+|hører|anden|andet|gammel)(?!\p{L})/iu;
const longest = 12;

/** "The order number has changed.", "The number on the printout is wrong, …": the next sentence has the other one. */
export function announcesNumber(text: string, present: string | null): boolean {
  const isOfOrder = ofOrder.test(text) || numberOnPaper.test(text);
  return present !== null && isOfOrder && isGone.test(text) && onlyOther(text, present) === null;
}

/** "The number on the PDF can lapse then.", behind the one that takes its place. */
export function dropsNumber(text: string): boolean {
  const isShort = text.split(/\s+/).length <= longest && !/\d/.test(text);
  return isShort && anyNumber.test(text) && (isGone.test(text) || isCancelled(text));
}
const anyNumber =
  /(?<!\p{L})(?:the|die|das|het|de|le|el|il|o|ten|det)?\s?(?:\p{L}*nummer(?:et)?|number|n[uú]m[eé]ro|numer)(?!\p{L})/iu;

/**
 * The order's number that two sentences give together: "The order number has changed. It is now PO-7788.", or "Our order
 * number is PO-7788. The printed one belongs to another job."; null where they do not.
 */
export function numberInTwo(
  text: string,
  present: string | null,
  before: string,
  after: string,
): string | null {
  if (present === null || text.split(/\s+/).length > longest) return null;
  const other = onlyOther(text, present);
  if (other === null) return null;
  const isAnnounced = givesIt.test(text) && announcesNumber(before, present);
  const isConfirmed =
    ofOrder.test(text) && printed.test(after) && isOfElse.test(after) && codesOf(after).length === 0;
  return isAnnounced || isConfirmed ? other : null;
}
