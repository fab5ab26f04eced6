import { Failure, invalid } from '@orderloom/errors/failure.ts';
import { isPromptRole, promptRoles } from '@orderloom/orders/prompt-roles.ts';
import type {
  Customer,
  Mapping,
  MasterDataServiceService,
  PutProductRequest,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Handlers } from '@orderloom/rpc/methods.ts';
import type { Log } from '@orderloom/telemetry/log.ts';
import { importBatch } from './import-batch.ts';
import { deleteCustomer, type PutCustomerContext, putCustomers } from './put-customer.ts';
import { deleteMapping, type PutMappingContext, putMappings } from './put-mapping.ts';
import { deleteProduct, type PutProductContext, putProducts } from './put-product.ts';
import { putTogether } from './put-together.ts';
import type { IndexRebuilds } from './rebuild-index.ts';
import { type ResolveOrderContext, resolveOrder } from './resolve-order.ts';
import { searchCustomers } from './search-customers.ts';
import type { TemplateParameterStore } from './template-parameter-store.ts';

export type MasterDataContext = PutCustomerContext &
  PutProductContext &
  PutMappingContext &
  ResolveOrderContext & { templateParameters: TemplateParameterStore; rebuilds: IndexRebuilds; log: Log };

/** Each RPC: parse, do, reply. */
export function masterDataHandlers(context: MasterDataContext): Handlers<typeof MasterDataServiceService> {
  const { customers, products, mappings, templateParameters, rebuilds, log } = context;
  const putCustomer = putTogether((given: Customer[]) => putCustomers(context, given));
  const putProduct = putTogether((given: PutProductRequest[]) => putProducts(context, given));
  const putMapping = putTogether((given: Mapping[]) => putMappings(context, given));
  return {
    async putCustomer({ customer }) {
      const given = required(customer, 'customer');
      checkCustomer(given);
      return { customer: await putCustomer(given) };
    },
    async getCustomer({ number }) {
      return { customer: found(await customers.get(number), 'Customer') };
    },
    async deleteCustomer({ number }) {
      await deleteCustomer(context, number);
      return {};
    },
    listCustomers: ({ page, size }) => customers.newest(atLeastOne(page, 'page'), atLeastOne(size, 'size')),
    searchCustomers: ({ query, top_k }) => searchCustomers(context, query, atLeastOne(top_k, 'top_k')),

    async putProduct(request) {
      checkProduct(request);
      return { product: await putProduct(request) };
    },
    async getProduct({ item_number, language_code }) {
      return { product: found(await products.get(item_number, language_code), 'Product') };
    },
    async deleteProduct({ item_number, language_code }) {
      await deleteProduct(context, item_number, language_code);
      return {};
    },
    listProducts: ({ page, size }) => products.newest(atLeastOne(page, 'page'), atLeastOne(size, 'size')),

    async putMapping({ mapping }) {
      const given = required(mapping, 'mapping');
      checkMapping(given);
      return { mapping: await putMapping(given) };
    },
    async getMapping({ customer_number, customer_item_number }) {
      return { mapping: found(await mappings.get(customer_number, customer_item_number), 'Mapping') };
    },
    async deleteMapping({ customer_number, customer_item_number }) {
      await deleteMapping(context, customer_number, customer_item_number);
      return {};
    },
    listMappings: ({ page, size, customer_number, item_number }) =>
      mappings.newest(atLeastOne(page, 'page'), atLeastOne(size, 'size'), {
        customerNumber: customer_number ?? undefined,
        itemNumber: item_number ?? undefined,
      }),

    importCustomers: ({ customers: given }) =>
      importBatch(given, checkCustomer, (passed) => putCustomers(context, passed)),
    importProducts: ({ products: given }) =>
      importBatch(given, checkProduct, (passed) => putProducts(context, passed)),
    importMappings: ({ mappings: given }) =>
      importBatch(given, checkMapping, (passed) => putMappings(context, passed)),

    async putTemplateParameter({ template_parameter }) {
      const given = required(template_parameter, 'template_parameter');
      filled(given.role, 'role');
      filled(given.parameter, 'parameter');
      if (!isPromptRole(given.role)) {
        const { role, parameter } = given;
        log.warn({ role, parameter }, `template parameter kept, but said to nobody: ${knownRoles}`);
      }
      const putAt = new Date(context.now()).toISOString();
      return { template_parameter: await templateParameters.put(given, putAt) };
    },
    async getTemplateParameter({ role, parameter, version }) {
      const stored = await templateParameters.get(role, parameter, version ?? undefined);
      return { template_parameter: found(stored, 'Template parameter') };
    },
    async listTemplateParameters() {
      return { template_parameters: await templateParameters.all() };
    },

    async rebuildIndex() {
      return { rebuild: await rebuilds.begin() };
    },
    async getIndexRebuild() {
      return { rebuild: rebuilds.progress() };
    },

    resolveOrder: (request) => resolveOrder(context, request),
  };
}

const knownRoles = `prompts have texts of ${promptRoles.join(', ')} only`;

function checkCustomer({ number, id }: Customer): void {
  filled(number, 'customer_number');
  if (id !== '') uuid(id);
}

function checkProduct({ item_number, language_code }: PutProductRequest): void {
  filled(item_number, 'product_number');
  languageCode(language_code);
}

function checkMapping({ customer_item_number }: Mapping): void {
  filled(customer_item_number, 'customer_item_number');
}

function found<T>(record: T | undefined, what: string): T {
  if (record === undefined) throw new Failure('not_found', `${what} not found`);
  return record;
}

function required<T>(message: T | null, name: string): T {
  if (message === null) throw invalid(['body', name], 'missing', 'Field required');
  return message;
}

function filled(text: string, name: string): void {
  if (text.trim() !== '') return;
  throw invalid(['path', name], 'string_too_short', 'String should have at least 1 character', text);
}

function uuid(text: string): void {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return;
  throw invalid(['body', 'id'], 'uuid_parsing', 'Input should be a valid UUID', text);
}

function languageCode(text: string): void {
  if (/^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(text)) return;
  throw invalid(
    ['path', 'language_code'],
    'string_pattern_mismatch',
    'Input should be a language code',
    text,
  );
}

function atLeastOne(number: number, name: string): number {
  if (number >= 1) return number;
  throw invalid(
    ['query', name],
    'greater_than_equal',
    'Input should be greater than or equal to 1',
    String(number),
  );
}
