import { openPdf } from '@orderloom/pages/pdf-open.ts';
import { renderPage } from '@orderloom/pages/pdf-render.ts';
import type { Pixels } from './damage.ts';

/** The pages of a PDF as RGBA pixels. */
export async function renderPdf(pdf: Buffer, name: string, dpi: number): Promise<Pixels[]> {
  const document = await openPdf(pdf, { name, maxImageSize: 50_000_000 });
  try {
    const pages: Pixels[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      pages.push(await renderPage(await document.getPage(number), dpi));
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}
