import type { Box } from '@orderloom/pages/page.ts';
import type { ExplainedPage, ExplainedTable } from './explanation.ts';
import { type Html, html } from './html.ts';
import type { Mark } from './marks.ts';

/** A table with its place among all tables, for the ids of its lines. */
export interface NumberedTable {
  number: number;
  table: ExplainedTable;
}

/** Points below the last line of a plain text. */
const textMargin = 24;
/** Letters of OCR that was less sure are shown in red. */
const sureFrom = 0.8;

/** The id of a line of a table. */
export function lineId(table: number, line: number): string {
  return `line-${table}-${line}`;
}

/** Draws a page: its picture or words, and each layer as a group of boxes in points of the page. */
export function renderPage(page: ExplainedPage, tables: NumberedTable[], marks: readonly Mark[]): Html {
  const { width, picture } = page;
  const height = shownHeight(page);
  return html`<figure class="page${picture ? '' : ' plain'}">
<figcaption>${page.file}, page ${page.page} <small>(${sourceNames[page.source]})</small></figcaption>
<svg viewBox="0 0 ${round(width)} ${round(height)}" role="img" aria-label="${page.file}, page ${page.page}">
<rect class="paper" width="${round(width)}" height="${round(height)}"/>
${picture && html`<image class="picture" width="${round(width)}" height="${round(height)}" preserveAspectRatio="none" href="data:image/webp;base64,${Buffer.from(picture).toString('base64')}"/>`}
${layer('text', page.words.map(drawnWord))}
${layer(
  'rules',
  page.rules.map((box) => rect(box)),
)}
${layer(
  'words',
  page.words.map(({ box, text }) => rect(box, text)),
)}
${layer(
  'lines',
  page.lines.map((box) => rect(box)),
)}
${layer(
  'segments',
  page.segments.map((box) => rect(box)),
)}
${layer(
  'blocks',
  page.blocks.map(({ box, role, reading }) => named(box, role, [role, ...reading].join('\n'))),
)}
${layer('labels', page.labels.map(labelMark))}
${layer(
  'columns',
  tables.flatMap(({ table }) =>
    table.columns.map(({ box, role, heading }) =>
      named(box, role ?? '?', `${heading}: ${role ?? 'unknown'}`),
    ),
  ),
)}
${layer(
  'header',
  tables.flatMap(({ table }) =>
    table.columns.flatMap(({ headingBox, heading, meanings, role }) =>
      headingBox
        ? rect(headingBox, `${heading}: ${role ?? 'unknown'} of ${meanings.join(', ') || 'nothing known'}`)
        : [],
    ),
  ),
)}
${layer('rows', tables.flatMap(rowMarks))}
${markLayers(marks)}
</svg></figure>`;
}

/** Of a page of plain text only the part with text is shown. */
function shownHeight({ source, height, words }: ExplainedPage): number {
  return source === 'plain' ? Math.max(0, ...words.map(({ box }) => box[3])) + textMargin : height;
}

const sourceNames: Record<ExplainedPage['source'], string> = {
  text: 'text of the file',
  ocr: 'read by OCR',
  plain: 'plain text',
};

function markLayers(marks: readonly Mark[]): (Html | null)[] {
  return (['candidates', 'doubts', 'values'] as const).map((name) =>
    layer(
      name,
      marks
        .filter((mark) => mark.layer === name)
        .map(
          ({ id, title, place, tellerId }) =>
            html`<a href="#${tellerId}" id="${id}">${rect(place.box, title)}</a>`,
        ),
    ),
  );
}

function labelMark({ kinds, text, box, valueBox }: ExplainedPage['labels'][number]): Html {
  const title = `${text}: ${kinds.join(', ')}`;
  return html`${rect(box, title)}${valueBox && html`<rect class="of-label" ${sides(valueBox)}><title>${title}</title></rect>`}`;
}

function rowMarks({ number, table }: NumberedTable): Html[] {
  return table.lines.map(({ kind, box, item, text }, index) => {
    const title = item === null ? kind : `${kind} of item ${item + 1}`;
    return html`<rect id="${lineId(number, index)}" class="${kind}" ${sides(box)}><title>${`${title}: ${text}`}</title></rect>`;
  });
}

function layer(name: string, content: readonly Html[]): Html | null {
  return content.length > 0 ? html`<g class="layer ${name}">${content}</g>\n` : null;
}

function drawnWord({ text, box, confidence }: ExplainedPage['words'][number]): Html {
  const [x0, y0, x1, y1] = box;
  const size = y1 - y0;
  return html`<text${confidence < sureFrom && html` class="unsure"`} x="${round(x0)}" y="${round(y1 - 0.22 * size)}" font-size="${round(size * 0.85)}" textLength="${round(x1 - x0)}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
}

/** A box with its name in its upper left corner. */
function named(box: Box, name: string, title: string): Html {
  return html`${rect(box, title)}<text class="name" x="${round(box[0] + 1)}" y="${round(box[1] - 1)}">${name}</text>`;
}

function rect(box: Box, title?: string): Html {
  return html`<rect ${sides(box)}>${title !== undefined && html`<title>${title}</title>`}</rect>`;
}

/** A rule may be thinner than a point can show. */
function sides([x0, y0, x1, y1]: Box): Html {
  return html`x="${round(x0)}" y="${round(y0)}" width="${round(Math.max(x1 - x0, 0.3))}" height="${round(Math.max(y1 - y0, 0.3))}"`;
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}
