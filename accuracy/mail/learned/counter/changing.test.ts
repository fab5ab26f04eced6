import { expect, test } from 'vitest';
import { makeMail } from '../../make-mail.ts';
import { asking, changing } from './changing.ts';
import { dayForms } from './day-forms.ts';
import type { CounterWording } from './wording.ts';

const worded = async (make: typeof changing, wording: CounterWording) => {
  const all = { en: [wording], de: [], nl: [], fr: [], es: [], it: [], pt: [], pl: [], da: [] };
  const { draft } = await makeMail(make('counter-test', all), 'en', 'test', 1);
  const said = draft.blocks.map((block) => (block.kind === 'text' ? block.text : '')).join('\n');
  return {
    draft,
    said,
    lines: draft.lines?.map(({ description, quantity }) => `${quantity} ${description}`),
  };
};

test('nothing is taken off as long as nobody says so', async () => {
  const { draft, lines } = await worded(asking, 'Is <t2> in stock?');
  expect(lines).toEqual([
    '40 Cable tie 200 mm black',
    '40 Folding step ladder',
    '30 Bin liner 60 l black',
    '20 Masking tape 38 mm',
    '6 Luggage trolley wheel 125 mm',
  ]);
  expect([draft.isUnclear, draft.isChanged]).toEqual([true, undefined]);
});

test('two lines go, the upper one first', async () => {
  const { said, lines } = await worded(changing, 'No <t2>, no <t3>.');
  expect(said).toContain('No Folding step ladder, no Luggage trolley wheel 125 mm.');
  expect(lines).toEqual(['40 Cable tie 200 mm black', '30 Bin liner 60 l black', '20 Masking tape 38 mm']);
});

test('one line alone stays', async () => {
  const { said, lines } = await worded(changing, { said: 'Just <p>: <t>.', isOnly: true });
  expect(said).toContain('Just 300: bin liner 60 l black.');
  expect(lines).toEqual(['30 Bin liner 60 l black']);
});

test('a day has the number of its week', async () => {
  const place = { country: 'GB', dates: ['d/m/y'] };
  const forms = dayForms(
    { language: 'de', place } as unknown as Parameters<typeof dayForms>[0],
    '2027-01-03',
  );
  expect(forms).toEqual({
    short: '03/01/2027',
    wd: 'Sonntag, 3. Januar',
    weekday: 'Sonntag',
    week: '53',
  });
});
