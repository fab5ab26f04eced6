import type { Customer, MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { z } from 'zod';
import { errorDoc } from './error-docs.ts';
import { type AskPage, sendList } from './list-chunks.ts';
import { listPageExample, listPageSchema } from './list-page.ts';
import { exampleId } from './order-examples.ts';
import { customerNumberInPath, keyText, lineText, pageQuery, searchQuery, uuidText } from './parameters.ts';
import { type Route, route } from './route.ts';

const text = z.string().nullable();

const customerSchema = z
  .object({
    number: z.string(),
    id: z.uuid(),
    name: text,
    postal_code: text,
    city: text,
    address: text,
    contact_person: text,
    phone_number: text,
    vat_number: text,
    email: text,
    coc_number: text,
    home_page: text,
    similarity: z.number().nullable().meta({ description: '0 to 1; only in search results' }),
  })
  .meta({ id: 'Customer' });

const given = z.string().nullish().default(null);

export const customerBody = z
  .object({
    id: uuidText.nullish().meta({ description: 'Absent: kept, or made for a new customer' }),
    name: given,
    postal_code: given,
    city: given,
    address: given,
    contact_person: given,
    phone_number: given,
    vat_number: given,
    email: given,
    coc_number: given,
    home_page: given,
  })
  .meta({ id: 'CustomerBody' });

const customerExample = {
  number: '10042',
  id: exampleId,
  name: 'Muster GmbH',
  postal_code: '50667',
  city: 'Köln',
  address: 'Hauptstr. 5',
  contact_person: 'Erika Muster',
  phone_number: '+49 221 123456',
  vat_number: 'DE123456789',
  email: 'einkauf@muster.test',
  coc_number: null,
  home_page: 'https://muster.test',
  similarity: null,
};

const { number: _number, id: _id, similarity: _similarity, ...bodyExample } = customerExample;
export const customerRecordExample = { number: customerExample.number, ...bodyExample };

const base = { keys: 'master_data', tag: 'Customers' } as const;
const customerParams = z.object({ customer_number: keyText });
const notFound = { 404: errorDoc('Customer not found') };

export function customerRoutes(masterData: RpcClient<MasterDataServiceService>): Route[] {
  return [
    route({
      ...base,
      method: 'get',
      path: '/customer/list',
      summary: 'All customers, newest first',
      query: pageQuery,
      responses: {
        200: {
          description: 'One page of customers',
          schema: listPageSchema(customerSchema),
          example: listPageExample(customerExample),
        },
      },
      async handle({ query }, { response }) {
        const ask: AskPage<Customer> = async (page) => {
          const { customers: items, total } = await masterData.listCustomers(page);
          return { items, total };
        };
        await sendList(response, query, ask, (customer) => customer);
      },
    }),
    route({
      ...base,
      method: 'get',
      path: '/customer/search/{query}',
      summary: 'Customers whose data resembles a text, best first',
      params: z.object({ query: lineText }),
      query: searchQuery,
      responses: {
        200: {
          description: 'The best hits; `total` counts them before the cut at `limit`',
          schema: z.object({ items: z.array(customerSchema), total: z.int(), limit: z.int() }),
          example: { items: [{ ...customerExample, similarity: 0.91 }], total: 1, limit: 10 },
        },
      },
      async handle({ params, query: { top_k } }) {
        const { customers, total } = await masterData.searchCustomers({ query: params.query, top_k });
        return { items: customers, total, limit: top_k };
      },
    }),
    route({
      ...base,
      method: 'get',
      path: '/customer/{customer_number}',
      summary: 'One customer',
      params: customerParams,
      responses: {
        200: { description: 'The customer', schema: customerSchema, example: customerExample },
        ...notFound,
      },
      async handle({ params }) {
        return (await masterData.getCustomer({ number: params.customer_number })).customer;
      },
    }),
    route({
      ...base,
      method: 'put',
      path: '/customer/{customer_number}',
      summary: 'Creates or replaces a customer',
      params: z.object({ customer_number: customerNumberInPath }),
      body: customerBody,
      bodyExample,
      responses: {
        202: { description: 'The stored customer', schema: customerSchema, example: customerExample },
        409: errorDoc(`Another customer has the id ${customerExample.id}`),
      },
      async handle({ params, body }) {
        const customer = { ...body, number: params.customer_number, id: body.id ?? '' };
        return (await masterData.putCustomer({ customer })).customer;
      },
    }),
    route({
      ...base,
      method: 'delete',
      path: '/customer/{customer_number}',
      summary: 'Deletes a customer',
      params: customerParams,
      responses: { 204: { description: 'The customer is deleted' }, ...notFound },
      async handle({ params }) {
        await masterData.deleteCustomer({ number: params.customer_number });
      },
    }),
  ];
}
