import PDFDocument from 'pdfkit';
import type { Sharp } from 'sharp';
import type { Random } from '../random.ts';
import type { Kind } from '../truth.ts';
import { chooseDamage, type Damage, damagePage } from './damage.ts';
import { renderPdf } from './render-pdf.ts';

export interface Scanned {
  bytes: Buffer;
  kind: Kind;
  extension: 'pdf' | 'png' | 'jpg';
}

/** A PDF as it comes from a scanner or a phone: pictures in a PDF, or one picture. */
export async function scanDocument(pdf: Buffer, random: Random, seed: string): Promise<Scanned> {
  const damage = chooseDamage(random, seed);
  const format = random.pick(['pdf', 'pdf', 'jpg', 'png'] as const);
  const pages: Sharp[] = [];
  for (const [i, picture] of (await renderPdf(pdf, seed, damage.dpi)).entries()) {
    pages.push(await damagePage(picture, { ...damage, seed: `${seed}/${i}` }));
  }
  if (pages.length > 1 || format === 'pdf') {
    return { bytes: await pdfOf(pages, damage), kind: 'scan-pdf', extension: 'pdf' };
  }
  const only = pages[0]!;
  const bytes = format === 'png' ? await only.png().toBuffer() : await jpegOf(only, damage);
  return { bytes, kind: 'image', extension: format };
}

const jpegOf = (page: Sharp, { jpegQuality }: Damage) => page.jpeg({ quality: jpegQuality }).toBuffer();

/** Pages of the size of the pictures, without any text. */
async function pdfOf(pages: readonly Sharp[], damage: Damage): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    info: { CreationDate: new Date('2025-01-01T00:00:00Z') },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const page of pages) {
    const jpeg = await jpegOf(page, damage);
    const { width, height } = await page.metadata();
    const size: [number, number] = [(width * 72) / damage.dpi, (height * 72) / damage.dpi];
    document.addPage({ size, margin: 0 });
    document.image(jpeg, 0, 0, { width: size[0] });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
