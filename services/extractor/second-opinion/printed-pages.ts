import type { Box, Page, ReadFile } from '@orderloom/pages/page.ts';
import { sheetsOf } from '../layout/sheet.ts';

/** Words that stand together, as they are printed. */
export interface PrintedSegment {
  text: string;
  words: { text: string; box: Box }[];
}

/** A page that a second opinion may be asked about. Plain data: it crosses a process border. */
export interface PrintedPage {
  /** Counted from 1 over all files: how the page is called in questions and answers. */
  number: number;
  file: string;
  /** Within its file. */
  page: number;
  /** Read by OCR: the words may be misread, and whoever reads them again reads the same. */
  isScanned: boolean;
  /** From top to bottom, each from left to right. */
  lines: PrintedSegment[][];
}

/** Some 15,000 tokens: what a small model can attend to, and what a call may cost. */
const mostCharacters = 45_000;
/** Characters that nobody sees, among them those in which instructions are hidden. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/**
 * The pages of some files as printed, up to a limit of characters: those for which `isWanted` first, then from the
 * front.
 */
export function printedPages(
  files: readonly ReadFile[],
  isWanted: (file: string, page: number) => boolean,
): PrintedPage[] {
  const all = files.flatMap(({ name, pages }) => pages.map((page) => ({ name, page })));
  const numbered = all.map((each, index) => ({ ...each, number: index + 1 }));
  const inTurn = numbered.toSorted(
    (one, other) =>
      Number(isWanted(other.name, other.page.number)) - Number(isWanted(one.name, one.page.number)),
  );
  let left = mostCharacters;
  const chosen = inTurn.filter(({ page }) => {
    const size = charactersOn(page);
    if (size > left) return false;
    left -= size;
    return true;
  });
  return chosen
    .sort((one, other) => one.number - other.number)
    .map(({ name, page, number }) => ({
      number,
      file: name,
      page: page.number,
      isScanned: page.source === 'ocr',
      lines: linesOf(name, page),
    }));
}

function charactersOn(page: Page): number {
  return page.words.reduce((sum, word) => sum + word.text.length + 1, 0);
}

function linesOf(name: string, page: Page): PrintedSegment[][] {
  const sheets = sheetsOf([{ name, pages: [page], notes: [] }]);
  return sheets.flatMap(({ lines, printed }) =>
    lines.map(({ segments }) =>
      segments.flatMap((segment) => {
        const words = segment.words
          .map((word) => ({ text: word.text.replace(unseen, ''), box: printed.get(word) ?? word.box }))
          .filter(({ text }) => text !== '');
        return words.length > 0 ? [{ text: words.map(({ text }) => text).join(' '), words }] : [];
      }),
    ),
  );
}
