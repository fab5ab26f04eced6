import type { Candidate } from '../draft.ts';
import { below } from '../layout/neighbours.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { ands, ors } from '../lexicon/conjunctions.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import type { LabelWord } from '../lexicon/lexicon.ts';
import { phoneWord } from '../lexicon/phone-words.ts';
import { dateWords, labelBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { yourWords } from '../lexicon/possessives.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { looksLikePerson } from '../values/company.ts';
import { readDate } from '../values/date.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { readPhone } from '../values/phone.ts';
import { remembered } from '../values/remembered.ts';
import { namesManager, speaksOfPlace } from './composed-labels.ts';
import type { PartyBlock } from './party-block.ts';

/** Digits of a telephone number that no label announces. */
const fewestDigits = 8;
/** A sentence has at least this many words; shorter texts are labels with their values. */
const shortestSentence = 5;

/** Two to four words that begin with a capital, and what may part them from a number: `Ann Lee, tel. `, `Mette Holm på `. */
const nameBefore = new RegExp(
  `(?<![\\p{L}\\d])(\\p{Lu}[\\p{L}'’-]*\\.?)(?:\\s(?:${anyOf(({ nameParticles }) => nameParticles)}\\s){0,2}\\p{Lu}[\\p{L}'’-]*\\.?){1,3}[\\s,;:(–—/|·-]*(?:\\p{L}{1,14}[.:]*\\s*){0,3}[\\s,;:(–—/|·-]*$`,
  'u',
);

/** Who is to be called; of others the number is that of a shop floor or a driver. */
const us = new RegExp(
  anyOf(({ smallWords }) => smallWords.us),
  'iu',
);

/** A telephone number that its text tells, and whether it is that of a place of delivery. */
export interface ToldPhone {
  phone: string;
  isOfPlace: boolean;
}

/**
 * A telephone number behind the name of a person, `Javier Ruiz, 951 35 22 21`, or in a sentence that asks to call,
 * `If anything is missing call us on 0113 496 0188`; null for any other text. Of `Foreman: Ann Lee, 07700 900 418` and
 * of what asks to call before a delivery it is the number of that place.
 */
export function phoneTold(printed: string): Readonly<ToldPhone> | null {
  return manyDigits.test(printed) ? toldIn(printed) : null;
}
/** As many as `fewestDigits`. */
const manyDigits = /^(?:\D*\d){8}/;

/** `ann@muster.test, ` and `ann@muster.test or ` before a number. */
const mailBefore = new RegExp(
  `[<(]{0,2}[^\\s<>()]{1,64}@[^\\s<>()]{1,64}>?(?:[,;]|\\s(?:${ands}|${ors}))\\s(?=[+(]{0,2}\\d)`,
  'gu',
);

/** Read for the number of the buyer, for that of the place, and by whoever asks what is left. */
const toldIn = remembered((printed): ToldPhone | null => {
  // `Ann Lee (<ann@muster.test>, 613-555-0148)`
  const text = printed.replace(mailBefore, '');
  const words = text.split(' ');
  const asks = words.length >= shortestSentence && us.test(text) && asksToCall(text);
  let offset = 0;
  for (const word of words) {
    const [before, rest] = [text.slice(0, offset), text.slice(offset)];
    offset += word.length + 1;
    const phone = /^[+(\d]/.test(word) ? numberAt(rest.slice(0, longestNumber)) : null;
    const near = before.slice(-longestName);
    if (phone === null || fax.test(near) || freephone.test(phone) || isOfOthers(near)) continue;
    // In capitals any word may be a name: `MARK ALL BOXES WITH ORDER NO 2025-5099`.
    const isShouted = text === text.toUpperCase() && !/^[+(0]/.test(phone);
    const [name, first = ''] = nameBefore.exec(near) ?? [];
    // `Polier Hr. Lang`, but `24 HR Dispatch`
    const isAddressed = [name ?? '', name?.replace(/^\S+\s/, '') ?? ''].some(
      (one) => honorific.test(one) && !/^HR\s\P{Lu}*\p{Lu}\p{Ll}/u.test(one),
    );
    const isNamed = !isShouted && (isGivenName(first) || isAddressed);
    if (!isNamed && !asks && !questions.test(near)) continue;
    const isOfManager = !isGivenName(first) && namesManager(first);
    const isOfPlace = isOfManager || speaksOfPlace(sentenceAround(before, rest.slice(phone.length)));
    return { phone, isOfPlace };
  }
  return null;
});

/** The sentence that a number stands in: the next one may speak of invoices. */
function sentenceAround(before: string, behind: string): string {
  const begin = before.search(lastSentence);
  const end = behind.search(sentenceEnd);
  const around = `${before.slice(Math.max(begin, 0))} ${behind.slice(0, end < 0 ? undefined : end)}`;
  // `stores@muster.test` is no place.
  return around.replace(/\S{1,64}@\S{1,64}/g, '');
}
const sentenceEnd = /(?<=^|[\p{L}\d)]{3})[.!?]\s+\p{Lu}/u;
/** `coll. Ivana Ferri`: behind how somebody is called no sentence begins. */
const called = '(?<!(?<!\\p{L})(?:coll|sigg?|dott|geom|prof|resp|attn|mevr|srta|arch|dipl|abt)\\.\\s+)';
const lastSentence = new RegExp(
  `(?<=\\p{Ll}{3}[.!?]\\s+)${called}\\p{Lu}(?!.*\\p{Ll}{3}[.!?]\\s+${called}\\p{Lu})`,
  'u',
);

/** A number and what may part its digits are no longer, and no longer stands the name of its owner before it. */
const longestNumber = 40;
const longestName = 100;
/** `Questions: (208) 555-0117`, `Questions on this order: (208) 555-0117` at the end of the terms. */
const questions = new RegExp(
  `${anyOf((lexicon) => lexicon.questions)}(?:\\s\\p{L}{2,12}){0,4}\\s*[:?]\\s*(?:${anyOf(({ labelWords }) => labelWords.phone)}\\.?\\s+)?$`,
  'iu',
);
/** Whom anybody may call for nothing. */
const freephone = /^0{1,2}800/;

/**
 * True behind words for somebody else: `with your colleague`, `the forwarder`, `Accounts:`, and for the number of a
 * register: `Company reg. no.` Of `Your contact: Ann Lee` it is the one who writes.
 */
function isOfOthers(before: string): boolean {
  const tokens = tokenise(before);
  const isOther = tokens.some(({ text }, at) => {
    const kinds = longestMatch(labelBook, tokens, at)?.meanings.map(({ kind }) => kind) ?? [];
    const next = yourWords.has(text) ? longestMatch(labelBook, tokens, at + 1) : null;
    const isContact = kinds.includes('contact') || next?.meanings.some(({ kind }) => kind === 'contact');
    return kinds.includes('otherParty') || (yourWords.has(text) && at < tokens.length - 1 && !isContact);
  });
  const last = tokens.slice(-mostWordsOfNumber).flatMap((token) => sensesOf(before, [token]) ?? []);
  const has = (word: LabelWord) => last.some((senses) => senses.has(word));
  return isOther || ((has('vat') || has('number')) && !has('phone'));
}
/** `reg. no.` right before the digits. */
const mostWordsOfNumber = 2;

const fax = /fax\p{L}*[.:]*\s*$/iu;

/** Such a number is worth so much, that of a place of delivery a little less. */
const score = 0.92;
const scoreOfPlace = 0.85;

/** The numbers that texts tell outside the blocks of others. */
export function findToldPhones(
  sheets: readonly Sheet[],
  foreign: ReadonlySet<Segment>,
): (Candidate & Pick<ToldPhone, 'isOfPlace'>)[] {
  return sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }) =>
      segments.flatMap((segment) => {
        const told = foreign.has(segment) ? null : toldAt(sheet, segment);
        if (!told) return [];
        return [
          {
            ...placeOf(sheet, told.words),
            value: told.phone,
            score: told.isOfPlace ? scoreOfPlace : score,
            because: 'told behind a name or in a sentence',
            isOfPlace: told.isOfPlace,
          },
        ];
      }),
    ),
  );
}

/** Without numbers of which a longer one begins as they do: the end of the line has cut them. */
export function withoutCut<Found extends Candidate>(phones: readonly Found[]): Found[] {
  return phones.filter(({ value }) => !phones.some((other) => other.value.startsWith(`${value} `)));
}

/** What a text tells, read on into the next line where a sentence goes on: `tel. +39 02` over `6464067`. */
export function toldAt(sheet: Sheet, segment: Segment): (ToldPhone & Pick<Segment, 'words'>) | null {
  const under = wrappedUnder(sheet, segment);
  const own = phoneTold(segment.text);
  if (!under) return own && { ...own, words: segment.words };
  // The next line tells it by itself.
  if (!own && phoneTold(under.text)) return null;
  const read = phoneTold(`${segment.text} ${under.text}`);
  const end = own && segment.text.endsWith(own.phone) ? lastDigits.exec(under.text)?.[0] : undefined;
  if (own && end && own.phone.replace(/\D/g, '').length + end.length <= mostDigits)
    return {
      phone: `${own.phone} ${end}`,
      isOfPlace: read?.isOfPlace ?? own.isOfPlace,
      words: [...segment.words, under.words[0]!],
    };
  // What follows says of what it is; its digits may be those of something else.
  if (own) return { ...own, isOfPlace: read?.isOfPlace ?? own.isOfPlace, words: segment.words };
  if (!read || isBroken(read.phone, segment, under)) return null;
  return { ...read, words: [...segment.words, ...under.words] };
}

/** `0664 555 01` over `77.`: the last group of a number. */
const lastDigits = /^\d{2,4}(?=[.,;)]|$)/;
const mostDigits = 13;

/** True for digits of two lines that nothing makes one number: a street's over the postal code of its town. */
function isBroken(phone: string, segment: Segment, under: Segment): boolean {
  const isInOne = [segment, under].some((line) => line.text.replace(/\s+/g, ' ').includes(phone));
  return !isInOne && !/^[+(0]/.test(phone);
}

/** The line under one that reads on: flush with it and close. */
function wrappedUnder(sheet: Sheet, segment: Segment): Segment | null {
  // A name over a number is a list; only a sentence reads on.
  const isOpen = endsCutShort.test(segment.text);
  const isEnd = (/[.:;!?]$/.test(segment.text) && !isOpen) || segment.words.length < shortestSentence;
  if (isEnd) return null;
  const { segments } = sheet.lines[segment.line]!;
  // A line of several texts goes on where it began.
  const begin = segments.length > 1 && segments.at(-1) === segment ? segments[0]! : segment;
  const under = below(sheet, begin, 1);
  // `Incoterm: site` under the line begins a value of its own.
  const isOther = under !== null && /^\p{L}[\p{L} .]{1,20}:\s/u.test(under.text);
  return under && !isOther && Math.abs(under.box[0] - begin.box[0]) < flush ? under : null;
}
const flush = 4;
/** `call Sig.` over `Rossi 347 5550133`, `…, tel.` over `971 555 702`: what is cut short ends no sentence. */
const endsCutShort =
  /\s(?:sigg?|dott|geom|ing|mr|mrs|ms|dr|prof|hr|fr|sr|sra|srta|mme|mlle|dhr|mevr|eng|tele?|telef|tlf|tfno|tfn|ph|mob|cell?|kom|tlm|telem)\.$/i;

function numberAt(text: string): string | null {
  const read = readPhone(text);
  const phone = read && unbracketed(read);
  const isHere = phone !== null && text.replace(/\s+/g, ' ').indexOf(phone) <= 1;
  // The number of `Atlanta, GA 30318-2204` belongs to its town.
  if (/^\d{5}-\d{4}(?!\d)/.test(text)) return null;
  const isDate = readDate(text.slice(0, 24), 'DMY', dateWords)?.text.startsWith(text.slice(0, 4)) === true;
  return isHere && !isDate && phone.replace(/\D/g, '').length >= fewestDigits ? phone : null;
}

/** `Katrin Weiß/09721/75388-0`: the number behind a name and a stroke. */
export function phoneBehindStroke(text: string): string | null {
  // `Ansprechpartner/Telefon Frau Kübler / 07161 555 08`
  const [, name, number] = strokeBehindName.exec(text) ?? [];
  return name !== undefined && looksLikePerson(name) ? readPhone(number!) : null;
}

const strokeBehindName = new RegExp(`^/?\\s?(?:${phoneWord}\\.?\\s+)?(\\p{L}[\\p{L} .'’-]+)/\\s?(.+)$`, 'u');

/** True for a text with a word for calling. */
export function asksToCall(text: string): boolean {
  return tokenise(text).some((token) =>
    sensesOf(text, [token])?.some((one) => one.has('phone') && !one.has('fax')),
  );
}

/** `Receiving daily from 6 to 11, call the bay on 0121 479 3244.` */
export function phoneOfPlace(text: string): string | null {
  if (!mayHoldPhone.test(text) || text.split(' ').length < shortestSentence) return null;
  const [, before = '', number, after = ''] =
    /^(.*\p{L}[^\d+(]{0,4})(?<!\p{L})([+(\d][\d\s()/.-]{6,}\d)(?:\.?$|[,;)]\s(.*)$)/u.exec(text) ?? [];
  if (number === undefined) return null;
  // `For resale at our depot, permit 20-418773`
  const isCalled = (asksToCall(text) || /^[+(0]/.test(number)) && !isOfOthers(before.slice(-longestName));
  return isCalled && speaksOfPlace(`${before} ${after}`) ? readPhone(unbracketed(number)) : null;
}
/** What most sentences lack. */
const mayHoldPhone = /[\d\s()/.-]{6}\d/;

/**
 * Telephone numbers behind an address of delivery in its own sentence, which may go on in the next line:
 * `Deliver to: Muster Yard, Weg 4, 28195 Bremen (Hr. Eder` over `0664 555 21 08)`.
 */
export function phonesBehindPlaces(blocks: readonly PartyBlock[]): Candidate[] {
  return blocks.flatMap(({ role, sheet, segments, lines: [address, ...more] }) => {
    const segment = segments[0];
    const end = address && segment ? segment.text.indexOf(address.text) + address.text.length : -1;
    const rest = segment?.text.slice(end) ?? '';
    if (role !== 'shipTo' || more.length > 0 || end < (address?.text.length ?? 0) || !segment || rest === '')
      return [];
    const isEnd = /[.!?)]$/.test(rest) && !endsCutShort.test(rest);
    const under = isEnd ? undefined : sheet.lines[segment.line + 1]?.segments[0];
    const found = [rest, under ? `${rest} ${under.text}` : '']
      .map((text) => numberWithin(text))
      .find(Boolean);
    const words = [...segment.words, ...(under?.words ?? [])];
    return found
      ? [{ ...placeOf(sheet, words), value: found, score: scoreOfPlace, because: 'behind the address' }]
      : [];
  });
}

function numberWithin(text: string): string | null {
  const starts = Array.from(text.matchAll(/(?<![\d.,/])[+(\d]/g), ({ index }) => index);
  return (
    starts.map((start) => numberAt(text.slice(start, start + longestNumber))).find((one) => one !== null) ??
    null
  );
}

/** `Ann Lee (0421 555 0177)`: brackets around all of it are none of the number. */
function unbracketed(number: string): string {
  return number.includes(')') ? number : number.replace('(', '');
}
