import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const head: Printed[] = [
  [400, 40, 'Order 4711-22'],
  ...stack(40, 40, 'Nordwind Pumps Inc.', '18 Harbor Street', 'Macon, GA 31206'),
  [300, 120, 'Ship To'],
];

test.each(['Loading Dock, 90 Mill Road', 'Receiving Bay, 90 Mill Road'])(
  'where goods are unloaded, before its street, is no label: %s',
  async (street) => {
    const place = stack(300, 133, 'Nordwind Pumps Inc.', street, 'Perry, GA 31069');
    const { shipTo } = draftOf(await printedFile([...head, ...place, ...table]));
    expect([shipTo.company?.value, shipTo.street?.value, shipTo.city?.value]).toEqual([
      'Nordwind Pumps Inc.',
      street,
      'Perry',
    ]);
  },
);

test.each(['RECEIVING DOCK - LOWER LEVEL', 'Loading Dock East Side', 'Laderampe Tor 3'])(
  'a dock under the name of the house is a line of its address: %s',
  async (dock) => {
    const place = stack(300, 133, 'Nordwind Pumps Inc.', dock, '90 Mill Road', 'Perry, GA 31069');
    const { shipTo } = draftOf(await printedFile([...head, ...place, ...table]));
    expect([shipTo.company?.value, shipTo.street?.value, shipTo.city?.value]).toEqual([
      'Nordwind Pumps Inc.',
      '90 Mill Road',
      'Perry',
    ]);
  },
);
