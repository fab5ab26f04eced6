import { factsOf } from '../../kit/order-parts.ts';
import type { Term } from '../../wording/wording.ts';
import type { WrittenFamily } from '../family.ts';

const width = 96;

/** What an old host prints into a file: columns by spaces, rules of dashes, the number below the description. */
export const family: WrittenFamily = {
  about: 'text file with columns aligned by spaces and rules of dashes',
  order: { lines: [2, 14], articles: 'own' },
  write(sheet) {
    const { print, word, order } = sheet;
    const rule = '-'.repeat(width);
    const supplier = print.party('supplier', 'company', 'street', 'town', 'country');
    const shipTo = print.party('shipTo', 'company', 'extra', 'street', 'town');
    const head = (term: Term, most: number) => word(term).slice(0, most);
    const lines = print.lines.flatMap((line) => {
      const [first = '', ...rest] = wrapped(line.description());
      return [
        row(line.position(), first, line.quantity(), line.unit(), line.price(), line.total()),
        ...[...rest, line.article(), ...line.notes()].map((text) => `      ${text}`),
      ];
    });
    return [
      ...print.party('buyer', 'company', 'street', 'town', 'country', 'phone'),
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
      row(
        head('position', 5),
        head('description', 40),
        head('quantity', 9),
        head('unit', 7),
        head('price', 11),
        head('lineTotal', 12),
      ),
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

function row(
  position: string,
  text: string,
  quantity: string,
  unit: string,
  price: string,
  total: string,
): string {
  const named = position.padEnd(6) + text.padEnd(46);
  return `${named}${quantity.padStart(10)} ${unit.padEnd(8)}${price.padStart(12)}${total.padStart(13)}`;
}

/** Lines of at most 45 characters. */
function wrapped(description: string): string[] {
  const lines: string[] = [];
  for (const word of description.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= 45) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
