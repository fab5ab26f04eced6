import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { describe, expect, test } from 'vitest';
import { customer } from './customer-store.contract.ts';
import { resolveWith } from './start-in-memory.ts';

const jansen = customer('1', {
  name: 'Bakkerij Jansen',
  city: 'Delft',
  vat_number: 'NL001234567B01',
  email: 'inkoop@jansen.example',
});
const visser = customer('2', {
  name: 'Visser Groothandel',
  city: 'Gouda',
  email: 'peter.visser@gmail.com',
  home_page: 'https://www.visser.example',
});

async function found(buyer: Partial<Party>, customers: Customer[] = [jansen, visser]) {
  const resolve = await resolveWith({ customers, products: [], mappings: [] });
  const { customer: resolution } = await resolve({ buyer, lines: [], language: 'nl' });
  return [resolution!.customer_number, resolution!.because];
}

describe('who sent the e-mail', () => {
  test.each<[string, Partial<Party>, string]>([
    [
      'his address, where the document prints a provider’s',
      { company: 'Bakkerij Jansen', email: 'jansen@gmail.com', sender_email: 'Inkoop@Jansen.example' },
      "Customer 1 agrees in sender's address and name.",
    ],
    [
      'his domain, where the document prints no address',
      { company: 'Bakkerij Jansen', sender_email: 'els@jansen.example' },
      "Customer 1 agrees in sender's domain and name.",
    ],
    [
      'his domain, where the document prints an address of no customer',
      { company: 'Bakkerij Jansen', email: 'els@elsewhere.example', sender_email: 'els@jansen.example' },
      "Customer 1 agrees in sender's domain and name.",
    ],
  ])('helps by %s', async (_what, buyer, because) => {
    expect(await found(buyer)).toEqual(['1', because]);
    const { sender_email: _, ...alone } = buyer;
    expect((await found(alone))[0]).toBeNull();
  });

  test.each<[string, Partial<Party>]>([
    ['nor his address alone', { sender_email: 'inkoop@jansen.example' }],
    ['nor his domain', { sender_email: 'els@jansen.example' }],
    [
      'nor both, printed and sent from',
      { email: 'els@jansen.example', sender_email: 'inkoop@jansen.example' },
    ],
  ])('is no identity, %s', async (_what, buyer) => {
    const [number, because] = await found(buyer);
    expect(number).toBeNull();
    expect(because).toMatch(/^The nearest customer, 1, agrees in .+ only\.$/);
  });

  test('says nothing by the domain of a provider', async () => {
    const [number, because] = await found({ company: 'Visser Groothandel', sender_email: 'jan@gmail.com' });
    expect([number, because]).toEqual([null, 'The nearest customer, 2, agrees in name only.']);
    const own = { company: 'Visser Groothandel', sender_email: 'peter.visser@gmail.com' };
    expect((await found(own))[0]).toBe('2');
  });

  test('says nothing by a domain that customers of other names share', async () => {
    const firms = ['Bäckerei Vogt', 'Metallbau Müller'].map((name, i) =>
      customer(`${i + 1}`, { name, email: `info${i}@regionetz.example` }),
    );
    const buyer = { company: 'Bäckerei Vogt', sender_email: 'wer@regionetz.example' };
    expect(await found(buyer, firms)).toEqual([null, 'The nearest customer, 1, agrees in name only.']);
  });

  describe('when it is another customer than the document shows', () => {
    const printed = { company: 'Bakkerij Jansen', city: 'Delft' };

    test.each<[string, Partial<Party>]>([
      ['an address', { sender_email: 'peter.visser@gmail.com' }],
      ['a domain', { sender_email: 'els@visser.example' }],
      [
        'a domain, and an address is printed',
        { email: 'els@jansen.example', sender_email: 'els@visser.example' },
      ],
    ])('by %s, nobody is named', async (_what, mail) => {
      const [number, because] = await found({ ...printed, ...mail });
      expect(number).toBeNull();
      expect(because).toMatch(
        /^Customer 1 agrees in .*name and city, but the e-mail was sent from an address of customer 2\.$/,
      );
      const { sender_email: _, ...alone } = { ...printed, ...mail };
      expect((await found(alone))[0]).toBe('1');
    });

    test('and the address that it prints is another one’s, nobody is named either', async () => {
      const buyer = {
        ...printed,
        email: 'verkoop@visser.example',
        sender_email: 'inkoop@jansen.example',
      };
      expect(await found(buyer)).toEqual([
        null,
        "Customer 1 agrees in sender's address, name and city, but the document prints an address of customer 2.",
      ]);
      expect((await found({ ...buyer, email: 'verkoop@elsewhere.example' }))[0]).toBe('1');
    });

    test.each<[string, Partial<Party>]>([
      ['VAT id', { vat_id: 'NL001234567B01' }],
      ['customer number', { printed_number: '1' }],
    ])('a printed %s decides', async (_what, key) => {
      expect((await found({ ...printed, ...key, sender_email: 'els@visser.example' }))[0]).toBe('1');
    });

    test('a branch of the sender is no other', async () => {
      const branches = ['Delft', 'Gouda'].map((city, i) =>
        customer(`${i + 1}`, { name: 'Bakkerij Jansen', city, email: `${city}@jansen.example` }),
      );
      const buyer = { ...printed, sender_email: 'gouda@jansen.example' };
      const [number] = await found({ ...buyer, postal_code: '2611 AA' }, [
        { ...branches[0]!, postal_code: '2611 AA' },
        branches[1]!,
      ]);
      expect(number).toBe('1');
    });
  });
});

describe('a printed address of another customer', () => {
  const printed = { company: 'Bakkerij Jansen', city: 'Delft' };
  const but = 'Customer 1 agrees in name and city, but the document prints an address of customer 2.';

  test.each([
    ['his own', { ...visser, email: 'info@visser.example' }],
    ['one of his domain', visser],
  ])('leaves it open, be it %s', async (_what, other) => {
    expect((await found(printed, [jansen, other]))[0]).toBe('1');
    expect(await found({ ...printed, email: 'info@visser.example' }, [jansen, other])).toEqual([null, but]);
  });

  test('says nothing when it is a provider’s', async () => {
    expect((await found({ ...printed, email: 'peter.visser@gmail.com' }))[0]).toBe('1');
  });

  test.each<[string, Partial<Party>]>([
    ['VAT id', { vat_id: 'NL001234567B01' }],
    ['register number', { registration_number: '27123456' }],
    ['customer number', { printed_number: '1' }],
  ])('does not keep a printed %s from deciding', async (_what, key) => {
    const registered = { ...jansen, coc_number: '27123456' };
    const buyer = { ...printed, ...key, email: 'info@visser.example' };
    expect((await found(buyer, [registered, visser]))[0]).toBe('1');
  });
});

test('the customer whose address speaks against another is one of the candidates, however unlikely', async () => {
  const branches = ['Delft', 'Gouda', 'Leiden', 'Breda', 'Assen', 'Venlo'].map((city, i) =>
    customer(`1${i}`, { name: 'Bakkerij Jansen', city, postal_code: '2611 AA' }),
  );
  const resolve = await resolveWith({ customers: [...branches, visser], products: [], mappings: [] });
  const buyer = { company: 'Bakkerij Jansen', postal_code: '2611 AA', sender_email: 'els@visser.example' };
  const answer = (await resolve({ buyer, lines: [], language: 'nl' })).customer!;
  expect(answer.because).toMatch(/but the e-mail was sent from an address of customer 2\.$/);
  expect(answer.candidates.map(({ number }) => number)).toEqual(['10', '11', '12', '13', '2']);
});

test('a printed web site is evidence like the domain of an address', async () => {
  const buyer = { company: 'Visser Groothandel', home_page: 'visser.example' };
  expect(await found(buyer)).toEqual(['2', 'Customer 2 agrees in web site and name.']);
});

test('a firm of another name at a customer’s address, with his telephone, site or mail domain, is left open', async () => {
  const place = { postal_code: '53111', city: 'Bonn' };
  const krone = customer('5', {
    ...place,
    name: 'Krone Apotheke',
    address: 'Markt 3',
    phone_number: '0228-112233',
    home_page: 'www.haus-am-markt.example',
    vat_number: 'DE123456789',
  });
  const shown = { ...place, street: 'Markt 3' };
  const ways = [
    { phone: '0228-112233' },
    { home_page: 'haus-am-markt.example' },
    { sender_email: 'vogel@haus-am-markt.example' },
  ];
  for (const way of ways) {
    expect((await found({ ...shown, ...way, company: 'Krone-Apotheke' }, [krone]))[0]).toBe('5');
    expect((await found({ ...shown, ...way, company: 'Sanitätshaus Vogel' }, [krone]))[0]).toBeNull();
  }
  const byVat = { ...shown, vat_id: 'DE123456789', company: 'Sanitätshaus Vogel' };
  expect((await found(byVat, [krone]))[0]).toBe('5');
});

test('a namesake whose VAT id is another country’s is left open', async () => {
  const german = customer('3', { name: 'Metallbau Vogt', city: 'Baden', vat_number: 'DE111111111' });
  const buyer = { company: 'Metallbau Vogt', city: 'Baden' };
  expect((await found({ ...buyer, country: 'DE' }, [german]))[0]).toBe('3');
  expect((await found({ ...buyer, country: 'AT' }, [german]))[0]).toBeNull();
  const swiss = customer('4', { ...german, number: '4', vat_number: 'CHE-123.456.789 MWST' });
  expect((await found({ ...buyer, country: 'CH' }, [swiss]))[0]).toBe('4');
});
