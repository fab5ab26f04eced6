import { createFileNamer } from '@orderloom/orders/file-name.ts';
import { mimeTypeOf } from '@orderloom/pages/file-type.ts';
import type { FlatMail } from './flatten-mail.ts';
import { isOnlySubject } from './only-subject.ts';
import type { TakenOffer } from './taken-offer.ts';

/** A file of the order that an e-mail may be. */
export interface EmailPart {
  /** 0: the body; else which attachment, from 1. */
  source: number;
  name: string;
  mimeType: string;
  bytes: Uint8Array;
  /** That its text takes an offer which its mail quotes. */
  takenOffer: TakenOffer | null;
}

/** The body as text and the attachments, with names that are safe to show and differ from each other. A subject that is the whole order is a part of the body. */
export function emailParts({
  subject,
  text: written,
  takenOffer,
  attachments,
}: Pick<FlatMail, 'subject' | 'text' | 'takenOffer' | 'attachments'>): EmailPart[] {
  const text = isOnlySubject(subject, written) ? `${subject}\n\n${written}` : written;
  const nameOf = createFileNamer();
  const body = {
    name: 'body.txt',
    mimeType: 'text/plain',
    bytes: new TextEncoder().encode(text),
    inline: false,
    enclosed: { takenOffer },
  };
  return [body, ...attachments]
    .map((file, source) => ({ ...file, source }))
    .filter(({ inline, bytes, source }) => !inline && (source > 0 ? bytes.length > 0 : text.trim() !== ''))
    .map(({ name, mimeType, bytes, enclosed, source }) => {
      const known = mimeTypeOf(name);
      return {
        source,
        name: nameOf(name.trim() || 'attachment'),
        mimeType: known === 'application/octet-stream' ? mimeType : known,
        bytes,
        takenOffer: enclosed?.takenOffer ?? null,
      };
    });
}
