import { layText } from '@orderloom/pages/text.ts';
import type {
  ResolveOrderRequest,
  ResolveOrderResponse,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { expect, test } from 'vitest';
import { extractOrder } from '../extract-order.ts';
import type { ExtractSettings } from '../settings.ts';
import { resolveDraft } from './resolve-draft.ts';

const settings: ExtractSettings = {
  locale: { language: 'en', country: 'GB', currency: 'GBP', dateOrder: 'DMY' },
  supplier: {
    company: 'Example Supplies B.V.',
    contactPerson: null,
    email: null,
    address: { street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', country: 'NL' },
  },
  deliveryWindow: 'latest',
  thresholds: { review: 0.8 },
};

const { pages } = layText(
  `
PURCHASE ORDER
PO Number: 88123
Customer number: 10042
Buyer:
Northwind Traders Ltd
12 High Street
London SW1A 1AA

Item code   Vendor part no   Description   Qty   Unit price   Total
B-1         ES-77            Blue cups     10    2.00         20.00
`,
  { maxPages: 2 },
);
const withHouse = `
PURCHASE ORDER
PO Number: 88123
Branch: Leeds
Buyer:
Northwind Traders Ltd
12 High Street
London SW1A 1AA
Company No. 01234567

Item code   Vendor part no   Description   Qty   Unit price   Total
B-1         ES-77            Blue cups     10    2.00         20.00
`;
const draft = extractOrder({ files: [{ name: 'a.txt', pages, notes: [] }], settings });
const nobody = { confidence: 0, candidates: [], because: 'there are no customers' };

test('master data is asked with what the document prints', async () => {
  let asked: ResolveOrderRequest | null = null;
  await resolveDraft(draft, async (request) => {
    asked = request;
    return { customer: nobody, lines: [], has_customers: true, has_products: true };
  });
  expect(asked).toMatchObject({
    buyer: { company: 'Northwind Traders Ltd', city: 'London', printed_number: '10042' },
    lines: [{ supplier_item_number: 'ES-77', customer_item_number: 'B-1', description: 'Blue cups' }],
    language: 'en',
  });
});

test('master data is asked with the register number and the branch of the buyer', async () => {
  const told = extractOrder({
    files: [{ name: 'a.txt', pages: layText(withHouse, { maxPages: 2 }).pages, notes: [] }],
    settings,
  });
  let asked: ResolveOrderRequest | null = null;
  await resolveDraft(told, async (request) => {
    asked = request;
    return { customer: nobody, lines: [], has_customers: true, has_products: true };
  });
  expect(asked!.buyer).toMatchObject({ registration_number: 'Company No. 01234567', branch: 'Leeds' });
});

test('master data is asked with who sent the e-mail and the web site, apart from what the buyer prints', async () => {
  const asked: ResolveOrderRequest[] = [];
  const resolver = async (request: ResolveOrderRequest) => {
    asked.push(request);
    return { customer: nobody, lines: [], has_customers: true, has_products: true };
  };
  await resolveDraft({ ...draft, homePage: 'northwind.example' }, resolver, 'anna@northwind.example');
  await resolveDraft(draft, resolver);
  expect(asked.map(({ buyer }) => [buyer!.email, buyer!.sender_email, buyer!.home_page])).toEqual([
    [null, 'anna@northwind.example', 'northwind.example'],
    [null, null, null],
  ]);
});

test('what was asked is kept, with the lines that were decided', async () => {
  const response: ResolveOrderResponse = {
    customer: nobody,
    lines: [{ item_number: '1001', confidence: 0.95, candidates: [], because: 'the number' }],
    has_customers: false,
    has_products: true,
  };
  const { asked } = await resolveDraft(draft, async () => response);
  expect(asked).toMatchObject({ buyer: { city: 'London' }, lines: [{ decided: true }] });
  const open = { ...response, lines: [], has_products: false };
  expect((await resolveDraft(draft, async () => open)).asked.lines[0]!.decided).toBe(false);
});

test('what master data resolves is taken with its confidence', async () => {
  const response: ResolveOrderResponse = {
    customer: { customer_number: '10042', confidence: 0.97, candidates: [], because: 'the printed number' },
    lines: [{ item_number: '1001', confidence: 0.95, candidates: [], because: 'the mapping' }],
    has_customers: true,
    has_products: true,
  };
  const resolution = await resolveDraft(draft, async () => response);
  expect(resolution.customerId).toMatchObject({ value: '10042', confidence: 0.97 });
  expect(resolution.articleNumbers[0]).toMatchObject({ value: '1001', because: 'the mapping' });
  expect(resolution.doubts).toEqual([]);
});

test('what master data holds but cannot resolve is a doubt', async () => {
  const candidate = { number: '7', name: 'North Wind', score: 0.6 };
  const response: ResolveOrderResponse = {
    customer: { confidence: 0.6, candidates: [candidate], because: 'Two are alike.' },
    lines: [{ confidence: 0.2, candidates: [candidate], because: 'No number matches.' }],
    has_customers: true,
    has_products: true,
  };
  const { customerId, articleNumbers, doubts } = await resolveDraft(draft, async () => response);
  expect([customerId, articleNumbers]).toEqual([null, [null]]);
  expect(doubts.map(({ path, message }) => [path, message])).toEqual([
    [
      'customer.customer_id',
      'The buyer matches no customer with certainty: Two are alike. Candidates: 7 North Wind.',
    ],
    [
      'items[0].article_number',
      'The article was not identified: No number matches. Candidates: 7 North Wind.',
    ],
  ]);
  expect(doubts.map(({ candidates }) => candidates)).toEqual([[candidate], [candidate]]);
});

test('without any master data nothing is doubted, and a number printed as ours is taken', async () => {
  const { articleNumbers, doubts } = await resolveDraft(draft, async () => ({
    customer: nobody,
    lines: [],
    has_customers: false,
    has_products: false,
  }));
  expect(articleNumbers[0]?.value).toBe('ES-77');
  expect(doubts).toEqual([]);
});
