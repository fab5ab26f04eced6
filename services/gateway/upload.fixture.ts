import type { AcceptUploadRequest, IntakeServiceService } from '@orderloom/proto/gen/intake/v1/intake.ts';
import type { Handlers } from '@orderloom/rpc/methods.ts';
import {
  boundary,
  type FormPart,
  multipart,
  orderOf,
  type StartedGateway,
  startGateway,
} from './gateway.fixture.ts';

/** The gateway under test, and what its intake was asked. */
export const upload = {} as { gateway: StartedGateway; accepted: AcceptUploadRequest[] };

export type AcceptUpload = Handlers<IntakeServiceService>['acceptUpload'];

export const store: AcceptUpload = async (request) => {
  const { request_id, files, metadata } = request;
  return { order: orderOf({ request_id: request_id!, files, metadata }), created: true };
};

/** A gateway whose intake notes what it is asked and answers as `accept` says. */
export async function start(tenant: object | null = {}, accept: AcceptUpload = store): Promise<void> {
  upload.accepted = [];
  const acceptUpload: AcceptUpload = (request, call) => {
    upload.accepted.push(request);
    return accept(request, call);
  };
  upload.gateway = await startGateway({ intake: { acceptUpload } }, tenant);
}

export function post(parts: FormPart[] | Buffer, headers: Record<string, string> = {}): Promise<Response> {
  return upload.gateway.get('/order/upload', {
    method: 'POST',
    body: new Uint8Array(Buffer.isBuffer(parts) ? parts : multipart(parts)),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });
}

export const pdf = (name: string, rest = ''): FormPart => ({
  name: 'files',
  filename: name,
  content: `%PDF-1.7\n${rest}`,
});
