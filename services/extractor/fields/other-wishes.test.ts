import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';
import { wantsOnlyOther, wantsOther } from './other-wishes.ts';

const order = (head: string, foot = '') =>
  draftOf(
    plainFile(
      `Purchase order: 4500-7781      Date: 03.11.2026\n\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen\n\n${head}\n\nItem code   Description   Qty   Unit price   Amount\nA-100       Screw         300   1,00         300,00\n\n\n${foot}\n`,
    ),
  );
const dayOf = (head: string, foot = '') => {
  const { deliveryDate, doubts } = order(head, foot);
  return [deliveryDate?.value ?? null, doubts.some(({ code }) => code === 'date_unclear')];
};

test.each([
  'Please confirm by 20 November 2026',
  'Confirm by: 20 November 2026',
  'Confirmation required by 20 November 2026',
  'Confirmation deadline: 20 November 2026',
  'Please reply by 20 November 2026',
  'Bitte bestätigen Sie bis 20.11.2026',
  'Auftragsbestätigung erbeten bis 20.11.2026',
  'Merci de confirmer avant le 20/11/2026',
  'Date limite de confirmation : 20/11/2026',
  'Graag bevestigen vóór 20-11-2026',
  'Bekræftes senest 20.11.2026',
  'Confermare entro il 20.11.2026',
])('a day by which the order is to be confirmed is none of delivery: %s', (text) => {
  expect(dayOf(text)).toEqual([null, false]);
  expect(dayOf('', text)).toEqual([null, false]);
});

test.each([
  'Please deliver by 20 November 2026',
  'Bitte liefern bis 20.11.2026',
  'Bestätigter Liefertermin: 20.11.2026',
  'Payment: net   Delivery date: 20.11.2026',
])('a day of delivery: %s', (text) => {
  expect(dayOf(text)).toEqual(['2026-11-20', false]);
});

test('what is to be confirmed by then may be the delivery', () => {
  expect(dayOf('', 'Please confirm the delivery by 20 November 2026')).toEqual([null, true]);
  expect(wantsOther('Please confirm the delivery by')).toBe(true);
  expect(wantsOnlyOther('Please confirm the delivery by')).toBe(false);
  expect(wantsOther('Required by')).toBe(false);
});
