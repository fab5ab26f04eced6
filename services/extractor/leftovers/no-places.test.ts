import { expect, test } from 'vitest';
import { stack, table } from '../fields/printed-order.fixture.ts';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';

const doubtsOf = async (...texts: Printed[]) =>
  draftOf(
    await printedFile([
      [40, 40, 'Inkooporder 4711-22'],
      [330, 120, 'Afleveradres:'],
      ...stack(330, 133, 'Noordwind Pompen B.V.', 'Kadeweg 4', '7641 PA Wierden'),
      ...texts,
      ...table,
    ]),
  )
    .doubts.filter(({ path }) => path === 'shipping_details.recipient.address')
    .map(({ code, message }) => [code, /"(.*)"/.exec(message)?.[1]]);

const head = (last: string) =>
  stack(330, 40, 'Noordwind Pompen B.V.', 'Handelsweg 27', '7641 CK Wierden', last);

test('the post box of the house that orders is no place of delivery, another address is', async () => {
  expect(await doubtsOf(...head('Postbus 112, 7640 AC Wierden'))).toEqual([]);
  const elsewhere: Printed = [40, 200, 'Postbus 112, 7640 AC Wierden'];
  expect(await doubtsOf(...head('T 0546 555 120'), elsewhere)).toContainEqual([
    'value_unassigned',
    'Postbus 112, 7640 AC Wierden',
  ]);
});

test('the number of a work is no postal code', async () => {
  expect(await doubtsOf(...head('T 0546 555 120'), [40, 200, 'Obra: 2027-014 Moradia Afife'])).toEqual([]);
  expect(await doubtsOf(...head('T 0546 555 120'), [40, 200, 'Perto de: 4935-232 Viana do Castelo'])).toEqual(
    [['value_unassigned', 'Perto de: 4935-232 Viana do Castelo']],
  );
  expect(await doubtsOf(...head('T 0546 555 120'), [40, 200, '26-014 Kadehuis'])).toEqual([]);
});

test('a name over the place of delivery that is read as nothing is looked at', async () => {
  const named = async (name: string) =>
    draftOf(
      await printedFile([
        [40, 40, 'Inkooporder 4711-22'],
        ...stack(40, 60, 'Noordwind Pompen B.V.', 'Handelsweg 27', '7641 CK Wierden'),
        [330, 120, 'Afleveradres:'],
        ...stack(330, 133, name, 'Kadeweg 4', '7641 PA Wierden'),
        ...table,
      ]),
    )
      .doubts.filter(({ path }) => path === 'shipping_details.recipient.company')
      .map(({ places }) => places[0]?.text);
  expect(await named('Woonzorg de Linde, hal B:')).toEqual(['Woonzorg de Linde, hal B:']);
  expect(await named('Afdeling Inkoop')).toEqual([]);
});
