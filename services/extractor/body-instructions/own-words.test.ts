import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extractOrder } from '../extract-order.ts';
import { settings } from '../structured/structured.fixture.ts';
import { textFile } from './attached-order.fixture.ts';
import { followInstructions } from './follow-instructions.ts';

/**
 * Sentences behind what they do to an order of five lines, A-100 to A-500, of 10 to 50: `q2=35` another quantity, `-2` a
 * line less, `+8` so many of something more, `d=` a day, `a=` a postal code, `n=` a number, `ask` a question, `none`.
 */
const folder = new URL('own-words/', import.meta.url);
const goods: Record<string, string[]> = {
  en: ['Hex bolt M8', 'Washer 8 mm', 'Safety gloves', 'Masking tape 50 mm', 'Cable tie 200 mm black'],
  de: [
    'Sechskantschraube M8',
    'Unterlegscheibe 8 mm',
    'Schutzhandschuhe',
    'Malerkrepp 50 mm',
    'Kabelbinder 200 mm schwarz',
  ],
  nl: [
    'Zeskantbout M8',
    'Sluitring 8 mm',
    'Werkhandschoenen',
    'Afplaktape 50 mm',
    'Kabelbinder 200 mm zwart',
  ],
  fr: [
    'Vis hexagonale M8',
    'Rondelle 8 mm',
    'Gants de protection',
    'Ruban de masquage 50 mm',
    'Collier de serrage 200 mm noir',
  ],
  es: [
    'Tornillo hexagonal M8',
    'Arandela 8 mm',
    'Guantes de protección',
    'Cinta de pintor 50 mm',
    'Brida 200 mm negra',
  ],
  it: [
    'Vite esagonale M8',
    'Rondella 8 mm',
    'Guanti protettivi',
    'Nastro carta 50 mm',
    'Fascetta 200 mm nera',
  ],
  pt: [
    'Parafuso sextavado M8',
    'Anilha 8 mm',
    'Luvas de proteção',
    'Fita de pintor 50 mm',
    'Abraçadeira 200 mm preta',
  ],
  pl: [
    'Śruba sześciokątna M8',
    'Podkładka 8 mm',
    'Rękawice ochronne',
    'Taśma malarska 50 mm',
    'Opaska zaciskowa 200 mm czarna',
  ],
  da: [
    'Sekskantbolt M8',
    'Spændeskive 8 mm',
    'Beskyttelseshandsker',
    'Afdækningstape 50 mm',
    'Kabelbinder 200 mm sort',
  ],
};

function printed(language: string) {
  const rows = goods[language]!.map(
    (name, i) => `A-${i + 1}00    ${name.padEnd(34)}  ${(i + 1) * 10}     1.00     ${(i + 1) * 10}.00`,
  );
  const order = `PURCHASE ORDER

Order number: PO-1001
Order date: 2027-03-01
Delivery date: 2027-04-01

Ship to:
Muster GmbH
Hauptstr. 1
10115 Berlin

Item     Description                          Qty    Price    Total
${rows.join('\n')}

Total EUR 150.00
`;
  return { ...extractOrder({ files: [textFile('order.txt', order)], settings }), language };
}

function done(sentence: string, draft: ReturnType<typeof printed>): string {
  const letter = textFile('body.txt', `Hello,\n\n${sentence}\n\nKind regards\nAnna`);
  const { rows, doubts, deliveryDate, shipTo, orderNumber } = followInstructions(draft, letter, settings);
  const codeOf = (row: (typeof rows)[number]) => (row.customerArticle ?? row.supplierArticle)?.value ?? '';
  const lines = [1, 2, 3, 4, 5].flatMap((n) => {
    const quantity = rows.find((row) => codeOf(row) === `A-${n}00`)?.quantity?.value;
    return quantity === undefined ? [`-${n}`] : quantity === n * 10 ? [] : [`q${n}=${quantity}`];
  });
  const added = rows.filter((row) => !/^A-[1-5]00$/.test(codeOf(row)));
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

describe.each(readdirSync(folder))('%s', (file) => {
  const draft = printed(file.slice(0, 2));
  const sentences = readFileSync(new URL(file, folder), 'utf8').trim().split('\n');
  test.each(sentences.map((line) => line.split(' | ') as [string, string]))('%s: %s', (wanted, sentence) => {
    expect(done(sentence, draft)).toBe(wanted);
  });
});
