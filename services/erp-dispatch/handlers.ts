import type { DispatchServiceService } from '@orderloom/proto/gen/dispatch/v1/dispatch.ts';
import type { Handlers } from '@orderloom/rpc/methods.ts';
import type { Dispatch } from './context.ts';
import type { RunningSends } from './running-sends.ts';
import { sendOrder } from './send-order.ts';

export function dispatchHandlers(
  dispatch: Dispatch,
  sends: RunningSends,
): Handlers<typeof DispatchServiceService> {
  return {
    async sendOrder({ request_id }) {
      return { request_id, data_json: await sends.track(sendOrder(dispatch, request_id.toLowerCase())) };
    },
  };
}
