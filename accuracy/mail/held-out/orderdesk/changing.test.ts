import { expect, test } from 'vitest';
import { makeMail } from '../../make-mail.ts';
import { asking, changing, talking } from './changing.ts';
import { orderdeskFamilies } from './families.ts';
import type { Wording } from './wording.ts';

/** What one wording makes of the order of this seed: seven lines for 23 August, the second 24 gloves size 9. */
const worded = async (make: typeof changing, wording: Wording) => {
  const all = { en: [wording], de: [], nl: [], fr: [], es: [], it: [], pt: [], pl: [], da: [] };
  const { draft } = await makeMail(make('orderdesk-test', all), 'en', 'test', 1);
  const text = draft.blocks.map((block) => (block.kind === 'text' ? block.text : '')).join('\n');
  return { draft, said: /SAID.*/.exec(text)?.[0], counts: draft.lines?.map(({ quantity }) => quantity) };
};

test('what is only talked of stays as printed', async () => {
  const { draft, said, counts } = await worded(talking, 'SAID <q> <s> on <p>, once <old>');
  expect(said).toBe('SAID 24 gloves size 9 on 2, once 16');
  expect([counts, draft.isUnclear, draft.isChanged]).toEqual([
    [36, 24, 8, 6, 16, 48, 3],
    undefined,
    undefined,
  ]);
});

test('what fits two goods, or no line, is told and not applied', async () => {
  const { draft, said, counts } = await worded(asking, { said: 'SAID <g> <nowhere>', hasTwins: true });
  expect(said).toBe('SAID bolts 12');
  expect(draft.lines?.filter(({ description }) => description.includes('bolts'))).toHaveLength(2);
  expect([counts, draft.isUnclear, draft.isChanged]).toEqual([[36, 24, 8, 6, 16, 48, 3], true, undefined]);
});

test('lines go: two, the upper one first; all but one; one that the subject alone names', async () => {
  const two = await worded(changing, 'SAID <p2>, <p3> go');
  expect([two.said, two.counts]).toEqual(['SAID 1, 5 go', [24, 8, 6, 48, 3]]);
  expect((await worded(changing, { said: 'SAID <p>', isOnly: true })).counts).toEqual([24]);
  const { draft, counts } = await worded(changing, { subject: 'Without <p2>' });
  expect([draft.subject, counts, draft.isChanged]).toEqual(['Without 1', [24, 8, 6, 16, 48, 3], true]);
});

test('two lines are counted anew; a zero too many stands on the paper, not in the truth', async () => {
  const two = await worded(changing, 'SAID <now> on <p> and <now4> on <p4>');
  expect([two.said, two.counts]).toEqual(['SAID 16 on 2 and 3 on 3', [36, 16, 3, 6, 16, 48, 3]]);
  const zero = await worded(changing, { said: 'SAID <q> to <now>', count: 'tenth', line: 'last' });
  expect(zero.said).toContain('SAID 30 to 3');
  expect(zero.counts).toEqual([36, 24, 8, 6, 16, 48, 3]);
});

test('the order comes earlier or a week later; where one line does, the order keeps its day', async () => {
  const sooner = await worded(changing, { said: 'SAID <d>, not <d0>', day: 'sooner' });
  expect(sooner.said).toBe('SAID July 6, 2026, not August 23, 2026');
  expect(sooner.draft.wanted).toEqual({ deliveryDate: '2026-07-06' });
  const later = await worded(changing, { said: 'SAID', day: 'a-week-later' });
  expect(later.draft.wanted).toEqual({ deliveryDate: '2026-08-30' });
  const apart = await worded(changing, 'SAID <ld>, not <d0>');
  expect(apart.said).toBe('SAID Monday, September 14, not August 23, 2026');
  expect(apart.draft.wanted).toEqual({ deliveryDate: '2026-08-23' });
});

test('goods on top, another place and another number in one sentence', async () => {
  const { draft, said, counts } = await worded(changing, 'SAID <extra> to <street>, <town> as <m>');
  expect(said).toBe(
    'SAID 3 boxes of ear plugs SNR 37 to 5628 Industrial Pkwy, Austin TX 78702 as 4525788226',
  );
  expect(counts).toEqual([36, 24, 8, 6, 16, 48, 3, 3]);
  expect(draft.wanted).toMatchObject({
    number: '4525788226',
    shipTo: { street: '5628 Industrial Pkwy', postalCode: '78702', city: 'Austin' },
  });
});

test('ten families, of names of their own', () => {
  expect(orderdeskFamilies.map(({ name }) => name)).toEqual([
    'orderdesk-drop-a-line',
    'orderdesk-other-count',
    'orderdesk-one-more-thing',
    'orderdesk-new-day',
    'orderdesk-one-line-apart',
    'orderdesk-elsewhere',
    'orderdesk-other-reference',
    'orderdesk-all-at-once',
    'orderdesk-already-so',
    'orderdesk-ask-me-first',
  ]);
});
