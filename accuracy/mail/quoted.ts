import type { Block, MailDraft } from './mail-family.ts';

/** What a mail quotes, line by line: history, of which nothing may be ordered. What is forwarded is none. */
export function quotedLines({ inner, quoted = [] }: MailDraft): string[] {
  return [...quoted, ...(inner?.kind === 'reply' ? inner.blocks.flatMap(linesOfBlock) : [])];
}

export function linesOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return block.text.split('\n');
    case 'list':
      return block.items;
    case 'table':
      return block.rows.map((row) => row.join(' '));
  }
}
