import type { Draft } from '../draft.ts';
import { composedKind, namesManager } from '../fields/composed-labels.ts';
import { means } from '../fields/labels.ts';
import { namesReceiver } from '../fields/people-at-labels.ts';
import { asking, termOfDelivery } from '../fields/person-names.ts';
import { asksToCall, phoneTold } from '../fields/told-phones.ts';
import { announcesVatId } from '../fields/vat-ids.ts';
import { below, rightOf } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { phoneWord } from '../lexicon/phone-words.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { yourWords } from '../lexicon/possessives.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { textOf } from '../rows/table.ts';
import { isStreetKind } from '../values/address.ts';
import { hasLegalForm, looksLikePerson } from '../values/company.ts';
import { isMailboxOfOthers, isOurAddress, readEmails } from '../values/email.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { isOffice } from '../values/house-words.ts';
import { readPhone } from '../values/phone.ts';
import type { Found, Shown } from './found.ts';

/** What a telephone number stands behind; a fax is none. */
const telephone = new RegExp(`${phoneWord}\\.?:?\\s*\\S{0,3}$`, 'iu');

/** True for a telephone number behind a word for one, or told in a sentence. */
export function showsPhone({ text, words }: Segment): boolean {
  if (!sevenFigures.test(text) || /fax/i.test(text)) return false;
  const isTold = asksToCall(text) || phoneTold(text) !== null;
  return words.some(({ text: word }, at) => {
    if (!/^[+(\d]/.test(word)) return false;
    const rest = textOf(words.slice(at, at + mostWordsOfPhone));
    const phone = readPhone(rest);
    return (
      phone !== null &&
      rest.startsWith(phone.slice(0, 3)) &&
      (word.startsWith('+') ||
        isTold ||
        (americanNumber.test(phone) && readEmails(text).length > 0) ||
        telephone.test(textOf(words.slice(Math.max(0, at - 4), at))))
    );
  });
}
/** `buying@muster.example or (207) 555-0129`, as nothing else is written. */
const americanNumber = /^\(\d{3}\) ?\d{3}-\d{4}$/;
/** No telephone number has fewer. */
const sevenFigures = /^(?:\D*\d){7}/;
/** `+33 (0)3 58 46 67 79 ext. 12` has fewer. */
const mostWordsOfPhone = 10;

/** A name with a number or a mail address, or behind words for who deals with an order. */
export function namesPerson(found: Found, draft: Omit<Draft, 'doubts'>): boolean {
  // `… with dispatch. Contact for queries: Mr. Ann Lee.`
  return found.segment.text.split(/(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})/u).some((text) => saysWho(text, draft));
}

function saysWho(text: string, { buyer, shipTo }: Omit<Draft, 'doubts'>): boolean {
  const [, label, said = ''] = /^([^:\d]{2,40}):\s+(.+)$/.exec(text) ?? [];
  const rest = said.replace(honorific, '').replace(/\.$/, '');
  const first = rest.split(' ')[0] ?? '';
  const name = rest.split(/[,;(/|]|\s(?:[–—-]\s)?(?=[+(\d])/)[0]!.trim();
  const known = [buyer.company, shipTo.company, shipTo.contactPerson].map((chosen) => chosen?.value);
  const isAtLabel =
    label !== undefined &&
    isGivenName(first) &&
    looksLikePerson(name) &&
    !isStreetKind(first) &&
    !known.includes(name) &&
    (namesManager(label) || composedKind(label) === 'contact' || phoneTold(text) !== null);
  return isAtLabel || isBeforeNumber(text) || isAddressed(text, known);
}

/** `Sr. Artur Muster` and nothing else: whoever is called so is somebody, whatever the label over him. */
function isAddressed(text: string, known: readonly (string | undefined)[]): boolean {
  const name = text.replace(honorific, '');
  const [first = '', ...others] = name.split(' ');
  return (
    name !== text &&
    others.length > 0 &&
    isGivenName(first) &&
    looksLikePerson(name) &&
    !known.includes(name) &&
    !known.includes(text)
  );
}

/** What stands at a label of people and begins or ends with a given name, in whatever form nobody read it. */
export function unreadPerson(
  { labels, sheets }: Shown,
  { buyer, shipTo }: Omit<Draft, 'doubts'>,
  isFree: (segment: Segment) => boolean,
): Found | undefined {
  const known = new Set(
    [buyer.company, shipTo.company, shipTo.contactPerson].flatMap((chosen) => chosen?.value ?? []),
  );
  const isName = ({ text }: Segment) =>
    nameAlone.test(text) &&
    text.split(/[\s,.]+/).some((word) => isGivenName(word)) &&
    !known.has(text) &&
    composedKind(text) === null &&
    !asking.test(text) &&
    !termOfDelivery.test(text) &&
    !text.split(' ').some((word) => isOffice(word) || namesOfficeRoom.test(word)) &&
    !hasLegalForm(text) &&
    !isStreetKind(text.split(' ')[0]!);
  return labels.labels
    .filter(
      (label) =>
        label.form === 'whole' &&
        means(label, 'contact', 'buyer') &&
        !means(label, 'otherParty') &&
        !namesReceiver(label.text) &&
        sheets.includes(label.sheet) &&
        isFree(label.segment),
    )
    .flatMap(({ sheet, segment }) =>
      [rightOf(sheet, segment), below(sheet, segment, linesBelow)].flatMap((value) =>
        value !== null && !labels.labelled.has(value) && isFree(value) && isName(value)
          ? [{ sheet, segment: value }]
          : [],
      ),
    )[0];
}
const namesOfficeRoom = new RegExp(`^${anyOf(({ premises }) => premises.office)}$`, 'iu');
/** In heights. */
const linesBelow = 2.2;
const nameAlone = /^\p{Lu}[\p{L}.'’-]*(?:,?\s[\p{L}.'’-]+){0,3}(?:\s\([^()]+\))?$/u;

/** `Any questions? Ngozi Eze, +44 113 496 0188`: what looks like a person right before a telephone number. */
function isBeforeNumber(text: string): boolean {
  const [, name] =
    /(?:^|[?!:.]\s)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}),\s(?:[Tt]el\.?\s)?\+?\(?\d/u.exec(text) ??
    [];
  return (
    name !== undefined &&
    looksLikePerson(name) &&
    // `Via Mazzini, 41 - 41012 Carpi`
    !isStreetKind(name.split(' ')[0]!) &&
    readPhone(text) !== null &&
    composedKind(name) === null
  );
}

/** `isForPapers`: tells mailboxes to which only papers are sent. */
export function isTheirMail(
  { text }: Segment,
  ours: string | null,
  isForPapers: (email: { value: string }) => boolean,
): boolean {
  // `… confirm to buying@muster-`: the end of the line cut it.
  if (/[^\s@]@(?:[\p{L}\d.-]*-|[\p{L}\d-]*\.)$/u.test(text)) return true;
  return readEmails(text).some(
    (mail) => !isOurAddress(mail, ours) && !isMailboxOfOthers(mail) && !isForPapers({ value: mail }),
  );
}

const years = /(?:^|\s)(?:19|20)\d\d\s?[-–/]\s?(?:(?:19|20)?\d\d)$/;

/** `… in our terms. VAT` over `Registration No GB 123 4567 89. This order …`: a sentence that goes on with the number. */
function behindLineAbove(sheet: Sheet, segment: Segment): string[] {
  const above = sheet.lines[segment.line - 1]?.segments ?? [];
  const over = above.find(({ box }) => Math.abs(box[0] - segment.box[0]) < flush);
  return over && /[\p{L}.]$/u.test(over.text) && over.words.length >= fewestOfSentence
    ? [`${textOf(over.words.slice(-1))} ${segment.text}`]
    : [];
}
/** In points. */
const flush = 2;
const fewestOfSentence = 6;

/** A number behind words of a tax office, in one text or beside them; `your VAT number` is ours. */
export function isTaxNumber({ sheet, segment }: Found): boolean {
  const { segments } = sheet.lines[segment.line]!;
  const before = segments[segments.indexOf(segment) - 1];
  // `Fiscal year 2026-2027`
  if (years.test(segment.text)) return false;
  // `IVA   $ 1.878.074`, `IVA   504877.5` is how much of it.
  if (/^\p{Sc}\s?\d|^\d+[.,]\d{1,2}$/u.test(segment.text)) return false;
  // `CVR 25 11 09 34` beside it is a number of its own.
  const label = before && !announcesVatId(before.text) ? [`${before.text} ${segment.text}`] : [];
  return [segment.text, ...label, ...behindLineAbove(sheet, segment)].some(
    (text) => announcesVatId(text) && !tokenise(text).some((token) => yourWords.has(token.text)),
  );
}
