import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { describe, expect, test } from 'vitest';
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

async function customerOf(customers: Customer[], buyer: Partial<Party>) {
  const resolve = await resolveWith({ customers, products: [], mappings: [] });
  const answer = await resolve({ buyer: { ...nobody, ...buyer }, lines: [], language: 'de' });
  return answer.customer!;
}

describe('a branch that is no customer, of a firm that is one', () => {
  const hagel = customer('20001', {
    name: 'Hagel Bouwmarkt',
    address: 'Kade 1',
    postal_code: '3511 AB',
    city: 'Utrecht',
    vat_number: 'NL800000001B01',
    email: 'inkoop@hagel.nl',
  });
  const firm = { company: 'Hagel Bouwmarkt', vat_id: 'NL800000001B01', email: 'zwolle@hagel.nl' };

  test.each<[string, Partial<Party>]>([
    ['postal code and city', { postal_code: '8011 CD', city: 'Zwolle' }],
    ['postal code, city and street', { postal_code: '8011 CD', city: 'Zwolle', street: 'Ambachtsweg 9' }],
    ['postal code, city, but no street', { postal_code: '8011 CD', city: 'Zwolle', street: 'Kade 1' }],
    ['branch', { branch: 'Zwolle' }],
    [
      'postal code and street, in the same town',
      { postal_code: '3584 BB', city: 'Utrecht', street: 'Ambachtsweg 9', branch: 'Utrecht' },
    ],
  ])('is left open when it differs in %s', async (_what, place) => {
    const open = await customerOf([hagel], { ...firm, ...place });
    expect(open.customer_number).toBeNull();
    expect(open.candidates.map(({ number }) => number)).toEqual(['20001']);
    expect(open.because).toBe(
      'Customer 20001 is of this firm, but elsewhere: the buyer may be a branch that is no customer.',
    );
  });

  test.each<[string, Partial<Party>]>([
    ['nothing', {}],
    ['a postal code that was misread', { postal_code: '3517 AB', city: 'Utrecht', street: 'Kade 1' }],
    ['a town by another name', { postal_code: '3511 AB', city: 'De Meern', street: 'Kade 1' }],
    ['a post box', { postal_code: '3500 GA', city: 'Utrecht', street: 'Postbus 900' }],
    ['a branch without a place', { branch: '0815' }],
  ])('is not suspected for %s', async (_what, place) => {
    expect((await customerOf([hagel], { ...firm, ...place })).customer_number).toBe('20001');
  });

  test('is the customer whose number it prints', async () => {
    const place = { postal_code: '8011 CD', city: 'Zwolle', printed_number: '20001' };
    expect((await customerOf([hagel], { ...firm, ...place })).customer_number).toBe('20001');
  });
});

describe('branches of one firm', () => {
  const branches = [
    customer('1', {
      name: 'Baumarkt Nord AG',
      postal_code: '24103',
      city: 'Kiel',
      vat_number: 'DE111111111',
    }),
    customer('2', { name: 'Baumarkt Nord AG', city: 'Bremen', vat_number: 'DE111111111' }),
  ];
  const firm = { company: 'Baumarkt Nord AG', vat_id: 'DE111111111' };

  test.each(['Kiel', 'Filiale Kiel', 'Niederlassung Kiel', 'Store 12, Kiel'])(
    'are told apart by what the document calls the one: %s',
    async (branch) => {
      const found = await customerOf(branches, { ...firm, branch });
      expect([found.customer_number, found.because]).toEqual([
        '1',
        'Customer 1 agrees in VAT id, name and branch.',
      ]);
    },
  );

  test('are left open where it says only what kind of place it is, and told with their places', async () => {
    const open = await customerOf(branches, { ...firm, branch: 'Filiale' });
    expect([open.customer_number, open.because]).toEqual([
      null,
      'Customers 1 and 2 fit almost equally well.',
    ]);
    expect(open.candidates.map(({ name }) => name)).toEqual([
      'Baumarkt Nord AG, 24103 Kiel',
      'Baumarkt Nord AG, Bremen',
    ]);
  });
});

describe('a number in the register of a court', () => {
  const koln = customer('1', { name: 'Müller Fensterbau GmbH', coc_number: 'HRB 12345 Köln' });
  const bare = customer('2', { name: 'Vogt Metallbau KG', coc_number: 'HRB 12345' });

  test('decides with its court', async () => {
    const found = await customerOf([koln, bare], { registration_number: 'Amtsgericht Köln, HRB 12345' });
    expect([found.customer_number, found.because]).toEqual(['1', 'Customer 1 agrees in register number.']);
  });

  test('is a hint without its court', async () => {
    const open = await customerOf([bare], { registration_number: 'HRB 12345' });
    expect([open.customer_number, open.candidates.map(({ number }) => number)]).toEqual([null, ['2']]);
    const named = await customerOf([bare], {
      registration_number: 'HRB 12345',
      company: 'Vogt Metallbau KG',
    });
    expect([named.customer_number, named.because]).toEqual([
      '2',
      'Customer 2 agrees in register number (without its court) and name.',
    ]);
  });

  test('speaks against a firm of the same name at another court', async () => {
    const place = { company: 'Müller Fensterbau', city: 'Köln' };
    const known = { ...koln, city: 'Köln' };
    expect((await customerOf([known], place)).customer_number).toBe('1');
    const other = await customerOf([known], { ...place, registration_number: 'HRB 12345 Bonn' });
    expect(other.customer_number).toBeNull();
  });

  test('of a whole country decides alone', async () => {
    const dutch = customer('3', { coc_number: '12345678' });
    expect((await customerOf([dutch], { registration_number: 'KvK 12345678' })).customer_number).toBe('3');
  });
});

describe('a mail domain', () => {
  const firms = ['Bäckerei Vogt', 'Metallbau Müller'].map((name, i) =>
    customer(`${i + 1}`, { name, email: `info${i}@regionetz.example` }),
  );

  test('that customers of different firms share is no evidence', async () => {
    const open = await customerOf(firms, { email: 'wer@regionetz.example', company: 'Bäckerei Vogt' });
    expect([open.customer_number, open.because]).toEqual([
      null,
      'The nearest customer, 1, agrees in name only.',
    ]);
  });

  test('that branches of one firm share is evidence for each of them', async () => {
    const branches = ['Köln', 'Bonn'].map((city, i) =>
      customer(`${i + 1}`, { name: 'Metallbau Müller', city, email: `${city}@mueller.example` }),
    );
    const found = await customerOf(branches, {
      email: 'einkauf@mueller.example',
      company: 'Mueller Metallbau',
      city: 'Bonn',
    });
    expect(found.because).toBe('Customer 2 agrees in e-mail domain, name and city.');
  });
});
