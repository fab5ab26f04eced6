import { factsOf } from '../../kit/order-parts.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { Sheet, WrittenFamily } from '../family.ts';

const itemsOfPage = 9;

/** A spool file: pages parted by form feeds, each with the sender's head, the sum carried over, items of two lines. */
export const family: WrittenFamily = {
  about: 'text file of several pages with form feeds, repeated heads, carried-over sums, items of two lines',
  order: { lines: [4, 30], articles: 'own', freight: false, tax: false, notes: false },
  write(sheet) {
    const { print, word } = sheet;
    const pages: PrintedLine[][] = [];
    for (let i = 0; i < print.lines.length; i += itemsOfPage)
      pages.push(print.lines.slice(i, i + itemsOfPage));
    const head = pageHead(sheet);
    let carried = 0;
    const texts = pages.map((lines, i) => {
      const isFirst = i === 0;
      const before = isFirst ? [] : [right(word('broughtForward'), print.money(carried))];
      carried += lines.reduce((sum, { raw }) => sum + raw.total, 0);
      const isLast = i === pages.length - 1;
      const total = print.sums().at(-1)!.text;
      const after = isLast
        ? [`${' '.repeat(64)}${'='.repeat(16)}`, right(`${word('total')} ${print.currency()}`, total)]
        : [right(word('carriedOver'), print.money(carried))];
      return [
        `${word('page')} ${i + 1}`.padStart(80),
        ...(isFirst ? head : head.slice(0, 2)),
        '',
        ...columnHeads(sheet),
        ...before,
        ...lines.flatMap(itemOf),
        ...after,
        '',
      ].join('\n');
    });
    return texts.join('\f');
  },
};

const right = (label: string, amount: string) => `${label.padStart(62)}  ${amount.padStart(16)}`;

function pageHead(sheet: Sheet): string[] {
  const { print, word } = sheet;
  const [company = '', ...address] = print.party('buyer', 'company', 'street', 'town', 'country', 'phone');
  const facts = factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'buyerContact', 'paymentTerms']);
  return [
    company,
    '',
    ...address,
    '',
    `   *** ${word('title').toUpperCase()} ***`,
    '',
    ...facts.map(([name, value]) => `   ${`${name} `.padEnd(32, '.')} ${value}`),
    '',
    `${word('supplier')}:`,
    ...print.party('supplier', 'company', 'street', 'town').map((text) => `   ${text}`),
    `${word('shipTo')}:`,
    ...print.party('shipTo', 'company', 'extra', 'street', 'town').map((text) => `   ${text}`),
  ];
}

function columnHeads({ word }: Sheet): string[] {
  return [
    '='.repeat(80),
    `${word('position').padEnd(7)}${word('article').padEnd(24)}${word('description')}`,
    `${word('quantity').padStart(24)} ${word('unit').padEnd(18)}${word('price').padStart(18)} ${word('lineTotal').padStart(18)}`,
    '='.repeat(80),
  ];
}

function itemOf(line: PrintedLine): string[] {
  return [
    `${line.position().padEnd(7)}${line.article().padEnd(24)}${line.description()}`,
    `${line.quantity().padStart(24)} ${line.unit().padEnd(18)}${line.price().padStart(18)} ${line.total().padStart(18)}`,
    '',
  ];
}
