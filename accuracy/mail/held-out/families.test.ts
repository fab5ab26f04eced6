import { expect, test } from 'vitest';
import { languages } from '../../languages.ts';
import { makeMail } from '../make-mail.ts';
import { families } from './families.ts';

// All nine languages take 10 s: each family writes in one, the next family in the next.
const made = await Promise.all(
  families.map(async (family, i) => ({
    family,
    ...(await makeMail(family, languages[i % languages.length]!, '1', 1)),
  })),
);

test('no place of a template is left open', () => {
  for (const { draft } of made) {
    const said = [draft.subject, ...draft.blocks.flatMap((block) => ('text' in block ? [block.text] : []))];
    expect(said.filter((words) => /<\w+>|[{}]|undefined/.test(words))).toEqual([]);
  }
});

test('a mail has the category of its family; an order has its lines, and what is no order has none', () => {
  for (const { family, draft } of made) {
    const lines = [...(draft.lines ?? []), ...(draft.orders ?? []).flatMap((order) => order.lines)];
    expect([family.name, draft.category]).toEqual([family.name, family.category]);
    expect([family.name, lines.length > 0]).toEqual([family.name, family.category === 'purchase_order']);
  }
});

test('the same seed gives the same mail, another seed another', async () => {
  for (const family of families.slice(0, 3)) {
    const make = async (seed: string) => Buffer.from((await makeMail(family, 'fr', seed, 1)).eml);
    const first = await make('1');
    expect(first.equals(await make('1'))).toBe(true);
    expect(first.equals(await make('2'))).toBe(false);
  }
});
