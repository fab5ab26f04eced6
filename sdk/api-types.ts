import type { components, operations } from './generated/api.ts';

type Schemas = components['schemas'];

/** The JSON that an operation answers when it succeeds. */
type AnswerOf<O extends keyof operations> = operations[O]['responses'] extends {
  200: { content: { 'application/json': infer T } };
}
  ? T
  : never;

type QueryOf<O extends keyof operations> = NonNullable<operations[O]['parameters']['query']>;

/** One of the records that an import takes. */
type RecordOf<O extends keyof operations> = operations[O] extends {
  requestBody: { content: { 'application/json': { records: (infer T)[] } } };
}
  ? T
  : never;

/** An order: where it stands, and what was read in it. */
export type OrderStatus = Schemas['OrderStatus'];
/** One of the eight states of an order. */
export type OrderStatusName = OrderStatus['status'];
/** What was read: every key is there, what is not known is null. */
export type PurchaseOrder = Schemas['PurchaseOrder'];
/** With `split`, the orders of an e-mail are in `orders`. */
export type OrderUploadResponse = Schemas['OrderUploadResponse'];
export type EmailClassification = Schemas['EmailClassification'];
export type EmailGroup = Schemas['EmailGroup'];
export type ErpSendResponse = Schemas['ErpSendResponse'];
export type RejectedEmail = Schemas['RejectedEmail'];
export type RejectionStatus = RejectedEmail['rejection_status'];
export type ReprocessResponse = AnswerOf<'post_rejected_request_id_reprocess'>;
export type Customer = Schemas['Customer'];
export type CustomerBody = Schemas['CustomerBody'];
export type CustomerSearch = AnswerOf<'get_customer_search_query'>;
export type Product = Schemas['Product'];
export type ProductBody = Schemas['ProductBody'];
export type Mapping = Schemas['CustomerProduct'];
export type MappingBody = Schemas['CustomerProductBody'];
export type MappingFilter = Pick<QueryOf<'get_customer_product_list'>, 'customer_number' | 'item_number'>;
export type CustomerRecord = RecordOf<'post_customer_import'>;
export type ProductRecord = RecordOf<'post_product_import'>;
export type MappingRecord = RecordOf<'post_customer_product_import'>;
/** What was refused is named by its place from 0. */
export type ImportResult = Schemas['ImportResult'];
export type TemplateParameter = Schemas['TemplateParameter'];
export type IndexRebuild = Schemas['IndexRebuild'];
export type SystemStatus = Schemas['SystemStatus'];

/** One entry of a validation answer; `loc` is the path of the value: `["body", "request_id"]`. */
export type Problem = Schemas['ValidationError']['detail'][number];
export type NotAPurchaseOrderDetail = Exclude<Schemas['RawUploadError']['detail'], string>;

/** One page of a list; `total` and `pages` count the whole list. */
export type ListPage<T> = Omit<AnswerOf<'get_order_status_list'>, 'items'> & { items: T[] };
