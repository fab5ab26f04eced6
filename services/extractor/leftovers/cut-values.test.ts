import { expect, test } from 'vitest';
import { table } from '../fields/printed-order.fixture.ts';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';

/** An order with the place of delivery in a narrow column, and beside it another one. */
async function doubtsOf(...place: string[]) {
  const texts: Printed[] = [
    [40, 40, 'Nordwind Pumpen GmbH', 14],
    [40, 60, 'Hafenallee 7, 28195 Bremen'],
    [40, 90, 'Purchase order 4500-7781'],
    [400, 90, 'Date: 03.11.2026'],
    [40, 120, 'Supplier:'],
    [40, 132, 'Example Supplies B.V.'],
    [40, 144, 'Kade 1'],
    [40, 156, '1011 AA Amsterdam'],
    [200, 120, 'Ship to:'],
    ...place.map((text, at): Printed => [200, 132 + 12 * at, text]),
    [360, 120, 'Carrier'],
    [360, 132, 'Forwarding Ltd'],
    [360, 144, 'Collect'],
    ...table,
  ];
  return draftOf(await printedFile(texts))
    .doubts.filter(({ code, path }) => code === 'value_unassigned' && path.startsWith('shipping'))
    .map(({ path, places }) => [path.replace('shipping_details.recipient.', ''), places[0]?.text]);
}

test.each([
  [
    'one word under a name that had no room behind it',
    ['St. Brannock Regional Medical', 'Ctr.', '400 Mill Road', 'Macon, GA 31201'],
    [['company', 'Ctr.']],
  ],
  [
    'the end of a quotation',
    ['Granitex GmbH – site "Old Mill', 'Yard"', 'Hafenallee 9', '28195 Bremen'],
    [['company', 'Yard"']],
  ],
  [
    'two words that say what a house is',
    ['Brightway Works c/o Orchard House', 'Nursing Home', '400 Mill Road', 'Macon, GA 31201'],
    [['company', 'Nursing Home']],
  ],
  [
    'the last figures of a telephone number',
    ['Nordwind Works', 'Hafenallee 9', '28195 Bremen', 'Contact: Goods Inwards, 01455 496', '087'],
    [['phone', '087']],
  ],
  [
    'the number of a gate',
    ['Brannock Builders Stores - Quays', '2', 'Hafenallee 9', '28195 Bremen'],
    [['company', '2']],
  ],
  [
    'the end of a town',
    ['Nordwind SA', 'Calle 9', '28001 Ciudad Real del Valle Alto', 'de Buenos Aires'],
    [['address.city', 'de Buenos Aires']],
  ],
  [
    'the first figures of a telephone number',
    ['Nordwind Works', 'Hafenallee 9', '28195 Bremen', 'Attn: Ann Lind, Stores (084)', '555-0219'],
    [['phone', 'Attn: Ann Lind, Stores (084)']],
  ],
])('a value that may go on in the line below: %s', async (_, place, doubts) => {
  expect(await doubtsOf(...place)).toEqual(doubts);
});

test.each([
  ['a word that had room', ['Brannock Medical', 'Dock', '400 Mill Road', 'Macon, GA 31201']],
  ['the part of a firm', ['St. Brannock Regional Medical', 'Purchasing', '400 Mill Road', 'Macon, GA 31201']],
  ['the country', ['St. Brannock Regional Medical', 'Deutschland', 'Hafenallee 9', '28195 Bremen']],
  ['behind the legal form', ['Nordwind Pumpen Service GmbH', 'Nord', 'Hafenallee 9', '28195 Bremen']],
  [
    'a number of its own',
    ['Nordwind Works', 'Hafenallee 9', '28195 Bremen', 'Contact: Ann Lee 01455 496 087', '1'],
  ],
])('no end of a value: %s', async (_, place) => {
  expect(await doubtsOf(...place)).toEqual([]);
});
