import { describe, expect, test } from 'vitest';
import { readFile } from '../read-file.ts';
import { layText } from '../text.ts';
import { cutFile } from './cut-file.ts';
import { type CandidateFile, findOrders } from './find-orders.ts';

type Options = Partial<Pick<CandidateFile, 'role' | 'kind' | 'isReadable'>>;

/** Pages of a text are apart by form feeds. */
function file(name: string, text: string, options: Options = {}): CandidateFile {
  const { pages } = layText(text, { maxPages: 50 });
  return { name, pages, notes: [], role: 'document', kind: 'order', isReadable: true, ...options };
}

const body = (text: string) => file('body.txt', text, { role: 'body', kind: 'unknown' });
const unread = (name: string) => file(name, '', { kind: 'unknown', isReadable: false });

async function data(name: string, text: string): Promise<CandidateFile> {
  const read = await readFile({ name, bytes: new TextEncoder().encode(text) }, { maxPages: 50 });
  return { ...read, role: 'document', kind: 'unknown', isReadable: true };
}

const rows = (...names: string[]) =>
  names
    .map((name, i) => `A-${name.length}${i}     ${name}          ${i + 2}     1.50     ${(i + 2) * 1.5}`)
    .join('\n');
const order = (number: string, ...names: string[]) =>
  `PURCHASE ORDER\n\nOrder number: ${number}\n\nItem    Description     Qty   Price   Total\n${rows(...names)}\n`;

/** Each order: its number, and `file` or `file:pages` or `file@lines` or `file#number` of its parts. */
function orders(files: CandidateFile[]): string[] {
  return findOrders(files).map(({ orderNumber, parts }) => {
    const shown = parts.map(({ file, pages, lines, orderNumber: inFile }) => {
      const ranges = (all: readonly (readonly [number, number])[]) =>
        all.map(([a, b]) => `${a}-${b}`).join(',');
      const what = pages.length > 0 ? `:${ranges(pages)}` : lines.length > 0 ? `@${ranges(lines)}` : '';
      return `${files[file]!.name}${what}${inFile === null ? '' : `#${inFile}`}`;
    });
    return `${orderNumber}: ${shown.join(' ')}`;
  });
}

test('pages of one PDF whose label of the number stands in two lines', () => {
  const page = (number: string, thing: string) =>
    `Reference of the    ${number}\norder:\nIssued:    05/02/2027\n\n${rows(thing, 'Tape')}\n`;
  const both = file('both.pdf', `${page('NB-302', 'Gloves')}\f${page('NB-417', 'Wipes')}`);
  expect(orders([body('All orders of today.'), both])).toEqual([
    'NB-302: body.txt both.pdf:1-1',
    'NB-417: body.txt both.pdf:2-2',
  ]);
});

test('pages of one form whose numbers have no name that we know, unless one counts itself behind the other', () => {
  const page = (count: string, code: string) =>
    `MUSTER Srl\nVia Lecco 77\nDocumento     Pagina\nOrdine A     ${count}\n\nCommessa\n${code}\n\n${rows('Gloves', 'Tape')}\n`;
  const both = (second: string) =>
    file('both.pdf', `${page('1 / 2', 'CB-0112')}\f${page(second, 'CB-0147')}`);
  expect(orders([both('1 / 2')])).toEqual(['CB-0112: both.pdf:1-1', 'CB-0147: both.pdf:2-2']);
  expect(orders([both('2 / 2')])).toEqual([]);
});

test('pages of one PDF whose numbers begin alike are two orders', () => {
  const both = file('both.pdf', `${order('26-1', 'Gloves')}\f${order('26-10', 'Hammers')}`);
  expect(orders([body('All orders of today.'), both])).toHaveLength(2);
});

describe('several documents', () => {
  const a = file('a.pdf', order('PO-1001', 'Gloves'));
  const b = file('b.pdf', order('PO-1002', 'Wipes'));

  test('of different numbers are an order each, and the letter is said of both', () => {
    expect(orders([body('Please find two orders attached.'), a, b])).toEqual([
      'PO-1001: body.txt a.pdf',
      'PO-1002: body.txt b.pdf',
    ]);
  });

  test('what the letter says of one order is not said of the other', () => {
    const letter = body('Hello,\nPO 1001 goes to Berlin,\n1002 is urgent.\nDeliver by truck.');
    const numbers = [file('a.pdf', order('1001', 'Gloves')), file('b.pdf', order('1002', 'Wipes'))];
    expect(orders([letter, ...numbers])).toEqual([
      '1001: body.txt@0-1,3-3 a.pdf',
      '1002: body.txt@0-0,2-3 b.pdf',
    ]);
  });

  test('of the same number are one order', () => {
    expect(orders([a, file('schedule.pdf', order('PO 1001', 'Gloves'), { kind: 'unknown' })])).toEqual([]);
  });

  test('terms, drawings and what is no order are none', () => {
    const terms = file('terms.pdf', `TERMS AND CONDITIONS\nOrder number: see order\n${rows('Paragraph')}`, {
      kind: 'other',
    });
    const drawing = file('drawing.pdf', 'Scale 1:10\nDrawn by JK', { kind: 'unknown' });
    expect(orders([a, terms, drawing])).toEqual([]);
    expect(orders([a, terms, drawing, b])).toEqual(['PO-1001: a.pdf', 'PO-1002: b.pdf']);
  });

  test('rows without a number or title are the second page of the only order', () => {
    expect(orders([a, file('page 2.jpg', rows('Tape', 'Paint'), { kind: 'unknown' })])).toEqual([]);
  });

  test('without numbers are told apart by what they order', () => {
    const bare = (name: string, ...names: string[]) => file(name, `ORDER\n${rows(...names)}`);
    expect(orders([bare('1.pdf', 'Gloves', 'Wipes'), bare('2.pdf', 'Gloves', 'Wipes')])).toEqual([]);
    expect(orders([bare('1.pdf', 'Gloves'), bare('2.pdf', 'Hammers')])).toEqual([
      'null: 1.pdf',
      'null: 2.pdf',
    ]);
  });

  test('that nobody can read are told apart by their names', () => {
    const found = findOrders([unread('PO 4711.pdf'), unread('PO 4712.pdf'), unread('Logo.pdf')]);
    expect(found.map(({ orderNumber, isReadable }) => [orderNumber, isReadable])).toEqual([
      ['4711', false],
      ['4712', false],
    ]);
    expect(orders([a, unread('PO-1001.xlsx')])).toEqual([]);
  });
});

describe('one document', () => {
  test('with a new number on a new first page holds several orders', () => {
    const pages = [order('4500-1', 'Gloves'), rows('Wipes'), order('4500-2', 'Tape'), 'Terms and conditions'];
    expect(orders([file('all.pdf', pages.join('\f'))])).toEqual([
      '4500-1: all.pdf:1-2',
      '4500-2: all.pdf:3-4',
    ]);
  });

  test.each([
    ['Bestellnummer: 4711', 'Bestellnummer: 4712'],
    ['Bestellung Nr. 4711', 'Bestellung Nr. 4712'],
    ['Ordernummer 20261', 'Ordernummer 20262'],
    ['N° de commande : CF-81', 'N° de commande : CF-82'],
    ['Commande n° 2026-81', 'Commande n° 2026-82'],
    ['Número de pedido 771', 'Número de pedido 772'],
    ["Ordine d'acquisto n. 771", "Ordine d'acquisto n. 772"],
    ['Nr zamówienia: ZA/12', 'Nr zamówienia: ZA/13'],
    ['Ordrenummer\n10012', 'Ordrenummer\n10013'],
    ['PO Box 4042, Portland\nPURCHASE ORDER 45101', 'PO Box 4042, Portland\nPURCHASE ORDER 45102'],
    ['Postbus 5959\nINKOOPORDER 9140845', 'Postbus 5959\nINKOOPORDER 9140846'],
    ['NOTA DE ENCOMENDA IN-25/6096', 'NOTA DE ENCOMENDA IN-25/6097'],
  ])('reads %j', (one, two) => {
    expect(orders([file('all.pdf', `${one}\n${rows('Tape')}\f${two}\n${rows('Foil')}`)])).toHaveLength(2);
  });

  test.each([
    ['the same number on each page', 'Order no. 4711\f Order no. 4711'],
    ['another kind of number', 'Order no. 4711\fInvoice no. 4712\fCustomer no. 4713'],
    ['a date', 'Order no. 4711\fOrder: 12.03.2027'],
    ['another label', 'Order no. 4711\fBlanket order 99001'],
  ])('%s begins no other order', (_what, text) => {
    expect(orders([file('one.pdf', text)])).toEqual([]);
  });

  test('of which a part was cut has its pages and lines', () => {
    const text = file('all.txt', 'one\ntwo\nthree\fnext');
    const words = (pages: [number, number][], lines: [number, number][]) =>
      cutFile(text, pages, lines).pages.flatMap(({ words }) => words.map((word) => word.text));
    expect(words([[2, 2]], [])).toEqual(['next']);
    expect(words([], [[1, 1]])).toEqual(['two']);
    expect(words([], [])).toEqual(['one', 'two', 'three', 'next']);
  });
});

describe('text', () => {
  test('with several orders has a section for each', () => {
    const letter = body(
      'Hello,\n\nOrder 4711:\n10 x gloves\n5 boxes tape\n\nOrder 4712:\n3 x paint\nto Hamburg\n\nRegards\nOrder 4711 Ltd\n12 Main Street',
    );
    expect(orders([letter])).toEqual([
      '4711: body.txt@0-0,2-4,10-12#4711',
      '4712: body.txt@0-0,6-8,10-10,12-12#4712',
    ]);
  });

  test.each([
    'Bestellung 1:\n10 x Schrauben\n\nBestellung 2:\n5 x Muttern',
    'Eerste bestelling:\n10 dozen papier\n\nTweede bestelling:\n5 dozen tape',
    'Première commande :\n10 x gants\n\nDeuxième commande :\n5 x rubans',
  ])('that counts its orders: %j', (text) => {
    expect(findOrders([body(text)]).map(({ orderNumber }) => orderNumber)).toEqual([null, null]);
  });

  test.each([
    'Our order 4711:\n10 x gloves\n\nas in order 4712 of last week, same address.',
    'Order 4711:\n10 x gloves\n\nOrder 4711:\n3 x paint',
    'Where are orders 4711 and 4712?',
    'We need:\n10 x gloves\n3 x paint',
  ])('with one order: %j', (text) => {
    expect(orders([body(text)])).toEqual([]);
  });

  test('with an order of its own number beside a document', () => {
    const letter = body('Hello,\norder 88001 as well:\n10 x gloves\n\nThanks\nAnna');
    expect(orders([letter, file('a.pdf', order('88002', 'Wipes'))])).toEqual([
      '88001: body.txt#88001',
      '88002: body.txt@0-0,4-5 a.pdf',
    ]);
    const beside = body(
      'PDF of our order 88002 attached. The printer jammed before the other one, so here is order 88003 by hand:\n10 x gloves\n\nAnna',
    );
    expect(orders([beside, file('a.pdf', order('88002', 'Wipes'))])).toEqual([
      '88002: body.txt@3-3 a.pdf',
      '88003: body.txt@1-1,3-3#88003',
    ]);
    const corrected = body('The right order number is 88003.\n\nAnna Smith\nGranger\n1 Foundry Lane');
    expect(orders([corrected, file('a.pdf', order('88002', 'Wipes'))])).toEqual([]);
    expect(orders([body('Hello,\n5 x gloves, too'), file('a.pdf', order('88002', 'Wipes'))])).toEqual([]);
  });

  test('a letter beside documents is of each order, but for its lines about others alone', () => {
    const letter = body('Hello,\nfor 88001 no gloves, for 88002 no wipes.\n88002 is urgent.\nAnna');
    const files = [letter, file('a.pdf', order('88001', 'Gloves')), file('b.pdf', order('88002', 'Wipes'))];
    expect(orders(files)).toEqual(['88001: body.txt@0-1,3-3 a.pdf', '88002: body.txt b.pdf']);
  });

  test('of forwarded mails is an order each', () => {
    const text = (name: string, content: string) => file(name, content, { role: 'text' });
    expect(
      orders([
        text('1.txt', 'Order 4711\n10 x gloves\n2 x foil'),
        text('2.txt', 'Order 4712\n3 x tape\n4 x glue'),
      ]),
    ).toEqual(['4711: 1.txt#4711', '4712: 2.txt#4712']);
  });

  test('of mails that name their numbers in sentences alone is an order each, without their signatures', () => {
    const mail = (name: string, content: string) =>
      file(
        name,
        `From: Anna <a@b.example>\nSubject: ${name}\n\n${content}\n\nRegards\nAnna Muster\nMuster Foods Ltd`,
        { kind: 'unknown' },
      );
    const mails = [
      mail('1.txt', 'Unter B-37192 bitte:\n\n- 10 Kartons Handschuhe'),
      mail('2.txt', 'Pour le dossier IN-25/4464 il nous faut\n\n- 3 x tape'),
    ];
    expect(orders([body('FYI'), ...mails])).toEqual([
      'B-37192: body.txt 1.txt#B-37192',
      'IN-25/4464: body.txt 2.txt#IN-25/4464',
    ]);
    expect(orders([body('FYI'), ...mails.slice(0, 1)])).toEqual([]);
  });

  test('that only hand on an order are none beside it', () => {
    const handedOn = file(
      'Order.txt',
      'From: Anna <a@b.example>\nSubject: Purchase order\n\nHere it is, have a look before it goes out.',
    );
    expect(orders([body('Gloves should be 40.'), file('a.pdf', order('7001', 'Gloves')), handedOn])).toEqual(
      [],
    );
  });
});

describe('files for machines', () => {
  const csv = 'Order no;Article;Description;Quantity\n';

  test('with several orders give each of them', async () => {
    const sheet = await data('orders.csv', `${csv}7001;A1;Gloves;5\n7001;A2;Wipes;6\n7002;A3;Tape;7\n`);
    expect(orders([sheet])).toEqual(['7001: orders.csv#7001', '7002: orders.csv#7002']);
  });

  test('with one order are one with its print', async () => {
    const sheet = await data('sheet.csv', 'Article;Description;Quantity\nA1;Gloves;5\nA2;Wipes;6\n');
    expect(orders([sheet, file('a.pdf', order('7001', 'Gloves'))])).toEqual([]);
    const numbered = await data('sheet.csv', `${csv}7001;A1;Gloves;5\n7001;A2;Wipes;6\n`);
    expect(orders([numbered, file('a.pdf', order('7001', 'Gloves'))])).toEqual([]);
  });

  test('are told by the messages of an interchange', async () => {
    const message = (n: number, number: string) =>
      `UNH+${n}+ORDERS:D:96A:UN'BGM+220+${number}+9'LIN+1++A1:SA'QTY+21:5'UNS+S'UNT+6+${n}'`;
    const edi = await data(
      'in.edi',
      `UNB+UNOC:3+A+B+270301:1000+1'${message(1, 'E1')}${message(2, 'E2')}UNZ+2+1'`,
    );
    expect(orders([edi])).toEqual(['E1: in.edi#E1', 'E2: in.edi#E2']);
  });
});
