import { expect, test } from 'vitest';
import { printedSheets } from '../../sample.fixture.ts';
import { intoColumns } from './into-columns.ts';

/** The cells of a printed text whose columns part before its last but one word. */
async function cellsOf(text: string) {
  const [sheet] = await printedSheets([[40, 80, text]]);
  const line = sheet!.lines[0]!;
  const edge = line.words.at(-2)!.box[0] - 1;
  return intoColumns(line, [edge]).map((cell) => cell.map((word) => word.text).join(' '));
}

test('a day begins a cell of its own, other words close behind a text do not', async () => {
  expect([
    await cellsOf('Hose of black rubber 15. November'),
    await cellsOf('Tuyau en caoutchouc 1er avril'),
    await cellsOf('Hose of black rubber 15 pieces'),
  ]).toEqual([
    ['Hose of black rubber', '15. November'],
    ['Tuyau en caoutchouc', '1er avril'],
    ['Hose of black rubber 15', 'pieces'],
  ]);
});
