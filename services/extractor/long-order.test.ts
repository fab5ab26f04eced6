import type { ReadFile } from '@orderloom/pages/page.ts';
import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { extractOrder } from './extract-order.ts';
import type { ExtractSettings } from './settings.ts';

const settings: ExtractSettings = {
  locale: { language: 'en', country: 'NL', currency: 'EUR', dateOrder: 'DMY' },
  supplier: {
    company: 'Example Supplies B.V.',
    contactPerson: null,
    email: 'orders@example.test',
    address: { street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', country: 'NL' },
  },
  deliveryWindow: 'latest',
  thresholds: { review: 0.8 },
};

const [few, many] = [10, 200];
/** Twenty times the pages: what searches the whole order for each of its lines takes up to twenty times as long. */
const mostGrowth = 2.5;
const rounds = 2;
/** V8 compiles what it has seen often. */
const warmingRounds = 8;

function tablePage(page: number): string {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const [number, quantity] = [page * 20 + index + 1, (index % 9) + 2];
    const cells = [String(number), `A-${10_000 + number}`, 'Hex bolt', String(quantity), '2.50'];
    return `${cells.map((cell) => cell.padEnd(12)).join('')}${(quantity * 2.5).toFixed(2)}`;
  });
  const heading = ['Line', 'Article', 'Description', 'Qty', 'Price', 'Amount'];
  return `Order no.: 4500-7781\n\n${heading.map((cell) => cell.padEnd(12)).join('')}\n${rows.join('\n')}`;
}

function labelledPage(page: number): string {
  const rows = Array.from(
    { length: 60 },
    (_, index) => `Article: A-${page * 60 + index} | Qty: 2 | Price: 1.50`,
  );
  return rows.join('\n');
}

/** Who takes the goods: a person and a mailbox on each line. */
function contactsPage(page: number): string {
  const letters = (number: number) => String(number).replace(/\d/g, (digit) => 'abdefgiklm'[Number(digit)]!);
  const people = Array.from({ length: 12 }, (_, index) => {
    const name = `Ber${letters(1000 + page * 12 + index)}`;
    return `Anna ${name}          anna.${name.toLowerCase()}x@muster.example`;
  });
  return `Order no.: 4500-7781\n\n${people.join('\n')}`;
}

function fileOf(pageText: (page: number) => string, count: number): ReadFile {
  const text = Array.from({ length: count }, (_, page) => pageText(page)).join('\f');
  return { name: 'order.txt', pages: layText(text, { maxPages: count }).pages, notes: [] };
}

/** The least time of the processor for a page, in microseconds: other work on the machine does not count. */
function timesOfPage(pageText: (page: number) => string): { rows: number; times: [number, number] } {
  const files = [few, many].map((count) => fileOf(pageText, count));
  const best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let rows = 0;
  for (let round = 0; round < warmingRounds; round++) extractOrder({ files: [files[0]!], settings });
  for (let round = 0; round < rounds; round++) {
    files.forEach((file, index) => {
      const began = process.threadCpuUsage();
      rows = extractOrder({ files: [file], settings }).rows.length;
      best[index] = Math.min(best[index]!, process.threadCpuUsage(began).user / file.pages.length);
    });
  }
  return { rows, times: best };
}

test.each([
  ['tables', tablePage, 20],
  ['labels with their values', labelledPage, 60],
  ['people with their mailboxes', contactsPage, 0],
])(
  'a page of a long order costs what one of a short order does: %s',
  (_, pageText, rowsOfPage) => {
    const { rows, times } = timesOfPage(pageText);
    expect(rows).toBe(rowsOfPage * many);
    expect(times[1]).toBeLessThan(mostGrowth * times[0]);
  },
  60_000,
);
