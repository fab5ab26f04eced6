import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { ZodOpenApiEncodingObject } from 'zod-openapi';
import type { Access } from './api-keys.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** One documented answer of a route. Without a schema: no body. */
export interface ResponseDoc {
  description: string;
  schema?: z.ZodType;
  example?: unknown;
  /** Media type; absent: application/json. */
  type?: string;
  /** Calls that go on with this answer. */
  links?: Link[];
}

export interface Link {
  method: Method;
  path: string;
  /** By name, as runtime expressions of OpenAPI: `$response.body#/request_id`. */
  parameters: Record<string, string>;
}

/** A multipart form, which its route reads as a stream: only its documentation. */
export interface FormDoc {
  properties: Record<string, object>;
  required: string[];
  /** The media types of its files. */
  encoding: ZodOpenApiEncodingObject;
}

export interface RouteInput<P, Q, B> {
  params: P;
  query: Q;
  body: B;
}

export interface Http {
  request: Request;
  response: Response;
}

/** One endpoint as data: express and OpenAPI are both made from it. */
export interface Route {
  method: Method;
  /** As OpenAPI writes it: `/order_status/{request_id}`. */
  path: string;
  /** Which keys open it. */
  keys: Access;
  tag: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON. */
  body?: z.ZodType;
  bodyExample?: unknown;
  form?: FormDoc;
  /** By status; the lowest is the one of success. What every route may answer is added by `openapi.ts`. */
  responses: Record<number, ResponseDoc>;
  /** Resolves to the JSON of the answer, unless it has sent one itself. */
  handle(input: RouteInput<unknown, unknown, unknown>, http: Http): Promise<unknown>;
}

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A route whose handler gets what its schemas make of the request. */
export function route<
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  spec: Omit<Route, 'params' | 'query' | 'body' | 'handle'> & {
    params?: P;
    query?: Q;
    body?: B;
    handle(input: RouteInput<OutputOf<P>, OutputOf<Q>, OutputOf<B>>, http: Http): Promise<unknown>;
  },
): Route {
  return spec as Route;
}

/** The status of a route's success. */
export function successStatus({ responses }: Route): number {
  return Math.min(...Object.keys(responses).map(Number));
}
