import type { MasterDataServiceService, Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { z } from 'zod';
import { errorDoc } from './error-docs.ts';
import { type AskPage, sendList } from './list-chunks.ts';
import { listPageExample, listPageSchema } from './list-page.ts';
import { keyText, languageCode, pageQuery } from './parameters.ts';
import { type Route, route } from './route.ts';

const productSchema = z
  .object({
    item_number: z.string(),
    language_code: z.string(),
    created_at: z.string(),
    description: z.string(),
    remark: z.string().nullable(),
  })
  .meta({ id: 'Product' });

export const productExample = {
  item_number: 'A-100',
  language_code: 'de',
  created_at: '2026-11-02T09:15:27.120Z',
  description: 'Sechskantschraube M8x40',
  remark: null,
};

const productParams = z.object({ product_number: keyText, language_code: keyText });
export const productBody = z
  .object({ description: z.string(), remark: z.string().nullish().default(null) })
  .meta({ id: 'ProductBody' });
const base = { keys: 'master_data', tag: 'Products' } as const;
const notFound = { 404: errorDoc('Product not found') };

export function productRoutes(masterData: RpcClient<MasterDataServiceService>): Route[] {
  const path = '/product/{product_number}/{language_code}';
  return [
    route({
      ...base,
      method: 'get',
      path: '/product/list',
      summary: 'All products, newest first',
      query: pageQuery,
      responses: {
        200: {
          description: 'One page of products',
          schema: listPageSchema(productSchema),
          example: listPageExample(productExample),
        },
      },
      async handle({ query }, { response }) {
        const ask: AskPage<Product> = async (page) => {
          const { products: items, total } = await masterData.listProducts(page);
          return { items, total };
        };
        await sendList(response, query, ask, (product) => product);
      },
    }),
    route({
      ...base,
      method: 'get',
      path,
      summary: 'One product in one language',
      params: productParams,
      responses: {
        200: { description: 'The product', schema: productSchema, example: productExample },
        ...notFound,
      },
      async handle({ params: { product_number: item_number, language_code } }) {
        return (await masterData.getProduct({ item_number, language_code })).product;
      },
    }),
    route({
      ...base,
      method: 'put',
      path,
      summary: 'Creates or replaces a product in one language',
      params: productParams.extend({ language_code: languageCode }),
      body: productBody,
      bodyExample: { description: productExample.description },
      responses: {
        202: { description: 'The stored product', schema: productSchema, example: productExample },
      },
      async handle({ params: { product_number: item_number, language_code }, body }) {
        return (await masterData.putProduct({ item_number, language_code, ...body })).product;
      },
    }),
    route({
      ...base,
      method: 'delete',
      path,
      summary: 'Deletes a product in one language',
      params: productParams,
      responses: { 204: { description: 'The product is deleted' }, ...notFound },
      async handle({ params: { product_number: item_number, language_code } }) {
        await masterData.deleteProduct({ item_number, language_code });
      },
    }),
  ];
}
