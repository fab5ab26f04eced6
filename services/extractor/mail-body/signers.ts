import { behindClosing, isSentFrom } from '@orderloom/pages/mail-signature.ts';
import { addressesSomebody } from '../fields/person-names.ts';
import { isFirstName, isFullName, isInitialled, isOccupation } from '../fields/signed-lines.ts';
import type { Sheet } from '../layout/sheet.ts';
import { companyKey, looksLikePerson } from '../values/company.ts';
import { foldWord } from '../values/fold.ts';
import { honorific } from '../values/honorific.ts';
import { isOffice, namesTrade } from '../values/house-words.ts';
import { partsOf, type Said, saidOn } from './named-houses.ts';
import type { Sender } from './sender.ts';

/** A line of a signature is no longer. */
const longestLine = 60;

/** `Hall Secretary`, `Purchasing`: what somebody is there. */
export function isRole(text: string): boolean {
  return isOffice(text) || isOccupation(text) || isOffice(text.split(' ').at(-1)!);
}

/** True for what people are called: in full, by initials, or by the first name alone. */
export function isPerson(text: string): boolean {
  return isFullName(text) || isFirstName(text) || isInitialled(text);
}

/** Who signs on the line of the firm, else on one of the next above or below it. */
export function signerBeside(firm: Said, sender: Sender): Said | null {
  const { lines } = firm.sheet;
  const isSpoken = (line: number) => lines[line]?.segments.some(({ text }) => speaks(text)) ?? false;
  const twoAbove = isSpoken(firm.line - 1) ? [] : [firm.line - 2];
  for (const line of [firm.line, firm.line - 1, firm.line + 1, ...twoAbove]) {
    const isOwn = line === firm.line;
    const isUnderClosing = line === firm.line - 1 && closes(lines[line - 1]?.segments[0]?.text ?? '');
    for (const segment of lines[line]?.segments ?? []) {
      if (!isOwn && speaks(segment.text)) continue;
      const parts = partsOf(segment.text).filter((part) => companyKey(part) !== companyKey(firm.text));
      // On a line of its own who signs stands first.
      for (const part of isOwn ? parts : parts.slice(0, 1)) {
        const text = signerIn(part, isUnderClosing, sender);
        if (text !== null) return { sheet: firm.sheet, segment, line, text };
      }
    }
  }
  return null;
}

/** A sentence, a greeting, or a name with more said of it: `Kort, der ender på 6313`. */
function speaks(text: string): boolean {
  return (
    text.length > longestLine ||
    addressesSomebody(text) ||
    /,\s+\p{Ll}\S*(?:\s+\S+){2,}|\p{Ll}{2}[.!?]$/u.test(text)
  );
}

/** The last line of a mail, where it is the first name of the one who sends it: `Jo` of `jo@…`. */
export function lastSigner(sheets: readonly Sheet[], sender: Sender): Said | null {
  const last = saidOn(sheets).findLast(({ text }) => !isSentFrom(text));
  const [name = ''] = last ? partsOf(last.text) : [];
  return last && (isOneWord(name) || isInitialled(name)) && !isRole(name) && isOfSender(name, sender)
    ? { ...last, text: name }
    : null;
}

function closes(text: string): boolean {
  return behindClosing(text) === '';
}

/** `Chef Marco`, `Jean Dupont`; `Nige` and `Test User` under a closing. */
function signerIn(text: string, isUnderClosing: boolean, sender: Sender): string | null {
  const words = text.replace(/\s+x+$/i, '').split(' ');
  const isTitled = words.length > 1 && isOccupation(words[0]!);
  const bare = isTitled ? words.slice(1).join(' ') : words.join(' ');
  const person = isInitialled(bare) ? bare : bare.replace(honorific, '');
  if (isPerson(person)) return person;
  if (isRole(person) || namesTrade(person)) return null;
  const isKnown = isUnderClosing || isTitled || isOfSender(person, sender);
  return isKnown && (isOneWord(person) || looksLikePerson(person)) ? person : null;
}

function isOneWord(text: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(text);
}

/** The first name that the sender's name begins with, or that stands before the @, as in `jo@…` and `jo.lee@…`. */
function isOfSender(text: string, { name, address }: Sender): boolean {
  const first = foldWord(text.split(' ')[0]!);
  const box = address.split('@')[0]!.toLowerCase();
  return foldWord(name.split(' ')[0]!) === first || box === first || box.split(/[._-]/)[0] === first;
}
