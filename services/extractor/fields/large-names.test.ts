import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const buyerOf = async (...texts: Printed[]) => {
  const { buyer } = draftOf(
    await printedFile([[400, 40, 'PURCHASE ORDER'], [400, 52, '4500-7781'], ...texts, ...table]),
  );
  return buyer;
};

test('a name in large letters on two lines over its address', async () => {
  const buyer = await buyerOf(
    [40, 40, 'NORDWIND RIDGE INDEPENDENT', 14],
    [40, 56, 'SCHOOL DISTRICT', 14],
    ...stack(
      40,
      73,
      'Purchasing Department',
      '1105 Harbor Street, Waco, Texas 76712',
      'Phone (254) 555-0150',
    ),
    [40, 120, 'VENDOR'],
    ...stack(40, 132, 'EXAMPLE OUTFITTERS', '8200 MILL ROAD', 'DALLAS TX 75247'),
  );
  expect([buyer.company?.value, buyer.postalCode?.value]).toEqual([
    'NORDWIND RIDGE INDEPENDENT SCHOOL DISTRICT',
    '76712',
  ]);
  // It stands over the title of the seller's box, which calls nothing its own.
  expect(buyer.phone?.value).toBe('(254) 555-0150');
});

test('a small word of a name in small capitals parts it not', async () => {
  const buyer = await buyerOf(
    [160, 40, 'City', 16],
    [190, 43, 'of', 11.25],
    [204, 40, 'Nordwind Springs', 16],
    [160, 62, 'Purchasing Division'],
    [160, 74, '230 Harbor Street, Macon, GA 31206'],
  );
  expect(buyer.company?.value).toBe('City of Nordwind Springs');
});

test('the office in the register is no rival of the address at the head', async () => {
  const buyer = await buyerOf(
    [40, 40, 'Nordwind Access Ltd', 14],
    ...stack(40, 58, 'Victoria Mill, Mill Lane', 'HALIFAX HX3 6TR', 'Tel: 01632 960121'),
    [
      60,
      790,
      'Nordwind Access Ltd. Registered in England No. 05550147. Registered Office: 3 Crown Court, Wakefield WF1 2SU',
      7,
    ],
  );
  expect([buyer.street?.value, buyer.street!.confidence > 0.85]).toEqual(['Victoria Mill, Mill Lane', true]);
});

test('who stands at the label of the buyer is the contact beside the head of purchasing', async () => {
  const buyer = await buyerOf(
    [40, 40, 'Nordwind Access Inc.', 14],
    ...stack(40, 58, '18 Harbor Street', 'Macon, GA 31206'),
    [40, 120, 'BUYER'],
    [40, 132, 'J. Pruitt'],
    [40, 500, 'Director of Purchasing: Lamar Whitcomb'],
  );
  expect([buyer.contactPerson?.value, buyer.contactPerson!.confidence > 0.85]).toEqual(['J. Pruitt', true]);
});

test('who sends the paper is no receiver of goods', async () => {
  const buyer = await buyerOf(
    [40, 90, 'Sent by:'],
    [78, 90, 'Ann Lee @ Nordwind Access Inc., Macon GA'],
    [40, 120, 'Ship To'],
    ...stack(40, 132, 'Nordwind Access Inc.', '18 Harbor Street', 'Macon GA 31206'),
  );
  expect([buyer.contactPerson?.value, buyer.contactPerson!.confidence > 0.8]).toEqual(['Ann Lee', true]);
});

test('a name in large letters that begins as a label does is none', async () => {
  const buyer = await buyerOf(
    [40, 40, 'CHANTIER NAVAL NORDWIND', 14],
    ...stack(40, 58, '12 quai du Port', '29200 Brest'),
    [40, 120, 'Fournisseur :'],
    ...stack(40, 132, 'Exemple Voiles SARL', '3 rue du Moulin', '56100 Lorient'),
  );
  expect([buyer.company?.value, buyer.city?.value]).toEqual(['CHANTIER NAVAL NORDWIND', 'Brest']);
});

test('the house whose address stands alone, far under the text of a page that is not full', async () => {
  const buyer = await buyerOf(
    [40, 40, 'NORDWIND KONEPAJA OY', 14],
    [40, 70, 'Supplier'],
    ...stack(40, 82, 'Example Hydraulics Ltd', 'Unit 4, Mill Lane', 'Dewsbury WF13 3LN'),
    [40, 130, 'Invoicing address'],
    [40, 142, 'Nordwind Konepaja Oy, PL 155, FI-00026 BASWARE, Finland'],
    ...stack(40, 600, 'Nordwind Konepaja Oy', 'Konepajankatu 5', 'FI-50100 MIKKELI'),
  );
  expect([buyer.street?.value, buyer.city?.value]).toEqual(['Konepajankatu 5', 'MIKKELI']);
});
