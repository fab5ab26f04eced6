import { createHash } from 'node:crypto';
import { supplier } from '../order/supplier.ts';
import type { Random } from '../random.ts';
import type { Written } from './clients.ts';
import type { Attachment, MailDraft } from './mail-family.ts';

/** The bytes of a mail with its body and attachments. */
export function writeEml(draft: MailDraft, { text, html }: Written, random: Random): Uint8Array {
  const boundary = (name: string) =>
    `=_${name}${createHash('sha256').update(text).digest('hex').slice(0, 20)}`;
  const plain = bodyPart('text/plain', text, random);
  const body =
    html === null
      ? plain
      : multipart('alternative', boundary('a'), [plain, bodyPart('text/html', html, random)]);
  const whole =
    draft.attachments.length === 0
      ? body
      : multipart('mixed', boundary('m'), [body, ...draft.attachments.map(attachmentPart)]);
  const head = [
    `From: ${encoded(draft.from.contact)} <${draft.from.email}>`,
    `To: <${supplier.email}>`,
    `Subject: ${encoded(draft.subject)}`,
    `Date: ${new Date(draft.date).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${random.fill('##########')}.${random.fill('######')}@${draft.from.email.split('@')[1]}>`,
    'MIME-Version: 1.0',
  ];
  return Buffer.from([...head, whole].join('\r\n'));
}

function bodyPart(type: string, content: string, random: Random): string {
  const lines = content.replace(/\n/g, '\r\n');
  if (random.chance(0.5))
    return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${lines}`;
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${folded(Buffer.from(lines))}`;
}

function multipart(kind: string, boundary: string, parts: readonly string[]): string {
  const content = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${content}--${boundary}--\r\n`;
}

function attachmentPart({ name, type, content }: Attachment): string {
  const shown = encoded(name);
  return [
    `Content-Type: ${type}; name="${shown}"`,
    `Content-Disposition: attachment; filename="${shown}"`,
    'Content-Transfer-Encoding: base64',
    '',
    folded(content),
  ].join('\r\n');
}

function folded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');
}

/** An encoded word (RFC 2047) when there is need. */
function encoded(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}
