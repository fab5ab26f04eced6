import type { Mail, MailAttachment } from '@orderloom/pages/mail.ts';
import { findTakenOffer, type TakenOffer } from './taken-offer.ts';

/** A mail whose enclosed mails have become files among its attachments. */
export interface FlatMail extends Omit<Mail, 'attachments' | 'enclosed' | 'answered'> {
  /** That its own text takes an offer that it quotes. */
  takenOffer: TakenOffer | null;
  attachments: FlatAttachment[];
}

export interface FlatAttachment extends MailAttachment {
  /** Of the text of an enclosed mail: what it says. */
  enclosed: { subject: string; text: string; takenOffer: TakenOffer | null } | null;
}

/**
 * Puts the text of each enclosed mail, with its sender, date and subject above it, and its attachments at one level.
 * What a mail quotes is left out.
 */
export function flattenMail({ answered = '', attachments, enclosed, ...own }: Mail): FlatMail {
  return {
    ...own,
    takenOffer: findTakenOffer({ ...own, answered }),
    attachments: [
      ...attachments.map((attachment) => ({ ...attachment, enclosed: null })),
      ...enclosed.flatMap(enclosedFiles),
    ],
  };
}

function enclosedFiles(mail: Mail): FlatAttachment[] {
  const { subject, text, takenOffer, attachments } = flattenMail(mail);
  if (text.trim() === '') return attachments;
  return [
    {
      name: `${subject || 'forwarded mail'}.txt`,
      mimeType: 'text/plain',
      bytes: new TextEncoder().encode([...headerLines(mail), '', text].join('\n')),
      inline: false,
      enclosed: { subject, text, takenOffer },
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
