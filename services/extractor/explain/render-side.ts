import type { ReviewReason } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import type { Place } from '../draft.ts';
import type { ExplainedChoice } from './explanation.ts';
import { type Html, html } from './html.ts';
import { fieldId, type Marks } from './marks.ts';
import type { OrderField, OrderFields } from './order-fields.ts';
import { lineId, type NumberedTable } from './render-page.ts';

/** The fields of the order: value, confidence, because, places, losers and doubts of each. */
export function renderFields({ fields, doubts, choices }: OrderFields, marks: Marks): Html {
  const items = Map.groupBy([...fields.entries()], ([, { path }]) => /^items\[\d+\]/.exec(path)?.[0] ?? '');
  return html`<section id="fields"><h2>Order</h2>
${[...items].map(([item, of]) => html`${item !== '' && html`<h3>${item}</h3>`}<ul class="fields">${of.map(([index, field]) => renderField(field, index, marks))}</ul>`)}
</section>
<section id="doubts"><h2>Other doubts</h2>${doubts.length > 0 ? doubts.map((doubt) => renderDoubt(doubt, marks)) : html`<p>None.</p>`}</section>
<section id="choices"><h2>Other choices</h2>${choices.length > 0 ? choices.map((choice) => html`<h3>${choice.path || 'no single field'}</h3>${renderChoice(choice, marks)}`) : html`<p>None.</p>`}</section>`;
}

function renderField(field: OrderField, index: number, marks: Marks): Html {
  const { path, value, confidence, because, places, choices, doubts } = field;
  const options = choices.reduce((sum, choice) => sum + choice.options.length, 0);
  return html`<li id="${fieldId(index)}" class="${value === null ? 'missing' : ''}${doubts.length > 0 ? ' doubted' : ''}">
<code>${path.replace(/^items\[\d+\]\./, '')}</code> <b>${value ?? '—'}</b>${confidence !== null && html` <meter min="0" max="1" low="0.8" high="0.9" optimum="1" value="${confidence}"></meter> <small>${confidence}</small>`}
${because !== '' && html`<p class="because">${because}</p>`}
${places.length > 0 && html`<p>${places.map((place) => link(place, marks))}</p>`}
${doubts.map((doubt) => renderDoubt(doubt, marks))}
${options > 0 && html`<details${options > 1 && html` class="contested"`}><summary>${options === 1 ? '1 candidate' : `${options} candidates`}</summary>${choices.map((choice) => renderChoice(choice, marks))}</details>`}
</li>`;
}

function renderChoice({ options }: ExplainedChoice, marks: Marks): Html {
  return html`<ol class="options">${options.map(
    ({ value, confidence, support }) =>
      html`<li><b>${value}</b> <small>${hundredth(confidence)}</small><ul>${support.map(
        ({ score, because, place }) =>
          html`<li><small>${hundredth(score)}</small> ${because} ${link(place, marks)}</li>`,
      )}</ul></li>`,
  )}</ol>`;
}

function renderDoubt({ code, path, message, evidence }: ReviewReason, marks: Marks): Html {
  return html`<p class="doubt"><b>${code}</b> <code>${path}</code> ${message} ${evidence.map((place) => link(place as Place, marks))}</p>`;
}

function link(place: Place, marks: Marks): Html {
  const id = marks.idOf(place);
  const text = `“${place.text}” p. ${place.page}`;
  return id === undefined ? html`<span>${text}</span> ` : html`<a href="#${id}">${text}</a> `;
}

/** What became of each line of each table, and what each column was taken for. */
export function renderTables(tables: readonly NumberedTable[]): Html {
  return html`<section id="tables"><h2>Lines of the tables</h2>${tables.length > 0 ? tables.map(renderTable) : html`<p>No table with a known heading was found: order lines come from labels or lists, where there are any.</p>`}</section>`;
}

function renderTable({ number, table }: NumberedTable): Html {
  const { lines } = table;
  const inside = lines.flatMap((line, index) => (line.kind === 'after' ? [] : [{ line, index }]));
  const after = lines.flatMap((line, index) => (line.kind === 'after' ? [{ line, index }] : []));
  const list = (of: typeof inside) =>
    html`<ol class="lines">${of.map(
      ({ line, index }) =>
        html`<li><a href="#${lineId(number, index)}" class="kind ${line.kind}">${line.kind}${line.item !== null && ` ${line.item + 1}`}</a> ${line.text}</li>`,
    )}</ol>`;
  return html`<h3>${table.file}, page ${table.page}${!table.isUsed && ': no row was found under this heading'}</h3>
<p>${table.columns.map(({ heading, role }) => html`<span class="column">${heading || '(no heading)'} → <b>${role ?? '?'}</b></span> `)}</p>
${list(inside)}
${after.length > 0 && html`<details><summary>${after.length} lines below the table</summary>${list(after)}</details>`}`;
}

function hundredth(share: number): string {
  return share.toFixed(2);
}
