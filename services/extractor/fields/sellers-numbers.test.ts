import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const buyer = stack(40, 40, 'Nordwind Ventilation A/S', 'Havnegade 7', '5000 Odense C', 'Danmark');
const house = ['Beispiel Filter ApS', 'Ringvej 9', '8700 Horsens', 'Danmark'];
const vatId = async (...texts: Printed[]) =>
  draftOf(await printedFile([...buyer, ...texts, ...table])).buyer.vatId?.value ?? null;
const foot: Printed = [40, 790, '+45 66 11 22 33  indkob@nordwind.example  DK13585628', 8];

test.each(['Moms: DK20202020', 'BTW: NL001234567B01', 'IVA: IT00743110157', 'TVA : FR40303265045'])(
  'a word for the tax before a number, %s, ends no block: it is the number of the house there',
  async (line) => {
    expect(await vatId(...stack(320, 130, 'Leverandør', ...house, line), foot)).toBe('DK13585628');
  },
);

test('a number right under the block of the supplier is that house’s, ours by its word is not', async () => {
  const block = stack(320, 130, 'Leverandør', ...house);
  expect(await vatId(...block, [320, 211, 'CVR-nr.: 20202020'], foot)).toBe('DK13585628');
  expect(await vatId(...block, [320, 211, 'Vores moms: DK13585628'])).toBe('DK13585628');
});
