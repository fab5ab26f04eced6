import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { findCalled } from './called-people.ts';

const called = (text: string, office: string) =>
  findCalled(plainSheets(`Office ${office}\n\n${text}`), new Set()).map(({ value }) => value);

test.each([
  ['Needed before the harvest. Call Ruth first - 920-555-0163', 'Ruth', '920-555-0160'],
  ['Ruth anrufen, 0421 555 0163', 'Ruth', '0421 555 0100'],
  ['Bij vragen bel Ruth: 020 555 0163', 'Ruth', '020 555 0100'],
  ['Appelez Marie au 01 55 55 01 63', 'Marie', '01 55 55 01 00'],
  ['Para la factura llamar a Carmen 951 355 016', 'Carmen', '951 355 000'],
  ['Per domande chiamare Carla, tel. 011 555 0163', 'Carla', '011 555 0100'],
  ['Em caso de dúvida ligar para Rita 21 555 01 63', 'Rita', '21 555 01 00'],
  ['W razie pytań zadzwonić do Ewa 22 555 01 63', 'Ewa', '22 555 01 00'],
  ['Ring til Mette 98 12 34 56', 'Mette', '98 12 34 00'],
])('%s', (note, name, office) => {
  expect(called(note, office)).toEqual([name]);
});

test.each([
  'Call Ruth first',
  'Call Ruth Velten first - 920-555-0163',
  'Fax Ruth 920-555-0163',
  'Grace Tel. 920-555-0163',
  'Call us on 920-555-0163',
  'Please call 920-555-0163, Ruth opens',
  'Ring Angus 0491 570 110 when the truck leaves',
])('nobody by a first name: %s', (note) => {
  expect(called(note, '920-555-0160')).toEqual([]);
});
