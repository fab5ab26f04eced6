import type { ReadFile } from '@orderloom/pages/page.ts';
import type { Draft, Place } from '../draft.ts';
import { type ExtractInput, extractFiles } from '../extract-child.ts';
import type { OrderFiles } from '../extract-order.ts';
import { readOrder } from '../read-order.ts';
import { type Choice, traced } from '../trace.ts';
import { type PrintedPage, printedPages } from './printed-pages.ts';

/** A draft with what a second opinion on it needs. */
export interface ReadForOpinion {
  draft: Draft;
  pages: PrintedPage[];
  /** What else a value could be, by its path, the likeliest first. */
  rivals: Record<string, Place[]>;
}

/** As `extract-child.ts`, and gives the pages as they are printed and the candidates that were not chosen. */
export async function run(input: ExtractInput): Promise<ReadForOpinion> {
  let files: readonly ReadFile[] = [];
  let rivals: ReadForOpinion['rivals'] = {};
  const draft = await extractFiles(input, (order: OrderFiles) => {
    const { result, trace } = traced(() => readOrder(order));
    files = order.files;
    rivals = rivalsOf(trace.choices);
    return result;
  });
  const doubtful = new Set(draft.doubts.flatMap(({ places }) => places.map(keyOf)));
  return { draft, rivals, pages: printedPages(files, (file, page) => doubtful.has(keyOf({ file, page }))) };
}

/** More than a person would weigh against each other. */
const mostRivals = 5;

function rivalsOf(choices: readonly Choice[]): ReadForOpinion['rivals'] {
  const byPath = Map.groupBy(
    choices.filter(({ path }) => path !== ''),
    ({ path }) => path,
  );
  return Object.fromEntries(
    [...byPath].map(([path, each]) => [
      path,
      each.flatMap(({ ranked }) => ranked.flatMap(({ places }) => places.slice(0, 1))).slice(0, mostRivals),
    ]),
  );
}

function keyOf({ file, page }: Pick<Place, 'file' | 'page'>): string {
  return JSON.stringify([file, page]);
}
