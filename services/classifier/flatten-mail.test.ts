import { readMail } from '@orderloom/pages/mail.ts';
import { expect, test } from 'vitest';
import { flattenMail } from './flatten-mail.ts';

const offer =
  'Guten Tag,\n\nunser Angebot 88:\n\n- 12 Stk Kugellager 6204 zu 4,20 EUR\n- 3 Kartons Fett zu 19,90 EUR\n\nGruß\nBob';
const rows = '- 12 Stk Kugellager 6204 zu 4,20 EUR\n- 3 Kartons Fett zu 19,90 EUR';
const quoted = offer.split('\n').map((line) => `> ${line}`.trimEnd());

async function textOf(said: string, history: readonly string[]): Promise<string> {
  const headers = [
    'From: Anna <anna@buyer.example>',
    'Subject: AW: Angebot 88',
    'Content-Type: text/plain; charset=utf-8',
  ];
  const eml = [...headers, '', said, '', ...history].join('\r\n');
  return flattenMail(await readMail(new TextEncoder().encode(eml), { name: 'mail.eml' })).text;
}

test.each([
  ['quoted with marks', ['Am 3. Mai 2027 schrieb Bob <bob@seller.example>:', ...quoted]],
  ['below its headers', ['Von: Bob <bob@seller.example>', 'Betreff: Angebot 88', '', ...offer.split('\n')]],
])('the goods of an accepted offer, %s', async (_, history) => {
  expect(await textOf('Ja bitte, so bestellen.', history)).toBe(`Ja bitte, so bestellen.\n\n${rows}`);
});

test('the sender’s own mail is no offer to him, and history else is none', async () => {
  const own = ['Am 3. Mai 2027 schrieb Carl <carl@buyer.example>:', ...quoted];
  const other = ['Am 3. Mai 2027 schrieb Bob <bob@seller.example>:', ...quoted];
  expect(await textOf('Ja bitte, so bestellen.', own)).toBe('Ja bitte, so bestellen.');
  expect(await textOf('Ja bitte, aber ohne das Fett.', other)).toBe('Ja bitte, aber ohne das Fett.');
});
