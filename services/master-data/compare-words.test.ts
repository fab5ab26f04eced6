import { expect, test } from 'vitest';
import { coverage, wordLikeness } from './compare-words.ts';

test.each([
  ['jansen', 'jansen', 1],
  ['jansen', 'janssen', 0.762],
  ['jansen', 'jasnen', 0.722],
  ['maschinenbau', 'masch', 0.863],
  ['bakkerij', 'slagerij', 0],
  ['m', 'mueller', 0.5],
  ['4711', '4712', 0],
  ['4711', '4711', 1],
])('%s and %s are %d alike', (a, b, likeness) => {
  expect(wordLikeness(a, b)).toBeCloseTo(likeness, 3);
  expect(wordLikeness(b, a)).toBeCloseTo(likeness, 3);
});

const weighed = (text: string) => text.split(' ').map((word) => ({ word, weight: 1 }));

test.each([
  ['bakkerij jansen', 'jansen bakkerij oost', 1],
  ['bakkerij jansen', 'bakkerijjansen', 1],
  ['bakkerijjansen', 'bakkerij jansen', 1],
  ['bakkerij jansen', 'bakkerij pieters', 0.5],
  ['metallbau 50916', 'metallbau neuburg', 0.5],
  ['bakkerij', '', 0],
  ['selbstklebend rot', 'selbstklebend', 0.5],
])('of %j, the words %j cover %d', (wanted, present, share) => {
  expect(coverage(weighed(wanted), present.split(' '))).toBeCloseTo(share, 3);
});

test('rare words count more, and nothing covers nothing', () => {
  const wanted = [
    { word: 'bakkerij', weight: 1 },
    { word: 'jansen', weight: 3 },
  ];
  expect(coverage(wanted, ['jansen'])).toBe(0.75);
  expect(coverage([], ['jansen'])).toBe(0);
});
