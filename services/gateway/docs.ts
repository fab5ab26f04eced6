import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '@orderloom/errors/failure.ts';
import type { Response } from 'express';
import { z } from 'zod';
import { errorDoc } from './error-docs.ts';
import { type Route, route } from './route.ts';

/** By path, not by import: the package's entry would load the whole user interface into this process. */
const assetFolder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const assets = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Orderloom API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

/** A file of its own, since the page's policy allows no inline script. */
const startScript = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true });\n`;

/** Only what Swagger UI needs: own scripts, its inline styles and the images it draws from data. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** The machine-readable document and its pages; `document` is asked at the first request. */
export function docsRoutes(document: () => object): Route[] {
  let made: object | undefined;
  const base = { method: 'get', keys: 'public', tag: 'Documentation' } as const;
  return [
    route({
      ...base,
      path: '/openapi.json',
      summary: 'This interface as an OpenAPI 3.1 document',
      responses: {
        200: { description: 'The document', schema: z.looseObject({}), example: { openapi: '3.1.0' } },
      },
      async handle() {
        made ??= document();
        return made;
      },
    }),
    route({
      ...base,
      path: '/docs',
      summary: 'This interface to read and try',
      responses: { 200: { description: 'A page', schema: z.string(), type: 'text/html' } },
      async handle(_input, { response }) {
        response.set('Content-Security-Policy', pagePolicy).type('html').send(page);
      },
    }),
    route({
      ...base,
      path: '/docs/{asset}',
      summary: 'A part of the documentation page',
      params: z.object({ asset: z.string() }),
      responses: {
        200: { description: 'The part', schema: z.string(), type: 'application/octet-stream' },
        404: errorDoc('Not Found'),
      },
      async handle({ params: { asset } }, { response }) {
        if (asset === 'start.js') response.type('text/javascript').send(startScript);
        else if (assets.includes(asset)) await sendAsset(response, asset);
        else throw new Failure('not_found', 'Not Found');
      },
    }),
  ];
}

function sendAsset(response: Response, asset: string): Promise<void> {
  return new Promise((resolve, reject) => {
    response.sendFile(asset, { root: assetFolder, maxAge: '1d' }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}
