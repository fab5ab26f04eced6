import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const head: Printed[] = [
  [40, 40, 'Order 4711-22'],
  ...stack(40, 60, 'Nordwind Pumpen GmbH', 'Hafenallee 7', '28195 Bremen'),
];
const placeOf = async (...lines: string[]) => {
  const { shipTo } = draftOf(await printedFile([...head, ...stack(300, 140, ...lines), ...table]));
  return [shipTo.company?.value, shipTo.street?.value, shipTo.city?.value];
};

test.each([
  ['Lieferort: Silo Nordhang', 'Hangstrasse 3, 8580 Amriswil', 'Hangstrasse 3'],
  ['Lieferadresse: Werkhof Süd', 'Bahnhofstraße 12, 28195 Bremen', 'Bahnhofstraße 12'],
  ['Deliver to: North Store', '4 Mill Lane, Leeds LS1 4AB', '4 Mill Lane'],
  ['Leveradres: Magazijn Noord', 'Dorpsstraat 8, 1011 AA Amsterdam', 'Dorpsstraat 8'],
  ['Livrer à : Dépôt Nord', '12 rue des Lilas, 69003 Lyon', '12 rue des Lilas'],
  ['Consegna presso: Magazzino Nord', 'Via Roma 6, 20121 Milano', 'Via Roma 6'],
  ['Lugar de entrega: Almacén Norte', 'Calle Mayor 5, 28001 Madrid', 'Calle Mayor 5'],
  ['Local de entrega: Armazém Norte', 'Rua Direita 12, 4050-123 Porto', 'Rua Direita 12'],
  ['Miejsce dostawy: Magazyn Centralny', 'ul. Prosta 14, 00-950 Warszawa', 'ul. Prosta 14'],
  ['Leveringsadresse: Lager Nord', 'Nørregade 10, 8000 Aarhus', 'Nørregade 10'],
])('a place over its whole address, flush with the label: %s', async (label, address, street) => {
  const [company, printed] = await placeOf(label, address);
  expect([company, printed]).toEqual([label.replace(/^.*: /, ''), street]);
});

test.each([
  ['Lieferort: Nordwind GmbH, Hafenstraße 7,', '28195 Bremen', 'Hafenstraße 7'],
  ['Consegna presso: Nordwind S.r.l., Via', 'Roma 6, 20121 Milano', 'Via Roma 6'],
  ['Lugar de entrega: Nordwind SL, Calle', 'Mayor 5, 28001 Madrid', 'Calle Mayor 5'],
  ['Deliver to: Nordwind Ltd, 4', 'Mill Lane, Leeds LS1 4AB', '4 Mill Lane'],
])('an address that its line breaks: %s', async (label, rest, street) => {
  expect((await placeOf(label, rest))[1]).toBe(street);
});
