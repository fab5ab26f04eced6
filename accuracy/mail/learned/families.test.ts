import { expect, test } from 'vitest';
import { makeMail } from '../make-mail.ts';
import { quotedLines } from '../quoted.ts';
import { families } from './families.ts';

const named = (name: string) => families.find((family) => family.name === name)!;

test('the same seed gives the same mail, another seed another', async () => {
  const make = async (seed: string) => (await makeMail(named('split-attachments'), 'de', seed, 1)).eml;
  const first = Buffer.from(await make('1'));
  expect(first.equals(Buffer.from(await make('1')))).toBe(true);
  expect(first.equals(Buffer.from(await make('2')))).toBe(false);
});

test('the truth tells instructions that can be carried out from those that cannot', async () => {
  const { draft } = await makeMail(named('change-quantity'), 'nl', '1', 1);
  const { draft: open } = await makeMail(named('change-unclear'), 'nl', '1', 1);
  expect([draft.isChanged, draft.isUnclear]).toEqual([true, undefined]);
  expect([open.isChanged, open.isUnclear]).toEqual([undefined, true]);
});

test('goods of a quoted offer are no lines, and stand in what is quoted', async () => {
  for (const name of ['go-ahead-for-some', 'whole-offer-taken']) {
    const { draft } = await makeMail(named(name), 'de', '1', 1);
    expect([draft.lines, draft.takesOffer]).toEqual([[], true]);
    expect(quotedLines(draft).length).toBeGreaterThan(4);
  }
  const { draft } = await makeMail(named('thread-gmail'), 'de', '1', 1);
  expect(quotedLines(draft).length).toBeGreaterThan(2);
});

test('no place of a template is left open', async () => {
  for (const name of ['body-list', 'body-long-letter', 'thread-offer-accepted', 'change-two-things']) {
    for (const language of ['en', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'pl', 'da'] as const) {
      const { draft } = await makeMail(named(name), language, '1', 1);
      const said = [draft.subject, ...draft.blocks.flatMap((block) => ('text' in block ? [block.text] : []))];
      expect(said.filter((text) => /<\w+>|\{|undefined/.test(text))).toEqual([]);
    }
  }
});
