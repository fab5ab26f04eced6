import { readdirSync, readFileSync } from 'node:fs';
import type { ReadFile } from '@orderloom/pages/page.ts';
import { cutFile } from '@orderloom/pages/parts/cut-file.ts';
import { findOrders } from '@orderloom/pages/parts/find-orders.ts';
import { layText } from '@orderloom/pages/text.ts';
import { describe, expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { readOrder } from './read-order.ts';
import { readOrders } from './read-orders.ts';
import { settings } from './structured/structured.fixture.ts';

/** Letters below what they order: `number: quantities; …`, `-` for no number; `one` that nothing parts, with `?` if it is asked about. */
const folder = new URL('split-bodies/', import.meta.url);

function read(file: ReadFile, orderNumber: string | null, isPart: boolean): Draft {
  const origins = new Map([[file, { isBody: true, isOwn: true, orderNumber }]]);
  return readOrders({ files: [file], settings }, { origins, isPart }, readOrder);
}

const quantities = ({ rows }: Draft) => rows.map(({ quantity }) => quantity?.value ?? '?').join(' ');

function stated(text: string): string {
  const body = { name: 'body.txt', notes: [], pages: layText(text, { maxPages: 2 }).pages };
  const found = findOrders([{ ...body, role: 'body', kind: 'unknown', isReadable: true }]);
  if (found.length === 0) {
    const draft = read(body, null, false);
    const isAsked = draft.doubts.some(({ code }) => code === 'orders_undivided');
    return `one${isAsked ? '?' : ''}: ${quantities(draft)}`;
  }
  return found
    .map(({ orderNumber, parts: [part] }) => {
      const own = cutFile(body, part!.pages, part!.lines);
      return `${orderNumber ?? '-'}: ${quantities(read(own, part!.orderNumber, true))}`;
    })
    .join(' ; ');
}

describe.each(readdirSync(folder))('%s', (name) => {
  const letters = readFileSync(new URL(name, folder), 'utf8').split(/^## /m).slice(1);
  test.each(letters.map((letter) => letter.split(/\n(.*)/s) as [string, string]))('%s', (wanted, text) => {
    expect(stated(text)).toBe(wanted);
  });
});
