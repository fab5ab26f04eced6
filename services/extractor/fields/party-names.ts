import { heightOf } from '../layout/boxes.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import {
  dateWords,
  documentBook,
  isSoonest,
  isUnit,
  labelBook,
  longestMatch,
  type PhraseBook,
  tokenise,
} from '../lexicon/phrases.ts';
import { anyOf, patternOf, phrasesIn } from '../lexicon/word-patterns.ts';
import { hasStreetWord, isPlaceCode, looksLikeStreet, refersToAddress } from '../values/address.ts';
import { namesState } from '../values/authorities.ts';
import {
  companyKey,
  hasLegalForm,
  longestLegalForm,
  looksLikePerson,
  namesOffice,
} from '../values/company.ts';
import { readCountry } from '../values/country.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import { isTrade, namesTrade } from '../values/house-words.ts';
import { remembered } from '../values/remembered.ts';
import { holdsDay } from '../values/whole-day.ts';
import { partOfParty } from './composed-labels.ts';
import { bareLabel, boxNumber } from './label-hits.ts';
import { isDock } from './one-line-address.ts';
import { isOrderWord, namesOrderTo } from './order-words.ts';
import type { BlockLine, PartyBlock } from './party-block.ts';
import { joinedLine } from './party-lines.ts';

/** What stands before the name of a person in an address. */
const addressing = anyOf(({ addressed }) => addressed.attention);
export const attention = new RegExp(`^(?:${addressing}|(?:[ac]\\/[aco]|p\\/a)(?!\\p{L}))[.:]{0,2}\\s*`, 'iu');

/** `Muster Site, t.a.v. Ann Lee (foreman)`: the name of a house ends where somebody there is addressed. Of `c/o` it is a part. */
const attentionInside = new RegExp(
  `(?<=[\\p{L}\\d.)])(?:\\s*[,;–—-]\\s*|\\s*[,;]?\\s+\\(?|\\s)(?=${patternOf(
    phrasesIn(({ addressed }) => addressed.attention).filter((phrase) => phrase !== 'contact'),
  )})`,
  'iu',
);

/** The parts of a line before and from where it addresses somebody. */
export function atAttention(text: string): string[] {
  const [before, ...rest] = text.split(attentionInside);
  return rest.length > 0 ? [before!, rest.join(' ').replace(/^([^(]*)\)$/, '$1')] : [text];
}

const greetings =
  /^(?:(?:thanks|thank you|many thanks|(?:best|kind|warm)? ?regards|sincerely|hi|hello|dear|good (?:morning|day|afternoon)|please|to whom|guten (?:tag|morgen)|hallo|viele grüße|mit freundlichen|freundliche[nr]?|beste|geachte|goeden?|goeie|met vriendelijke|bonjour|madame|monsieur|cordialement|veuillez|buenos|hola|saludos|gentile|buongiorno|spett|cordiali|bom dia|atenciosamente)(?!\p{L})|sehr geehrte|estimad|prezad)/iu;

/** Names have at most this many words. */
const longestName = 10;

/** `Building A`, `Door 12`, `Bâtiment C, Quai 2`. */
const isPartOfHouse = /^\p{L}+ (?:\p{Lu}|\d{1,3}\p{L}?)(?:, \p{L}+ (?:\p{Lu}|\d{1,3}\p{L}?))*$/u;

/** A word of at most this many letters may be the end of a name that its cell wrapped: `Service` over `Center`. */
const longestEnd = 9;

/** True where the second line is one short word, behind a dash some, that has no place behind the name, which nothing else ends. */
export function isCutName({ sheet, segments }: PartyBlock, name: BlockLine, next: BlockLine): boolean {
  const end = next.text.replace(longestLegalForm(next.text) ?? '', '').trim();
  // In small letters alone: behind a legal form they tell its kind.
  const isWord = /^\p{Lu}[\p{L}-]+$/u.test(end) || /^\p{Ll}[\p{L}-]+$/u.test(next.text);
  const isShort = isWord && end.length <= longestEnd;
  const isBehindDash =
    /\p{L}\s[–—-]\s\p{L}/u.test(name.text) && /^\p{Lu}[\p{L}-]+(?: [\p{L}-]+){1,2}$/u.test(end);
  // `Einkauf`, `Magasin`: the part of the firm.
  const isPart = namesOffice(next.text) || namesPlaceOfWork(next.text) || isLabelOrWish(next.text);
  const isRepeated = companyKey(name.text).includes(companyKey(end));
  // Behind its legal form a name goes on at a dash by one word: `Muster Ltda – CD` over `Jacareí`.
  const isEnded = hasLegalForm(isShort ? name.text.split(/\s[–—-]\s/).at(-1)! : name.text);
  if (!(isShort || isBehindDash) || isPart || isRepeated || isEnded) return false;
  // `Mairie` of `Mairie - 1 place Verte` stands before its street.
  const lastWord = next.words.at(-1);
  if (segments.some(({ words }) => words.slice(0, -1).some((word) => word === lastWord))) return false;
  const [first, last] = [next.words[0]!.box, next.words[isShort ? next.words.length - 1 : 0]!.box];
  const [left, right] = [name.words[0]!.box[0], name.words.at(-1)!.box[2]];
  const height = heightOf(name.words[0]!.box);
  const needed = right + last[2] - first[0];
  const rivals = segments
    .flatMap((segment) => sheet.lines[segment.line]?.segments ?? [])
    .map(({ box }) => box[0])
    .filter((x) => x > left + 1);
  if (rivals.length > 0) return needed > Math.min(...rivals) - height;
  // The last column ends where the widest line of the page does.
  const isFlush = Math.abs(first[0] - left) < flush;
  return isFlush && needed + widthOfSpace * height > Math.max(...sheet.lines.map(({ box }) => box[2]));
}
/** In points. */
const flush = 3;
/** In heights. */
const widthOfSpace = 0.25;

/**
 * `Brindle & Oake` over `Interiors Ltd`: two names joined are no person, and go on with what has the legal form. `Hôpital
 * du Val de` over `Sarthe`: nothing ends so.
 */
export function isPartedFirm(name: BlockLine, next: BlockLine): boolean {
  if (buildingBegun.test(name.text)) return calledSo.test(next.text) && !hasStreetWord(next.text);
  const form = longestLegalForm(next.text) ?? '';
  const end = next.text.replace(form, '').replace(/,\s*$/, '');
  // `Muster Control Systems` over `Ltd – Panel Shop`; `SARL Muster` begins with its form.
  const isFormFirst = form !== '' && next.text.startsWith(form) && /^\s*[–—-]\s/.test(end);
  if (isFormFirst && !hasLegalForm(name.text) && mayBeCompany(name.text)) return true;
  // `Muster Works Pvt.` over `Ltd. (Unit II)`
  if (
    /\s(?:pvt|private|pty|\(pty\)|pte|sdn)\.?$/iu.test(name.text) &&
    /^(?:ltd|limited|bhd)(?!\p{L})/iu.test(next.text)
  )
    return true;
  const isOpen =
    ((openEnd.test(name.text) || keeperBegun.test(name.text)) && /^\p{Lu}[^\d:,@]*$/u.test(end)) ||
    ((goesOn.test(next.text) || kindAlone.test(end.trim())) &&
      !hasLegalForm(name.text) &&
      mayBeCompany(name.text));
  if (isOpen && !isLabelOrWish(next.text))
    return next.text.split(' ').length <= (hasLegalForm(next.text) ? mostOfOwners : mostOfEnd);
  const isJoined = /^\p{Lu}[\p{L}'’-]+ (?:&|and|und|et|y|en|e) \p{Lu}[\p{L}'’-]+$/u.test(name.text);
  const first = companyKey(name.text.split(' ')[0]!);
  const isRepeated = first !== '' && companyKey(next.text).includes(first);
  const isBegun = workOfFirm.test(name.text) && !hasLegalForm(name.text.replace(/^\S+\s/, ''));
  const most = isBegun ? mostOfCalled : mostOfEnd;
  const isNamed = hasLegalForm(next.text) && next.text.split(' ').length <= most;
  return (isJoined || isBegun || isCalledOver(name, next)) && !isRepeated && isNamed;
}

/** `De Muster` over `Installatietechniek B.V.`: what a firm is called, over what it does, in letters as large. */
function isCalledOver(name: BlockLine, next: BlockLine): boolean {
  const [own, trade] = [name, next].map(({ words }) => words[0]?.fontSize ?? 0);
  const does = next.text.replace(longestLegalForm(next.text) ?? '', '').trim();
  return (
    own === trade &&
    does.split(' ').length <= 2 &&
    /^\p{Lu}[\p{L}'’& -]*$/u.test(name.text) &&
    !hasLegalForm(name.text) &&
    !attention.test(name.text) &&
    !namesOffice(name.text) &&
    !isLabelOrWish(name.text) &&
    !namesDocument(name.text) &&
    isTrade(does)
  );
}
/** True for a name whose letters are large on both its lines: what is under it is smaller, and no title or office. */
export function isLargeName(name: BlockLine, next: BlockLine, under: BlockLine | undefined): boolean {
  const [a, b, c] = [name, next, under].map((line) => line?.words[0]?.fontSize ?? 0);
  const isLarge = a === b && c! > 0 && a! > largeLetters * c!;
  const isName = [name, next].every(({ text }) => /^\p{Lu}[^\d:,@]*$/u.test(text) && !hasLegalForm(text));
  const isOther = namesOffice(next.text) || isLabelOrWish(next.text) || namesDocument(next.text);
  return isLarge && isName && !isOther && next.text.split(' ').length <= mostOfEnd;
}
const largeLetters = 1.3;

function namesDocument(text: string): boolean {
  return longestMatch(documentBook, tokenise(text), 0) !== null;
}

/** True for `Hôpital du Val de` and `Muster Facility -`: the name goes on. */
export function isOpenName(text: string): boolean {
  return openEnd.test(text);
}
const mostOfEnd = 3;
/** `Muster SA – chantier Résidence` over `Les Tilleuls, lot 2`: a building is called something, perhaps with its lot. */
const buildingBegun =
  /\s[–—-]\s(?:\p{L}+\s)?(?:résidence|lotissement|immeuble|residencia|residencial|urbanización|edificio|edifício|condom[ií]nio|loteamento|empreendimento|residenza|complesso|wohnanlage|wohnpark|osiedle|residence|residentie|bebyggelsen)$/iu;
const calledSo =
  /^\p{Lu}[^\d:@,]*(?:,\s(?:lot|lote|lotto|bloque|bloco|bât|bâtiment|haus|blok|block|building|etap|phase|fase)\.?\s\w{1,3})?$/iu;
/** `di Rossi Ivan & C. s.n.c.`: who keeps the house, and its form. */
const mostOfOwners = 7;
/** `MUSTER Sp. z o.o.` */
const mostOfCalled = 5;
/** `Przedsiębiorstwo Robót Ziemnych` over `MUSTER Sp. z o.o.`: what a firm does, before what it is called. */
const workOfFirm =
  /^(?:przedsiębiorstwo|zakłady?|fabryka|spółdzielnia|société|entreprise|impresa|azienda|empresa|sociedad(?:e)?)(?: \p{L}+)+$/iu;
/** `Muster Ltd c/o Kade` over `Fulfilment`: behind the mark one word of a house stands rarely alone. */
const keeperBegun = /\p{L}\sc\/o(?:\s\p{Lu}[\p{L}'’-]*)?$/iu;
/** `i Ogólnokształcących`, `für Wasserbau`, `di Rossi Ivan & C. s.n.c.`: no name begins so. */
const goesOn = new RegExp(
  `^(?:&|w|im\\.|${anyOf(
    ({ smallWords }) => smallWords.and,
    ({ smallWords }) => smallWords.for,
    ({ smallWords }) => smallWords.of,
  )}) \\p{Lu}[^\\d:,@]*$`,
  'u',
);
/** `Sociedade Agrícola` before its legal form: the kind of a firm whose name stands above. */
const kindAlone =
  /^(?:sociedade?|societ[àa])\s(?:agr[íi]cola|agro-?pecu[áa]ria|com(?:m?ercial|merciale)|industriale?|(?:viti)?vin[íi]cola|av[íi]cola|imobili[áa]ria|inmobiliaria|immobiliare|forest(?:al|ale)|florestal|cooperativa|alimentare?)$/iu;
const openEnd = new RegExp(
  `\\s(?:${anyOf(
    ({ smallWords }) => smallWords.of,
    ({ smallWords }) => smallWords.for,
    ({ smallWords }) => smallWords.and,
  )}|der|den|&|[–—-])$`,
  'iu',
);

/** `Inh. Petra Wieland`, `Prop. J. Ashworth`: whose firm it is. */
const ownerOf = new RegExp(`^${anyOf(({ owners }) => owners)}[.:]*\\s\\p{Lu}`, 'iu');

/** Without bullets, signs of a logo and separators at its ends, and without the title of the document that stands beside it. */
export const trimmed = remembered((printed): string => {
  const words = printed.split(' ');
  const form = words.findLastIndex((word, at) => at > 0 && hasLegalForm(`Xx ${word}`));
  const behind = words.slice(form + 1);
  const isTitled =
    form > 0 &&
    behind.length > 0 &&
    (behind.some((word) => isOrderWord(foldWord(word))) ||
      /^\p{L}$/u.test(behind.join(' ')) ||
      // `Muster GmbH - Anna Weber`
      (/^[–—-]$/.test(behind[0]!) && isSigner(behind.slice(1).join(' '))) ||
      isWhole(labelBook, behind.join(' ')));
  const title = words.findIndex(
    (_, at) => at > 0 && at < words.length - 1 && isWhole(documentBook, words.slice(at).join(' ')),
  );
  const bare = isTitled
    ? words.slice(0, form + 1).join(' ')
    : title > 0
      ? words.slice(0, title).join(' ')
      : printed;
  // `Muster GmbH, Ramp 6`, `Muster Depot, goods receiving`
  const [name, ...parts] = bare.split(/,\s+/);
  const isPlaced = parts.length === 1 && (isDock(parts[0]!) || namesPlaceOfWork(parts[0]!));
  return (isPlaced ? name! : bare).replace(/^[\s•·*+|,;\p{So}-]+|[\s•·*+|,;-]+$/gu, '');
});

/** `Goods receiving`, `Site office`: where in the house. */
export const namesPlaceOfWork = remembered((text): boolean => {
  if (office.test(text)) return true;
  const senses = sensesOf(text, tokenise(text));
  return senses?.some((one) => one.has('delivery') || one.has('site') || one.has('goods')) === true;
});

/** `School Office`, `Réception` */
const office =
  /(?<!\p{L})(?:office|reception|réception|sekretariat|secrétariat|secretariaat|secretaría|segreteria|accueil|receptie|portineria|pförtner|kantoor|kontoret?)$/iu;

/** True for a text that is one phrase of a book from its first to its last word. */
function isWhole<Kind>(book: PhraseBook<Kind>, text: string): boolean {
  const all = tokenise(text);
  return all.length > 0 && longestMatch(book, all, 0)?.length === all.length;
}

/** A legal form that wrapped to a line of its own belongs to the name above it. */
export function joinLegalForms(lines: readonly BlockLine[]): BlockLine[] {
  const joined: BlockLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    // `Anpartsselskab (ApS)` under a name: its form, spelt out.
    const isSpelt = /\(.*\)$/.test(line.text) && kindOfFirm.test(line.text);
    if (isSpelt) continue;
    if (last && (isOnlyLegalForm(line.text) || partsLegalForm(last.text, line.text)))
      joined[joined.length - 1] = joinedLine(last, line);
    else joined.push(line);
  }
  return joined;
}

/** `Muster S. de` over `R.L. de C.V.`, `Muster Sp. z` over `o.o.`: the cell wrapped the name inside its legal form. */
export function partsLegalForm(above: string, below: string): boolean {
  const [upper, lower] = [above.split(' '), below.split(' ')];
  return (
    lower.length <= mostParted &&
    [1, 2, 3].some((count) => {
      const begun = upper.slice(-count).join(' ');
      return count < upper.length && isOnlyLegalForm(`${begun} ${below}`);
    })
  );
}

/** Words of a legal form. */
const mostParted = 4;

/** True for a text that is nothing but a legal form. */
export function isOnlyLegalForm(text: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  // `Sp. z o.o.` has words that alone are none.
  return companyKey(text) === '' || !/[\p{L}\d]/u.test(text.replace(longestLegalForm(text) ?? '', ''));
}

/** A person's name above that of the company, as in a signature: two or three words, not in capitals. */
export const isSigner = remembered((text): boolean => {
  const [name = '', ...behind] = text.split(',').map((part) => part.trim());
  // `Port Arthur Refinery`
  const words = name.split(' ');
  return (
    /^\S+(?: \S+){1,2}$/.test(name) &&
    // `Florence Enclosures, Inc.`
    !behind.some(isOnlyLegalForm) &&
    name !== name.toUpperCase() &&
    looksLikePerson(name) &&
    !namesTrade(name) &&
    [words[0]!, words.at(-1)!].some((word) => isGivenName(word.split('-')[0]!))
  );
});

/** `SARL au capital de 15 000 €`, `Capitale sociale € 10.000 i.v.` */
const capital =
  /(?<!\p{L})(?:capitale?|kapital\p{L}*|stammkapital|grundkapital|kapitał\p{L}*)(?!\p{L}).*\d/iu;

/** `Signature & Date`, `Unterschrift / Stempel`: what is to be filled in there. */
const signedOn =
  /^(?:(?:authori[sz]ed|buyer['’]?s|supplier['’]?s|vendor['’]?s) )?(?:signature|signatory|unterschrift|handtekening|firma autorizzata|firma autorizada|assinatura|podpis|underskrift|(?:datum|date|fecha|data|dato|stempel|stamp|cachet)\s?[&/,]?\s?(?:und|and|et|y|e|en|og|i)?\s?(?:unterschrift|signature|handtekening|firma|assinatura|podpis|underskrift))(?:\s?[/,].*|\s?(?:&|\b(?:and|und|et|y|e|en|og|i)\b)\s?(?:company )?(?:\p{L}*stempel|date|datum|stamp|seal|name|naam|fecha|sello|data|dato|timbre|cachet|nom|nombre|nome|timbro|carimbo|piecz\p{L}+|navn|plaats|ort|place|lieu|lugar|luogo)(?!\p{L}).*)?$/iu;

/** `Confidential, page 2 of 2` */
const pageOf = new RegExp(
  `${anyOf(({ pages }) => pages)}\\.?\\s\\d{1,3}\\s?(?:\\/|${anyOf(({ smallWords }) => smallWords.of)})\\s?\\d`,
  'iu',
);
/** `Part of Muster Trust` under the name of one of its houses. */
function namesGroup(text: string): boolean {
  return ofGroup.test(text);
}
const ofGroup =
  /^(?:a |an |ein |eine |une |un |een |en )?(?:proud )?(?:part of|member of|division of|subsidiary of|trading name of|brand of|teil der|unternehmen der|mitglied der|tochter der|onderdeel van|lid van|filiale d[eu]|membre d[eu]|société du|empresa del|parte d(?:el|e|a|i)|società del|membro d(?:el|i|o)|spółka grupy|część grupy|en del af)\s/iu;

/** True where a line under the name of a house says that it is one of `group`. */
export function isOfGroup(text: string, group: string): boolean {
  const key = companyKey(group);
  const words = text.split(/\s+/);
  return namesGroup(text) && words.some((_, at) => companyKey(words.slice(at).join(' ')) === key);
}

/** `Société coopérative agricole à capital variable`, `Gesellschaft mit beschränkter Haftung`, `Anpartsselskab (ApS) - CVR: 35551904`: what kind of firm it is, under or over its name. */
const kindOfFirm =
  /^(?:soci[ée]t[ée] (?:anonyme|civile|coop[ée]rative|[àa] responsabilit[ée] limit[ée]e|par actions simplifi[ée]e)(?: (?:agricole|unipersonnelle|d['’]exploitation agricole))*(?: [àa] capital (?:variable|fixe))?|gesellschaft (?:mit beschränkter haftung|bürgerlichen rechts)|(?:eingetragene|coöperatieve)? ?(?:genossenschaft|coöperatie)|besloten vennootschap.*|naamloze vennootschap|sociedad (?:an[óo]nima|limitada|cooperativa)(?: (?:laboral|unipersonal|agraria))*|societ[àa] (?:per azioni|a responsabilit[àa] limitata|cooperativa)(?: (?:agricola|semplificata|a r\.?l\.?|sociale))*|sociedade (?:an[óo]nima|por quotas|unipessoal.*)|spółka (?:z ograniczoną odpowiedzialnością|akcyjna|jawna|cywilna)|anpartsselskab|aktieselskab|interessentskab|kommanditselskab|enkeltmandsvirksomhed|an? (?:\p{L}+ ){0,2}(?:limited liability company|public limited company|corporation|cooperative society)|(?:(?:private )?limited|limited liability|public limited) company)(?:\s\([^()]*\))?(?:\s?[-–—·|,]\s.*\d.*)?$/iu;

/** `SARL d'expertise comptable` under a name: its form and what it does. `SAS Muster` is called so. */
function beginsWithForm(text: string): boolean {
  const form = longestLegalForm(text);
  const rest = form === null || !text.startsWith(form) ? '' : text.slice(form.length).trim();
  return /^(?:d['’]|de |des |du |für |voor |di |per |do |para )?\p{Ll}[\p{Ll}\s'’-]{4,}$/u.test(rest);
}

/** `Mo. 15.6. vormittags auf die Baustelle`: when, before where. */
function namesDay(text: string): boolean {
  const [first] = tokenise(text);
  return first !== undefined && dateWords.weekdays.has(first.text) && /\d/.test(text);
}

/** `a. NAME OF CONSIGNEE` over a name. */
function isBoxLabel(text: string): boolean {
  return boxNumber.test(text) && partOfParty(bareLabel(text)) !== null;
}

/**
 * A line that may name a company: no street, country, code, label or greeting. The first line of a block may end in
 * a number as streets do: `Muster Plant 2`.
 */
export function mayBeCompany(text: string, { mayEndInNumber = false } = {}): boolean {
  if (
    (looksLikeStreet(text) && !mayEndInNumber) ||
    readCountry(text) !== null ||
    attention.test(text) ||
    ownerOf.test(text) ||
    capital.test(text) ||
    pageOf.test(text) ||
    namesGroup(text) ||
    kindOfFirm.test(text) ||
    namesState(text) ||
    beginsWithForm(text) ||
    greetings.test(text) ||
    isLabelOrWish(text) ||
    isBoxLabel(text) ||
    signedOn.test(text) ||
    namesDay(text) ||
    holdsDay(text) ||
    placeholder.test(text) ||
    namesOrderTo(text)
  )
    return false;
  const words = text.split(' ');
  const isNamed = words.filter((word) => /^[\p{Lu}\d&(]/u.test(word)).length >= 0.6 * words.length;
  const isSentence =
    words.length > longestName ||
    (!hasLegalForm(text) &&
      (/[,;:!?]$/.test(text) || (!isNamed && (/\.$/.test(text) || twoSentences.test(text)))));
  const opens = text.split('(').length - 1;
  return (
    opens === text.split(')').length - 1 &&
    !isCounted(words) &&
    !isPartOfHouse.test(text) &&
    !isSentence &&
    (isNumberedHouse(text) || !/^[\p{L} .]{0,25}[:#]/u.test(text)) &&
    !isPlaceCode(text) &&
    // What is left of a label of two lines: `Goods to` over `be delivered to`.
    !/\s(?:to|an|aan|à|naar|til|para|presso)$/i.test(text) &&
    !/^\S*\d\S*$/.test(text) &&
    // `NO. 407`: the number of a school district.
    !/^n(?:o|r|[°º])\.?\s\d+$/iu.test(text) &&
    // `12.30 to`: the end of an hour's sentence.
    !/^\d{1,2}[.:]\d{2}(?!\d)/.test(text) &&
    /\p{L}{2,}/u.test(text)
  );
}

/** True for `COMMUNE DE SAINT-MUSTER-LE-`: the rest of the name stands somewhere else. */
export function isCutAtHyphen(text: string): boolean {
  return /\p{L}[-–]$/u.test(text);
}

/** `COMPANY LETTERHEAD`, `[Your logo here]` that nobody filled in. */
const placeholder = new RegExp(`^[\\[(<{]*${anyOf(({ placeholders }) => placeholders)}[\\])>}]*$`, 'iu');

/** True for `[Your logo here]` and `Order to Muster B.V.`: what stands under it is none of it. */
export function headsNothing(text: string): boolean {
  return placeholder.test(text) || (namesOrderTo(text) && hasLegalForm(text));
}

/** `Please confirm. Thank you and a good day` */
const twoSentences = /\p{Ll}{3}[.!?]\s\p{Lu}\p{Ll}/u;

/** `MUSTER MARKETS DC #4`: a house of several; `Order line #4` is a number. */
function isNumberedHouse(text: string): boolean {
  const [, name = ''] = /^(\p{Lu}[^:#\d]*\s\p{L}[^:#\d]*)\s#\s?\d{1,5}$/u.exec(text) ?? [];
  const all = tokenise(name);
  const [first] = all;
  return first !== undefined && sensesOf(name, [first]) === null && longestMatch(labelBook, all, 0) === null;
}

/** `Phone`, or `asap` at a date: values and labels of a list beside the block. */
const isLabelOrWish = remembered((text): boolean => {
  return isWhole(labelBook, text) || isSoonest(text) || refersToAddress(text);
});

/** `500 kg` is a quantity. */
function isCounted([first, second]: readonly string[]): boolean {
  return /^[\d.,]+$/.test(first ?? '') && second !== undefined && isUnit(second);
}
