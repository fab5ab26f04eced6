import { factsOf } from '../../kit/order-parts.ts';
import type { WrittenFamily } from '../family.ts';

/** The text that a web form mails: a label and a value in each line, the items one after another, no table. */
export const family: WrittenFamily = {
  about: 'text file of labels and values, items one after another with a line between them',
  order: {
    lines: [1, 8],
    articles: 'yours',
    tax: false,
    freight: false,
    notes: false,
    per: 1,
    openQuantity: false,
  },
  write(sheet) {
    const { print, word, random } = sheet;
    const mark = random.pick([': ', ' = ', ':\t']);
    const pair = (name: string, value: string) => `${name}${mark}${value}`;
    const facts = factsOf(sheet, [
      'orderNumber',
      'orderDate',
      'deliveryDate',
      'buyerContact',
      'email',
      'currency',
    ]);
    const items = print.lines.flatMap((line) => [
      `--- ${line.position()} ---`,
      pair(word('yourArticle'), line.yourArticle()),
      pair(word('description'), line.description()),
      pair(word('quantity'), `${line.quantity()} ${line.unit()}`),
      pair(word('price'), line.price()),
      pair(word('lineTotal'), line.total()),
      '',
    ]);
    const total = print.sums().at(-1)!;
    return [
      `[${word('title')}]`,
      '',
      ...facts.map(([name, value]) => pair(name, value)),
      '',
      `[${word('buyer')}]`,
      ...print.party('buyer', 'company', 'street', 'town', 'country'),
      '',
      `[${word('shipTo')}]`,
      ...print.party('shipTo', 'company', 'extra', 'street', 'town'),
      '',
      ...items,
      pair(word('total'), total.text),
      '',
    ].join('\n');
  },
};
