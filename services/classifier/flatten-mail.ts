import type { Mail, MailAttachment } from '@orderloom/pages/mail.ts';
import { withTakenLines } from './taken-lines.ts';
import { withWholeOffer } from './whole-offer.ts';

/** A mail whose enclosed mails have become files among its attachments. */
export interface FlatMail extends Omit<Mail, 'attachments' | 'enclosed' | 'answered' | 'answeredFrom'> {
  attachments: FlatAttachment[];
}

export interface FlatAttachment extends MailAttachment {
  /** Of the text of an enclosed mail: what it says. */
  enclosed: { subject: string; text: string } | null;
}

/**
 * Puts the text of each enclosed mail, with its sender, date and subject above it, and its attachments at one level.
 * Below the text stand the lines that it takes of the offer that it answers, by their numbers or all of them.
 */
export function flattenMail({ answered = '', answeredFrom = null, ...mail }: Mail): FlatMail {
  const { attachments, enclosed, ...own } = mail;
  const taken = withTakenLines(own.text, answered);
  const answer = { ...own, sender: own.from?.address || null, answered, answeredFrom };
  return {
    ...own,
    text: taken === own.text ? withWholeOffer(answer) : taken,
    attachments: [
      ...attachments.map((attachment) => ({ ...attachment, enclosed: null })),
      ...enclosed.flatMap(enclosedFiles),
    ],
  };
}

function enclosedFiles(mail: Mail): FlatAttachment[] {
  const { attachments } = flattenMail(mail);
  if (mail.text.trim() === '') return attachments;
  const { subject, text } = mail;
  return [
    {
      name: `${subject || 'forwarded mail'}.txt`,
      mimeType: 'text/plain',
      bytes: new TextEncoder().encode([...headerLines(mail), '', text].join('\n')),
      inline: false,
      enclosed: { subject, text },
    },
    ...attachments,
  ];
}

function headerLines({ from, date, subject }: Mail): string[] {
  const sender = [from?.name, from?.address && `<${from.address}>`].filter(Boolean).join(' ');
  return [
    ...(sender ? [`From: ${sender}`] : []),
    ...(date ? [`Date: ${date.slice(0, 10)}`] : []),
    ...(subject ? [`Subject: ${subject}`] : []),
  ];
}
