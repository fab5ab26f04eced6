import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { expect, test } from 'vitest';
import { customer } from './customer-store.contract.ts';
import { resolveWith } from './start-in-memory.ts';

const nobody: Party = {
  company: null,
  street: null,
  postal_code: null,
  city: null,
  country: null,
  vat_id: null,
  email: null,
  phone: null,
  printed_number: null,
  registration_number: null,
  branch: null,
};
const place = { postal_code: '89073', city: 'Ulm' };
const buyer = { ...nobody, ...place, street: 'Donaustr. 5', company: 'Schmidt Bau GmbH' };

async function found(known: Partial<Customer>, printed: Partial<Party> = {}) {
  const at = { ...place, address: 'Donaustr. 5', name: 'Schmidt Bau GmbH' };
  const resolve = await resolveWith({
    customers: [customer('1', { ...at, ...known })],
    products: [],
    mappings: [],
  });
  const answer = await resolve({ buyer: { ...buyer, ...printed }, lines: [], language: 'de' });
  return answer.customer!;
}

test.each([
  ['Schmidt Bau Holding GmbH', 'Schmidt Bau GmbH', 'has another name'],
  ['Schmidt Metall GmbH', 'Schmidt Bau GmbH', 'has another name'],
  ['Drukarnia Nowak GmbH', 'Piekarnia Nowak GmbH', 'has another name'],
  ['Schmidt Bau AG', 'Schmidt Bau GmbH', 'has another legal form'],
  ['Schmidt Bau Verwaltungs GmbH', 'Schmidt Bau GmbH & Co. KG', 'has another name'],
])('%s is not taken for %s at its address', async (name, company, against) => {
  const open = await found({ name, email: 'info@schmidt-bau.de' }, { company, email: 'info@schmidt-bau.de' });
  expect(open.customer_number).toBeNull();
  expect(open.candidates.map(({ number }) => number)).toEqual(['1']);
  expect(open.because).toContain(`, but ${against}.`);
});

test.each<[string, Partial<Customer>, Partial<Party>]>([
  ['VAT id', { vat_number: 'DE111111111' }, { vat_id: 'DE222222222' }],
  [
    'register number',
    { coc_number: 'Amtsgericht Ulm, HRB 11111' },
    { registration_number: 'HRB 22222, Amtsgericht Ulm' },
  ],
])('a customer with another %s is never taken, whatever else agrees', async (what, known, printed) => {
  const contact = { phone: '0731 4455667', email: 'info@schmidt-bau.de', printed_number: '1' };
  const same = { phone_number: '0731/4455667', email: 'info@schmidt-bau.de' };
  const open = await found({ ...known, ...same }, { ...printed, ...contact });
  expect(open.customer_number).toBeNull();
  expect(open.candidates.map(({ number }) => number)).toEqual(['1']);
  expect(open.because).toContain(`, but has another ${what}.`);
});

test.each<[string, Partial<Customer>, Partial<Party>]>([
  ['the same VAT id', { name: 'Schmidt Bau AG', vat_number: 'DE111111111' }, { vat_id: 'DE 111 111 111' }],
  ['his customer number', { name: 'Schmidt Bau Holding GmbH' }, { printed_number: '1' }],
  ['a name with a slip', { name: 'Schmitt Bau GmbH' }, {}],
  ['a form written out', { name: 'Schmidt Gesellschaft für Bau mbH' }, { company: 'Schmidt Bau GmbH' }],
])('he is taken with %s', async (_what, known, printed) => {
  expect((await found(known, printed)).customer_number).toBe('1');
});

test('of two firms at one address, the one is taken whose legal form is printed', async () => {
  const customers = ['AG', 'GmbH'].map((form, i) =>
    customer(`${i + 1}`, { ...place, address: 'Donaustr. 5', name: `Schmidt Bau ${form}` }),
  );
  const resolve = await resolveWith({ customers, products: [], mappings: [] });
  expect((await resolve({ buyer, lines: [], language: 'de' })).customer!.customer_number).toBe('2');
});

test.each<[string, string[], string | null]>([
  ['Hansa Group', ['Hansa Group Logistik GmbH', 'Hansa Group Handel GmbH'], null],
  ['Hansa Group Handel', ['Hansa Group Logistik GmbH', 'Hansa Group Handel GmbH'], '2'],
  ['Hansa Group', ['Hansa Group Logistik GmbH', 'Hansa Group GmbH'], '2'],
  ['Hansa Group', ['Andere Logistik GmbH', 'Hansa Group Handel GmbH'], '2'],
])('%s, of a group of %j, is customer %s', async (company, names, number) => {
  const customers = names.map((name, i) =>
    customer(`${i + 1}`, { ...place, name, email: `order${i}@hansa-group.de` }),
  );
  const resolve = await resolveWith({ customers, products: [], mappings: [] });
  const shown = { ...nobody, ...place, company, email: 'einkauf@hansa-group.de' };
  const answer = (await resolve({ buyer: shown, lines: [], language: 'de' })).customer!;
  expect(answer.customer_number).toBe(number);
  if (number === null) expect(answer.candidates.map((each) => each.number)).toEqual(['1', '2']);
});
