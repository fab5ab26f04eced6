import { describe, expect, test } from 'vitest';
import { settings } from '../../structured/structured.fixture.ts';
import { draft, textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';

const asked = (letter: string) =>
  followInstructions(draft, textFile('body.txt', letter), settings).doubts.map(({ code }) => code);
const greeted = (text: string) => `Hello,\n\n${text}\n\nKind regards\nAnna`;

describe('a value that the papers do not have is asked about, whatever the words around it', () => {
  test.each([
    'Twelfth of May 2027 or 13 May 2027.',
    'Montag passt uns am besten.',
    'The 12th of May would do.',
    'KW 19 reicht uns.',
    'Figure 25, washers, you know.',
    'PO-2002 is how we know it.',
    'Purchase order 77123 for washers attached.',
    'Sadly the job for which we needed 48 boxes of tape is off, so we take that line out.',
    'Find our order 77123 for the washers attached.',
    'Order no. 5512: washers.',
    'Mühlweg 7, 20457 Hamburg has a forklift.',
    'Line 2 and 25, you know.',
    'Pos. 2 out, washers 20, 12 of the bolts.',
    'Fabrikken vil have 25 af den anden.',
  ])('%s', (text) => {
    expect(asked(greeted(text))).toEqual(['instruction_unclear']);
  });

  test('with the sentence in the notes', () => {
    expect(
      followInstructions(draft, textFile('body.txt', greeted('KW 19 reicht uns.')), settings).notes,
    ).toEqual(['Not understood in the e-mail: "KW 19 reicht uns."']);
  });
});

describe('what the papers have, and what is nothing of the order, is not', () => {
  test.each([
    'Please find attached our order PO-1001 of 1 March 2027.',
    'Our order 1001 is attached, for delivery on 1 April 2027 to Hauptstr. 1, 10115 Berlin.',
    'Attached: PO-1001, week 13, 3 lines, EUR 130.00.',
    'It is 20 washers, as printed.',
    'As agreed last week the 25 of line 2 became 20.',
    'As discussed on 3 May, here is our order.',
    'Our accounts: +49 30 1234567, accounts@muster.example.',
    'Wir erwarten Ihre Bestätigung in 2 Tagen.',
    'Voici notre commande PO-1001, avec 2 signatures.',
    'order-1001.pdf is the file.',
    'Thank you for the goods of 3 February 2027.',
  ])('%s', (text) => {
    const { doubts, notes } = followInstructions(draft, textFile('body.txt', greeted(text)), settings);
    expect([doubts, notes]).toEqual([[], []]);
  });
});

describe('who signs without a closing', () => {
  test.each([
    ['Our order is attached.\n\nAnna Muster\n\nMuster GmbH\nLagerweg 7\n20457 Hamburg\nT 040 123 45 67', []],
    ['Our order is attached.\n\nAnna Muster | Muster GmbH\n040 123 45 67 | anna@muster.example', []],
    ['Our order is attached. Ship to:\n\nMuster GmbH\nLagerweg 7\n20457 Hamburg\nT 040 123 45 67', []],
    ['I am on the road until 4. Anna has her usual 5 %.', []],
    ['Deliver until 4. Give her 5 %.', ['instruction_unclear']],
  ])('%s', (letter, codes) => {
    expect([...new Set(asked(`Hello,\n\n${letter}\n`))]).toEqual(codes);
  });
});

describe('a number that takes the place of the printed one, and a day that everything is wanted on', () => {
  test.each([
    ['Enter it as PO-2002, PO-1001 shall appear nowhere.', 'PO-2002', '2027-04-01'],
    ['Führt es als PO-2002, nicht als PO-1001.', 'PO-2002', '2027-04-01'],
    ['Brengt alles op 12 mei 2027.', 'PO-1001', '2027-05-12'],
    ['Apportez le tout le 12 mai 2027.', 'PO-1001', '2027-05-12'],
  ])('%s', (text, number, day) => {
    const read = followInstructions(draft, textFile('body.txt', greeted(text)), settings);
    expect([read.orderNumber?.value, read.deliveryDate?.value, read.doubts]).toEqual([number, day, []]);
  });

  test('who wants nothing changed wants nothing', () => {
    expect(asked(greeted('Put our number on the boxes and change nothing without us.'))).toEqual([]);
  });
});
