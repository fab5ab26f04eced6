import type { DispatchServiceService } from '@orderloom/proto/gen/dispatch/v1/dispatch.ts';
import type { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { customerRoutes } from './customers.ts';
import { docsRoutes } from './docs.ts';
import { erpRoutes } from './erp.ts';
import { fileRoutes } from './files.ts';
import { importRoutes } from './imports.ts';
import { indexRebuildRoutes } from './index-rebuild.ts';
import { mappingRoutes } from './mappings.ts';
import { openApiDocument } from './openapi.ts';
import { orderRoutes } from './orders.ts';
import { productRoutes } from './products.ts';
import { type RawUploadPorts, rawUploadRoutes } from './raw-uploads.ts';
import { rejectedRoutes } from './rejected.ts';
import type { Route } from './route.ts';
import { systemRoutes } from './system.ts';
import { templateParameterRoutes } from './template-parameters.ts';
import { uploadRoutes } from './uploads.ts';
import type { ServiceWatch } from './watch-services.ts';

export interface GatewayPorts extends RawUploadPorts {
  dispatch: RpcClient<DispatchServiceService>;
  masterData: RpcClient<MasterDataServiceService>;
  watch: ServiceWatch;
}

/** The one table of the public API. */
export function gatewayRoutes(ports: GatewayPorts): Route[] {
  const { intake, blobs, dispatch, masterData, tenant, watch } = ports;
  const routes = [
    ...uploadRoutes(ports),
    ...rawUploadRoutes(ports),
    ...orderRoutes(intake),
    ...fileRoutes(intake, blobs),
    ...erpRoutes(dispatch, tenant),
    ...rejectedRoutes(intake),
    ...customerRoutes(masterData),
    ...productRoutes(masterData),
    ...mappingRoutes(masterData),
    ...importRoutes(masterData),
    ...templateParameterRoutes(masterData),
    ...indexRebuildRoutes(masterData),
    ...systemRoutes(watch),
  ];
  return [...routes, ...docsRoutes(() => openApiDocument(routes))];
}
