import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extractOrder } from '../../extract-order.ts';
import { settings } from '../../structured/structured.fixture.ts';
import { textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';
import { printedOrders, type ToldFolder } from './printed-orders.fixture.ts';

/** An order as it is printed: the numbers of its articles, how many of each, and their names by language. */
export interface PrintedOrder {
  codes: readonly string[];
  quantities: readonly number[];
  goods: Readonly<Record<string, readonly string[]>>;
}

/** The order as it is read before a letter changes it. */
export function readPrinted({ codes, quantities, goods }: PrintedOrder, language: string) {
  const rows = goods[language]!.map(
    (name, i) => `${codes[i]}    ${name.padEnd(34)}  ${quantities[i]}     1.00     ${quantities[i]}.00`,
  );
  const order = `PURCHASE ORDER

Order number: PO-1001
Order date: 2027-03-01
Delivery date: 2027-04-01

Ship to:
Muster GmbH
Hauptstr. 1
10115 Berlin

${'Item'.padEnd(codes[0]!.length)}     Description                          Qty    Price    Total
${rows.join('\n')}

Total EUR ${quantities.reduce((sum, each) => sum + each, 0)}.00
`;
  return { ...extractOrder({ files: [textFile('order.txt', order)], settings }), language };
}

/**
 * What a sentence does to an order: `q2=35` another quantity, `-2` a line less, `+8` so many of something more, `d=` a
 * day, `a=` a postal code, `n=` a number, `ask` a question, `none`.
 */
export function changesTold(
  sentence: string,
  draft: ReturnType<typeof readPrinted>,
  order: PrintedOrder,
): string {
  const letter = textFile('body.txt', `Hello,\n\n${sentence}\n\nKind regards\nAnna`);
  const { rows, doubts, deliveryDate, shipTo, orderNumber } = followInstructions(draft, letter, settings);
  const codeOf = (row: (typeof rows)[number]) => (row.customerArticle ?? row.supplierArticle)?.value ?? '';
  const lines = order.codes.flatMap((code, i) => {
    const quantity = rows.find((row) => codeOf(row) === code)?.quantity?.value;
    return quantity === undefined
      ? [`-${i + 1}`]
      : quantity === order.quantities[i]
        ? []
        : [`q${i + 1}=${quantity}`];
  });
  const added = rows.filter((row) => !order.codes.includes(codeOf(row)));
  const all = [
    ...lines,
    ...added.map(({ quantity }) => `+${quantity?.value}`),
    ...(deliveryDate?.value === '2027-04-01' ? [] : [`d=${deliveryDate?.value}`]),
    ...(shipTo.postalCode?.value === '10115' ? [] : [`a=${shipTo.postalCode?.value}`]),
    ...(orderNumber?.value === 'PO-1001' ? [] : [`n=${orderNumber?.value}`]),
    ...(doubts.some(({ code }) => code === 'instruction_unclear') ? ['ask'] : []),
  ];
  return all.join(' ') || 'none';
}

/** Tests what each sentence of a folder does to an order. */
export function testTold(folder: ToldFolder): void {
  const order = printedOrders[folder];
  describe.each(wordsIn(folder))('$language', ({ language, sentences }) => {
    const draft = readPrinted(order, language);
    test.each(sentences)('%s: %s', (wanted, sentence) => {
      expect(changesTold(sentence, draft, order)).toBe(wanted);
    });
  });
}

/** Sentences by language, each behind what it does; `\n` begins a line. */
export function wordsIn(name: ToldFolder): { language: string; sentences: (readonly [string, string])[] }[] {
  const folder = new URL(`${name}/`, import.meta.url);
  return readdirSync(folder).map((file) => ({
    language: file.slice(0, 2),
    sentences: readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.replaceAll('\\n', '\n').split(' | ') as unknown as [string, string]),
  }));
}
