import { invalid } from '@orderloom/errors/failure.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The id of a new order: the client's in lower case, else a new one. A Failure `validation` when it is no UUID v4. */
export function readRequestId(given: string | null | undefined, newId: () => string): string {
  const requestId = (given ?? newId()).toLowerCase();
  if (uuidV4.test(requestId)) return requestId;
  throw invalid(['body', 'request_id'], 'uuid_parsing', 'Input should be a valid UUID v4', requestId);
}
