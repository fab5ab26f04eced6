import { expect, test } from 'vitest';
import { ediSyntaxOf, parseEdi } from './edi.ts';

const shown = (text: string) =>
  parseEdi(text, ediSyntaxOf(text)!).map(({ tag, elements }) =>
    [tag, ...elements.map((each) => each.join(':'))].join('|'),
  );

test('EDIFACT with the usual marks, released ones, and lines that break anywhere', () => {
  expect(shown("UNB+UNOC:3+a+b'\r\nUNH+1+ORD\r\nERS:D:96A:UN'IMD+F++:::5?'?+?:??x'")).toEqual([
    'UNB|UNOC:3|a|b',
    'UNH|1|ORDERS:D:96A:UN',
    "IMD|F||:::5'+:?x",
  ]);
});

test('EDIFACT with marks of its own', () => {
  expect(shown('UNA|*,\\ ~UNB*UNOA|1*x~BGM*220*A\\*1~')).toEqual(['UNB|UNOA:1|x', 'BGM|220|A*1']);
});

test('EDIFACT without a release mark keeps question marks', () => {
  expect(shown("UNA:+.  'UNB+UNOA:1+x?'FTX+AAI+++why?'")).toEqual(['UNB|UNOA:1|x?', 'FTX|AAI|||why?']);
});

const isa = (element: string, component: string, end: string) =>
  `ISA*00*          *00*          *ZZ*BUYER          *ZZ*SELLER         *270101*1200*U*00401*000000001*0*P*${component}${end}`.replaceAll(
    '*',
    element,
  );

test.each([
  ['*', '>', '~'],
  ['|', '^', '\n'],
  ['*', ':', '~\r\n'],
  ['\u001d', '\u001f', '\u001c'],
])('X12 parted by %j, %j and %j', (element, component, end) => {
  const text = `${isa(element, component, end)}${['ST*850*1', 'BEG*00*SA*P1**20270101', `N9*A*x${component}y`].map((each) => each.replaceAll('*', element) + end).join('')}`;
  expect(shown(text).slice(1)).toEqual(['ST|850|1', 'BEG|00|SA|P1||20270101', 'N9|A|x:y']);
});

test('an X12 segment that only a line break ends', () => {
  expect(shown(`${isa('*', '>', '~')}\nST*850*1~\nDTM*002*20270101\nPO1*1*5*EA~\n`).slice(1)).toEqual([
    'ST|850|1',
    'DTM|002|20270101',
    'PO1|1|5|EA',
  ]);
});

test('TRADACOMS parts its tag with an equals sign', () => {
  expect(shown("STX=ANA:1+x'MHD=1+ORDHDR:9'")).toEqual(['STX|ANA:1|x', 'MHD|1|ORDHDR:9']);
});

test.each(['UNABLE TO READ', 'ISAAC NEWTON * 1', 'STX', '', 'Order of UNB+'])('%j is a text', (text) => {
  expect(ediSyntaxOf(text)).toBeNull();
});

test('100,000 segments within two seconds', () => {
  const began = performance.now();
  expect(parseEdi(`UNH+1+ORDERS:D:96A:UN'${"IMD+F++:::a?'b'".repeat(100_000)}`, 'edifact')).toHaveLength(
    100_001,
  );
  expect(performance.now() - began).toBeLessThan(2000);
});
