import { withPdf } from '@orderloom/pages/pdf-document.ts';
import { renderPage } from '@orderloom/pages/pdf-render.ts';
import type { Pixels } from './damage.ts';

/** The pages of a PDF as RGBA pixels. */
export async function renderPdf(pdf: Buffer, name: string, dpi: number): Promise<Pixels[]> {
  return withPdf(pdf, name, async (document) =>
    Array.from({ length: document.pageCount }, (_, index) => {
      const page = document.openPage(index + 1)!;
      try {
        return renderPage(page, dpi);
      } finally {
        page.close();
      }
    }),
  );
}
