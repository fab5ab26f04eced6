import { refersBack } from '@orderloom/pages/parts/order-words.ts';
import { isOfFormerOrder } from '../gates/former-orders.ts';
import type { Wish } from '../instruction.ts';
import { codesOf, onlyOther } from '../sentences/order-codes.ts';
import { fold } from '../sentences/plain-numbers.ts';
import { numberNouns, referenceNouns } from '../words/wordings.ts';
import { formerly } from '../words/words-of-amounts.ts';
import { asks, changes } from '../words/words-of-wishes.ts';
import { numberInTwo } from './number-in-two.ts';
import { isOfOtherMatter } from './other-matters.ts';
import { renumbered, shapeOf, statesNumber } from './renumbered.ts';

const value = '([\\p{L}\\d][\\p{L}\\d./_-]*\\d[\\p{L}\\d./_-]*)';
/**
 * The words stand alone: in "number DE7788" the letters are the number's. None is there twice, nor made of two others: a
 * line of them would be read in every way that there is.
 */
const link =
  '(?:\\s*(?:[:=#]|(?:is|ist|lautet|now|new|to|auf|naar|wordt|est|as|als|comme|für|for|nu|en|muss heißen|moet zijn|doit être|be|dit|instead|should|will be|certo|corrett[oa]|corret[oa]|correct[oa]|juiste|prawidłowy|właściwy|rigtige?|es|è|é|er|jest|brzmi|na|the|die|de|het|le|la|à utiliser|zu verwenden|te gebruiken|correct|richtig|has|have|changed|hat|sich|geändert|gewijzigd|a|changé|ha|cambiado|cambiato|mudou|zmienił|ændret|graag|please|bitte|wijzigen|ändern|changer|cambiar|cambiare|alterar|mudar|zmienić|ændres|in)(?![\\p{L}\\d])))*\\s*';
const number = new RegExp(`(?<!\\p{L})${numberNouns}${link}${value}`, 'iu');
const reference = new RegExp(`(?<!\\p{L})${referenceNouns}${link}[„"“']?${value}`, 'iu');
/** "PO-7788 as the order number". */
const asNumber = new RegExp(
  `(?<![\\p{L}\\d-])${value}\\s+(?:as|als|comme|como|come|jako|som)\\s+(?:(?:the|our|die|unsere|het|ons|onze|le|notre|el|nuestro|il|nostro|o|nosso|vores)\\s+)?${numberNouns}`,
  'iu',
);
/** "As our order number please put PO-7788". */
const asNumberOf = new RegExp(
  `(?<!\\p{L})(?:as|als|comme|como|come|jako|som)\\s+(?:(?:the|our|die|unsere|het|ons|onze|le|notre|el|nuestro|il|nostro|o|nosso|vores)\\s+)?${numberNouns}\\s+(?:(?:please|bitte|graag|aub|svp|por favor|per favore|proszę|venligst|put|use|take)\\s+){0,2}${value}`,
  'iu',
);
/** A number that only says which order is meant. */
const sets =
  /(?<!\p{L})(?:use|changed|geändert|gewijzigd|changé|cambi(?:ado|ato)|mudou|zmienił|ændret|quote|state|mention|put|print|show|change|new|correct(?:ed)?|instead|replace|should be|is now|verwenden|angeben|anzugeben|vermerken|neue[rns]?|richtige[rn]?|korrekte[rn]?|lautet|ändern|statt|vermelden|gebruik\p{L}*|nieuwe?|juiste|correcte|wijzig\p{L}*|in plaats van|wrong|false|falsch|fout|verkeerd|faux|bon|mal|sbagliat\p{L}*|errad[oa]|errat[oa]|certo|correct[oa]|corrett[oa]|us(?:ar|en|ad|e|ate|are|em)|en (?:vez|lugar)|al posto|invece|em vez|uży\p{L}*|zamiast|błędn\p{L}*|prawidłow\p{L}*|brug\p{L}*|forkert|rigtige?|i stedet|quit\p{L}*|nuev[oa]|nuov[oa]|nov[oa]|nowy|nye?t?|utilis\p{L}*|indiqu\p{L}*|mention\p{L}*|nouveau|nouvelle|corriger|remplac\p{L}*|au lieu)(?!\p{L})/iu;

/** Words of a number, whatever it is of. */
const numberWord =
  /(?<!\p{L})(?:\p{L}*nummer(?:et)?|number|no\.|n[uú]m[eé]ro|numer\p{L}*|nr\.?|n[°º])(?!\p{L})/iu;
/** Numbers of something else than the order. */
const otherNumber =
  /(?<!\p{L})(?:art\p{L}*|items?|lines?|pos(?!to(?!\p{L}))\p{L}*|products?|produkt\p{L}*|produit\p{L}*|sku|parts?|code|código|codice|kod|tel\p{L}*|phone|fax|mobil\p{L}*|kunden\p{L}*|klant\p{L}*|client\p{L}*|customer|vat|ust\p{L}*|btw|tva|iva|nip|cvr|invoice|rechnung\p{L}*|factu\p{L}*|fattur\p{L}*|fatur\p{L}*|faktur\p{L}*|konto|account|iban|offer|quotation|angebot\p{L}*|offert\p{L}*|devis|presupuesto|preventivo|oferta|tilbud|zeile|regel|ligne|línea|riga|linha|linje|poz\p{L}*|prices?|preis\p{L}*|prijs|prix|precio|prezzo|preço|cen[ay]|pris|adres\p{L}*|address|indirizzo|direcci\p{L}*|morada)(?!\p{L})/iu;
/** The number of the papers is another one than is meant. */
const corrects =
  /(?<!\p{L})(?:wrong|incorrect|not the one|instead|should be|right one|correct|in place of|falsch|richtig\p{L}*|korrekt\p{L}*|statt|sondern|fout|verkeerd|klopt niet|juiste?|moet|in plaats|au lieu|à la place|faux|fausse|erroné\p{L}*|bon|mal|equivocad\p{L}*|correct[oa]|en (?:vez|lugar)|al posto|invece|anziché|em vez|sbagliat\p{L}*|errat[oa]|corrett[oa]|giust[oa]|errad[oa]|corret[oa]|cert[oa]|błędn\p{L}*|właściw\p{L}*|prawidłow\p{L}*|zamiast|forkert|rigtige?|i stedet)(?!\p{L})/iu;
/** Beside the present number: it is the one that is not meant. */
const negates =
  /(?<!\p{L})(?:not|never|nowhere|nicht|nirgends|niet|nergens|non|pas|ne|no|não|nie|ikke)(?!\p{L})/iu;
/** One number takes the place of another. */
const renames =
  /→|->|=>|(?<!\p{L})(?:instead|rather|old|outdated|becomes?|became|now|should|read|new|statt|anstelle|überholt|veraltet|alt\p{L}*|gilt|neu\p{L}*|in plaats|i\.p\.v|vervallen|oud\p{L}*|nieuw\p{L}*|geworden|wordt|au lieu|à la place|périmé\p{L}*|ancien\p{L}*|nouveau|devient|compte|vale|nuev\p{L}+|viej\p{L}+|vecchi\p{L}+|nuov\p{L}+|velh\p{L}+|antig\p{L}+|nov[oa]|star\p{L}+|nowy|gammel\p{L}*|ny\p{L}{0,2})(?!\p{L})/iu;

/**
 * "PO-1001 → PO-7788", "carry the order under PO-7788": the only other code of a sentence, written like that of the
 * papers; null when it is none, or that of an order before or beside this one.
 */
function renamed(text: string, present: string | null): string | null {
  if (present === null || otherNumber.test(text)) return null;
  const other = onlyOther(text, present);
  if (other === null || shapeOf(other) !== shapeOf(present)) return null;
  const before = text.slice(0, text.indexOf(other));
  const isBooked = books.test(text) && carriedUnder.test(before);
  if (!isBooked && (formerly.test(before) || refersBack.test(before))) return null;
  const isPresent = fold(text).includes(fold(present));
  const isChanged = renames.test(text) || readsSo.test(text);
  if (isPresent) return isChanged ? other : null;
  const isNumbered = numberWord.test(text) || statesNumber.test(text) || books.test(text);
  return isNumbered && (isChanged || sets.test(text) || carriedUnder.test(before)) ? other : null;
}
/** The papers say one number where another is meant. */
const readsSo =
  /(?<!\p{L})(?:replac\p{L}*|ersetz\p{L}*|vervang\p{L}*|remplac\p{L}*|sustitu\p{L}*|reemplaz\p{L}*|sostitu\p{L}*|substitu\p{L}*|zast[aą]p\p{L}*|erstat\p{L}*|dice|pone|decir|poner|legg\p{L}+|indica\p{L}*|leia\p{L}*|lê|está|ler|stoi|jest|być|stać|står|stå|place of|en (?:vez|lugar)|al posto|em vez|zamiast|i stedet|ignore|disregard|ignorier\p{L}*|negeer\p{L}*|ignor\p{L}*)(?!\p{L})/iu;
/** "Please run the order under SJ-BA2-4407": of whatever form, where nothing else has a number in the sentence. */
function ranUnder(text: string, present: string | null): string | null {
  const said = runs.exec(text)?.[1]?.replace(/[./_-]+$/, '');
  if (said === undefined || said.length < leastOfSeries || otherNumber.test(text)) return null;
  // "Please process the return under RMA-5512"
  if (!ofOrder.test(text) || otherMatter.test(text)) return null;
  return fold(said) === fold(present ?? '') || refersBack.test(text) ? null : said;
}
const leastOfSeries = 5;
const ofOrder =
  /(?<!\p{L})(?:order|po|auftrag|bestellung|bestelling|commande|pedido|ordine|encomenda|zamówieni\p{L}*|ordre\p{L}*|bestilling\p{L}*)(?!\p{L})/iu;
const otherMatter =
  /(?<!\p{L})(?:returns?|samples?|complaints?|repairs?|\p{L}*reklamation\p{L}*|retour\p{L}*|muster\p{L}*|reparatur\p{L}*|klacht\p{L}*|monster\p{L}*|réclamation|échantillon\p{L}*|devolución|reclamación|muestras?|reso|reclamo|campion\p{L}*|devolução|reclamação|amostras?|zwrot\p{L}*|reklamacj\p{L}*|prób\p{L}*|retur\p{L}*|prøve\p{L}*)(?!\p{L})/iu;
const runs = new RegExp(
  `(?<!\\p{L})(?:run|handle|process|keep|book|enter|führ|lauf|bearbeit|verbuch|buch|erfass|verwerk|boek|voer|enregistr|trait|registr|gestion|tramit|gesti|process|prowadź|zarejestr|bogfør|behandl)\\p{L}*\\s(?:[^\\s,;:.]+\\s){0,6}?(?:under|unter|onder|sous|bajo|sotto|sob|pod)\\s(?:(?:number|nummer|numéro|número|numero|numerem|order|po)\\s)?${value}`,
  'iu',
);

/** Who enters an order enters it under a number. */
const books =
  /(?<!\p{L})(?:book|enter|record|register|log|(?:ver)?buch\p{L}*|erfass\p{L}*|(?:in)?boek\p{L}*|registr\p{L}*|enregistr\p{L}*|regist\p{L}*|zapis\p{L}*|zaksięg\p{L}*|zarejestr\p{L}*|bogfør\p{L}*|opret\p{L}*)(?!\p{L})/iu;
const carriedUnder =
  /(?<!\p{L})(?:under|as|unter|als|onder|sous|comme|bajo|como|con|sotto|come|con|sob|com|pod|jako|z|under|som|med)(?:\s+(?:the|number|der|die|nummer|het|le|la|numéro|el|número|il|numero|o|numerem))*\s+$/iu;

/** "Our order number for this is PO-7788": another than the papers have, written like it; null when it says none. */
function stated(text: string, present: string | null): string | null {
  const said = states.exec(text)?.[1]?.replace(/[./_-]+$/, '');
  if (said === undefined || present === null || fold(said) === fold(present) || refersBack.test(text))
    return null;
  const others = codesOf(text).filter((each) => ![fold(said), fold(present)].includes(fold(each)));
  const isLikePrinted =
    shapeOf(said) === shapeOf(present) ||
    (digitsOf(said) >= fewestDigits && !otherNumber.test(text.replace(said, ' ')));
  return others.length === 0 && isLikePrinted ? said : null;
}
/** A number of another series has at least so many digits. */
const fewestDigits = 5;
function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}
const states = new RegExp(
  `(?<!\\p{L})${numberNouns}(?:\\s+(?:for|hierfür|dafür|dazu|hiervoor|voor|pour|para|per|dla|til|na)?\\s?(?:this|it|die|deze|order|bestelling|cela|ceci|cette|commande|ello|questo|isto|tego|denne)?){0,2}\\s*(?::|=|(?:is|ist|lautet|reads|luidt|est|es|è|é|jest|brzmi|to|er)(?:\\s+(?:le|la|el|il|o|now|jetzt|nu|désormais|ahora|ora|agora|teraz|nå))?\\s)\\s*${value}`,
  'iu',
);

/** "Change our order number from MX-12 to 675580": of whatever form. */
function changedTo(text: string, present: string): string | null {
  const own = present.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(
    `(?:from|von|vom|van|de|da|z|fra|d['’])\\s+${own}\\s+(?:to|into|auf|in|naar|à|en|a|para|na|til)\\s+${value}`,
    'iu',
  );
  const to = numberWord.test(text) ? pattern.exec(text)?.[1]?.replace(/[./_-]+$/, '') : undefined;
  return to === undefined || fold(to) === fold(present) ? null : to;
}

/** The only code of a sentence that says which number is right, beside the present one; null when there is none. */
function correctedNumber(text: string, present: string | null): string | null {
  const isReplaced = present !== null && fold(text).includes(fold(present)) && negates.test(text);
  if (!isReplaced && !numberWord.test(text) && !/(?<!\p{L})p\.?o\.?[ -]?\d/iu.test(text)) return null;
  const isWrong = saysWrong.test(text);
  if (
    !(isReplaced || isWrong || corrects.test(text)) ||
    otherNumber.test(isWrong ? text.replace(onPapers, ' ') : text)
  )
    return null;
  const other = onlyOther(text, present ?? '');
  // "We won't shift 250": an amount.
  const isNumber =
    other !== null && (digitsOf(other) > fewDigits || shapeOf(other) === shapeOf(present ?? ''));
  return isNumber ? other : null;
}
const fewDigits = 3;
/** The printed number is not the one that is meant. */
const saysWrong =
  /(?<!\p{L})(?:wrong|incorrect|falsch|fout|verkeerd|klopt niet|faux|fausse|erroné\p{L}*|equivocad\p{L}*|sbagliat\p{L}*|errad[oa]|błędn\p{L}*|forkert\p{L}*|(?:not|nicht|niet|ikke) (?:right|rigtig\p{L}*|valid|mehr gültig|gut|goed|geldig|gyldig\p{L}*)|stimmt nicht|n['’]est (?:pas|plus) (?:bon|valable)\p{L}*|no (?:vale|sirve)|non (?:va bene|è valid[oa])|não (?:serve|é válid[oa])|jest (?:zły|nieaktualn\p{L}+)|last year['’]?s)(?!\p{L})/iu;
/** "On the invoice and the delivery note": where the right number shall stand. */
const paper =
  '(?:BL|invoices?|delivery notes?|packing (?:slips?|lists?)|labels?|rechnung(?:en)?|lieferscheine?n?|fact(?:uur|uren)|pakbon(?:nen)?|factures?|bons? de livraison|facturas?|albar(?:án|anes)|fattur[ae]|ddt|boll[ae]|faturas?|guias? de remessa|faktur[zęay]\\p{L}*|faktura(?:en)?|følgesed(?:del|len))';
const article = '(?:(?:the|all|your|die|den|dem|der|allen|de|het|la|le|les|el|los|lo|il|as?|os?)\\s+)?';
const onPapers = new RegExp(
  `(?<!\\p{L})(?:on|for|auf|für|op|voor|sur|pour|en|para|per|su|sulla|sul|na|nas|do|på|til)\\s+${article}${paper}(?:\\s*(?:,|&|and|und|en|et|y|ed?|i|og)\\s*${article}${paper})*(?!\\p{L})(?!\\s*\\S*\\d)`,
  'giu',
);

/** "We sent PO-1001 instead of PO-0999": which of both is meant, nobody knows. */
function keepsPrinted(text: string, present: string | null): boolean {
  const [printed, other] = codesOf(text);
  if (present === null || printed === undefined || other === undefined) return false;
  const behind = text.slice(text.indexOf(printed) + printed.length).trimStart();
  return fold(printed) === fold(present) && fold(other) !== fold(present) && insteadOfOther.test(behind);
}
const insteadOfOther =
  /^,?\s*(?:instead of|in place of|rather than|(?:an)?statt|anstelle|in plaats van|ipv|au lieu|à la place|en (?:vez|lugar)|invece|al posto|anziché|em vez|zamiast|i stedet for)(?!\p{L})/iu;

/**
 * The number or reference that a sentence gives the order, whose papers say `present`; 'unclear' when it names two; null
 * when it gives none.
 */
export function wishedNumber(
  text: string,
  present: string | null = null,
  beside = { before: '', after: '' },
): Wish | 'unclear' | null {
  const wish = numberWritten(text, present, beside);
  // "The invoice must show order number 4711": whose it is, nobody says.
  const isOfPaper = wish !== 'unclear' && wish?.kind === 'orderNumber' && bearsNumber(text, present);
  if (isOfPaper) return 'unclear';
  const isFormer = wish !== 'unclear' && wish?.kind === 'orderNumber' && isOfFormerOrder(text, wish.number);
  // "Our customer number on the order is wrong, it should be 104711"
  const isElse =
    wish !== 'unclear' &&
    wish?.kind === 'orderNumber' &&
    isOfOtherMatter(`${beside.before} ${text}`, wish.number);
  return isFormer || isElse ? 'unclear' : wish;
}

/** "As our order number on the invoice please put PO-1002" of PO-1001: a number like the printed one is no talk of bills. */
export function givesNumberLike(text: string, present: string | null): boolean {
  if (present === null) return false;
  const isLike = (code: string) => shapeOf(code) === shapeOf(present) && fold(code) !== fold(present);
  const wish = wishedNumber(text, present);
  return codesOf(text).some(isLike) && (wish === 'unclear' || wish?.kind === 'orderNumber');
}

/** The same, also of numbers with a word before them as the printed one has it: "BB 2026/0715". */
function numberWritten(
  text: string,
  present: string | null,
  beside: { before: string; after: string },
): Wish | 'unclear' | null {
  const [, prefix] = /^(\p{L}{1,5}) \S*\d/u.exec(present ?? '') ?? [];
  const spaced = prefix === undefined ? null : new RegExp(`(?<!\\p{L})(${prefix}) (?=\\S*\\d)`, 'giu');
  const joined = (said: string) => (spaced === null ? said : said.replace(spaced, '$1_'));
  const said = { before: joined(beside.before), after: joined(beside.after) };
  const wish = numberSaid(joined(text), present === null ? null : joined(present), said);
  if (wish === null || wish === 'unclear' || wish.kind !== 'orderNumber') return wish;
  // "Our order 2026/1093" of "BC 2026/1093"
  const [own, whole] = [fold(wish.number), fold(present ?? '')];
  const isTail = own.length >= leastOfTail && whole.endsWith(own) && !fold(text).includes(whole);
  return isTail ? null : { ...wish, number: spaced === null ? wish.number : wish.number.replace('_', ' ') };
}
const leastOfTail = 4;

/** A paper of the supplier shall bear a number, and nothing says that it takes the place of the printed one. */
function bearsNumber(text: string, present: string | null): boolean {
  const isPrinted = present !== null && fold(text).includes(fold(present));
  return (
    papersOfSupplier.test(text) &&
    !isPrinted &&
    !corrects.test(text) &&
    !saysWrong.test(text) &&
    !renames.test(text)
  );
}
const papersOfSupplier =
  /(?<!\p{L})(?:invoices?|delivery notes?|packing (?:slips?|lists?)|labels?|\p{L}*rechnung(?:en)?|lieferscheine?n?|etiketten?|facturen|factuur|pakbon(?:nen)?|factures?|bons? de livraison|étiquettes?|facturas?|albarán|albaranes|etiquetas?|fattur[ae]|ddt|bolle|bolla|faturas?|guias?|faktur[ayęze]+|listy? przewozow\p{L}+|etykiet\p{L}*|fakturaen|faktura|følgesedl\p{L}*|følgeseddel)(?!\p{L})/iu;

function numberSaid(
  text: string,
  present: string | null,
  { before, after }: { before: string; after: string },
): Wish | 'unclear' | null {
  if (keepsPrinted(text, present)) return 'unclear';
  const changed = present === null ? null : changedTo(text, present);
  if (changed !== null) return { kind: 'orderNumber', number: changed };
  const corrected =
    renumbered(text, present, before) ??
    numberInTwo(text, present, before, after) ??
    correctedNumber(text, present) ??
    renamed(text, present) ??
    ranUnder(text, present) ??
    stated(text, present);
  if (corrected !== null) return { kind: 'orderNumber', number: corrected };
  const turned = (asNumber.exec(text) ??
    (asks.test(text) ? asNumberOf.exec(text.replace(onPapers, '')) : null))?.[1]?.replace(/[./_-]+$/, '');
  if (turned !== undefined) return { kind: 'orderNumber', number: turned };
  const isSet = sets.test(text);
  if (!isSet && !changes.test(text)) return null;
  const order = number.exec(text)?.[1]?.replace(/[./-]+$/, '');
  if (order !== undefined) {
    const others = text.match(/[\p{L}\d][\p{L}\d./_-]*\d{3}[\p{L}\d./_-]*/gu) ?? [];
    // Of two numbers one is the former.
    const isOnly = others.every((other) => other.replace(/[./-]+$/, '') === order);
    return isOnly ? { kind: 'orderNumber', number: order } : 'unclear';
  }
  const named = isSet ? reference.exec(text) : null;
  return named ? { kind: 'reference', text: named[0].replace(/[.,;]+$/, '') } : null;
}

/**
 * Whether a sentence names another number written like that of the papers, and not as that of an order before: whatever
 * it wants with it, nobody may pass over it.
 */
export function namesOtherNumber(text: string, present: string | null): boolean {
  return (
    present !== null &&
    codesOf(text).some(
      (code) =>
        shapeOf(code) === shapeOf(present) &&
        fold(code) !== fold(present) &&
        digitsOf(code) >= fewestLikeIt &&
        !isOfFormerOrder(text, code),
    )
  );
}
/** Fewer digits are an amount or the number of goods. */
const fewestLikeIt = 4;
