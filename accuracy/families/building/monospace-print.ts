import { factsOf } from '../../kit/order-parts.ts';
import type { WrittenFamily } from '../family.ts';

const width = 96;

/** What an old host prints into a file: columns by spaces, rules of dashes, the number below the description. */
export const family: WrittenFamily = {
  about: 'text file with columns aligned by spaces and rules of dashes',
  order: { lines: [2, 14], articles: 'own' },
  write(sheet) {
    const { print, word, order } = sheet;
    const rule = '-'.repeat(width);
    const buyer = print.party('buyer', 'company', 'street', 'town', 'country', 'phone');
    const supplier = print.party('supplier', 'company', 'street', 'town', 'country');
    const shipTo = print.party('shipTo', 'company', 'extra', 'street', 'town');
    const row = (a: string, b: string, c: string, d: string, e: string, f: string) =>
      `${a.padEnd(6)}${b.padEnd(46).slice(0, 46)}${c.padStart(10)} ${d.padEnd(8)}${e.padStart(12)}${f.padStart(13)}`;
    const lines = print.lines.flatMap((line) => {
      const [first = '', ...rest] = wrapped(line.description());
      return [
        row(line.position(), first, line.quantity(), line.unit(), line.price(), line.total()),
        ...rest.map((text) => `      ${text}`),
        `      ${line.article()}`,
        ...line.notes().map((note) => `      ${note}`),
      ];
    });
    const heads = [
      word('description'),
      word('quantity'),
      word('unit'),
      word('price'),
      word('lineTotal'),
    ] as const;
    return [
      ...buyer,
      '',
      word('title')
        .toUpperCase()
        .padStart(width / 2 + 10),
      '',
      ...factsOf(sheet, [
        'orderNumber',
        'orderDate',
        'deliveryDate',
        'supplierNumber',
        'buyerContact',
        'currency',
      ]).map(([name, value]) => `${name.padEnd(26, '.')}: ${value}`),
      '',
      `${word('supplier').padEnd(46)}${word('shipTo')}`,
      ...Array.from({ length: 5 }, (_, i) => `${(supplier[i] ?? '').padEnd(46)}${shipTo[i] ?? ''}`.trimEnd()),
      rule,
      row(word('position').slice(0, 5), text, count.slice(0, 9), unit.slice(0, 7), price.slice(0, 11), total),
      rule,
      ...lines,
      rule,
      ...print
        .sums()
        .map(({ kind, text }) => `${word(kind)} ${order.currency}`.padStart(width - 16) + text.padStart(16)),
      '',
    ].join('\n');
  },
};

/** Lines of at most 45 characters. */
function wrapped(description: string): string[] {
  return description.split(' ').reduce<string[]>((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    return longer.length > 45 || lines.length === 0 ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);
}
