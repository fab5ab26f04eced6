import type { Block, Inner, MailDraft } from './mail-family.ts';
import type { MailWords } from './words/mail-words.ts';

export const clients = ['outlook', 'gmail', 'apple', 'thunderbird', 'mobile', 'plain'] as const;
export type Client = (typeof clients)[number];

export interface Written {
  text: string;
  /** Null when the client sends plain text only. */
  html: string | null;
}

/** The body as `client` writes it, with the inner mail quoted or forwarded in its manner. */
export function writeBody(client: Client, { blocks, inner }: MailDraft, words: MailWords): Written {
  const text = [plainBlocks(blocks), ...(inner ? [plainInner(client, inner, words)] : [])].join('\n\n');
  if (client === 'plain' || client === 'thunderbird') return { text, html: null };
  const html = htmlBlocks(client, blocks) + (inner ? htmlInner(client, inner, words) : '');
  return { text, html: `<html><head><style>p{margin:0}</style></head><body>${html}</body></html>` };
}

function plainBlocks(blocks: readonly Block[]): string {
  return blocks.map(plainBlock).join('\n\n');
}

function plainBlock(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'list') {
    return block.items.map((item, i) => `${markOf(block.marks, i)}${item}`).join('\n');
  }
  const rows = [...(block.head ? [block.head] : []), ...block.rows];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]! + 3))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

function markOf(marks: 'dash' | 'number' | 'none', index: number): string {
  return marks === 'none' ? '' : marks === 'dash' ? '- ' : `${index + 1}. `;
}

function plainInner(client: Client, inner: Inner, words: MailWords): string {
  const content = plainBlocks(inner.blocks);
  if (client === 'outlook' || (client === 'mobile' && inner.kind === 'forward')) {
    return `${inner.kind === 'reply' ? `-----${words.original}-----\n` : ''}${headerLines(inner, words).join('\n')}\n\n${content}`;
  }
  if (inner.kind === 'forward') {
    return `---------- ${words.forwarded} ---------\n${headerLines(inner, words).join('\n')}\n\n${content}`;
  }
  const quoted = content.split('\n').map((line) => `> ${line}`.trimEnd());
  return [wrote(client, inner, words), ...quoted].join('\n');
}

function headerLines({ from, to, date, subject }: Inner, { headers }: MailWords): string[] {
  const [fromName, sent, toName, subjectName] = headers;
  return [
    `${fromName}: ${from.contact} <${from.email}>`,
    `${sent}: ${date.replace('T', ' ').slice(0, 16)}`,
    `${toName}: ${to.contact} <${to.email}>`,
    `${subjectName}: ${subject}`,
  ];
}

function wrote(client: Client, { from, date }: Inner, { wrote }: MailWords): string {
  const [day = '', time = ''] = date.split('T');
  const values: Record<string, string> = {
    date: day,
    time: time.slice(0, 5),
    name: from.contact,
    address: from.email,
  };
  const template = client === 'thunderbird' ? wrote.at(-1)! : wrote[0]!;
  return template.replace(/\{(\w+)\}/g, (_, key: string) => values[key]!);
}

function htmlBlocks(client: Client, blocks: readonly Block[]): string {
  return blocks
    .map((block) => htmlBlock(client, block))
    .join(client === 'outlook' ? '<p class="MsoNormal">&nbsp;</p>' : '<br>');
}

function htmlBlock(client: Client, block: Block): string {
  if (block.kind === 'text') {
    const lines = block.text.split('\n').map(escapeHtml).map(withSpaces);
    return client === 'outlook'
      ? lines.map((line) => `<p class="MsoNormal"><span lang="X">${line}</span></p>`).join('')
      : `<div>${lines.join('<br>')}</div>`;
  }
  if (block.kind === 'list') {
    const items = block.items.map(escapeHtml);
    if (block.marks === 'none') return items.map((item) => `<div>${item}</div>`).join('');
    const tag = block.marks === 'dash' ? 'ul' : 'ol';
    return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
  }
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}><p class="MsoNormal">${escapeHtml(cell)}</p></${tag}>`).join('')}</tr>`;
  return `<table border="1">${block.head ? row(block.head, 'th') : ''}${block.rows.map((cells) => row(cells, 'td')).join('')}</table>`;
}

function htmlInner(client: Client, inner: Inner, words: MailWords): string {
  const content = htmlBlocks(client, inner.blocks);
  const headers = headerLines(inner, words).map(escapeHtml);
  if (client === 'outlook') {
    return `<div style="border-top:solid #E1E1E1 1pt"><p class="MsoNormal">${headers.map((line) => line.replace(/^(.*?:)/, '<b>$1</b>')).join('<br>')}</p></div>${content}`;
  }
  if (inner.kind === 'forward') {
    const open = client === 'gmail' ? '<div class="gmail_quote"><div dir="ltr" class="gmail_attr">' : '<div>';
    return `${open}---------- ${words.forwarded} ---------<br>${headers.join('<br>')}</div><br>${content}`;
  }
  const mark = escapeHtml(wrote(client, inner, words));
  return client === 'gmail'
    ? `<div class="gmail_quote"><div class="gmail_attr">${mark}<br></div><blockquote class="gmail_quote">${content}</blockquote></div>`
    : `<div><br></div><blockquote type="cite">${mark}<br><br>${content}</blockquote>`;
}

/** Of spaces side by side all but the last do not break. */
function withSpaces(html: string): string {
  return html.replace(/ +(?= )/g, (spaces) => '&nbsp;'.repeat(spaces.length));
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
