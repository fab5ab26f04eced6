import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { messageParagraphs } from './message-lines.ts';
import { changedRepetitions } from './repeated-orders.ts';

const read = (text: string) =>
  plainSheets(text)
    .flatMap(messageParagraphs)
    .flatMap(changedRepetitions)
    .map(({ text }) => text);

test.each([
  'Same again as below please, but 8 of the gloves.',
  'Bitte das Gleiche wie letzte Woche, aber ohne Folie.',
  'La même commande que la dernière fois, sauf les gants.',
  'To samo co ostatnio, ale bez rękawic.',
])('an order that is not here is changed: %s', (text) => {
  expect(read(text)).toEqual([text]);
});

test.each([
  'Same as last time: 4 boxes of gloves.',
  'The gloves are the same again.',
  'Please send 4 boxes, but no foil.',
])('none: %s', (text) => {
  expect(read(text)).toEqual([]);
});
