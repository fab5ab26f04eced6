import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const numberIn = (head: string) =>
  draftOf(
    plainFile(`${head}\n\nPos  Article  Description  Qty  Price\n1    A-100    Valve        4    12.50\n`),
  ).orderNumber;

test.each([
  ['Our ref: HB/26/0931', 'HB/26/0931'],
  ['Ons kenmerk: I2600734', 'I2600734'],
])('the reference of a letter that prints no other number is a guess: %s', (line, number) => {
  expect(numberIn(line)).toMatchObject({ value: number, confidence: expect.closeTo(0.58, 1) });
});

test('no reference of ours, nor one of initials, nor beside a number of the order', () => {
  expect(numberIn('Your ref: HB/26/0931')).toBeNull();
  expect(numberIn('Our ref: NLB/JC')).toBeNull();
  expect(numberIn('Our ref: HB/26/0931\nOrder number: 4500-7781')?.value).toBe('4500-7781');
});

test('the number of a frame order only where no other is printed', () => {
  expect(numberIn('Blanket order no: BO-11071\nOrder number: 4500-7781')).toMatchObject({
    value: '4500-7781',
  });
  expect(numberIn('Blanket order no: BO-11071')?.value).toBe('BO-11071');
});

test('who is named at a reference of ours orders', () => {
  const { buyer, orderNumber } = draftOf(
    plainFile(
      'Inkooporder 4500-7781\n\nOnze referentie: K. Visser / 2261\n\nPos  Article  Description  Qty  Price\n1    A-100    Valve        4    12.50\n',
    ),
  );
  expect(buyer.contactPerson?.value).toBe('K. Visser');
  expect(orderNumber?.value).toBe('4500-7781');
});
