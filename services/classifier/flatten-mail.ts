import type { Mail, MailAttachment } from '@orderloom/pages/mail.ts';
import { withTakenLines } from './taken-lines.ts';

/** A mail whose enclosed mails have become files among its attachments. */
export interface FlatMail extends Omit<Mail, 'attachments' | 'enclosed' | 'answered'> {
  attachments: FlatAttachment[];
}

export interface FlatAttachment extends MailAttachment {
  /** Of the text of an enclosed mail: what it says. */
  enclosed: { subject: string; text: string } | null;
}

/**
 * Puts the text of each enclosed mail, with its sender, date and subject above it, and its attachments at one level.
 * Below the text stand the lines that it takes, by their numbers, of the offer that it answers.
 */
export function flattenMail({ attachments, enclosed, answered = '', ...mail }: Mail): FlatMail {
  return {
    ...mail,
    text: withTakenLines(mail.text, answered),
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
