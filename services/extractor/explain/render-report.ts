import { createHash } from 'node:crypto';
import type { ExplainedOrder } from './explain-files.ts';
import { Html, html } from './html.ts';
import { marksOf } from './marks.ts';
import { fieldsOf } from './order-fields.ts';
import { type NumberedTable, renderPage } from './render-page.ts';
import { renderFields, renderTables } from './render-side.ts';
import { script } from './report-script.ts';
import { style } from './report-style.ts';

/** What can be shown and hidden on the pages, with whether it is shown at first. */
const layers: [name: string, label: string, isShown: boolean][] = [
  ['picture', 'page', true],
  ['text', 'words as read', false],
  ['words', 'word boxes', false],
  ['lines', 'lines', false],
  ['segments', 'segments', false],
  ['rules', 'rules', false],
  ['blocks', 'parties', true],
  ['labels', 'labels', true],
  ['columns', 'columns', true],
  ['header', 'headings', true],
  ['rows', 'table lines', true],
  ['values', 'values', true],
  ['candidates', 'losers', false],
  ['doubts', 'doubts', true],
];

/**
 * One HTML file that shows how the engine came to an order. It fetches nothing, and runs and styles nothing but our
 * own script and style sheet, which its policy names by their hashes.
 */
export function renderReport(order: ExplainedOrder): string {
  const { explanation, extraction } = order;
  const fields = fieldsOf(order);
  const marks = marksOf(fields);
  const tables = explanation.tables.map((table, number): NumberedTable => ({ number, table }));
  const pages = explanation.pages.map((page) =>
    renderPage(
      page,
      tables.filter(({ table }) => table.file === page.file && table.page === page.page),
      marks.all.filter(({ place }) => place.file === page.file && place.page === page.page),
    ),
  );
  const title = extraction.purchase_order?.order_number ?? '';
  const status = extraction.reasons.length === 0 ? 'PROCESSED' : 'ATTENTION';
  const css = sheetOf(layers);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src '${hashOf(css)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<title>Order ${title}, explained</title><style>${new Html(css)}</style></head>
<body><header><h1>Order ${title}</h1><span class="status ${status}">${status}</span>
<span>confidence ${extraction.overall_confidence.toFixed(2)}, ${explanation.draft.documentType.value}, ${explanation.draft.language}</span>
<fieldset>${layers.map(([name, label, isShown]) => html`<label><input type="checkbox" id="show-${name}"${isShown && html` checked`}> ${label}</label>`)}</fieldset>
<small>j, k: next and previous value</small></header>
<main>${pages}</main>
<aside>${renderFields(fields, marks)}${renderTables(tables)}</aside>
<script>${new Html(script)}</script></body></html>
`.markup;
}

/** A layer is hidden while its box is not checked; words are drawn anyway where there is no picture. */
function sheetOf(all: typeof layers): string {
  const switches = all
    .filter(([name]) => name !== 'text')
    .map(
      ([name]) =>
        `body:has(#show-${name}:not(:checked)) svg .${name}${name === 'picture' ? '' : '.layer'} { display: none; }`,
    );
  const text = '.plain .layer.text, body:has(#show-text:checked) .layer.text { display: inline; }';
  return [style, ...switches, text, ''].join('\n');
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
