import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { extractOrder } from './extract-order.ts';
import { readOrders } from './read-orders.ts';
import { settings } from './structured/structured.fixture.ts';

test('the numbers that tell the orders of a letter apart are theirs', () => {
  const text =
    'Hello,\n\nMX-10018:\n- 3 boxes of tape\n\nMX-10029:\n- 4 boxes of wipes\n- 2 boxes of gloves\n\nRegards\nAnna';
  const body = { name: 'body.txt', notes: [], pages: layText(text, { maxPages: 9 }).pages };
  const origins = new Map([[body, { isBody: true, isOwn: true, orderNumber: null }]]);
  const draft = readOrders({ files: [body], settings }, { origins, isPart: false }, extractOrder);
  const shown = [draft, ...(draft.others ?? [])].map(({ orderNumber, rows }) => [
    orderNumber?.value,
    rows.length,
  ]);
  expect(shown).toEqual([
    ['MX-10018', 1],
    ['MX-10029', 2],
  ]);
});

const paper = (name: string, text: string) => ({
  name,
  notes: [],
  pages: layText(text, { maxPages: 9 }).pages,
});
const orderPaper = (number: string, goods: string) =>
  `PURCHASE ORDER\n\nOrder number: ${number}\n\nItem     Description     Qty     Price     Total\nA-10     ${goods}          5       2.00      10.00\n`;
const read = (files: ReturnType<typeof paper>[], isPart: boolean, own: readonly string[] = []) => {
  const origins = new Map(
    files.map((file) => [
      file,
      { isBody: file.name === 'body.txt', isOwn: own.includes(file.name), orderNumber: null },
    ]),
  );
  return readOrders({ files, settings }, { origins, isPart }, extractOrder);
};

test('the last invoice beside an order orders nothing, and a note says so', () => {
  const invoice =
    'INVOICE\n\nInvoice number: 88\n\nItem    Description    Qty    Price    Total\nB-1    Old wipes    7    2.00    14.00\n';
  const { rows, notes } = read(
    [paper('a.pdf', orderPaper('PO-1001', 'Gloves')), paper('b.pdf', invoice)],
    false,
  );
  expect(rows.map(({ description }) => description?.value)).toEqual(['Gloves']);
  expect(notes).toEqual(['b.pdf: an invoice, its lines are not ordered']);
});

test('an attachment of several orders that is none of theirs for sure is asked about in each', () => {
  const scan = paper('scan.pdf', 'lj qwe\nrtz');
  const reason = 'scan.pdf: nothing in it tells to which of the orders it belongs';
  const files = [
    paper('a.pdf', orderPaper('PO-1001', 'Gloves')),
    paper('b.pdf', orderPaper('PO-1002', 'Wipes')),
    scan,
  ];
  const strays = (draft: ReturnType<typeof read>) =>
    draft.doubts.flatMap(({ code, message }) => (code === 'file_unreadable' ? [message] : []));
  const whole = read(files, false);
  expect([whole, ...(whole.others ?? [])].map(strays)).toEqual([[reason], [reason]]);
  expect(strays(read([files[0]!, scan], true, ['a.pdf']))).toEqual([reason]);
  expect(strays(read([files[0]!, scan], false))).toEqual([]);
});

test('sentences of a letter that name lines of the order below it are none of its own', () => {
  const below = paper(
    'order for Monday.txt',
    'PO 20611 please\n\nCutting discs 115x1.0  - 10 boxes\nFlap discs 115 60grit  - 5 boxes\nAnti spatter spray - 24 cans\n\nLen Muster\n',
  );
  const rowsBeside = (said: string) => {
    const body = paper('body.txt', `Hi,\n\n${said}\n\nCraig\n`);
    const origins = new Map([
      [body, { isBody: true, isOwn: true, orderNumber: null }],
      [below, { isBody: false, isOwn: false, orderNumber: null }],
    ]);
    const draft = readOrders({ files: [body, below], settings }, { origins, isPart: false }, extractOrder);
    return draft.rows.map(({ quantity }) => quantity?.value);
  };
  expect(
    rowsBeside('He called - make the cutting discs 12 boxes not 10, and it goes to Skipton.'),
  ).toHaveLength(3);
  expect(rowsBeside('Please add 6 boxes of safety goggles.')).toContain(6);
});

test('what a paper beside an order wants of its lines is asked', () => {
  const order = paper(
    'order.txt',
    'PURCHASE ORDER\n\nOrder number: PO-1001\nOrder date: 2027-03-01\n\nItem     Description          Qty    Price    Total\nA-100    Hex bolt M8          10     2.00     20.00\nA-200    Washer 8 mm          20     1.00     20.00\n\nTotal EUR 40.00\n',
  );
  const asked = (said: string) => {
    const letter = paper('letter.txt', `Dear Sirs,\n\n${said}\n\nKind regards\nAnn Lee\n`);
    const body = paper('body.txt', 'Hello,\n\nour order and a letter are attached.\n\nAnn Lee\n');
    const origins = new Map([
      [body, { isBody: true, isOwn: true, orderNumber: null }],
      [order, { isBody: false, isOwn: false, orderNumber: null }],
      [letter, { isBody: false, isOwn: false, orderNumber: null }],
    ]);
    const { rows, doubts } = readOrders(
      { files: [body, order, letter], settings },
      { origins, isPart: false },
      extractOrder,
    );
    const isUnclear = doubts.some(({ code }) => code === 'instruction_unclear');
    return [rows.map(({ quantity }) => quantity?.value), isUnclear];
  };
  const all = [10, 20];
  expect(asked('please cancel the washers.')).toEqual([all, true]);
  expect(asked('the washers are no longer needed, please cancel them.')).toEqual([all, true]);
  expect(asked('please make the bolts 15 instead of 10.')).toEqual([all, true]);
  expect(asked('please do not deliver the washers.')).toEqual([all, true]);
  expect(asked('please note that our office is closed on Friday.')).toEqual([all, false]);
  expect(asked('1. Orders are binding only in writing.\n2. Invoices are paid within 30 days.')).toEqual([
    all,
    false,
  ]);
  expect(asked('the bolts are made of steel, 10 to a box.')).toEqual([all, false]);
});

test('what a forwarded letter wants changes the order that came with it', () => {
  const order = paper(
    'order.txt',
    'PURCHASE ORDER\n\nOrder number: PO-1001\nOrder date: 2027-03-01\nDelivery date: 2027-04-01\n\nItem     Description          Qty    Price    Total\nA-100    Hex bolt M8          10     2.00     20.00\nA-200    Washer 8 mm          20     1.00     20.00\n\nTotal EUR 40.00\n',
  );
  const read = (said: string, noted: string) => {
    const letter = paper(
      'PO-1001.txt',
      `From: Ann Lee <ann@muster.example>\nDate: 2027-03-04\nSubject: PO-1001\n\nHello,\n\n${said}\n\nKind regards\nAnn\n`,
    );
    const body = paper('body.txt', `${noted}\n\nCraig\n`);
    const origins = new Map([
      [body, { isBody: true, isOwn: true, orderNumber: null }],
      [letter, { isBody: false, isOwn: false, orderNumber: null }],
      [order, { isBody: false, isOwn: false, orderNumber: null }],
    ]);
    const { rows, doubts } = readOrders(
      { files: [body, letter, order], settings },
      { origins, isPart: false },
      extractOrder,
    );
    return [
      rows.map(({ quantity }) => quantity?.value),
      doubts.filter(({ code }) => code === 'instruction_unclear').length,
    ];
  };
  expect(read('Our PO is attached.', 'See below.')).toEqual([[10, 20], 0]);
  expect(read('Our PO is attached. Please cancel line 2.', 'See below.')).toEqual([[10], 0]);
  expect(read('Please make the bolts 15.', 'Make the washers 30.')).toEqual([[15, 30], 0]);
  expect(read('Please send some bolts less.', 'See below.')).toEqual([[10, 20], 1]);
});
