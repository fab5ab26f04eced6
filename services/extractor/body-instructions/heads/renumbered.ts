import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { fold } from '../sentences/plain-numbers.ts';
import { numberNouns } from '../words/wordings.ts';
import { isOfOtherMatter } from './other-matters.ts';

const code = '(?=[\\p{L}\\d./_-]*\\d{3})[\\p{L}\\d][\\p{L}\\d./_-]*[\\p{L}\\d]';
const few = (most: number) => `(?:[^\\s\\d]+\\s+){0,${most}}?`;
/** One number is another now: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const becomes =
  '(?:now|becomes?|became|has become|renumbered|runs as|goes by|bears|carries|was given|is booked as|wurde|wird|heißt|lautet|läuft|trägt|geworden|nu|heet|werd|wordt|staat|draagt|désormais|maintenant|devient|devenue?|porte|ahora|lleva|pasa a|ha pasado a|es ya|ora|porta|diventa|diventat[oa]|passa a|agora|passou a|tem|teraz|to teraz|ma|jest|nosi|hedder|bliver|blevet|har)';
/** Between "is now" and the number. */
const link =
  '(?:as|to|the|a|an|our|new|number|order|no\\.?|under|called|die|der|den|neue?|nummer|als|unter|zu|zur|bei|bij|by|with|with us|us|uns|ons|het|de|een|onder|le|la|l[’\x27]|numéro|n[°º]|comme|sous|en|el|un|número|como|bajo|il|numero|come|sotto|o|um|sob|ser|a ser|être|essere|ter|numer|numerem|pod|jako|til|som|dadurch|damit|daardoor|désormais|maintenant|ahora|ora|agora|teraz|nu|now|jetzt|to|a|ist|is|er|est|es|è|é|jest|hos|os|u|nas|chez|nous|geworden|devenue?)';
const insteadOf =
  '(?:instead of|in place of|rather than|and not|not|(?:an)?statt|anstelle(?: von)?|(?:und )?nicht|in plaats van|i\\.p\\.v\\.?|ipv|(?:en )?niet|au lieu de|à la place de|et (?:non|pas)|en (?:vez|lugar) de|y no|invece d(?:i|el)|al posto d(?:i|el)|anziché|e non|em vez d[eoa]|e não|zamiast|a nie|i stedet for|(?:og )?ikke)';
/** The printed one belongs to something else. */
const isTaken =
  '(?:taken|already|used|in use|allocated|assigned|vergeben|belegt|schon|bereits|in gebruik|bezet|al|vergeven|pris|utilisé|attribué|servi|déjà|cogido|ocupado|usado|asignado|occupato|già|usato|assegnato|já|zajęt\\p{L}|już|użyt\\p{L}|optaget|brugt|allerede)';
const replaces =
  '(?:(?:which |that |it |die |der |das |qui |que |che )?(?:replaces|replacing|supersedes|ersetzt|löst|vervangt|remplace|annule et remplace|sustituye|reemplaza|sostituisce|substitui|zastępuje|erstatter)(?: a| la| le| o| il)?)';
const isReplacedBy =
  '(?:(?:is|has been|was|wird|wurde|wordt|is|est|a été|es|è|é|jest|zostaje|er|bliver)\\s+)?(?:replaced|superseded|ersetzt|vervangen|remplacé|sustituid[oa]|reemplazad[oa]|sostituit[oa]|substituíd[oa]|zastąpiony|erstattet)\\s+(?:by|with|durch|door|par|por|da|przez|af|med)';
const replace =
  '(?:replace|exchange|change|swap|ersetz\\p{L}*|tausch\\p{L}*|änder\\p{L}*|vervang\\p{L}*|wijzig\\p{L}*|remplac\\p{L}*|sustitu\\p{L}*|reempla\\p{L}*|cambi\\p{L}*|sostitu\\p{L}*|substitu\\p{L}*|troqu\\p{L}*|zast[ąa]p\\p{L}*|zamieni\\p{L}*|erstat\\p{L}*|udskift\\p{L}*)';
const by = '(?:by|with|to|for|durch|gegen|in|door|par|por|con|com|numerem|na|przez|med|til)';
const must =
  "(?:must|should|has to|needs to|ought to|is|muss|soll(?:te)?|ist|moet|hoort|doit|devrait|c[’']est|debe|debería|tiene que|es|deve|dovrebbe|è|devia|tem de|é|powin\\p{L}+|ma być|jest|skal|burde)";
const still = '(?:still|yet|noch|nog|encore|toujours|todavía|aún|ancora|ainda|jeszcze|nadal|stadig|endnu)';
/** The number of the papers is not the right one. */
const isWrong =
  '(?:wrong|incorrect|out of date|falsch|stimmt nicht|veraltet|fout|verkeerd|klopt niet|fau(?:x|sse)|erroné|mauvais|mal|equivocad\\p{L}|incorrect\\p{L}|sbagliat\\p{L}|errat\\p{L}|errad\\p{L}|zły|zła|błędn\\p{L}|nieprawidłow\\p{L}|forkert|fejl)';
const other =
  '(?:new|other|another|different|neue[nrs]?|andere[nrs]?|nieuwe?|ander|nouveau|nouvel|autre|nuevo|otro|nuovo|un altro|altro|novo|outro|now[yae]|inn[yae]|nyt|ny|andet)';
const outdated =
  '(?:old|former|outdated|alte[rnms]?|veraltete[rnms]?|oude?|verouderd|ancien(?:ne)?|vieux|viej[oa]|antigu[oa]|vecchi[oa]|antig[oa]|velh[oa]|star\\p{L}+|gammelt?|gamle)';
const right =
  '(?:right|correct|proper|real|actual|richtige?[rnms]?|korrekte?[rnms]?|juiste?|correcte?|bonne?|exacte?|correct[oa]|buen[oa]|giust[oa]|corrett[oa]|cert[oa]|corret[oa]|właściw[yae]|prawidłow[yae]|poprawn[yae]|rigtige?|korrekte?)';
const now = '(?:is|ist|lautet|luidt|wordt|est|es|è|é|to|jest|brzmi|er)';
/** Two digits changed places, or another slip. */
const mistyped =
  /(?<!\p{L})(?:typo|transpos\p{L}*|swapped|mixed up|mistyped|digits?|zahlendreher|vertippt|verschrieben|ziffern?|vertauscht|tikfout|typefout|cijfers?|omgedraaid|verwisseld|coquille|inversé\p{L}*|chiffres?|errata|bail(?:é|ado|aron)|cifras?|dígitos?|refuso|invertit[oi]|cifre|gralha|algarismos?|troqu(?:ei|ou)|literówk\p{L}*|cyfr\p{L}*|przestawi\p{L}*|slåfejl|tastefejl|cifre|byttet)(?!\p{L})/iu;

/** What the papers say. */
const says =
  '(?:says|shows|reads|states|has|steht|zeigt|zegt|staat|toont|indique|affiche|porte|dice|pone|muestra|riporta|diz|mostra|podaje|widnieje|siger|viser|står)';

const numberWord = `(?:${numberNouns}|(?<!\\p{L})(?:nummer(?:et)?|number|n[uú]m[eé]ro|numer\\p{L}*|n[°º]|nr\\.?))`;
const start = '(?<![\\p{L}\\d./_-])';
/** "PO-2044 (it says PO-1001 on the PDF)": behind "order", for a confirmation shows its number so as well. */
const saidOnPapers = `${start}(${code})\\s*[(]\\s*${few(5)}${says}\\s+${few(3)}OLD`;
const patterns = [
  // "PO-1001 now runs as PO-2044", "aus der PO-1001 ist PO-2044 geworden"
  `OLD,?\\s+${few(3)}${becomes}\\s+(?:${link}\\s+){0,5}(${code})`,
  `(?:aus|from|van|de|da|z|fra)\\s+${few(4)}OLD\\s+${few(4)}(${code})\\s+(?:geworden|gemacht|gemaakt)`,
  `OLD\\s*(?:→|->|=>)\\s*(${code})`,
  // "under PO-2044 instead of PO-1001", "PO-2044 on the invoice instead of PO-1001"
  `${start}(${code}),?\\s(?:[^\\d\uE000]{0,80}?\\s)?${insteadOf}\\s+${few(4)}OLD`,
  // "Our order number becomes PO-2044", "onze ordernummer wordt PO-2044"
  `${numberNouns}\\s+${few(2)}(?:becomes?|changes to|is now|has become|wordt|wird(?: zu)?|lautet (?:jetzt|nun|neu)|ist (?:jetzt|nun)|is nu|devient|est (?:désormais|maintenant)|pasa a ser|es ahora|diventa|è ora|passa a(?: ser)?|é agora|zmienia się na|to teraz|bliver|er nu)\\s+${few(1)}(${code})`,
  // "PO-2044 (replaces PO-1001)"
  `${start}(${code})[\\s,;(–-]+${replaces}\\s+${few(4)}OLD`,
  // "replace our reference PO-1001 in all papers by PO-2044"
  `${replace}\\s+${few(6)}OLD\\s+[^\\d\uE000]{0,60}?${by}\\s+${few(2)}(${code})`,
  // "PO-1001 is printed, but it must be PO-2044"
  `OLD,?\\s+${few(3)}(?:but|aber|maar|mais|pero|ma|mas|ale|men|jedoch|echter|sin embargo|però)\\s+${few(4)}${must}\\s+${few(2)}(${code})`,
  // "PO-2044 (the PDF still says PO-1001)"
  `${start}(${code})\\s*[(,;–-]\\s*${few(6)}${still}\\s+${few(4)}OLD`,
  saidOnPapers,
  `OLD\\s+${isReplacedBy}\\s+${few(3)}(${code})`,
  // "take PO-2044, PO-1001 is taken", "book it under PO-2044 as PO-1001 is taken"
  `${start}(${code})[^\\d\uE000]{0,40}?(?:,|[.?!;]|\\s(?:as|since|because|da|weil|omdat|want|car|porque|perché|pois|bo|da))\\s+${few(3)}OLD\\s+${few(3)}${isTaken}`,
  // "Accounts gave it another order number: PO-2044", "un número nuevo: …"
  `${other}\\s+${few(1)}${numberWord}[^\\d:,]{0,80}?[:,]\\s*(${code})`,
  `${numberWord}\\s+${few(2)}${other}[^\\d:,]{0,60}?[:,]\\s*(${code})`,
  // "PO-2044 (not PO-1001!)"; behind a comma Spanish "no" may be that of "number"
  `${start}(${code})\\s*(?:[(,;–-]+\\s*(?:not|nicht|niet|et non|non|pas|não|nie|ikke)|\\(\\s*¡?no)\\s+${few(2)}OLD`,
  // "change our order number from PO-1001 to PO-2044"
  `${replace}\\s+[^\\d\uE000]{0,60}?(?:from|von|van|de|da|do|d[’']|z|fra)\\s+OLD\\s+(?:to|auf|in|zu|naar|in|à|en|a|para|na|til)\\s+(${code})`,
  // "printed with an old number, the PO is 2044"
  `${outdated}\\s+${numberWord}[^\\d:]{0,40}?${numberNouns}\\s+${now}\\s+(${code})`,
  `${numberWord}\\s+${outdated}[^\\d:]{0,40}?${numberNouns}\\s+${now}\\s+(${code})`,
  // "it bears the old number, right is PO-2044", "the proper order number is PO-2044"
  `${outdated}\\s+${numberWord}[^\\d]{0,30}?[,;:(–-]\\s*${few(2)}${right}\\s+${now}\\s+${few(1)}(${code})`,
  `${right}\\s+${few(2)}${numberWord}\\s+${now}\\s+(${code})`,
  // "the number at the top is wrong, it's PO-2044"
  `${numberWord}\\s+${few(6)}${isWrong},?\\s*[-–:,;.]*\\s*${few(4)}(${code})`,
  // "change our order number, please, to PO-2044"
  `${numberNouns},?\\s+${few(3)}${replace}\\s+(?:to|auf|in|zu|naar|en|a|para|na|til)\\s+(${code})`,
];
const under = '(?:under|unter|onder|sous|bajo|sotto|sob|pod)';
const enters =
  '(?:book|enter|run|record|register|process|(?:ver)?buch|führ|erfass|boek|voer|verwerk|enregistr|trait|registr|gestion|registe|zaksięg|zarejestr|prowadź|bogfør|opret)\\p{L}*';
/** "It", "this order", and no invoice. */
const thisOrder =
  "(?:(?:it|them|this|that|the|our|order|po|us|please|sie|es|ihn|uns|diesen?|dieses|die|den|das|unsere[nr]?|bestellung|auftrag|bitte|het|deze|dit|de|ons|onze|graag|bestelling|la|le|les|l['’]|cette|ce|commande|lo|el|los|este|esta|pedido|il|questo|ordine|o|a|esta|encomenda|je|to|zamówienie|den|det|denne|ordren?|bestillingen)\\s+){0,5}?";
/** The same of what is entered or was numbered, which is the order, whatever the number looks like. */
const patternsOfOwn = [
  // "book it under a different number, KV-118"
  `${enters}\\s+${thisOrder}${under}\\s+${few(1)}${other}\\s+${numberWord}[:,]?\\s+(?:namely\\s+|und zwar\\s+|namelijk\\s+)?(${code})`,
  // "run it under KV-118 and not under what the sheet says"
  `${enters}\\s+${thisOrder}${under}\\s+(${code}),?\\s+(?:and|und|en|et|y|e|a|og)?\\s?(?:not|nicht|niet|non|pas|no|não|nie|ikke)\\s+${under}`,
  // "our system numbered it wrongly, it ought to be KV-118"
  `(?:numbered|nummerier\\p{L}*|genummerd|numéroté\\p{L}*|numerad\\p{L}|numerat\\p{L}|ponumerowa\\p{L}*|nummereret)[^\\d]{0,60}?${must}(?:\\s(?:be|sein|zijn|être|ser|essere|być|være))?\\s+(${code})`,
];
const ofElse =
  /(?<!\p{L})(?:art\p{L}*|items?|kunden\p{L}*|klant\p{L}*|client\p{L}*|customer|vat|ust\p{L}*|btw|tva|iva|nip|cvr|invoice|rechnungs\p{L}*|factu\p{L}*|fattur\p{L}*|fatur\p{L}*|faktur\p{L}*|konto\p{L}*|iban|offer\p{L}*|quot(?:e|ation)s?|angebot\p{L}*|devis|presupuesto|preventivo|tilbud|tel\p{L}*|phone|mobil\p{L}*|vare\p{L}*|projekt\p{L}*|project)\s*(?:no\.?|nr\.?|number|nummer|n[°º]|n[uú]m[eé]ro|numer)?\s*:?\s*$/iu;

/** The order is spoken of, or its number. */
export const statesNumber =
  /(?<!\p{L})(?:order|p\.?o\.?|\p{L}*bestellung|auftrag|bestelling|commande|pedido|\p{L}*ordine|encomenda|zamówieni\p{L}*|ordren?)(?!\p{L})/iu;
const ofOrder = new RegExp(`(?<!\\p{L})${numberNouns}|${statesNumber.source}`, 'iu');
const endsInOrder = new RegExp(`(?:${ofOrder.source})[\\s.:#]*$`, 'iu');
const anyNumber =
  /(?<!\p{L})(?:\p{L}*nummer(?:et)?|numbers?|n[uú]m[eé]ros?|numer\p{L}*|nr|n[°º]|digits?|zahlendreher|ziffern?|cijfers?|chiffres?|cifras?|dígitos?|cifre|algarismos?|cyfr\p{L}*|transpos\p{L}*|swapped|vertauscht|omgedraaid|verwisseld|inversé\p{L}*|invertit[oi]|przestawi\p{L}*|byttet|bail\p{L}+|troqu\p{L}+)(?!\p{L})/iu;
/** Told, and nothing that shall be. */
const forKnowledge = inAnyLanguage('forKnowledge');

/** Letters as they are, digits as zeros. */
export function shapeOf(number: string): string {
  return fold(number).replace(/\d/g, '0');
}

/** The number that an order has instead of the printed one, where a sentence sets both beside each other or says that it is another; null where it does not. */
export function renumbered(text: string, present: string | null, before = ''): string | null {
  if (present === null) return null;
  const marked = markedPresent(text, present);
  const isByTail = marked === text;
  const read = isByTail ? markedTail(text, present) : marked;
  const found = new Set(
    [...patterns, ...patternsOfOwn].flatMap((pattern) => {
      const [whole, number] = new RegExp(pattern.replace('OLD', '\uE000'), 'iu').exec(read) ?? [];
      if (whole === undefined || number === undefined) return [];
      const before = read.slice(0, read.indexOf(number, read.indexOf(whole)));
      // "250 instead of 100" may count goods of order 2027-100.
      if (isByTail && pattern.includes('OLD') && shapeOf(number) !== shapeOf(present)) return [];
      const isOwn =
        pattern.includes('OLD') ||
        patternsOfOwn.includes(pattern) ||
        ofOrder.test(before) ||
        shapeOf(number) === shapeOf(present);
      const isElse =
        pattern === saidOnPapers
          ? !endsInOrder.test(before)
          : !pattern.includes('OLD') && ofElse.test(before);
      return !isOwn || forKnowledge.test(text) || isElse || /^(?:19|20)\d\d$/.test(number) ? [] : [number];
    }),
  );
  const isOfNumber = anyNumber.test(`${before} ${text}`) || markedPresent(text, present) !== text;
  const swapped = isOfNumber && mistyped.test(`${before} ${text}`) ? swappedIn(text, present) : null;
  if (swapped !== null) found.add(swapped);
  const [number] = found;
  const isOther = found.size === 1 && number !== undefined && fold(number) !== fold(present);
  return isOther && !isOfOtherMatter(`${before} ${text}`, number) ? number : null;
}

/** Whether a sentence gives a number and calls it another or the right one: whatever else it tells, it is no chat. */
export function givesNumber(text: string): boolean {
  return [...patterns, ...patternsOfOwn].some(
    (pattern) => !pattern.includes('OLD') && new RegExp(pattern, 'iu').test(text),
  );
}

/** Stands for the printed number. */
function markedPresent(text: string, present: string): string {
  return text.replace(/[\p{L}\d][\p{L}\d./_-]*[\p{L}\d]/gu, (token) =>
    fold(token) === fold(present) ? '\uE000' : token,
  );
}

/** The last digits of a number in several groups. */
export function tailOf(number: string): string | null {
  return /(?<=[\p{L}\d][./_-])\d{3,}$/u.exec(number)?.[0] ?? null;
}

/** The same of its last digits alone: "2027-B-072 please, 071 is taken". */
function markedTail(text: string, present: string): string {
  const tail = tailOf(present);
  return tail === null
    ? text
    : text.replace(new RegExp(`(?<![\\p{L}\\d./_-])${tail}(?![\\p{L}\\d]|[.,/_-]\\d)`, 'gu'), '\uE000');
}

/** The only number that has the digits of the printed one in another order. */
function swappedIn(text: string, present: string): string | null {
  const sorted = (number: string) => [...fold(number)].sort().join('');
  const tokens = text.match(/[\p{L}\d][\p{L}\d./_-]*\d[\p{L}\d]*/gu) ?? [];
  const found = new Set(
    tokens.filter((token) => fold(token) !== fold(present) && sorted(token) === sorted(present)),
  );
  const [number] = found;
  return found.size === 1 ? (number ?? null) : null;
}
