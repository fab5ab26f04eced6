import { freeMail } from './free-mail.ts';
import type { Mail, MailAddress } from './mail.ts';
import { splitSignature } from './mail-signature.ts';
import { type TextBelow, withQuotedBelow } from './mail-thread.ts';
import { namesAttachment } from './names-attachment.ts';
import { pointsBelow, sentencesOfText } from './points-below.ts';

type Letter = Pick<Mail, 'from' | 'to' | 'text' | 'attachments'>;

/**
 * What a letter says with the mail below it, where it brings papers and points there: a colleague's note becomes a part
 * of it, above its closing. Whose note nobody can tell is left out: whoever reads the pointer finds nothing below it
 * and asks. Null where the mail below is none.
 */
export function takeInNote(letter: Letter, below: TextBelow): Pick<Mail, 'text'> | null {
  if (!bringsPapers(letter)) return null;
  const { message, signature } = splitSignature(letter.text);
  const pointers = pointersOf(message);
  const note = noteOf(below.text, letter);
  if (pointers.length === 0 || note === '') return null;
  if (isColleague(below, letter))
    return { text: [message.trimEnd(), note, signature].filter(Boolean).join('\n\n') };
  const isOpen = pointers.some(({ isOfChanges }) => isOfChanges);
  return isOpen && namesAttachment.test(message) ? { text: letter.text } : null;
}

/** The text of a letter that brings papers, with the lines quoted right below "with the remarks of our foreman:" as its own. */
export function withQuotedNotes(letter: Letter): string {
  if (!bringsPapers(letter)) return letter.text;
  return withQuotedBelow(letter.text, (above) => {
    const said = pointsBelow(sentencesOfText(above).at(-1) ?? '');
    return said?.isOfChanges === true && said.isOfSomeone;
  });
}

function bringsPapers({ attachments }: Letter): boolean {
  return attachments.some(({ inline }) => !inline);
}

/** Sentences that point below all of the letter; one with a list of its own right below it points at that. */
function pointersOf(message: string) {
  const sentences = sentencesOfText(message);
  return sentences.flatMap((sentence, at) => {
    const said = pointsBelow(sentence);
    const next = sentences[at + 1];
    const isOfOwn = next !== undefined && (/[:：]$/.test(sentence) || /^(?:[-*•–]|\d)/.test(next));
    return said === null || isOfOwn ? [] : [said];
  });
}

/** Without the name of who is addressed, "Petra, the primer …", and without how it is closed: the letter goes on below it. */
function noteOf(text: string, { from }: Letter): string {
  const { message } = splitSignature(text.trim());
  const [address = '', name = ''] = /^(\p{L}[\p{L}'’-]+)\s?[,!:–-]\s/u.exec(message) ?? [];
  const isOfSender = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(from?.name ?? '');
  return message.slice(isOfSender ? address.length : 0).trim();
}

/** Of the house of who sends the letter, and written to him: neither himself nor one of those that he writes to. */
function isColleague({ from: writer, to }: TextBelow, { from, to: readers, text }: Letter): boolean {
  if (!writer || !from || isSame(writer, from) || (writer.name === '' && writer.address === '')) return false;
  const greeting = text.trimStart().split('\n', 1)[0]!;
  const names = namesOf(writer);
  const isReader = readers.some(
    (reader) =>
      isSame(writer, reader) ||
      names.some((name) => namesOf(reader).includes(name) || localOf(reader).includes(name)),
  );
  if (isReader || names.some((name) => namesIn(greeting).includes(name))) return false;
  const isToSender = isTo(to, from);
  if (writer.address === '') return isToSender;
  const domain = domainOf(from);
  if (domain === '' || domainOf(writer) !== domain) return false;
  const isFree = freeMail.has(domain.split('.')[0]!);
  return isToSender || (!isFree && (to === '' || to.toLowerCase().includes(`@${domain}`)));
}

function isSame(one: MailAddress, other: MailAddress): boolean {
  const isNamed = one.name !== '' && one.name.toLowerCase() === other.name.toLowerCase();
  return isNamed || (one.address !== '' && one.address.toLowerCase() === other.address.toLowerCase());
}

function isTo(to: string, person: MailAddress): boolean {
  const said = to.toLowerCase();
  if (person.address !== '' && said.includes(person.address.toLowerCase())) return true;
  const names = namesOf(person);
  return names.length > 0 && names.some((name) => namesIn(said).includes(name));
}

function domainOf({ address }: MailAddress): string {
  return address.toLowerCase().split('@')[1] ?? '';
}

function localOf({ address }: MailAddress): string {
  return address.toLowerCase().split('@', 1)[0]!;
}

function namesOf({ name }: MailAddress): string[] {
  return namesIn(name);
}

/** Longer than "de" and "da". */
function namesIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}
