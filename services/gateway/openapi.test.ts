import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { keyText, languageCode, lineText } from './parameters.ts';
import { type GatewayPorts, gatewayRoutes } from './routes.ts';

interface TextSchema {
  minLength: number;
  maxLength: number;
  pattern: string;
}

interface Operation {
  operationId: string;
  parameters?: { name: string; schema: TextSchema }[];
  responses: Record<string, { content?: object; links?: object }>;
}

const document = openApiDocument(gatewayRoutes({} as GatewayPorts)) as {
  paths: Record<string, Record<string, Operation>>;
};
const statusesOf = (method: string, path: string) =>
  Object.keys(document.paths[path]![method]!.responses).map(Number);

test.each([
  ['put', '/customer/{customer_number}', [202, 400, 401, 409, 413, 415, 422, 500, 503]],
  ['get', '/customer/search/{query}', [200, 400, 401, 422, 500, 503]],
  ['get', '/order/group/{email_group_id}', [200, 400, 401, 404, 422, 500, 503]],
  ['patch', '/template_parameter/{role}/{parameter}', [200, 400, 401, 413, 415, 422, 500, 503]],
  ['post', '/order/upload', [200, 400, 401, 413, 415, 422, 500, 503]],
  ['post', '/order/raw/classify', [200, 400, 401, 413, 422, 500, 503]],
  ['post', '/erp/send/{request_id}', [200, 400, 401, 404, 409, 422, 500, 503]],
  ['get', '/order_status/list', [200, 401, 422, 500, 503]],
  ['get', '/healthcheck', [200, 500]],
])('%s %s documents these statuses and no others', (method, path, statuses) => {
  expect(statusesOf(method, path)).toEqual(statuses);
});

test('every JSON answer has an example', () => {
  const bare = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.entries(responses)
        .filter(([, { content }]) => JSON.stringify(content ?? {}).startsWith('{"application/json"'))
        .filter(([, { content }]) => !JSON.stringify(content).includes('"example"'))
        .map(([status]) => `${method} ${path} ${status}`),
    ),
  );
  expect(bare).toEqual([]);
});

test('every JSON body has an example that its call takes', () => {
  const routes = gatewayRoutes({} as GatewayPorts).filter(({ body }) => body);
  expect(routes).toHaveLength(7);
  for (const { path, body, bodyExample } of routes)
    expect([path, body!.safeParse(bodyExample).success]).toEqual([path, true]);
});

test('a validation example is about the route, a 503 names its service, and headers are documented', () => {
  const told = (method: string, path: string, status: number) =>
    document.paths[path]![method]!.responses[status] as {
      headers: object;
      content: { 'application/json': { example: { detail: unknown } } };
    };
  const detail = (...at: [string, string, number]) => told(...at).content['application/json'].example.detail;
  expect(detail('get', '/customer/search/{query}', 422)).toMatchObject([{ loc: ['query', 'top_k'] }]);
  expect(detail('put', '/customer/{customer_number}', 422)).toMatchObject([{ loc: ['body'] }]);
  expect(detail('get', '/order/group/{email_group_id}', 422)).toMatchObject([
    { loc: ['path', 'email_group_id'] },
  ]);
  expect(detail('get', '/product/list', 503)).toBe('master-data is not reachable');
  expect(detail('get', '/order_status/list', 503)).toBe('intake is not reachable');
  expect(Object.keys(told('get', '/product/list', 503).headers)).toEqual(['X-Request-Id', 'Retry-After']);
  expect(Object.keys(told('get', '/product/list', 200).headers)).toEqual(['X-Request-Id']);
});

test('a link leads to an operation of the document', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const ids = new Set(operations.map((operation) => operation.operationId));
  const targets = operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ links }) => Object.keys(links ?? {})),
  );
  expect(targets).toContain('post_erp_send_request_id');
  expect(targets.filter((target) => !ids.has(target))).toEqual([]);
});

test.each([
  ['get', '/customer/search/{query}', 'query', lineText],
  ['put', '/customer/{customer_number}', 'customer_number', keyText],
  ['put', '/product/{product_number}/{language_code}', 'language_code', languageCode],
])('%s %s documents of %s what is accepted', (method, path, name, accepted) => {
  const parameter = document.paths[path]![method]!.parameters!.find((each) => each.name === name)!;
  const { minLength, maxLength, pattern } = parameter.schema;
  const isDocumented = (text: string) =>
    [...text].length >= minLength && [...text].length <= maxLength && new RegExp(pattern).test(text);
  const isAccepted = (text: string) => accepted.safeParse(text).success;
  const texts = [
    ...['', ' ', '\ufeff', '\u00a0', 'a b', ' a', '\n', 'a\n', '\u0085', '\u007f', '\u001f', 'Ä-1/2'],
    ...['de', 'pt-BR', 'zh_Hant', 'deutsch', 'd', 'de-', '😀'.repeat(200), '😀'.repeat(201)],
    ...['x'.repeat(200), 'x'.repeat(201), `de${'-ab'.repeat(66)}`, `de${'-ab'.repeat(67)}`],
  ];
  expect(texts.filter(isAccepted)).toEqual(texts.filter(isDocumented));
  expect(texts.filter(isAccepted)).toContain('pt-BR');
});
