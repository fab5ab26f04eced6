import type { ClassifierServiceService } from '@orderloom/proto/gen/classifier/v1/classifier.ts';
import type { Handlers } from '@orderloom/rpc/methods.ts';
import { type ClassifyEmailContext, classifyEmail } from './classify-email.ts';

/** Each RPC: parse, do, reply. */
export function classifierHandlers(context: ClassifyEmailContext): Handlers<typeof ClassifierServiceService> {
  return {
    classifyEmail: (request, { signal }) => classifyEmail(context, request, signal),
  };
}
