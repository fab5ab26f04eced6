import { expect, test } from 'vitest';
import { type Printed, printedSheets } from '../../sample.fixture.ts';
import { pageFeet, pageHeads } from './page-feet.ts';

test('the foot begins where another page says the same at the same height', async () => {
  const texts: Printed[] = [
    [40, 700, 'Kade 7'],
    [220, 700, 'Fax 020 555 0123'],
    [40, 712, 'Page 1'],
  ];
  const [first] = await printedSheets([[40, 100, 'Bolt M8 x 40'], ...texts]);
  const [second] = await printedSheets([[40, 100, 'Hose, black'], ...texts.slice(0, 2)]);
  const feet = pageFeet([first!, second!]);
  expect([Math.round(feet.get(first!)!), Math.round(feet.get(second!)!)]).toEqual([698, 698]);
  expect(pageFeet([first!]).size).toBe(0);
});

test('the head ends where a further page says other things than the first one; a page number differs', async () => {
  const head = (page: number): Printed[] => [
    [40, 40, 'Muster Works Inc.'],
    [40, 55, '12 Mill Road, Dover, DE 19901'],
    [300, 55, `Page ${page} of 2`],
  ];
  const [first] = await printedSheets([...head(1), [40, 200, 'Item'], [40, 220, '0001 Bolt M8 x 40']]);
  const [second] = await printedSheets([
    ...head(2),
    [40, 90, '0002 Hose, black'],
    [40, 220, '0001 Bolt M8 x 40'],
  ]);
  const [other] = await printedSheets([[40, 90, '0002 Hose, black']]);
  const heads = pageHeads([first!, second!]);
  expect([heads.has(first!), Math.round(heads.get(second!)!)]).toEqual([false, 64]);
  expect(pageHeads([first!, other!]).size).toBe(0);
});
