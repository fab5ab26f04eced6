import { factsOf } from '../../kit/order-parts.ts';
import type { WrittenFamily } from '../family.ts';

/** A text file whose table is drawn with +, - and |, long names wrapped within their cell. */
export const family: WrittenFamily = {
  about: 'text file with a table drawn by + - |, names wrapped in their cell, facts in a second such table',
  order: { lines: [1, 10], articles: 'own', freight: false, notes: false },
  write(sheet) {
    const { print, word, order } = sheet;
    const heads = ['position', 'article', 'description', 'quantity', 'unit', 'price', 'lineTotal'] as const;
    const rows = print.lines.map((line) => [
      [line.position()],
      [line.article()],
      wrapped(line.description(), 34),
      [line.quantity()],
      [line.unit()],
      [line.price()],
      [line.total()],
    ]);
    const table = boxed(heads.map(word), rows, [3, 5, 6]);
    const facts = factsOf(sheet, [
      'orderNumber',
      'orderDate',
      'deliveryDate',
      'buyerContact',
      'email',
      'currency',
    ]);
    const sums = print.sums().map(({ kind, text }) => {
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      return `${word(kind)}${rate}:`.padStart(table[0]!.length - 18) + text.padStart(16);
    });
    return [
      word('title'),
      '',
      ...boxed(
        facts.map(([name]) => name),
        [facts.map(([, value]) => [value])],
        [],
      ),
      '',
      `${word('buyer')}: ${print.party('buyer', 'company', 'street', 'town').join(', ')}`,
      `${word('supplier')}: ${print.party('supplier', 'company', 'street', 'town').join(', ')}`,
      `${word('shipTo')}: ${print.party('shipTo', 'company', 'street', 'town').join(', ')}`,
      '',
      ...table,
      ...sums,
      '',
    ].join('\n');
  },
};

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A table with `heads`; a cell is a list of its lines; `numeric` are the columns that stand to the right. */
function boxed(heads: readonly string[], rows: readonly string[][][], numeric: readonly number[]): string[] {
  const widths = heads.map((head, i) =>
    Math.max(head.length, ...rows.flatMap((cells) => cells[i]!.map(({ length }) => length))),
  );
  const rule = `+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`;
  const row = (cells: readonly string[]) =>
    `| ${cells.map((text, i) => (numeric.includes(i) ? text.padStart(widths[i]!) : text.padEnd(widths[i]!))).join(' | ')} |`;
  const body = rows.flatMap((cells) => {
    const height = Math.max(...cells.map(({ length }) => length));
    return [...Array.from({ length: height }, (_, n) => row(cells.map((texts) => texts[n] ?? ''))), rule];
  });
  return [rule, row(heads), rule, ...body];
}
