import { z } from 'zod';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export function isUuidV4(text: string): boolean {
  return uuidV4.test(text);
}

export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** The problem types of `validation-problems.ts` that zod has no code for travel as `params.type` of an issue. */
function refused(type: string, message: string) {
  return { params: { type }, error: message };
}

const uuidDoc = { type: 'string', format: 'uuid' } as const;

/** The optional field `request_id` of a form; an empty one counts as none, as forms send it. */
export const requestIdDoc = {
  type: 'string',
  pattern: '^([0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-4[0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12})?$',
  description: 'UUID v4; repeating a call with the same id gives the same order',
} as const;

/** An order's id in a path; any case of its hex is the same id. A malformed one answers 400, not 422. */
export const orderId = z
  .string()
  .refine(isUuid, refused('document_id', 'Invalid document ID format'))
  .toLowerCase()
  .meta({ override: { ...uuidDoc, example: '7f1c2a9e-3b54-4d1f-9a37-0c5de1b1f6a2' } });

/** Any other UUID in a path or body. */
export const uuidText = z
  .string()
  .refine(isUuid, refused('uuid_parsing', 'Input should be a valid UUID'))
  .toLowerCase()
  .meta({ override: uuidDoc });

export const orderIdParams = z.object({ request_id: orderId });

const longestText = 200;

/** A line of a few words. Its length counts characters, as JSON Schema does, and not UTF-16 units. */
export const lineText = z
  .string()
  .min(1)
  .refine(
    (text) => [...text].length <= longestText,
    refused('string_too_long', `String should have at most ${longestText} characters`),
  )
  .refine((text) => !/\p{Cc}/u.test(text), refused('value_error', 'Input should hold no control characters'))
  .meta({ override: lineDoc('^[^\\u0000-\\u001f\\u007f-\\u009f]+$') });

// U+FEFF is white space to JavaScript only.
const keyPattern =
  '^[^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\ufeff\\u0000-\\u001f\\u007f-\\u009f][^\\u0000-\\u001f\\u007f-\\u009f]*$';

/**
 * A number or code that a client chose for its customer, product and so on: a line that is not blank. Blanks around it
 * are none of it, in every call: the command line's imports leave them out, too.
 */
export const keyText = lineText
  .refine(
    (text) => text.trim() !== '',
    refused('string_too_short', 'String should have at least 1 character'),
  )
  .trim()
  .meta({ override: lineDoc(keyPattern) });

/** `/customer/list` and `/customer/import` are no customers: one of that number could be neither read nor deleted. */
export const reservedCustomerNumbers: readonly string[] = ['import', 'list'];

/** The number of a customer that is put. */
export const customerNumber = keyText
  .refine(
    (text) => !reservedCustomerNumbers.includes(text),
    refused('value_error', `Input should be no path of its own (${reservedCustomerNumbers.join(', ')})`),
  )
  .meta({ override: { ...lineDoc(keyPattern), not: { enum: [...reservedCustomerNumbers] } } });

/** The same in a path. Not as a schema: a path that is spelt so is another one, and answers 405 to PUT. */
export const customerNumberInPath = customerNumber.meta({
  override: { ...lineDoc(keyPattern), description: `Any but ${reservedCustomerNumbers.join(', ')}` },
});

/** What a refinement checks is not seen by the generator of the document. */
function lineDoc(pattern: string) {
  return { type: 'string', minLength: 1, maxLength: longestText, pattern } as const;
}

/** A language as products are stored under it: `de`, `pt-BR`, `zh_Hant`. */
export const languageCode = keyText
  .refine(
    (text) => /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(text),
    refused('string_pattern_mismatch', 'Input should be a language code'),
  )
  .meta({ override: lineDoc('^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$') });

/** The highest value of an int32, which is what a page or a version is on the wire. */
const maxInt32 = 2_147_483_647;

/** Records of one answer. */
const maxOfList = 1_000;

/** A whole number in a query. */
function integerText(min: number, max: number) {
  return z
    .string()
    .refine(
      (text) => /^\s*[+-]?\d+\s*$/.test(text),
      refused('int_parsing', 'Input should be a valid integer, unable to parse string as an integer'),
    )
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .meta({ override: { type: 'integer', minimum: min, maximum: max } });
}

function integerOr(fallback: number, min: number, max: number) {
  return integerText(min, max)
    .prefault(String(fallback))
    .meta({ override: { type: 'integer', minimum: min, maximum: max, default: fallback } });
}

export const pageQuery = z.object({
  page: integerOr(1, 1, maxInt32),
  size: integerOr(100, 1, maxOfList),
});

export const searchQuery = z.object({ top_k: integerOr(10, 1, maxOfList) });

export const versionQuery = z.object({ version: integerText(1, maxInt32).optional() });
