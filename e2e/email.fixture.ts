import { Buffer } from 'node:buffer';

export interface MailOptions {
  from: string;
  subject: string;
  text: string;
  messageId: string;
  /** RFC 5322. */
  date?: string;
  attachments?: { name: string; mimeType: string; bytes: Uint8Array }[];
}

/** An e-mail as a mail program writes it: headers in encoded words, body and files in base64. */
export function writeEmail({ from, subject, text, messageId, date, attachments = [] }: MailOptions): string {
  const boundary = '=_part_7b1f';
  const headers = [
    `From: ${from}`,
    'To: orders@example.test',
    `Subject: ${encodedWord(subject)}`,
    `Message-ID: ${messageId}`,
    `Date: ${date ?? 'Mon, 02 Mar 2026 10:15:00 +0100'}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
  ];
  const body = part(
    ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
    new TextEncoder().encode(text),
  );
  const files = attachments.map(({ name, mimeType, bytes }) =>
    part(
      [
        `Content-Type: ${mimeType}; name="${encodedWord(name)}"`,
        'Content-Transfer-Encoding: base64',
        `Content-Disposition: attachment; filename="${encodedWord(name)}"`,
      ],
      bytes,
    ),
  );
  const parts = [body, ...files].map((each) => `--${boundary}\r\n${each}\r\n`).join('');
  return `${headers.join('\r\n')}\r\n\r\n${parts}--${boundary}--\r\n`;
}

function part(headers: string[], bytes: Uint8Array): string {
  const lines = Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');
  return `${headers.join('\r\n')}\r\n\r\n${lines}`;
}

function encodedWord(text: string): string {
  return `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}
