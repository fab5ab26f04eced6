import type { DispatchServiceService } from '@orderloom/proto/gen/dispatch/v1/dispatch.ts';
import type { Handlers } from '@orderloom/rpc/methods.ts';
import type { Dispatch } from './context.ts';
import { sendOrder } from './send-order.ts';

export function dispatchHandlers(dispatch: Dispatch): Handlers<typeof DispatchServiceService> {
  return {
    async sendOrder({ request_id }) {
      return { request_id, data_json: await sendOrder(dispatch, request_id.toLowerCase()) };
    },
  };
}
