import { expect, test } from 'vitest';
import { characterConfidence } from './sheet.ts';

const word = (text: string, confidence: number) => ({
  text,
  confidence,
  box: [0, 0, 10, 10] as [number, number, number, number],
  fontSize: 10,
  bold: false,
});

test.each([
  ['letters from 0.8 on are as printed', [word('Dornbirn', 0.8)], 1],
  ['below they are worth what the reader says', [word('Dornbirn', 0.79)], 0.79],
  ['figures from 0.985 on', [word('6850', 0.985), word('Dornbirn', 0.9)], 1],
  ['below not', [word('6850', 0.98), word('Dornbirn', 0.9)], 0.98],
  ['the worst decides', [word('6850', 0.9), word('Dornbim', 0.6)], 0.6],
  ['without words', [], 1],
])('%s', (_, words, wanted) => {
  expect(characterConfidence(words)).toBe(wanted);
});
