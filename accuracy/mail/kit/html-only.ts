import { supplier } from '../../order/supplier.ts';
import type { Random } from '../../random.ts';
import type { Block, MailDraft } from '../mail-family.ts';

/** A mail that has no plain text: one HTML part, as webmail and shop systems write. */
export function htmlOnly({ from, subject, date, blocks }: MailDraft, random: Random): Uint8Array {
  const html = `<!DOCTYPE html><html><head><meta charset="utf-8"><style>td,th{padding:2px 9px}</style></head><body style="font-family:Calibri,sans-serif">${blocks.map(markup).join('\n')}</body></html>`;
  return Buffer.from(
    [
      `From: ${word(from.contact)} <${from.email}>`,
      `To: <${supplier.email}>`,
      `Subject: ${word(subject)}`,
      `Date: ${new Date(date).toUTCString().replace('GMT', '+0000')}`,
      `Message-ID: <${random.fill('########.######')}@${from.email.split('@')[1]}>`,
      'MIME-Version: 1.0',
      'Content-Type: text/html; charset="UTF-8"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(html).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ].join('\r\n'),
  );
}

function markup(block: Block): string {
  if (block.kind === 'text') return `<p>${block.text.split('\n').map(escaped).join('<br/>\n')}</p>`;
  if (block.kind === 'list')
    return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  const rows = [...(block.head ? [block.head] : []), ...block.rows];
  const cells = (row: readonly string[]) =>
    row.map((cell) => `<td>${escaped(cell) || '&nbsp;'}</td>`).join('');
  return `<table style="border-collapse:collapse" border="1" cellspacing="0">${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</table>`;
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** RFC 2047. */
const word = (value: string) => `=?UTF-8?B?${Buffer.from(value).toString('base64')}?=`;
