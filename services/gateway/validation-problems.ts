import { Failure } from '@orderloom/errors/failure.ts';
import type { z } from 'zod';

/** One problem as pydantic v2 writes it. */
export interface Problem {
  type: string;
  loc: (string | number)[];
  msg: string;
  input: unknown;
}

/** A request that its schemas refuse; answered with 422 and the list of problems. */
export class InvalidRequest extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super('invalid request');
    this.name = 'InvalidRequest';
    this.problems = problems;
  }
}

export type Place = 'path' | 'query' | 'body';

/**
 * What `schema` makes of one part of a request. Throws InvalidRequest, or a Failure `malformed` for an order id
 * that is none.
 */
export function parsePart<S extends z.ZodType>(schema: S, place: Place, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  if (issues.some((issue) => customType(issue) === 'document_id')) {
    throw new Failure('malformed', 'Invalid document ID format');
  }
  throw new InvalidRequest(issues.slice(0, mostProblems).map((issue) => toProblem(issue, place, value)));
}

/** A body of 1 MiB can be wrong in some 300,000 places; nobody reads on after so many. */
export const mostProblems = 100;
/** Characters of an input that is shown. Of a longer one the caller knows the place, and has it. */
const longestInput = 1_000;

type Issue = z.core.$ZodIssue;

function toProblem(issue: Issue, place: Place, source: unknown): Problem {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  const loc = [place, ...path];
  const { found, input } = inputAt(source, path);
  const shown = sizeUpTo(longestInput, input) > longestInput ? null : input;
  // A form field or parameter that is absent has no input; in a body pydantic shows what should have held it.
  if (!found) return { type: 'missing', loc, msg: 'Field required', input: shown };
  return { ...describe(issue, input), loc, input: shown };
}

/** Roughly the characters of a value as JSON; counts no further than `most`. */
function sizeUpTo(most: number, value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 5;
  let size = 2;
  const parts = Array.isArray(value) ? value : Object.entries(value).flat();
  for (const part of parts) {
    if (size > most) break;
    size += 1 + sizeUpTo(most - size, part);
  }
  return size;
}

function describe(issue: Issue, input: unknown): Pick<Problem, 'type' | 'msg'> {
  switch (issue.code) {
    case 'invalid_type':
      return typeProblems[issue.expected] ?? { type: 'value_error', msg: issue.message };
    case 'too_small':
      return issue.origin === 'string'
        ? { type: 'string_too_short', msg: `String should have at least ${characters(issue.minimum)}` }
        : {
            type: 'greater_than_equal',
            msg: `Input should be greater than or equal to ${issue.minimum}`,
          };
    case 'too_big':
      if (issue.origin === 'array') return tooLong(Number(issue.maximum), input as unknown[]);
      return issue.origin === 'string'
        ? { type: 'string_too_long', msg: `String should have at most ${characters(issue.maximum)}` }
        : { type: 'less_than_equal', msg: `Input should be less than or equal to ${issue.maximum}` };
    case 'invalid_value':
      return { type: 'literal_error', msg: `Input should be ${orList(issue.values.map(String))}` };
    default:
      return { type: customType(issue) ?? 'value_error', msg: issue.message };
  }
}

function tooLong(most: number, { length }: unknown[]): Pick<Problem, 'type' | 'msg'> {
  return {
    type: 'too_long',
    msg: `List should have at most ${most} items after validation, not ${length}`,
  };
}

const typeProblems: Record<string, Pick<Problem, 'type' | 'msg'>> = {
  string: { type: 'string_type', msg: 'Input should be a valid string' },
  array: { type: 'list_type', msg: 'Input should be a valid list' },
  object: {
    type: 'model_attributes_type',
    msg: 'Input should be a valid dictionary or object to extract fields from',
  },
};

function customType(issue: Issue): string | undefined {
  return issue.code === 'custom' ? (issue.params?.type as string | undefined) : undefined;
}

function characters(count: number | bigint): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

/** As pydantic lists literals: 'a', 'b' or 'c'. */
function orList(values: string[]): string {
  const quoted = values.map((value) => `'${value}'`);
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} or ${quoted[quoted.length - 1]}`;
}

/** The value at `path`, or what holds the place where it is missing. */
function inputAt(source: unknown, path: (string | number)[]): { found: boolean; input: unknown } {
  let input = source;
  for (const key of path) {
    if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) {
      return { found: false, input: input ?? null };
    }
    input = (input as Record<string | number, unknown>)[key];
  }
  return input === undefined ? { found: false, input: null } : { found: true, input };
}
