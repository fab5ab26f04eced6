import type { Word } from '@orderloom/pages/page.ts';
import { chosenFrom } from '../choose.ts';
import { type Chosen, type DraftParty, emptyParty } from '../draft.ts';
import { characterConfidence, placeOf } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { isSoonest, isUnit, labelBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import {
  type CityLine,
  hasStreetWord,
  isPlaceCode,
  looksLikeStreet,
  readCityLine,
} from '../values/address.ts';
import {
  companyKey,
  hasLegalForm,
  longestLegalForm,
  looksLikePerson,
  namesOffice,
} from '../values/company.ts';
import { readCountry, splitCountry } from '../values/country.ts';
import { readEmails } from '../values/email.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import { readPhone } from '../values/phone.ts';
import { readVatId } from '../values/vat-id.ts';
import { oneLineAddress } from './one-line-address.ts';
import type { BlockLine, PartyBlock, PartyRole } from './party-blocks.ts';
import { isOrderWord } from './title-number.ts';

const attention =
  /^(?:attn|att|attention|z\.?\s?hd\.?|t\.?a\.?v\.?|a l'attention de|c\/o|contact)\b[.:]?\s*/i;
const greetings =
  /^(?:thanks|thank you|many thanks|(?:best|kind|warm)? ?regards|sincerely|hi\b|hello|dear|good (?:morning|day|afternoon)|please|to whom|guten (?:tag|morgen)|sehr geehrte|hallo|viele grüße|mit freundlichen|freundliche|beste\b|geachte|goede|goeie|met vriendelijke|bonjour|madame|monsieur|cordialement|veuillez|estimad|buenos|hola|saludos|gentil|buongiorno|spett|cordiali|prezad|bom dia|atenciosamente)/i;
/** Names have at most this many words. */
const longestName = 8;
const phoneWords = /\b(?:t[eé]l(?!e?fax)\p{L}*|tlf|tfno|phone|ph|fon|mobile)(?!\p{L})|^t[.:]/iu;
/** Names of the parts of an address, where a form prints them. */
const fieldNames =
  /^(?:company|firma|bedrijf|société|empresa|azienda|name|naam|nom|nombre|nome|address|adresse|adres|anschrift|dirección|indirizzo|street|straße|straat)\s*:\s*/i;
/** `Building A`, `Door 12`. */
const isPartOfHouse = /^\p{L}+ (?:\p{Lu}|\d{1,3}\p{L}?)$/u;
/** Where ways of contact begin behind an address: a mail or web address, a VAT number, a labelled telephone. */
const contactStart =
  /\s+(?=\S+@\S+\.\S|www\.|https?:|[A-Z]{2,3}(?=[\dA-Z]*\d{5})[\dA-Z]{7,12}(?:\s|$)|(?:[Tt]el|[Tt]lf|TEL|[Pp]hone|[Ff]ax|FAX)[.:]|[TF]:)/u;
const faxWords = /\b(?:fax|telefax)\b/i;

/** Reads company, address and ways of contact from the lines of a block. */
export function readParty(block: PartyBlock): DraftParty {
  const field = (value: string | null | undefined, line: BlockLine, score: number): Chosen | null =>
    value
      ? chosenFrom({
          ...placeOf(block.sheet, line.words),
          value,
          score: score * characterConfidence(line.words),
          because: `${block.role} block`,
        })
      : null;
  const party: DraftParty = { ...emptyParty };
  const lines = joinWrapped(block.lines).flatMap(splitLine);
  const [name, next, ...others] = lines;
  const read = name && next && isCutName(block, name, next) ? [joinedLine(name, next), ...others] : lines;
  const names: BlockLine[] = [];
  for (const line of read) {
    const email = readEmails(line.text)[0];
    const isAttention = attention.test(line.text);
    const phone =
      faxWords.test(line.text) && !phoneWords.test(line.text) ? null : readPhone(withoutFax(line.text));
    party.email ??= field(email, line, 0.9);
    party.vatId ??= field(readVatId(line.text), line, 0.9);
    if (isAttention && looksLikePerson(line.text.replace(attention, '')))
      party.contactPerson ??= field(line.text.replace(attention, ''), line, 0.85);
    const isPhone =
      phone !== null &&
      (phoneWords.test(line.text) || (phone.length > line.text.length - 4 && !isRegisterNumber(line.text)));
    if (isPhone) party.phone ??= field(phone, line, 0.9);
    else if (
      !email &&
      !isAttention &&
      !faxWords.test(line.text) &&
      (/\p{L}/u.test(line.text) || /^\d{4,5}(?:-\d{4})?$/.test(line.text)) &&
      !/www\.|https?:/.test(line.text)
    )
      names.push(line);
  }
  const found = nameAndAddress(names, field, block.role);
  party.contactPerson ??= found.contactPerson ?? personBehind(names, found, field);
  return { ...party, ...found, contactPerson: party.contactPerson };
}

/** Digits as registers and tax offices print them: `38256650`, `35-8390069`. */
function isRegisterNumber(text: string): boolean {
  return /^[1-9]\d{7,10}$|^\d{2}-\d{7}$/.test(text);
}

/** A part of a building, behind its street. */
const unit = /^(?:suite|unit|apt|room|floor|bldg|building)\.?\s/i;
/** `2300 La`: the cell wrapped the name of the town. */
const cutTown =
  /^(?:\p{Lu}{1,3}[- ])?\d{4,5}\s(?:la|le|les|el|los|las|san|santa|santo|saint|sainte|st\.?|bad|sankt|den|de|nova|vila|são)$/iu;

/** A word of at most this many letters may be the end of a name that its cell wrapped: `Service` over `Center`. */
const longestEnd = 8;

/** True where the second line is one short word that has no place behind the name, which nothing else ends. */
function isCutName({ sheet, segments }: PartyBlock, name: BlockLine, next: BlockLine): boolean {
  const isShort = /^\p{Lu}[\p{L}-]+$/u.test(next.text) && next.text.length <= longestEnd;
  // `Einkauf`, `Magasin`: the part of the firm.
  const isPart = namesOffice(next.text) || isLabelOrWish(next.text);
  if (!isShort || isPart || hasLegalForm(name.text)) return false;
  const [left, right] = [name.words[0]!.box[0], name.words.at(-1)!.box[2]];
  const needed = right + next.words.at(-1)!.box[2] - next.words[0]!.box[0];
  const rivals = segments
    .flatMap((segment) => sheet.lines[segment.line]?.segments ?? [])
    .map(({ box }) => box[0])
    .filter((x) => x > left + 1);
  return rivals.length > 0 && needed > Math.min(...rivals) - 2;
}

function joinedLine(first: BlockLine, second: BlockLine): BlockLine {
  return {
    text: `${first.text} ${second.text}`,
    words: [...first.words, ...second.words],
  };
}

/** An address on one line, a street or a town that its cell wrapped. */
function joinWrapped(lines: readonly BlockLine[]): BlockLine[] {
  const joined: BlockLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isWrapped =
      last !== undefined &&
      ((/,\s.*,$/.test(last.text) && oneLineAddress(`${last.text} ${line.text}`)) ||
        (/,$/.test(last.text) && looksLikeStreet(last.text) && unit.test(line.text)) ||
        (cutTown.test(last.text) && /^\p{Lu}[\p{L}'’ -]+$/u.test(line.text)));
    if (isWrapped) joined[joined.length - 1] = joinedLine(last, line);
    else joined.push(line);
  }
  return joined;
}

/** A person's name under the address of a block. */
function personBehind(names: readonly BlockLine[], { company, city }: Partial<DraftParty>, field: MakeField) {
  const at = names.findIndex(
    (line) => city?.places[0]?.text === line.words.map((word) => word.text).join(' '),
  );
  const line =
    at < 0 ? undefined : names.slice(at + 1).find(({ text }) => isSigner(text) && readCountry(text) === null);
  return line && line.text !== company?.value ? field(line.text, line, 0.8) : null;
}

type MakeField = (value: string | null | undefined, line: BlockLine, score: number) => Chosen | null;

function nameAndAddress(lines: BlockLine[], field: MakeField, role: PartyRole): Partial<DraftParty> {
  const found = findCity(lines);
  const before = [
    ...lines.slice(0, found?.index ?? lines.length),
    ...(found ? linesBefore(found.city, lines[found.index]!) : []),
  ];
  const street = before.findLast((line) => looksLikeStreet(line.text)) ?? null;
  const firstName = before.find(({ text }) => !isPlaceCode(text));
  const names = joinLegalForms(
    before.filter(
      (line) =>
        line !== street &&
        (mayBeCompany(line.text, { mayEndInNumber: line === firstName }) || isOnlyLegalForm(line.text)),
    ),
  );
  const [first, second] = names;
  const signer =
    first && isSigner(first.text) && (second ? !looksLikePerson(second.text) : role === 'signature');
  const name = signer
    ? (second ?? null)
    : (names.slice(0, 3).find((line) => hasLegalForm(line.text)) ?? first);
  const bare = found ? null : cityWithoutCode(before, street);
  const cityLine = found ? lines[found.index]! : bare?.line;
  const country = found?.city.country ?? bare?.country ?? countryAfter(lines, found?.index ?? lines.length);
  return {
    ...(signer ? { contactPerson: field(first.text.split(',')[0], first, 0.85) } : {}),
    company:
      name && bare?.line !== name
        ? field(trimmed(name.text.replace(/^\d{4,}\s*-\s*/, '')), name, hasLegalForm(name.text) ? 0.95 : 0.85)
        : null,
    street: street && field(street.text, street, 0.92),
    postalCode: cityLine ? field(found?.city.postalCode, cityLine, 0.95) : null,
    city: cityLine ? field(found?.city.city ?? bare?.city, cityLine, found ? 0.93 : 0.75) : null,
    country: cityLine ? field(country, cityLine, 0.9) : null,
  };
}

/** Without bullets and separators at its ends, and without the title of the document that stands beside it. */
function trimmed(name: string): string {
  const words = name.split(' ');
  const form = words.findLastIndex((word, at) => at > 0 && hasLegalForm(`Xx ${word}`));
  const isTitled = form > 0 && words.slice(form + 1).some((word) => isOrderWord(foldWord(word)));
  const bare = isTitled ? words.slice(0, form + 1).join(' ') : name;
  return bare.replace(/^[\s•·*+|,;-]+|[\s•·*+|,;-]+$/g, '');
}

/** A legal form that wrapped to a line of its own belongs to the name above it. */
function joinLegalForms(lines: readonly BlockLine[]): BlockLine[] {
  const joined: BlockLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && (isOnlyLegalForm(line.text) || partsLegalForm(last.text, line.text)))
      joined[joined.length - 1] = joinedLine(last, line);
    else joined.push(line);
  }
  return joined;
}

/** `Muster S. de` over `R.L. de C.V.`: the cell wrapped the name inside its legal form. */
function partsLegalForm(above: string, below: string): boolean {
  const whole = longestLegalForm(`${above} ${below}`);
  const at = whole === null ? -1 : `${above} ${below}`.indexOf(whole);
  return at > 0 && at < above.length && at + whole!.length > above.length + 1;
}

function isOnlyLegalForm(text: string): boolean {
  return /\p{L}/u.test(text) && companyKey(text) === '';
}

/** A person's name above that of the company, as in a signature: two or three words, not in capitals. */
function isSigner(text: string): boolean {
  const name = text.split(',')[0]!.trim();
  return (
    /^\S+(?: \S+){1,2}$/.test(name) &&
    name !== name.toUpperCase() &&
    looksLikePerson(name) &&
    name.split(' ').some((word) => isGivenName(word.split('-')[0]!))
  );
}

/**
 * A line that may name a company: no street, country, code, label or greeting. The first line of a block may end in
 * a number as streets do: `Muster Plant 2`.
 */
function mayBeCompany(text: string, { mayEndInNumber = false } = {}): boolean {
  if (
    (looksLikeStreet(text) && !mayEndInNumber) ||
    readCountry(text) !== null ||
    attention.test(text) ||
    greetings.test(text) ||
    isLabelOrWish(text)
  )
    return false;
  const words = text.split(' ');
  const isNamed = words.filter((word) => /^[\p{Lu}\d&(]/u.test(word)).length >= 0.6 * words.length;
  const isSentence =
    words.length > longestName ||
    (!hasLegalForm(text) && (/[,;:!?]$/.test(text) || (!isNamed && /\.$/.test(text))));
  const opens = text.split('(').length - 1;
  return (
    opens === text.split(')').length - 1 &&
    !isCounted(words) &&
    !isPartOfHouse.test(text) &&
    !isSentence &&
    !/^[\p{L} .]{0,25}[:#]/u.test(text) &&
    !isPlaceCode(text) &&
    // What is left of a label of two lines: `Goods to` over `be delivered to`.
    !/\s(?:to|an|aan|à|naar|til|para|presso)$/i.test(text) &&
    !/^\S*\d\S*$/.test(text) &&
    /\p{L}{2,}/u.test(text)
  );
}

/** `Phone`, or `asap` at a date: values and labels of a list beside the block. */
function isLabelOrWish(text: string): boolean {
  const all = tokenise(text);
  const label = longestMatch(labelBook, all, 0);
  return (label !== null && label.length === all.length) || isSoonest(text);
}

/** `500 kg` is a quantity. */
function isCounted([first, second]: readonly string[]): boolean {
  return /^[\d.,]+$/.test(first ?? '') && second !== undefined && isUnit(second);
}

/** What stands before the city on its own line: `Ecolab Production LLC, 1 Ecolab Place, Saint Paul MN 55102`. */
function linesBefore(city: CityLine, line: BlockLine): BlockLine[] {
  const parts = city.before.split(/\s*,\s*/).filter((part) => part !== '' && !attention.test(part));
  const street = parts.findIndex(looksLikeStreet);
  const texts = street < 0 ? parts : [...parts.slice(0, street), parts.slice(street).join(', ')];
  return texts.map((text) => ({ text, words: wordsOf(line, text) }));
}

/**
 * The line with postal code and city, which may have been wrapped to two. Certain forms come first, then what stands
 * under a street.
 */
function findCity(lines: readonly BlockLine[]): { index: number; city: CityLine } | null {
  const alone = lines.map((line) => readCityLine(line.text));
  const certain = alone.findIndex((city) => city?.certain);
  if (certain >= 0) return { index: certain, city: alone[certain]! };
  const underStreet = alone.findIndex(
    (city, index) =>
      city !== null && index > 0 && looksLikeStreet(lines[index - 1]!.text) && alone[index - 1] === null,
  );
  if (underStreet >= 0) return { index: underStreet, city: alone[underStreet]! };
  const wrapped = lines.slice(1).map((line, index) => readCityLine(`${lines[index]!.text} ${line.text}`));
  const joined = wrapped.findIndex((city) => city?.certain);
  if (joined >= 0) return { index: joined, city: wrapped[joined]! };
  const perhaps = alone.findIndex((city, index) => city !== null && !hasStreetWord(lines[index]!.text));
  return perhaps < 0 ? null : { index: perhaps, city: alone[perhaps]! };
}

/** `Makati City` or `Somewhere, USA` under or behind a street, where no postal code is printed. */
function cityWithoutCode(
  lines: readonly BlockLine[],
  street: BlockLine | null,
): { line: BlockLine; city: string; country: string | null } | null {
  const line = street && lines[lines.indexOf(street) + 1];
  if (!line || /\d|[:@]/.test(line.text) || line.words.length > 4) return null;
  const { rest, country } = splitCountry(line.text);
  return rest === '' ? null : { line, city: rest.replace(/,.*$/, ''), country };
}

function countryAfter(lines: readonly BlockLine[], index: number): string | null {
  return (
    lines
      .slice(index + 1, index + 3)
      .map((line) => readCountry(line.text))
      .find((country) => country !== null) ?? null
  );
}

function withoutFax(text: string): string {
  return text.replace(/\b(?:tele)?fax\b.*$/i, '');
}

/** Splits `8300 Market Street • Houston, TX 77029 • (713) 928-4410`, and whole addresses at their commas. */
function splitLine(line: BlockLine): BlockLine[] {
  const bare = line.text.replace(fieldNames, '');
  const bullets = bare
    .split(/\s+[•·|]\s+|\s+[•·|]$/)
    .flatMap((text) => text.split(contactStart))
    .flatMap(atLabels)
    // What is left of `E-mail: orders@…` names nothing.
    .filter((text) => text.trim() !== '' && !/^[^\d,]{2,30}:$/.test(text.trim()));
  return bullets.flatMap((text) => {
    const commas = text.split(/\s*,\s*/);
    const isWithoutCode =
      commas.length > 2 &&
      readCityLine(text) === null &&
      looksLikeStreet(commas[0]!) &&
      !/ [A-Z]{2}$/.test(text);
    const parts = isWithoutCode
      ? [commas[0]!, commas.slice(1).join(', ')]
      : (oneLineAddress(text) ?? nameAndRest(text));
    return parts.map((part) => ({
      text: part.trim(),
      words: wordsOf(line, part),
    }));
  });
}

const contactKinds: readonly LabelKind[] = ['vatId', 'phone', 'email'];

/** Parts an address from ways of contact that follow behind a comma: `3006 Bern, Schweiz, USt-IdNr.: CHE-1`. */
function atLabels(text: string): string[] {
  const at = Array.from(text.matchAll(/,\s+/g), (comma) => comma.index).find((comma) => {
    const rest = tokenise(text.slice(comma + 1));
    return longestMatch(labelBook, rest, 0)?.meanings.some(({ kind }) => contactKinds.includes(kind));
  });
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Splits `Muster Bau GmbH Industriestr. 12 70565 Stuttgart` behind the legal form. */
function nameAndRest(text: string): string[] {
  const words = text.split(' ');
  const isForm = (word: string | undefined) =>
    word !== undefined && (word === '&' || hasLegalForm(`Xx ${word}`));
  let form = words.findIndex((word, at) => at > 0 && isForm(word));
  while (form > 0 && isForm(words[form + 1])) form++;
  const rest = words.slice(form + 1).join(' ');
  const isAddress = /\d/.test(rest) && (looksLikeStreet(rest) || readCityLine(rest) !== null);
  return form > 0 && isAddress
    ? [
        words
          .slice(0, form + 1)
          .join(' ')
          .replace(/,$/, ''),
        rest,
      ]
    : [text];
}

function wordsOf(line: BlockLine, part: string): Word[] {
  const printed = line.words.map((word) => word.text).join(' ');
  const from = printed.indexOf(part.trim());
  if (from < 0) return line.words;
  let offset = 0;
  return line.words.filter((word) => {
    const start = offset;
    offset += word.text.length + 1;
    return start < from + part.trim().length && start + word.text.length > from;
  });
}
