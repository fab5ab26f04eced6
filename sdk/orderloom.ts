import { createCaller, type OrderloomOptions } from './call.ts';
import { type CustomerCalls, customerCalls } from './customers.ts';
import { type MappingCalls, mappingCalls } from './mappings.ts';
import { type OrderCalls, orderCalls } from './orders.ts';
import { type ProductCalls, productCalls } from './products.ts';
import { type RejectedCalls, rejectedCalls } from './rejected.ts';
import { type SystemCalls, systemCalls } from './system.ts';
import { type UploadCalls, uploadCalls } from './uploads.ts';

export type {
  Customer,
  CustomerBody,
  CustomerRecord,
  CustomerSearch,
  EmailClassification,
  EmailGroup,
  ErpSendResponse,
  ImportResult,
  IndexRebuild,
  ListPage,
  Mapping,
  MappingBody,
  MappingFilter,
  MappingRecord,
  NotAPurchaseOrderDetail,
  OrderStatus,
  OrderStatusName,
  OrderUploadResponse,
  Problem,
  Product,
  ProductBody,
  ProductRecord,
  PurchaseOrder,
  RejectedEmail,
  RejectionStatus,
  ReprocessResponse,
  SystemStatus,
  TemplateParameter,
} from './api-types.ts';
export type { OrderloomOptions, Retry, Timing } from './call.ts';
export type { SearchOptions } from './customers.ts';
export {
  type ErrorKind,
  FileNotReadable,
  NotAPurchaseOrder,
  NotReachable,
  OrderloomError,
  TimedOut,
  ValidationError,
} from './errors.ts';
export type { IterateOptions, PageOptions } from './pages.ts';
export type { OnProgress, UploadProgress } from './progress.ts';
export type { RejectedFilter } from './rejected.ts';
export type { CallOptions } from './time-limit.ts';
export type { FilePath, NamedContent, UploadFile } from './upload-body.ts';
export type { EmailUpload, OrderUpload, UploadOptions } from './uploads.ts';
export type { WaitOptions } from './wait-until-settled.ts';

/** Every call of the interface, to one service. */
export interface Orderloom
  extends UploadCalls,
    OrderCalls,
    RejectedCalls,
    CustomerCalls,
    ProductCalls,
    MappingCalls,
    SystemCalls {}

/** A client of one service. It holds no connections of its own: there is nothing to close. */
export function createOrderloom(options: OrderloomOptions): Orderloom {
  const caller = createCaller(options);
  return {
    ...uploadCalls(caller),
    ...orderCalls(caller),
    ...rejectedCalls(caller),
    ...customerCalls(caller),
    ...productCalls(caller),
    ...mappingCalls(caller),
    ...systemCalls(caller),
  };
}
