import { expect, test } from 'vitest';
import { extractOrder } from '../extract-order.ts';
import { plainFile, settings } from '../sample.fixture.ts';

const buyerOf = (billTo: string) => {
  const text = `PURCHASE ORDER 4500-7781

SHIP TO
NORDWIND VALLEY FARMERS COOP
18 MILL ROAD
MACON GA  31206

ITEM NO   DESCRIPTION       QTY   PRICE   AMOUNT
A-100     SCREW             300    1.00   300.00

${billTo}
         PHONE 605-555-0144
`;
  const { buyer, doubts } = extractOrder({ files: [plainFile(text)], settings });
  const { company, street, postalCode, city } = buyer;
  return { parts: [company, street, postalCode, city].map((part) => part?.value ?? null), doubts, company };
};

test('an address whose parts stand a few spaces apart behind its label', () => {
  const { parts, company } = buyerOf(
    'BILL TO: NORDWIND VALLEY FARMERS COOPERATIVE  PO BOX 12  PERRY GA  31069',
  );
  expect(parts).toEqual(['NORDWIND VALLEY FARMERS COOPERATIVE', 'PO BOX 12', '31069', 'PERRY']);
  // The name is no rival of its short form at the place of delivery.
  expect(company!.confidence).toBeGreaterThan(0.7);
});

test('what stands far apart is something else', () => {
  const { parts } = buyerOf(
    'BILL TO: NORDWIND VALLEY FARMERS COOPERATIVE                PO BOX 12  PERRY GA  31069',
  );
  expect(parts[1]).not.toBe('PO BOX 12');
});

test('a town a few spaces behind its street, and no town of another column', () => {
  const text = (second: string) => `PURCHASE ORDER 4500-7781

VENDOR: EXAMPLE FOODS OF MACON
        2900 TOPPING AVE  ${second}

SHIP TO: NORDWIND KITCHEN
         18 MILL ROAD
         PERRY GA 31069

ITEM NO   DESCRIPTION       QTY   PRICE   AMOUNT
A-100     SCREW             300    1.00   300.00
`;
  const { doubts } = extractOrder({ files: [plainFile(text('MACON GA 31206   816-555-0181'))], settings });
  expect(doubts.map(({ code }) => code)).not.toContain('value_unassigned');
});
