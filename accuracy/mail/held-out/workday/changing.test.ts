import { expect, test } from 'vitest';
import type { Language } from '../../../languages.ts';
import { makeMail } from '../../make-mail.ts';
import { changing } from './changing.ts';
import type { Wording, Wordings } from './wording.ts';

/** What the mail of one wording says, and its truth. The order of this seed has 2, 3 and 6 of its goods. */
async function truthOf(wording: Wording) {
  const wordings = { en: [wording] } as unknown as Record<Language, Wording[]> satisfies Wordings;
  const { draft } = await makeMail(changing('one-wording', wordings), 'en', '5', 1);
  const said = draft.blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  return {
    said: said.find((text) => text.includes('SAID'))?.replace(/.*SAID /, ''),
    counts: draft.lines?.map(({ quantity }) => quantity),
    wanted: draft.wanted,
    isChanged: draft.isChanged,
  };
}

test('what a wording only tells stays as printed', async () => {
  expect(await truthOf('SAID <q> on <p>')).toEqual({
    said: '2 on 10',
    counts: [2, 3, 6],
    wanted: undefined,
    isChanged: undefined,
  });
});

test('a line gets the quantity that is named', async () => {
  expect(await truthOf('SAID <now> for <q> on <p>')).toMatchObject({
    said: '15 for 2 on 10',
    counts: [15, 3, 6],
    isChanged: true,
  });
});

test('a zero too many stands on the paper, not in the truth', async () => {
  expect(await truthOf({ said: 'SAID <q> to <now>', count: 'tenth' })).toMatchObject({
    said: '20 to 2',
    counts: [2, 3, 6],
    isChanged: true,
  });
});

test('lines are told by their places: the first changes, the last goes', async () => {
  const wording = { said: 'SAID <now>, last off', line: 'first', out: 'last', count: 'more' } as const;
  expect(await truthOf(wording)).toMatchObject({ said: '4, last off', counts: [4, 3] });
});

test('goods come on top, and the order has the new day', async () => {
  expect(await truthOf('SAID <extra> by <d>, not <d0>')).toMatchObject({
    said: '16 rolls of pallet wrap clear by 4 August 2025, not 22 July',
    counts: [2, 3, 6, 16],
    wanted: { deliveryDate: '2025-08-04' },
  });
});

test('the order has the new place and number', async () => {
  expect(await truthOf('SAID <street>, number <m>')).toMatchObject({
    said: '51 Naas Road, number BE22-3402',
    counts: [2, 3, 6],
    wanted: { number: 'BE22-3402', shipTo: { street: '51 Naas Road', postalCode: 'T12 K8AF', city: 'Cork' } },
  });
});
