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
    {
      item_number: 'PEN-1',
      language_code: 'en',
      description: 'Ball pen',
      created_at,
      remark: 'EAN 4006381333931',
    },
    {
      item_number: 'CUP-1',
      language_code: 'en',
      description: 'Cup white porcelain',
      created_at,
      remark: 'piece',
    },
    {
      item_number: 'CUP-6',
      language_code: 'en',
      description: 'Cup white porcelain',
      created_at,
      remark: 'carton',
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
  registration_number: null,
  branch: null,
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
  ])('is left open by %s, with the likely one as a candidate', async (_what, buyer) => {
    const open = await customerOf(buyer);
    expect(open.customer_number).toBeNull();
    expect(open.candidates[0]!.number).toBe('10042');
    expect(open.because).toMatch(/^The nearest customer, 10042, agrees in .+ only\.$/);
  });

  test('is left open by the same name and place with another VAT id, which the reason names', async () => {
    const other = { postal_code: '1011 AA', vat_id: 'NL999999999B01' };
    const open = await customerOf({ company: 'Bakkerij Jansen', ...other });
    expect(open.customer_number).toBeNull();
    expect(open.candidates[0]!.number).toBe('10042');
    expect(open.because).toBe('Customer 10042 agrees in name and postal code, but has another VAT id.');
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
  const lines = [
    { supplier_item_number: null, description: null, customer_item_number: null, unit: null, ...line },
  ];
  return (await resolve({ buyer: { ...nobody, ...buyer }, lines, language: 'en' })).lines[0]!;
}

describe('the article', () => {
  const jansen = { vat_id: 'NL001234567B01' };

  test.each([
    ['J-77', 0.99],
    ['j77', 0.95],
  ])("is found by the customer's own number %j", async (supplier_item_number, confidence) => {
    expect(await articleOf({ customer_item_number: supplier_item_number }, jansen)).toEqual({
      item_number: '500123',
      confidence,
      candidates: [{ number: '500123', name: 'Wood glue D3 750 ml', score: confidence }],
      because: `The customer's number ${supplier_item_number} is mapped to this article.`,
      is_mapped: true,
    });
  });

  test('that was decided before is only what a mapping says, and nothing else is looked for', async () => {
    const described = { description: 'Wood glue D3 750 ml', supplier_item_number: '500123' };
    const open = await articleOf({ ...described, decided: true }, jansen);
    expect([open.item_number, open.is_mapped ?? false]).toEqual([null, false]);
    const mapped = { ...described, customer_item_number: 'J-77', decided: true };
    expect(await articleOf(mapped, jansen)).toMatchObject({ item_number: '500123', is_mapped: true });
    expect((await articleOf(mapped)).item_number).toBeNull();
  });

  test('of a customer who is known is found by his mapping, whoever the document resembles', async () => {
    const lines = [
      { supplier_item_number: null, description: null, customer_item_number: 'J-77', unit: null },
    ];
    const buyer = { ...nobody, vat_id: 'NL800000001B01', postal_code: '3511 AB' };
    const request = { buyer, lines, language: 'en' };
    const other = await resolve(request);
    expect([other.customer!.customer_number, other.lines[0]!.item_number]).toEqual(['20001', null]);
    const known = await resolve({ ...request, customer_number: '10042' });
    expect(known.customer).toMatchObject({
      customer_number: '10042',
      because: 'The order has this customer.',
    });
    expect(known.lines[0]!.item_number).toBe('500123');
  });

  test('of a customer who is gone is found by what is ours, and by nobody’s mappings', async () => {
    const line = { supplier_item_number: null, description: null, customer_item_number: null, unit: null };
    const lines = [
      { ...line, customer_item_number: 'J-77' },
      { ...line, supplier_item_number: 'SCH-0400' },
    ];
    const buyer = { ...nobody, ...jansen };
    const open = await resolve({ buyer, lines, language: 'en', customer_number: '10041' });
    const because = "The order's customer 10041 is no customer any more.";
    expect(open.customer).toMatchObject({ customer_number: null, because });
    expect(open.lines).toMatchObject([
      { item_number: null, because: `No article or mapping has the number J-77. ${because}` },
      { item_number: 'SCH-0400' },
    ]);
  });

  test("another customer's mapping counts nothing", async () => {
    const open = await articleOf(
      { supplier_item_number: 'J-77' },
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
    [{ supplier_item_number: 'SCH-0400' }, 0.96],
    [{ supplier_item_number: 'sch 0400' }, 0.92],
    [{ supplier_item_number: 'sch 0400', description: 'bolt hexagon M8x40' }, 0.98],
  ])('is found by our own number: %j', async (line, confidence) => {
    const found = await articleOf(line);
    expect(found.because).toBe('SCH-0400 is our article number.');
    expect([found.item_number, found.confidence]).toEqual(['SCH-0400', confidence]);
  });

  test.each([
    { supplier_item_number: '104' },
    { supplier_item_number: '104', description: 'Kitchen tap' },
    { supplier_item_number: '500123', description: 'Kitchen tap chrome' },
  ])('is left open when the number may mean something else: %j', async (line) => {
    const open = await articleOf(line);
    expect([open.item_number, open.confidence]).toEqual([null, 0.6]);
    expect(open.because).toBe(
      `${line.supplier_item_number} is our article number, but its description does not confirm it.`,
    );
  });

  test('a short number with its description is enough', async () => {
    const found = await articleOf({ supplier_item_number: '104', description: 'oak board 20mm' });
    expect([found.item_number, found.confidence]).toEqual(['104', 0.98]);
  });

  test('a description that names one article alone is enough', async () => {
    const found = await articleOf({ description: 'Hexagon bolt, zinc plated, M8 x 60' });
    expect([found.item_number, found.confidence]).toEqual(['SCH-0600', 0.92]);
    expect(found.because).toBe('The line shows no article number. Its description names this article alone.');
  });

  test('a description that leaves the size open is a hint', async () => {
    const open = await articleOf({ description: 'Hexagon bolt zinc plated' });
    expect(open.item_number).toBeNull();
    expect(open.confidence).toBeLessThanOrEqual(0.6);
    expect(open.candidates.map(({ number }) => number).sort()).toEqual(['SCH-0400', 'SCH-0600']);
    expect(open.because).toMatch(/^The line shows no article number\. Its description /);
  });

  test('the mapping wins over one of our numbers on the same line, and says so', async () => {
    const found = await articleOf({ customer_item_number: 'J-77', supplier_item_number: 'SCH-0400' }, jansen);
    expect([found.item_number, found.because]).toEqual([
      '500123',
      "The customer's number J-77 is mapped to this article. The mapping wins: SCH-0400, which the line prints too, is another article of ours.",
    ]);
  });

  test('our number is taken when that of the customer is not mapped', async () => {
    const found = await articleOf(
      { customer_item_number: 'unknown', supplier_item_number: 'SCH-0400' },
      jansen,
    );
    expect(found.item_number).toBe('SCH-0400');
  });

  test.each([
    ['Art.-Nr. SCH-0400', 'SCH-0400'],
    ['sch 400', 'SCH-0400'],
    ['00500123', '500123'],
    ['4006381333931', 'PEN-1'],
    ['04006381333931', 'PEN-1'],
  ])('our number printed as %j is %s', async (supplier_item_number, number) => {
    expect((await articleOf({ supplier_item_number })).item_number).toBe(number);
  });

  test('a misread number needs a description that agrees', async () => {
    expect((await articleOf({ supplier_item_number: 'SCH-O4OO' })).item_number).toBeNull();
    const agreed = await articleOf({ supplier_item_number: 'SCH-O4OO', description: 'Hexagon bolt M8x40' });
    expect([agreed.item_number, agreed.because]).toEqual([
      'SCH-0400',
      'SCH-O4OO is our article number SCH-0400, written otherwise; the description agrees.',
    ]);
  });

  test.each([
    [null, null],
    ['pcs', 'CUP-1'],
    ['carton', 'CUP-6'],
  ])('of two articles of one description, ordered in %j, %j is meant', async (unit, number) => {
    const line = await articleOf({ description: 'Cup white porcelain', unit });
    expect(line.item_number).toBe(number);
  });

  test('each line of the order has its answer, in order', async () => {
    const lines = ['SCH-0400', 'nothing', '500123'].map((supplier_item_number) => ({
      supplier_item_number,
      description: null,
    }));
    const answer = await resolve({ buyer: null, lines, language: 'en' });
    expect(answer.lines.map(({ item_number }) => item_number)).toEqual(['SCH-0400', null, '500123']);
  });

  test('the first five hundred descriptions are looked up, the others are left open', async () => {
    const line = {
      supplier_item_number: null,
      customer_item_number: null,
      unit: null,
      description: 'Wood glue',
    };
    const lines = Array.from({ length: 501 }, () => line);
    const answer = await resolve({ buyer: null, lines, language: 'en' });
    expect(answer.lines.map(({ candidates }) => candidates.length)).toEqual([...Array(500).fill(1), 0]);
    expect(answer.lines[500]!.because).toBe('The line shows no article number.');
  });

  test('that there is no master data at all is told', async () => {
    const empty = await resolveWith({ customers: [], products: [], mappings: [] });
    const request = { buyer: null, lines: [], language: 'en' };
    expect(await empty(request)).toMatchObject({ has_customers: false, has_products: false });
    expect(await resolve(request)).toMatchObject({ has_customers: true, has_products: true });
  });

  test('an order of hundreds of lines leaves its turn to other work', async () => {
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    const lines = Array.from({ length: 500 }, () => ({
      supplier_item_number: '500123',
      description: 'Wood glue',
    }));
    await resolve({ buyer: null, lines, language: 'en' });
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});
