import { expect, test } from 'vitest';
import { sheetsOf } from '../layout/sheet.ts';
import { type Printed, printedFile } from '../sample.fixture.ts';
import { mailHeadOn, mailSenders } from './printed-mails.ts';

const sheetOf = async (texts: string[]) => {
  const items = texts.map((text, at): Printed => [40, 60 + 14 * at, text]);
  return sheetsOf([await printedFile(items)])[0]!;
};

test('the head of a printed mail tells who sent it, under the name as well', async () => {
  const sheet = await sheetOf([
    'Posteingang Nord',
    'Von: Lager Hof Eder',
    '<lager@hof-eder.example>',
    'Gesendet: Montag, 3. Mai 2027',
    'An: bestellung@muster.example',
    'Betreff: Bestellung 771',
    'Guten Tag,',
  ]);
  expect(mailHeadOn(sheet)).toEqual({ from: 1, to: 5 });
  expect([...mailSenders([sheet])]).toEqual(['lager@hof-eder.example']);
});

test('labels of an order are no head of a mail', async () => {
  expect(
    mailHeadOn(await sheetOf(['Muster GmbH', 'An: Eder KG', 'Datum: 3. Mai 2027', 'Bestellung 771'])),
  ).toBeNull();
});
