import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { extractOrder } from './extract-order.ts';
import { readOrders } from './read-orders.ts';
import { settings } from './structured/structured.fixture.ts';

test('the numbers that tell the orders of a letter apart are theirs', () => {
  const text =
    'Hello,\n\nMX-10018:\n- 3 boxes of tape\n\nMX-10029:\n- 4 boxes of wipes\n- 2 boxes of gloves\n\nRegards\nAnna';
  const body = { name: 'body.txt', notes: [], pages: layText(text, { maxPages: 9 }).pages };
  const origins = new Map([[body, { isBody: true, isOwn: true, orderNumber: null }]]);
  const draft = readOrders({ files: [body], settings }, { origins, isPart: false }, extractOrder);
  const shown = [draft, ...(draft.others ?? [])].map(({ orderNumber, rows }) => [
    orderNumber?.value,
    rows.length,
  ]);
  expect(shown).toEqual([
    ['MX-10018', 1],
    ['MX-10029', 2],
  ]);
});
