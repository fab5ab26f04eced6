import { mostImported } from '@orderloom/orders/import-limit.ts';
import type { MasterDataServiceService, Refusal } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { z } from 'zod';
import { customerBody, customerRecordExample } from './customers.ts';
import { mappingExample, mappingSchema } from './mappings.ts';
import { customerNumber, keyText } from './parameters.ts';
import { productBody, productExample } from './products.ts';
import { type Route, route } from './route.ts';

const resultSchema = z
  .object({
    imported: z.int(),
    refused: z.array(z.object({ index: z.int(), reason: z.string() })),
  })
  .meta({ id: 'ImportResult' });

/** `reason`: why a record of that kind may be refused by itself. */
function responsesWith(reason: string) {
  return {
    200: {
      description: 'What was taken is stored and found; the others are told, by their place from 0',
      schema: resultSchema,
      example: { imported: 2, refused: [{ index: 1, reason }] },
    },
  };
}

function summaryOf(what: string): string {
  return `Creates or replaces up to ${mostImported.toLocaleString('en')} ${what}, in at most 1 MiB`;
}

const { created_at: _createdAt, ...productRecordExample } = productExample;
const importedLanguage = keyText.meta({
  description: 'A record with one that is no language code is refused by itself',
});
const master = { keys: 'master_data' } as const;

/** Many records in one call, each as in its PUT; repeating a call does no harm. */
export function importRoutes(masterData: RpcClient<MasterDataServiceService>): Route[] {
  return [
    route({
      ...master,
      method: 'post',
      path: '/customer/import',
      tag: 'Customers',
      summary: summaryOf('customers'),
      body: recordsOf(z.object({ number: customerNumber, ...customerBody.shape })),
      bodyExample: { records: [customerRecordExample] },
      responses: responsesWith('Another customer has the id'),
      async handle({ body: { records } }) {
        const customers = records.map((record) => ({ ...record, id: record.id ?? '' }));
        return resultOf(records, await masterData.importCustomers({ customers }));
      },
    }),
    route({
      ...master,
      method: 'post',
      path: '/product/import',
      tag: 'Products',
      summary: summaryOf('products'),
      body: recordsOf(
        z.object({ item_number: keyText, language_code: importedLanguage, ...productBody.shape }),
      ),
      bodyExample: { records: [productRecordExample] },
      responses: responsesWith('language_code: Input should be a language code'),
      async handle({ body: { records } }) {
        return resultOf(records, await masterData.importProducts({ products: records }));
      },
    }),
    route({
      keys: 'mappings',
      method: 'post',
      path: '/customer-product/import',
      tag: 'Customer item mappings',
      summary: summaryOf('mappings'),
      body: recordsOf(
        z.object({
          ...mappingSchema.shape,
          item_number: z.string().trim(),
          language_code: z.string().trim(),
          customer_number: keyText,
          customer_item_number: keyText,
        }),
      ),
      bodyExample: { records: [mappingExample] },
      responses: responsesWith('Customer not found'),
      async handle({ body: { records } }) {
        return resultOf(records, await masterData.importMappings({ mappings: records }));
      },
    }),
  ];
}

function recordsOf<T extends z.ZodType>(record: T) {
  return z.object({ records: z.preprocess(notTooLong, z.array(record).max(mostImported)) });
}

/** Before its records are looked at: a body of 1 MiB can hold some 300,000, each with problems of its own. */
function notTooLong(value: unknown, { issues }: z.core.ParsePayload): unknown {
  if (Array.isArray(value) && value.length > mostImported) {
    const issue = { code: 'too_big', origin: 'array', maximum: mostImported, inclusive: true, input: value };
    issues.push(issue as z.core.$ZodRawIssue);
  }
  return value;
}

function resultOf(records: unknown[], { refused }: { refused: Refusal[] }) {
  return { imported: records.length - refused.length, refused };
}
