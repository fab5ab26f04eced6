import type { ReadFile } from '@orderloom/pages/page.ts';
import { lineText, pageLines } from '@orderloom/pages/page-lines.ts';
import type { CandidateFile } from '@orderloom/pages/parts/find-orders.ts';
import { looksLikeRow } from '@orderloom/pages/parts/order-lines.ts';
import { isSideDocument } from '@orderloom/pages/parts/side-documents.ts';
import { makeDoubt } from '../doubt.ts';
import type { Doubt, Draft } from '../draft.ts';
import { sheetsOf } from '../layout/sheet.ts';
import type { DocumentType } from '../lexicon/lexicon.ts';
import { namedDocument, readDocumentType } from './document-type.ts';

/** What a document calls itself on its first page; null when it does not. */
function titleOf(file: ReadFile): DocumentType | null {
  const first = { ...file, pages: file.pages.slice(0, 1) };
  const { value, places } = readDocumentType(sheetsOf([first]), { quantities: true, orderNumber: true });
  return places.length === 0 ? null : value;
}

/** Whether a document is one of orders, by its title. */
export function kindOf(file: ReadFile): CandidateFile['kind'] {
  const title = titleOf(file);
  if (title === null) return 'unknown';
  return title === 'purchase_order' || title === 'order_change' ? 'order' : 'other';
}

/** Papers of deals that are done: beside an order they are what it refers to. */
const former: readonly (DocumentType | null)[] = ['invoice', 'credit_note', 'receipt', 'delivery_note'];

/**
 * The files of an order without the papers that came with it and order nothing, such as the last invoice, and a note of
 * each. The text of an e-mail, or of one that it encloses, stays; so does all when no other document has lines.
 */
export function withoutFormerPapers(
  files: readonly ReadFile[],
  isBody: (file: ReadFile) => boolean,
): { files: ReadFile[]; notes: string[] } {
  const asTheyAre = { files: [...files], notes: [] };
  const documents = files.filter((file) => !isBody(file) && !isText(file) && !file.data?.length);
  // A title costs a layout of its page: of a single document nobody asks for it.
  if (documents.length < 2 || !documents.some(hasRows)) return asTheyAre;
  const titles = new Map(documents.map((file) => [file, titleOf(file)] as const));
  const papers = documents.filter((file) => former.includes(titles.get(file)!));
  const orders = documents.filter((file) => !papers.includes(file) && hasRows(file));
  if (papers.length === 0 || orders.length === 0) return asTheyAre;
  return {
    files: files.filter((file) => !papers.includes(file)),
    notes: papers.map(
      (file) => `${file.name}: ${namedDocument(titles.get(file)!)}, its lines are not ordered`,
    ),
  };
}

/** A reason for each attachment that could be of any of several orders: no title, number or line told whose it is. */
export function strayDoubts(files: readonly ReadFile[]): Doubt[] {
  const strays = files.filter((file) => kindOf(file) !== 'other' && !isSide(file) && !isProse(file));
  return strays.map(({ name }) =>
    makeDoubt('file_unreadable', '', [`${name}: nothing in it tells to which of the orders it belongs`], []),
  );
}

/** A draft, and the other orders beside it, with more doubts. */
export function withDoubts(draft: Draft, doubts: readonly Doubt[]): Draft {
  if (doubts.length === 0) return draft;
  const others = draft.others?.map((other) => withDoubts(other, doubts));
  return { ...draft, ...(others && { others }), doubts: [...doubts, ...draft.doubts] };
}

function isText({ name }: ReadFile): boolean {
  return /\.(?:txt|md)$/i.test(name);
}

function hasRows({ pages }: ReadFile): boolean {
  return pages.some((page) => pageLines(page).some(looksLikeRow));
}

function isSide({ name, pages }: ReadFile): boolean {
  return isSideDocument(name, pages.slice(0, 1).flatMap(pageLines));
}

/** Conditions under a title of their own: most lines are sentences. */
function isProse({ pages }: ReadFile): boolean {
  const lines = pages.flatMap(pageLines).map(lineText);
  const sentences = lines.filter((line) => line.split(/\s+/).length >= sentenceWords);
  return lines.length > 0 && sentences.length > lines.length / 2;
}
const sentenceWords = 8;
