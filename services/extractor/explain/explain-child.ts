import { readFile as readBytes } from 'node:fs/promises';
import type { ReadFile } from '@orderloom/pages/page.ts';
import { showPages } from '@orderloom/pages/show-pages.ts';
import { type ExtractInput, extractFiles } from '../extract-child.ts';
import type { OrderFiles } from '../extract-order.ts';
import { readOrder } from '../read-order.ts';
import { traced } from '../trace.ts';
import { explainTrace } from './explain-trace.ts';
import type { ExplainedPage, Explanation } from './explanation.ts';
import { pagesToShow } from './pages-to-show.ts';

/** As `extract-child.ts`, and says how it came to the draft. */
export async function run(input: ExtractInput): Promise<Explanation> {
  let seen: Explanation | undefined;
  let files: readonly ReadFile[] = [];
  const draft = await extractFiles(input, (order: OrderFiles) => {
    const { result, trace } = traced(() => readOrder(order));
    files = order.files;
    seen = explainTrace(trace, files, result);
    return result;
  });
  const explanation: Explanation = { ...seen!, draft };
  return { ...explanation, pages: await withPictures(explanation, input, files) };
}

async function withPictures(
  explanation: Explanation,
  input: ExtractInput,
  files: readonly ReadFile[],
): Promise<ExplainedPage[]> {
  const wanted = new Set(pagesToShow(explanation));
  const pictures = new Map<string, Uint8Array>();
  for (const { name, pages } of files) {
    const shown = pages.filter((page) => wanted.has(keyOf(name, page.number)));
    if (shown.length === 0) continue;
    const { path } = input.files.find((file) => file.name === name)!;
    for (const { number, webp } of await showPages({ name, bytes: await readBytes(path) }, shown))
      pictures.set(keyOf(name, number), webp);
  }
  return explanation.pages.map((page) => ({
    ...page,
    picture: pictures.get(keyOf(page.file, page.page)) ?? null,
  }));
}

function keyOf(file: string, page: number): string {
  return JSON.stringify([file, page]);
}
