import type { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { errorDoc, validationSchema } from './error-docs.ts';
import type { Link, ResponseDoc, Route } from './route.ts';
import { interfaceVersion } from './system.ts';

const securityScheme = 'ApiKey';

/** The OpenAPI 3.1 document of a table of routes. */
export function openApiDocument(routes: Route[]): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: toOperation(route) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Orderloom',
        version: interfaceVersion,
        description:
          'Turns incoming purchase orders into checked order data and hands them to the ERP. What is no complete HTTP request is answered with 400, 408, 417 or 431 and an `Error` before any operation is chosen; a path with another method with 405, an `Error` and the header Allow.',
      },
      paths,
      components: {
        securitySchemes: { [securityScheme]: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      },
    },
    { override: allowMoreKeys },
  );
}

/** Clients must expect keys that a later version adds; zod says of each answer that it has no others. */
function allowMoreKeys({ jsonSchema, io }: { jsonSchema: { additionalProperties?: unknown }; io: string }) {
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

function toOperation(route: Route): ZodOpenApiOperationObject {
  return {
    operationId: operationId(route),
    tags: [route.tag],
    summary: route.summary,
    ...(route.keys === 'public' ? {} : { security: [{ [securityScheme]: [] }] }),
    requestParams: {
      ...(route.params && { path: route.params as z.ZodObject }),
      ...(route.query && { query: route.query as z.ZodObject }),
    },
    ...(route.body && { requestBody: { required: true, content: jsonContent(route) } }),
    ...(route.form && { requestBody: { required: true, content: formContent(route.form) } }),
    responses: Object.fromEntries(
      Object.entries(documentedResponses(route)).map(([status, doc]) => [
        status,
        { ...toResponse(doc), headers: headersOf(status) },
      ]),
    ),
  };
}

function operationId({ method, path }: Pick<Route, 'method' | 'path'>): string {
  const words = path.replaceAll(/\W+/g, '_').replaceAll(/^_|_$/g, '');
  return `${method}_${words}`;
}

function jsonContent({ body, bodyExample }: Route) {
  return { 'application/json': { schema: body!, example: bodyExample } };
}

/** Every further text field of a form is metadata. */
function formContent(form: NonNullable<Route['form']>) {
  const { properties, required, encoding } = form;
  const schema = {
    type: 'object' as const,
    properties,
    required,
    additionalProperties: { type: 'string' as const },
    // A part without a name is malformed, and line breaks or quotes do not survive its header.
    propertyNames: { pattern: '^[^\\u0000-\\u001f\\u007f"\\\\]+$' },
  };
  return { 'multipart/form-data': { schema, encoding } };
}

function toResponse({ description, schema, example, links, type = 'application/json' }: ResponseDoc) {
  if (!schema) return { description };
  return {
    description,
    content: { [type]: { schema, ...(example !== undefined && { example }) } },
    ...(links && { links: Object.fromEntries(links.map((link) => [operationId(link), toLink(link)])) }),
  };
}

function headersOf(status: string) {
  const always = { 'X-Request-Id': { description: 'Of this answer, in our log', schema: text } };
  const retryAfter = { description: 'Seconds; absent when asking again does not help', schema: text };
  return status === '503' ? { ...always, 'Retry-After': retryAfter } : always;
}

const text = { type: 'string' as const };

function toLink({ parameters, ...to }: Link) {
  return { operationId: operationId(to), parameters };
}

/** A problem that a request to this route can have. */
function validationExample({ query, body, params }: Route) {
  const number = ['page', 'top_k'].find((name) => query && name in query.shape);
  if (number !== undefined) {
    const msg = 'Input should be greater than or equal to 1';
    return { type: 'greater_than_equal', loc: ['query', number], msg, input: '0' };
  }
  if (body) {
    const msg = 'Input should be a valid dictionary or object to extract fields from';
    return { type: 'model_attributes_type', loc: ['body'], msg, input: [] };
  }
  const [name = ''] = Object.keys(params?.shape ?? {});
  return name.endsWith('_id')
    ? { type: 'uuid_parsing', loc: ['path', name], msg: 'Input should be a valid UUID', input: 'x' }
    : {
        type: 'string_too_short',
        loc: ['path', name],
        msg: 'String should have at least 1 character',
        input: ' ',
      };
}

/** The service behind a route, which may be away. */
function serviceOf({ path }: Route): string {
  if (/^\/(customer|product|customer-product|template_parameter|index)\//.test(path)) return 'master-data';
  return 'intake';
}

/** Every answer that the document says a route may give, by status. */
export function documentedResponses(route: Route): Record<number, ResponseDoc> {
  return { ...commonResponses(route), ...route.responses };
}

/** What a route answers because of what it is, not of what it does. */
function commonResponses(route: Route): Record<number, ResponseDoc> {
  const common: Record<number, ResponseDoc> = { 500: errorDoc('Internal server error') };
  if (route.params || route.query || route.body || route.form) {
    common[422] = {
      description: 'Validation error',
      schema: validationSchema,
      example: { detail: [validationExample(route)] },
    };
  }
  // A path that is no UTF-8; a body that ends early or cannot be unpacked.
  if (route.params || route.body) common[400] = errorDoc('Malformed request');
  if (route.form) common[400] = errorDoc('Malformed multipart body');
  if (route.body) {
    common[413] = errorDoc('Request too large (limit 1 MiB)');
    common[415] = errorDoc('Unsupported encoding of the request body');
  }
  if (route.keys === 'public') return common;
  common[401] = errorDoc('Invalid or missing API key');
  common[503] = errorDoc(`${serviceOf(route)} is not reachable`);
  return common;
}
