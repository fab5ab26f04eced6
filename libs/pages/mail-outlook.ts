import { createRequire } from 'node:module';
import type { FieldsData } from '@kenjiuno/msgreader';
import { htmlToText } from './html-text.ts';
import type { Mail, MailAttachment } from './mail.ts';
import { isoDate, oneLine } from './mail-headers.ts';
import { withinLimits } from './mail-limits.ts';
import { cleanName } from './mail-mime.ts';

/** The package is CommonJS with a default export, which importers disagree on. */
const { default: Reader } = createRequire(import.meta.url)(
  '@kenjiuno/msgreader',
) as typeof import('@kenjiuno/msgreader');

/** How compound files begin (MS-CFB, section 2.2). */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** True for what may be an Outlook item, whatever its name says. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return compoundFile.equals(bytes.subarray(0, compoundFile.length));
}

/**
 * A mail that was saved or attached as an Outlook item (.msg). Throws an Error when it cannot be read, a Failure
 * `unreadable` when its text is longer than any real one.
 */
export function readOutlookItem(bytes: Uint8Array, name: string): Mail {
  const item = new Reader(Uint8Array.from(bytes).buffer);
  const fields = item.getFileData();
  if (fields.error) throw new Error('not an Outlook item');
  return {
    messageId: oneLine(fields.messageId?.replace(/^<|>$/g, '') ?? '') || null,
    from: {
      address: oneLine(fields.senderSmtpAddress ?? smtpAddress(fields.senderEmail)),
      name: oneLine(fields.senderName ?? ''),
    },
    to: (fields.recipients ?? []).map(({ smtpAddress: smtp, email, name }) => ({
      address: oneLine(smtp ?? smtpAddress(email)),
      name: oneLine(name ?? ''),
    })),
    subject: oneLine(fields.subject ?? ''),
    date: isoDate(fields.messageDeliveryTime ?? fields.clientSubmitTime ?? ''),
    automatic: null,
    text: textOf(fields, name),
    attachments: (fields.attachments ?? []).map((field, i) => attachmentOf(item, field, i + 1)),
    enclosed: [],
  };
}

/** Inside one Exchange a sender has no address but a directory path. */
function smtpAddress(address = ''): string {
  return address.includes('@') ? address : '';
}

function textOf({ html, bodyHtml, body }: FieldsData, name: string): string {
  const source = bodyHtml ?? (html ? new TextDecoder().decode(html) : '');
  return htmlToText(source, name) || withinLimits(body ?? '', name);
}

function attachmentOf(item: InstanceType<typeof Reader>, field: FieldsData, ordinal: number): MailAttachment {
  const { fileName, content } = item.getAttachment(field);
  return {
    name: cleanName(field.fileName ?? fileName ?? '') || `attachment-${ordinal}`,
    mimeType: field.innerMsgContent
      ? 'application/vnd.ms-outlook'
      : (field.attachMimeTag ?? 'application/octet-stream'),
    bytes: content,
    inline: field.attachmentHidden === true || Boolean(field.pidContentId),
  };
}
