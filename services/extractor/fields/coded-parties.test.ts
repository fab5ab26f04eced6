import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const order = (head: string) =>
  draftOf(
    plainFile(
      `Purchase order 4500-7781 of 16 March 2026\n\n${head}\n\nInvoice To:  Muster Dairy Ltd\n             12 Mill Road\n             Leeds LS1 4AB\n\nPos  Article  Description  Qty  Price\n1    A-100    Valve        4    12.50\n`,
    ),
  );

test('an address set in under the code of the house', () => {
  const { shipTo, buyer } = order(
    'Ship To:  31020\n             Muster Dairy - Hull Plant\n             7 Dock Street\n             Hull HU1 2AB',
  );
  expect([shipTo.company?.value, shipTo.street?.value, shipTo.city?.value]).toEqual([
    'Muster Dairy - Hull Plant',
    '7 Dock Street',
    'Hull',
  ]);
  expect(buyer.company?.value).toBe('Muster Dairy Ltd');
});

test('an address set in under a label with its code, a space apart', () => {
  const { shipTo } = order(
    'Ship To: 31020\n             Muster Dairy - Hull Plant\n             7 Dock Street\n             Hull HU1 2AB',
  );
  expect([shipTo.company?.value, shipTo.street?.value]).toEqual([
    'Muster Dairy - Hull Plant',
    '7 Dock Street',
  ]);
});
