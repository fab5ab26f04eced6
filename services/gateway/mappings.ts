import type { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { z } from 'zod';
import { errorDoc } from './error-docs.ts';
import { listPage, listPageExample, listPageSchema } from './list-page.ts';
import { keyText, pageQuery } from './parameters.ts';
import { type Route, route } from './route.ts';

export const mappingSchema = z
  .object({
    customer_number: z.string(),
    customer_item_number: z.string(),
    item_number: z.string(),
    language_code: z.string(),
  })
  .meta({ id: 'CustomerProduct' });

export const mappingExample = {
  customer_number: '10042',
  customer_item_number: '4711',
  item_number: 'A-100',
  language_code: 'de',
};

const mappingParams = z.object({ customer_number: keyText, customer_item_number: keyText });
const mappingBody = z
  .object({ item_number: keyText, language_code: keyText })
  .meta({ id: 'CustomerProductBody' });
const base = { keys: 'mappings', tag: 'Customer item mappings' } as const;
const notFound = { 404: errorDoc('Mapping not found') };

export function mappingRoutes(masterData: RpcClient<MasterDataServiceService>): Route[] {
  const path = '/customer-product/{customer_number}/{customer_item_number}';
  return [
    route({
      ...base,
      method: 'get',
      path: '/customer-product/list',
      summary: 'All mappings of customers’ item numbers, newest first',
      query: pageQuery.extend({ customer_number: keyText.optional(), item_number: keyText.optional() }),
      responses: {
        200: {
          description: 'One page of mappings',
          schema: listPageSchema(mappingSchema),
          example: listPageExample(mappingExample),
        },
      },
      async handle({ query }) {
        const { mappings, total } = await masterData.listMappings(query);
        return listPage(mappings, total, query.page, query.size);
      },
    }),
    route({
      ...base,
      method: 'get',
      path,
      summary: 'What a customer’s item number stands for',
      params: mappingParams,
      responses: {
        200: { description: 'The mapping', schema: mappingSchema, example: mappingExample },
        ...notFound,
      },
      async handle({ params }) {
        return (await masterData.getMapping(params)).mapping;
      },
    }),
    route({
      ...base,
      method: 'put',
      path,
      summary: 'Creates or replaces a mapping',
      params: mappingParams,
      body: mappingBody,
      bodyExample: { item_number: mappingExample.item_number, language_code: mappingExample.language_code },
      responses: {
        202: { description: 'The stored mapping', schema: mappingSchema, example: mappingExample },
        404: errorDoc('Customer not found'),
      },
      async handle({ params, body }) {
        return (await masterData.putMapping({ mapping: { ...params, ...body } })).mapping;
      },
    }),
    route({
      ...base,
      method: 'delete',
      path,
      summary: 'Deletes a mapping',
      params: mappingParams,
      responses: { 204: { description: 'The mapping is deleted' }, ...notFound },
      async handle({ params }) {
        await masterData.deleteMapping(params);
      },
    }),
  ];
}
