import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const order = (head: string, day: string) =>
  draftOf(
    plainFile(
      `Purchase order: 4500-7781      Order date: 03.11.2026\n\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen\n\n${head}\n\nItem code   Description   Expected     Qty   Unit price   Amount\nA-100       Screw         ${day}   300   1.00         300.00\n`,
    ),
  ).deliveryDate;

test('what is due as many days behind the order as its terms have is the payment, where the lines have days', () => {
  expect(order('Terms: Net 60\nDue date: 02.01.2027', '17.11.2026')?.value).toBe('2026-11-17');
  expect(order('Zahlung: 30 Tage netto\nDue date: 03.12.2026', '17.11.2026')?.value).toBe('2026-11-17');
});

test('any other day that something is due is one of delivery; without days of lines somebody looks', () => {
  expect(order('Terms: Net 60\nDue date: 20.11.2026', '20.11.2026')?.value).toBe('2026-11-20');
  const due = order('Terms: Net 60\nDue date: 02.01.2027', '          ');
  expect([due?.value, (due?.confidence ?? 1) < 0.8]).toEqual(['2027-01-02', true]);
});
