import type { LineToResolve, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { customer } from './customer-store.contract.ts';
import { resolveWith } from './start-in-memory.ts';

const created_at = '2026-01-02T03:04:05.000Z';
const records = {
  customers: [
    customer('10042', {
      name: 'Bakkerij Jansen B.V.',
      address: 'Kade 1',
      postal_code: '1011 AA',
      city: 'Amsterdam',
      vat_number: 'NL001234567B01',
      email: 'inkoop@bakkerij-jansen.nl',
    }),
    customer('20001', {
      name: 'Hagel Bouwmarkt',
      postal_code: '3511 AB',
      city: 'Utrecht',
      vat_number: 'NL800000001B01',
      email: 'utrecht@hagel.nl',
    }),
    customer('20002', {
      name: 'Hagel Bouwmarkt',
      postal_code: '9711 CD',
      city: 'Groningen',
      vat_number: 'NL800000001B01',
      email: 'groningen@hagel.nl',
    }),
    customer('30001', {
      name: 'Müller Fensterbau GmbH',
      postal_code: '50667',
      city: 'Köln',
      email: 'mueller.fenster@gmx.de',
    }),
  ],
  products: [
    {
      item_number: 'SCH-0400',
      language_code: 'de',
      description: 'Sechskantschraube M8x40 verzinkt',
      created_at,
      remark: null,
    },
    {
      item_number: 'SCH-0400',
      language_code: 'en',
      description: 'Hexagon bolt M8x40 zinc plated',
      created_at,
      remark: null,
    },
    {
      item_number: 'SCH-0600',
      language_code: 'en',
      description: 'Hexagon bolt M8x60 zinc plated',
      created_at,
      remark: null,
    },
    { item_number: '104', language_code: 'en', description: 'Oak board 20 mm', created_at, remark: null },
    {
      item_number: '500123',
      language_code: 'en',
      description: 'Wood glue D3 750 ml',
      created_at,
      remark: null,
    },
  ],
  mappings: [
    { customer_number: '10042', customer_item_number: 'J-77', item_number: '500123', language_code: 'en' },
  ],
};

let resolve: Awaited<ReturnType<typeof resolveWith>>;
beforeAll(async () => {
  resolve = await resolveWith(records);
});

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
};

async function customerOf(buyer: Partial<Party>) {
  const { customer } = await resolve({ buyer: { ...nobody, ...buyer }, lines: [], language: 'nl' });
  return customer!;
}

describe('the customer', () => {
  test.each<[string, Partial<Party>, string, string]>([
    ['a VAT id', { vat_id: 'NL 0012.34.567.B01' }, '10042', 'Customer 10042 agrees in VAT id.'],
    [
      'name and postal code',
      { company: 'JANSEN, BAKKERIJ', postal_code: '1011aa' },
      '10042',
      'Customer 10042 agrees in name and postal code.',
    ],
    [
      'name and city',
      { company: 'Mueller Fensterbau', city: 'Köln' },
      '30001',
      'Customer 30001 agrees in name and city.',
    ],
    [
      'a misread name, postal code and street',
      { company: 'Bakkerij Jarsen', street: 'Kade 1', postal_code: '1011 AA' },
      '10042',
      'Customer 10042 agrees in name (nearly), postal code and street.',
    ],
    [
      'name and e-mail domain',
      { company: 'Bakkerij Jansen', email: 'piet@bakkerij-jansen.nl' },
      '10042',
      'Customer 10042 agrees in e-mail domain and name.',
    ],
    [
      'the postal code among branches of one VAT id',
      { company: 'Hagel Bouwmarkt', vat_id: 'NL800000001B01', postal_code: '9711 CD' },
      '20002',
      'Customer 20002 agrees in VAT id, name and postal code.',
    ],
  ])('is found by %s', async (_what, buyer, number, because) => {
    const found = await customerOf(buyer);
    expect(found.because).toBe(because);
    expect(found.customer_number).toBe(number);
    expect(found.confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('is left open between two branches that fit equally well', async () => {
    const open = await customerOf({ company: 'Hagel Bouwmarkt', vat_id: 'NL800000001B01' });
    expect(open.customer_number).toBeNull();
    expect(open.candidates.map(({ number }) => number)).toEqual(['20001', '20002']);
    expect(open.because).toBe('Customers 20001 and 20002 fit almost equally well.');
  });

  test.each<[string, Partial<Party>]>([
    ['a name alone', { company: 'Bakkerij Jansen' }],
    ["a sender's domain alone", { email: 'anyone@bakkerij-jansen.nl' }],
    ['a printed number alone', { printed_number: '10042' }],
    ['the same name elsewhere', { company: 'Bakkerij Jansen', postal_code: '6211 XX', city: 'Maastricht' }],
    [
      'the same name and place with another VAT id',
      {
        company: 'Bakkerij Jansen',
        postal_code: '1011 AA',
        vat_id: 'NL999999999B01',
      },
    ],
  ])('is left open by %s, with the likely one as a candidate', async (_what, buyer) => {
    const open = await customerOf(buyer);
    expect(open.customer_number).toBeNull();
    expect(open.candidates[0]!.number).toBe('10042');
    expect(open.because).toMatch(/^The nearest customer, 10042, agrees in .+ only\.$/);
  });

  test('a shared mail domain is no evidence', async () => {
    const open = await customerOf({ email: 'someone.else@gmx.de' });
    expect(open).toEqual({
      customer_number: null,
      confidence: 0,
      candidates: [],
      because: 'No customer resembles the buyer.',
    });
  });

  test('a document without a buyer says so', async () => {
    expect((await customerOf({})).because).toBe('The document shows no buyer.');
    const { customer } = await resolve({ buyer: null, lines: [], language: 'nl' });
    expect(customer!.because).toBe('The document shows no buyer.');
  });
});

async function articleOf(line: Partial<LineToResolve>, buyer: Partial<Party> = {}) {
  const lines = [{ printed_number: null, description: null, ...line }];
  return (await resolve({ buyer: { ...nobody, ...buyer }, lines, language: 'en' })).lines[0]!;
}

describe('the article', () => {
  const jansen = { vat_id: 'NL001234567B01' };

  test.each([
    ['J-77', 0.99],
    ['j77', 0.95],
  ])("is found by the customer's own number %j", async (printed_number, confidence) => {
    expect(await articleOf({ printed_number }, jansen)).toEqual({
      item_number: '500123',
      confidence,
      candidates: [{ number: '500123', name: 'Wood glue D3 750 ml', score: confidence }],
      because: `The customer's number ${printed_number} is mapped to this article.`,
    });
  });

  test("another customer's mapping counts nothing", async () => {
    const open = await articleOf(
      { printed_number: 'J-77' },
      { vat_id: 'NL800000001B01', postal_code: '3511 AB' },
    );
    expect(open).toEqual({
      item_number: null,
      confidence: 0,
      candidates: [],
      because: 'No article or mapping has the number J-77.',
    });
  });

  test.each([
    [{ printed_number: 'SCH-0400' }, 0.96],
    [{ printed_number: 'sch 0400' }, 0.92],
    [{ printed_number: 'sch 0400', description: 'bolt hexagon M8x40' }, 0.98],
  ])('is found by our own number: %j', async (line, confidence) => {
    const found = await articleOf(line);
    expect(found.because).toBe('SCH-0400 is our article number.');
    expect([found.item_number, found.confidence]).toEqual(['SCH-0400', confidence]);
  });

  test.each([
    { printed_number: '104' },
    { printed_number: '104', description: 'Kitchen tap' },
    { printed_number: '500123', description: 'Kitchen tap chrome' },
  ])('is left open when the number may mean something else: %j', async (line) => {
    const open = await articleOf(line);
    expect([open.item_number, open.confidence]).toEqual([null, 0.6]);
    expect(open.because).toBe(
      `${line.printed_number} is our article number, but its description does not confirm it.`,
    );
  });

  test('a short number with its description is enough', async () => {
    const found = await articleOf({ printed_number: '104', description: 'oak board 20mm' });
    expect([found.item_number, found.confidence]).toEqual(['104', 0.98]);
  });

  test('a description alone is a hint, never a decision', async () => {
    const open = await articleOf({ description: 'Hexagon bolt M8x60 zinc plated' });
    expect(open.item_number).toBeNull();
    expect(open.confidence).toBeLessThanOrEqual(0.6);
    expect(open.candidates.map(({ number }) => number)).toEqual(['SCH-0600', 'SCH-0400']);
    expect(open.because).toBe('The line shows no article number. Its description resembles some.');
  });

  test('each line of the order has its answer, in order', async () => {
    const lines = ['SCH-0400', 'nothing', '500123'].map((printed_number) => ({
      printed_number,
      description: null,
    }));
    const answer = await resolve({ buyer: null, lines, language: 'en' });
    expect(answer.lines.map(({ item_number }) => item_number)).toEqual(['SCH-0400', null, '500123']);
  });

  test('the first fifty lines that need it have a hint, the others do without', async () => {
    const line = { printed_number: null, description: 'Hexagon bolt M8x60' };
    const known = { printed_number: 'SCH-0400', description: 'Hexagon bolt M8x60' };
    const lines = [known, ...Array.from({ length: 51 }, () => ({ ...line }))];
    const answer = await resolve({ buyer: null, lines, language: 'en' });
    expect(answer.lines.map(({ candidates }) => candidates.length)).toEqual([1, ...Array(50).fill(2), 0]);
    expect(answer.lines[51]!.because).toBe('The line shows no article number.');
  });

  test('an order of hundreds of lines leaves its turn to other work', async () => {
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    const lines = Array.from({ length: 500 }, () => ({ printed_number: '500123', description: 'Wood glue' }));
    await resolve({ buyer: null, lines, language: 'en' });
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});
