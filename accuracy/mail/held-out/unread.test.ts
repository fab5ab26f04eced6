import { expect, test } from 'vitest';
import { languages } from '../../languages.ts';
import { makeMail } from '../make-mail.ts';
import { unreadFamilies } from './unread.ts';

test('each name is said once and has an odd number of characters', () => {
  const names = unreadFamilies.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length % 2 === 0)).toEqual([]);
});

test('every family writes a mail in every language and leaves no place of it open', async () => {
  for (const family of unreadFamilies) {
    for (const language of languages) {
      const { draft } = await makeMail(family, language, '1', 1);
      const said = [draft.subject, ...draft.blocks.flatMap((block) => ('text' in block ? [block.text] : []))];
      expect(said.filter((words) => /<\w+>|[{}|]\w*[{}]|undefined/.test(words))).toEqual([]);
      expect([family.name, draft.category]).toEqual([family.name, family.category]);
    }
  }
});

test('an order has its lines, and what is no order has none', async () => {
  for (const family of unreadFamilies) {
    const { draft } = await makeMail(family, 'de', '1', 1);
    const lines = [...(draft.lines ?? []), ...(draft.orders ?? []).flatMap((order) => order.lines)];
    expect([family.name, lines.length > 0]).toEqual([family.name, family.category === 'purchase_order']);
  }
});
