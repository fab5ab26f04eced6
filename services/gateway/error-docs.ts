import { z } from 'zod';
import type { ResponseDoc } from './route.ts';

export const errorSchema = z.object({ detail: z.string() }).meta({ id: 'Error' });

export const validationSchema = z
  .object({
    detail: z.array(
      z.object({
        type: z.string(),
        loc: z.array(z.union([z.string(), z.int()])),
        msg: z.string(),
        input: z.unknown(),
      }),
    ),
  })
  .meta({ id: 'ValidationError' });

/** An error answer whose detail is a sentence. */
export function errorDoc(detail: string): ResponseDoc {
  return { description: detail, schema: errorSchema, example: { detail } };
}

/** A validation answer about one value. */
export function validationDoc(type: string, loc: string[], msg: string, input: unknown): ResponseDoc {
  return {
    description: 'Validation error',
    schema: validationSchema,
    example: { detail: [{ type, loc, msg, input }] },
  };
}
