import type { ReadFile } from '@orderloom/pages/page.ts';
import { pageText } from '@orderloom/pages/page-lines.ts';
import { cutFile } from '@orderloom/pages/parts/cut-file.ts';
import {
  type CandidateFile,
  type FilePart,
  type FoundOrder,
  findOrders,
} from '@orderloom/pages/parts/find-orders.ts';
import { layText } from '@orderloom/pages/text.ts';
import { countLines } from './count-lines.ts';
import type { FlatAttachment } from './flatten-mail.ts';
import { titleInName, titleOf } from './lexicon/titles.ts';

/** An attachment with what a reader gave of it; null when it is no document, or could not be read. */
export interface SeenAttachment extends Pick<FlatAttachment, 'name' | 'inline' | 'enclosed'> {
  read: ReadFile | null;
  /** Its pages as text. */
  text: string;
}

/** Longer texts are no letter. */
const mostBodyPages = 20;
const titleLines = 40;
/** Conditions are attached to orders, and name them. */
const conditions =
  /^(?:general |standard )?(?:terms (?:and|&) conditions|conditions of (?:purchase|sale))|^(?:allgemeine )?(?:einkaufs|geschäfts|liefer)\p{L}*bedingungen|^(?:algemene )?(?:inkoop|leverings)?voorwaarden|^conditions générales|^condiciones generales|^condizioni generali|^(?:termos e )?condições (?:gerais|de compra)|^ogólne warunki|^(?:almindelige )?(?:indkøbs|leverings)betingelser|^agb$/imu;

/** The orders of a mail when they are several. `file` of a part is 0 for the body, else that of an attachment, from 1. */
export function ordersInMail(text: string, attachments: readonly SeenAttachment[]): FoundOrder[] {
  const body: CandidateFile = { ...bodyOf(text), role: 'body', kind: 'unknown', isReadable: true };
  return findOrders([body, ...attachments.map(candidateOf)]);
}

/** How many lines several orders have together: of the parts of one, which may say the same, the longest counts. */
export function countLinesOf(
  orders: readonly FoundOrder[],
  text: string,
  attachments: readonly (SeenAttachment & { dataLines?: number })[],
): number {
  const files = [bodyOf(text), ...attachments.map(({ read }) => read)];
  const counted = new Set<number>();
  const linesIn = ({ file, pages, lines }: FilePart): number => {
    const dataLines = attachments[file - 1]?.dataLines;
    if (dataLines !== undefined) {
      // A file for machines is counted whole, with the first of its orders.
      const isFirst = !counted.has(file);
      counted.add(file);
      return isFirst ? dataLines : 0;
    }
    const read = files[file];
    return read ? countLines(cutFile(read, pages, lines).pages.map(pageText).join('\n')) : 0;
  };
  return orders.reduce((sum, { parts }) => sum + Math.max(0, ...parts.map(linesIn)), 0);
}

function bodyOf(text: string): ReadFile {
  return { name: 'body.txt', pages: layText(text, { maxPages: mostBodyPages }).pages, notes: [] };
}

function candidateOf({ name, inline, enclosed, read, text }: SeenAttachment): CandidateFile {
  return {
    ...(read ?? { pages: [], notes: [] }),
    name,
    role: enclosed ? 'text' : 'document',
    kind: inline ? 'other' : kindOf(name, text),
    isReadable: read !== null,
  };
}

/** By its titles: an order may also print the number of a quotation, and an invoice that of an order. */
function kindOf(name: string, text: string): CandidateFile['kind'] {
  const lines = text.split('\n', titleLines);
  if (lines.slice(0, 5).some((line) => conditions.test(line.trim()))) return 'other';
  const first = titleOf(text, titleLines);
  if (first?.category === 'purchase_order' || lines.some(isBareOrderTitle)) return 'order';
  if (first) return 'other';
  const named = titleInName(name)?.category;
  if (named === undefined) return conditions.test(name.replace(/[_-]+/g, ' ')) ? 'other' : 'unknown';
  return named === 'purchase_order' ? 'order' : 'other';
}

/** "Purchase order" with nothing beside it. */
function isBareOrderTitle(line: string): boolean {
  const title = titleOf(line, 1);
  return title?.category === 'purchase_order' && line.trim().length === title.wording.length;
}
