import sharp from 'sharp';
import { extensionOf } from './file-type.ts';
import { pictureAsRead } from './image.ts';
import type { Page } from './page.ts';
import { type PdfDocument, withPdf } from './pdf-document.ts';
import { leaveOutLargeImages } from './pdf-images.ts';
import { objectsOf } from './pdf-objects.ts';
import { renderPage } from './pdf-render.ts';
import type { Picture } from './picture.ts';
import { ocrDpi } from './picture-grey.ts';
import { backFrom, turnPicture } from './picture-turn.ts';
import type { InputFile } from './read-file.ts';
import { asRead } from './recognise.ts';

/** A page's picture; the page's places fit it when it is stretched to the page's size. */
export interface ShownPage {
  number: number;
  webp: Uint8Array;
}

/** Small print can be read at this resolution; a page of text takes some 60 KB. */
const shownDpi = 110;
const webpQuality = 60;

/**
 * Draws some of a file's pages as `readFile` saw them: turned upright, a scan also straightened. Files of text have
 * no pictures. Fails with `unreadable` when the file cannot be drawn.
 */
export async function showPages(file: InputFile, pages: readonly Page[]): Promise<ShownPage[]> {
  switch (extensionOf(file.name)) {
    case 'pdf':
      return showPdf(file, pages);
    case 'jpg':
    case 'jpeg':
    case 'png':
      return Promise.all(
        pages.map(async (page) => shown(page, await pictureAsRead(file.bytes, page, file.name))),
      );
    default:
      return [];
  }
}

function showPdf({ name, bytes }: InputFile, pages: readonly Page[]): Promise<ShownPage[]> {
  return withPdf(bytes, name, async (document) => {
    const all: ShownPage[] = [];
    // One after the other: a picture of a page takes up to 120 MB.
    for (const page of pages) {
      const picture = drawn(document, page);
      all.push(
        await shown(page, page.source === 'ocr' ? await asRead(picture, page) : await upright(picture, page)),
      );
    }
    return all;
  });
}

function drawn(document: PdfDocument, { number, source }: Page): Picture {
  const page = document.openPage(number);
  if (page === null) throw new Error(`page ${number} was read and cannot be opened`);
  try {
    leaveOutLargeImages(page.engine, objectsOf(page));
    return renderPage(page, source === 'ocr' ? ocrDpi : shownDpi);
  } finally {
    page.close();
  }
}

async function upright(picture: Picture, { turned }: Page): Promise<Picture> {
  return turned === undefined ? picture : turnPicture(picture, backFrom(turned));
}

async function shown(page: Page, { pixels, width, height, channels }: Picture): Promise<ShownPage> {
  const webp = await sharp(pixels, { raw: { width, height, channels } })
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.round((page.width / 72) * shownDpi), withoutEnlargement: true })
    .webp({ quality: webpQuality })
    .toBuffer();
  return { number: page.number, webp };
}
