import { expect, test } from 'vitest';
import { makeMail } from '../../make-mail.ts';
import { changing, chatting, doubting } from './changing.ts';
import type { FrontdeskWording } from './wording.ts';

/**
 * What one wording makes of the order of this seed: 24 spray paint matt black (10), 20 whiteboard markers (20), 6 LED
 * tubes (30) and 8 cans of engine oil (40), for 18 August.
 */
const worded = async (make: typeof changing, wording: FrontdeskWording) => {
  const all = { en: [wording], de: [], nl: [], fr: [], es: [], it: [], pt: [], pl: [], da: [] };
  const { draft } = await makeMail(make('frontdesk-test', all), 'en', 'test', 1);
  const said = draft.blocks.map((block) => (block.kind === 'text' ? block.text : '')).join('\n');
  return { draft, said, counts: draft.lines?.map(({ quantity }) => quantity) };
};

test('what is only talked of stays as printed', async () => {
  const { draft, said, counts } = await worded(chatting, 'SAID <q> on <p>, once <now>');
  expect(said).toContain('SAID 8 on 40, once ');
  expect([counts, draft.isUnclear, draft.isChanged]).toEqual([[24, 20, 6, 8], undefined, undefined]);
});

test('a line that the order does not have is a doubt', async () => {
  const { draft, said, counts } = await worded(doubting, 'SAID <nowhere>');
  expect(said).toContain('SAID 80');
  expect([counts, draft.isUnclear, draft.isChanged]).toEqual([[24, 20, 6, 8], true, undefined]);
});

test('the subject alone takes a line off', async () => {
  const { draft, counts } = await worded(changing, { subject: 'Without <p2>' });
  expect([draft.subject, counts, draft.isChanged]).toEqual(['Without 30', [24, 20, 8], true]);
});

test('a quantity and a place in words', async () => {
  const { said, counts } = await worded(changing, 'SAID <spelled> on the <nth> line');
  expect(said).toContain('SAID twenty-four on the fourth line');
  expect(counts).toEqual([24, 20, 6, 24]);
});

test('a day before the printed one', async () => {
  const { draft, said } = await worded(changing, { said: 'SAID <d>, not <d0>', isSooner: true });
  expect(said).toContain('SAID 29 July 2025, not 18 August. Attached is');
  expect(draft.wanted).toEqual({ deliveryDate: '2025-07-29' });
});

test('two lines go, the upper one first; or all but one', async () => {
  const two = await worded(changing, 'SAID <p2>, <p3>');
  expect(two.said).toContain('SAID 10, 30');
  expect(two.counts).toEqual([20, 8]);
  expect((await worded(changing, { said: 'SAID <p>', isOnly: true })).counts).toEqual([8]);
});
