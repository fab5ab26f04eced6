import type { Block } from '../mail-family.ts';
import { escapeHtml, type Habit } from './habits.ts';

type Table = Extract<Block, { kind: 'table' }>;
type List = Extract<Block, { kind: 'list' }>;

/** The plain text that a program makes of a body. */
export function plainBlocks(habit: Habit, blocks: readonly Block[]): string {
  return blocks.map((block) => plainBlock(habit, block)).join('\n\n');
}

function plainBlock(habit: Habit, block: Block): string {
  if (block.kind === 'table') return plainTable(habit, block);
  if (block.kind === 'list') return plainList(habit, block);
  return habit === 'notes' ? block.text.split('\n').map(hardWrapped).join('\n') : block.text;
}

function plainList(habit: Habit, { items, marks }: List): string {
  const dash = habit === 'outlook-desktop' ? '·       ' : habit === 'gmail' ? '   - ' : '• ';
  return items
    .map((item, i) => `${marks === 'none' ? '' : marks === 'dash' ? dash : `${i + 1}) `}${item}`)
    .join('\n');
}

/** Outlook and Gmail put each cell on a line of its own, Apple Mail divides by tabs; others are typed by hand. */
function plainTable(habit: Habit, { head, rows }: Table): string {
  const all = [...(head ? [head] : []), ...rows];
  if (habit.startsWith('outlook')) return all.map((row) => row.join('\n\n')).join('\n\n');
  if (habit === 'gmail') return all.map((row) => row.join('\n')).join('\n');
  if (habit === 'apple') return all.map((row) => row.join('\t')).join('\n');
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const padded = all.map((row) => row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | '));
  if (!head || habit === 'notes') return padded.map((row) => row.trimEnd()).join('\n');
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-');
  return [padded[0]!, rule, ...padded.slice(1)].map((row) => row.trimEnd()).join('\n');
}

/** Lines of at most 74 letters, as programs break them that know no flowed text. */
function hardWrapped(line: string): string {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ')) {
    if (row && row.length + word.length + 1 > 74) {
      rows.push(row);
      row = word;
    } else row = row ? `${row} ${word}` : word;
  }
  return [...rows, row].join('\n');
}

/** RFC 3676: what is broken by the program ends in a space. */
export function flowed(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith('>') ? line : hardWrapped(line).replace(/\n/g, ' \n')))
    .join('\n');
}

export function htmlBlocks(habit: Habit, blocks: readonly Block[]): string {
  const gap = habit === 'outlook-desktop' ? '<p class=MsoNormal><o:p>&nbsp;</o:p></p>' : '<div><br></div>';
  return blocks.map((block) => htmlBlock(habit, block)).join(gap);
}

function htmlBlock(habit: Habit, block: Block): string {
  if (block.kind === 'table') return htmlTable(habit, block);
  if (block.kind === 'list') return htmlList(habit, block);
  const lines = block.text.split('\n').map(escapeHtml);
  switch (habit) {
    case 'outlook-desktop':
      return lines.map((line) => `<p class=MsoNormal><span lang=X>${line}<o:p></o:p></span></p>`).join('');
    case 'outlook-web':
    case 'outlook-phone':
      return lines
        .map((line) => `<div class="elementToProof" style="font-family: Aptos, Calibri;">${line}</div>`)
        .join('');
    case 'notes':
      return `<font size=2 face="sans-serif">${lines.join('<br>\n')}</font><br>`;
    case 'thunderbird':
      return `<p>${lines.join('<br>\n')}</p>`;
    default:
      return lines.map((line) => `<div dir="auto">${line || '<br>'}</div>`).join('');
  }
}

function htmlList(habit: Habit, { items, marks }: List): string {
  const shown = items.map(escapeHtml);
  if (marks === 'none') return htmlBlock(habit, { kind: 'text', text: items.join('\n') });
  if (habit === 'outlook-desktop')
    return shown
      .map(
        (item, i) =>
          `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marks === 'dash' ? '·' : `${i + 1}.`}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]><span>${item}<o:p></o:p></span></p>`,
      )
      .join('');
  const tag = marks === 'dash' ? 'ul' : 'ol';
  return `<${tag}>${shown.map((item) => `<li dir="ltr" role="presentation"><span>${item}</span></li>`).join('')}</${tag}>`;
}

/** Cells that come from a sheet; no head of its own in HTML, only bold letters. */
function htmlTable(habit: Habit, { head, rows }: Table): string {
  const paragraph = habit === 'outlook-desktop' ? '<p class=MsoNormal>' : '<div>';
  const close = habit === 'outlook-desktop' ? '<o:p></o:p></p>' : '</div>';
  const cell = (text: string, isHead: boolean) =>
    `<td nowrap valign=bottom style='padding:0cm 3.5pt 0cm 3.5pt;height:15.0pt'>${paragraph}${isHead ? `<b>${escapeHtml(text)}</b>` : escapeHtml(text) || '&nbsp;'}${close}</td>`;
  const row = (cells: readonly string[], isHead = false) =>
    `<tr style='height:15.0pt'>${cells.map((text) => cell(text, isHead)).join('')}</tr>`;
  return `<table class=MsoNormalTable border=0 cellspacing=0 cellpadding=0 width=623 style='border-collapse:collapse'><tbody>${head ? row(head, true) : ''}${rows.map((cells) => row(cells)).join('')}</tbody></table>`;
}
