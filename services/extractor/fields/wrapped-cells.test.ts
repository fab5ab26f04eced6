import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const order = (head: string, shipTo: readonly string[]) =>
  draftOf(
    plainFile(`
Nordwind Transit District
Hafenallee 7
28195 Bremen, Germany
${head}

Purchase order: 4500-7781

Supplier:                      Ship to:
Example Supplies B.V.          ${shipTo[0]}
Kade 1                         ${shipTo[1]}
1011 AA Amsterdam              ${shipTo[2]}
Netherlands                    28217 Bremen

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1.00         300.00
`),
  );

test.each([
  [['NTF', 'Norddeich Tide Facility', 'Werftstr. 12'], 'Norddeich Tide Facility', 'the code of a place'],
  [['FIN', 'Nordwind Transit District', 'Werftstr. 12'], 'Nordwind Transit District', 'a code over our name'],
  [['ABB', 'Plant North', 'Werftstr. 12'], 'ABB', 'a firm over its plant'],
  [
    ['Muster Control Systems', 'Ltd – Panel Shop', 'Werftstr. 12'],
    'Muster Control Systems Ltd – Panel Shop',
    'a firm that its cell wrapped',
  ],
  [
    ['Muster Control Systems', 'Gate 4 – Panel Shop', 'Werftstr. 12'],
    'Muster Control Systems',
    'a part of the place',
  ],
])('%j is %s: %s', (lines, company) => {
  expect(order('Phone: 0421 555 0100', lines).shipTo.company?.value).toBe(company);
});

const place = ['Nordwind Transit District', 'Gate 4', 'Werftstr. 12'];

test.each([
  ['Phone:   (757)\n         555-0107', '(757) 555-0107'],
  ['Main: 403-555-0175 24 HR Dispatch: 403-555-0176', '403-555-0175'],
  ['Hafenallee 7 ● 28195 Bremen ● Tel. 0421 555 0100', '0421 555 0100'],
])('%j has the telephone %s', (head, phone) => {
  expect(order(head, place).buyer.phone?.value).toBe(phone);
});

const strip = (phone: string) =>
  order(`Phone: 505-555-0127\n\nBuyer            Phone no.\nYolanda Pratt    ${phone}`, place).buyer.phone;

test('the number beside who buys is theirs; with the code of another area it is a guess', () => {
  expect(strip('505-555-0171')).toMatchObject({ value: '505-555-0171' });
  expect(strip('505-555-0171')?.confidence).toBeGreaterThan(0.8);
  expect(strip('303-555-0171')?.confidence).toBeLessThan(0.7);
});
