import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const order = (head: string, customer: string) =>
  draftOf(
    plainFile(`${head}
14 Mill Lane, Leeds LS1 4AB    0113 555 0128    orders@nordwind.example

Purchase Order
PO-2026-00087

Supplier Name    Muster Imports Ltd               Date                 2026-05-14
      Address    Unit 6, 90 Kerr Road             Customer Name        ${customer}
                 Bristol BS1 4DJ                  Customer Address     115 Dock Street
                                                                       York YO1 7HH
      Contact    Henry Walker                     Customer Contact     Bess Stuart
    Mobile No    07700 900199                     Customer Mobile No   07700 900144

Item code   Description        Qty     Rate     Amount
HX-014      Hose, black         12     2.50      30.00
                                       Total     30.00
`),
  );

test('the customer of the house that orders takes the goods', () => {
  const { buyer, shipTo } = order('Nordwind Heating Ltd', 'Eastgate Village');
  expect([buyer.company?.value, buyer.city?.value, buyer.contactPerson]).toEqual([
    'Nordwind Heating Ltd',
    'Leeds',
    null,
  ]);
  expect([shipTo.company?.value, shipTo.street?.value, shipTo.city?.value, shipTo.phone?.value]).toEqual([
    'Eastgate Village',
    '115 Dock Street',
    'York',
    '07700 900144',
  ]);
});

test('on a form of the supplier nobody is served', () => {
  expect(order('Muster Imports Ltd', 'Eastgate Village').shipTo.company).toBeNull();
});
