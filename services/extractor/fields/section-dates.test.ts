import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const head = `
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen, Germany

Purchase order: 4500-7781                    Date: 03.11.2026
`;
const section = (over: string, number: string) => `

${over}
Item code   Description   Qty   Unit price   Amount
${number}       Screw         300   1,00         300,00
`;
const daysOf = (...sections: string[]) => {
  const { rows, deliveryDate, deliveryDateFrom, deliveryDateTo, doubts } = draftOf(
    plainFile(`${head}${sections.join('')}`),
  );
  return {
    rows: rows.map((row) => row.deliveryDate?.value ?? null),
    order: [deliveryDateFrom, deliveryDateTo, deliveryDate].map((day) => day?.value ?? null),
    asked: doubts.filter(({ path }) => path.endsWith('delivery_date')).length,
  };
};

test('days over the tables of two deliveries are those of their lines', () => {
  expect(
    daysOf(
      section('DELIVERY 1 OF 2    In DC: 12.11.2026', 'A-100'),
      section('DELIVERY 2 OF 2    In DC: 24.11.2026', 'A-200'),
    ),
  ).toEqual({
    rows: ['2026-11-12', '2026-11-24'],
    order: ['2026-11-12', '2026-11-24', '2026-11-24'],
    asked: 0,
  });
});

test('a day over one table is that of the order', () => {
  expect(daysOf(section('Delivery date: 12.11.2026', 'A-100'))).toMatchObject({
    rows: [null],
    order: [null, null, '2026-11-12'],
  });
});
