import { expect, test } from 'vitest';
import { type Printed, printedSheets } from '../../sample.fixture.ts';
import { pageFeet } from './page-feet.ts';

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
