import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';

const phoneUnder = async (title: string) => {
  const cells: Printed[] = [
    [40, 60, 'PURCHASE ORDER'],
    [40, 80, 'Order no.: 4500-7781'],
    [40, 500, title],
    [40, 516, 'Delivery address'],
    [200, 516, 'Attention'],
    [40, 530, 'Nordwind Pumps Ltd'],
    [200, 530, 'Anna Kowalski'],
    [40, 544, '9 Canal Road'],
    [200, 544, 'Telephone'],
    [40, 558, 'Leeds LS9 0PX'],
    [200, 558, '0113 496 0188'],
  ];
  return draftOf(await printedFile(cells)).shipTo.phone?.value ?? null;
};

test('a telephone beside the address, under the title of a section of delivery', async () => {
  expect(await phoneUnder('DELIVERY DETAILS')).toBe('0113 496 0188');
  expect(await phoneUnder('GENERAL')).toBeNull();
});

test('the direct line of who handles the order is not that of the place beside which it stands', async () => {
  const cells: Printed[] = [
    [40, 60, 'PURCHASE ORDER'],
    [40, 80, 'Order no.: 4500-7781'],
    [40, 516, 'Delivery address'],
    [40, 530, 'Nordwind Pumps Ltd'],
    [40, 544, '9 Canal Road'],
    [280, 544, 'Contact: Anna Kowalski - direct line 0113 496 0188'],
    [40, 558, 'Leeds LS9 0PX'],
  ];
  expect(draftOf(await printedFile(cells)).shipTo.phone).toBeNull();
});

test('a telephone a few spaces behind the last line of the address of delivery, none of the next column', async () => {
  const phone = async (left: number) =>
    draftOf(
      await printedFile([
        [40, 60, 'PURCHASE ORDER'],
        [40, 80, 'Order no.: 4500-7781'],
        [40, 120, 'SHIP TO:'],
        [330, 120, 'CONTACT'],
        [40, 134, 'Nordwind Pumps Ltd'],
        [40, 148, '9 Canal Road'],
        [40, 162, 'Leeds LS9 0PX'],
        [40, 176, 'HOURS 7-14'],
        [left, 176, 'PHONE 0113 496 0188'],
      ]),
    ).shipTo.phone?.value ?? null;
  expect(await phone(112)).toBe('0113 496 0188');
  expect(await phone(330)).toBeNull();
});
