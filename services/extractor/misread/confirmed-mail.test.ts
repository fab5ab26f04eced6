import { expect, test } from 'vitest';
import { chosenFrom } from '../choose.ts';
import { emptyParty } from '../draft.ts';
import { isConfirmed } from './confirmed-mail.ts';

const place = { file: 'order.pdf', page: 1, box: [0, 0, 1, 1] as [number, number, number, number] };
const chosen = (value: string) => chosenFrom({ ...place, text: value, value, score: 0.9, because: '' });

test.each([
  ['m.langkau@nordwind-foerdertechnik.example', 'Frau Langkau', 'Nordwind Fördertechnik GmbH', true],
  ['mk.langkau@nordwind-foerdertechnik.example', 'Frau Langkau', 'Nordwind Fördertechnik GmbH', false],
  ['jo@wrenandmuster.example', 'Jo Berger', 'Wren & Muster Candle Works', true],
  ['jo@wrenorrnuster.example', 'Jo Berger', 'Wren & Muster Candle Works', false],
])('%s of %s at %s', (email, person, company, is) => {
  const buyer = {
    ...emptyParty,
    email: chosen(email),
    contactPerson: chosen(person),
    company: chosen(company),
  };
  expect(isConfirmed(buyer)).toBe(is);
});
