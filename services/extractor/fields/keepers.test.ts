import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const lines = 'Pos  Article  Description  Qty  Price\n1    A-100    Valve        4    12.50\n';
const shipTo = (block: string) => {
  const buyer = 'Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen';
  return draftOf(plainFile(`Purchase order 4500-7781\n\n${buyer}\n\n${block}\n\n${lines}`)).shipTo;
};

test.each([
  'Afleveradres:\nProject Westkade\np/a Muster Handel B.V.\nDokweg 4\n2300 AA Leiden',
  'Lieferadresse:\nProject Westkade\nbei Firma Muster Handel GmbH\nDockweg 4\n28199 Bremen',
  'Ship to:\nProject Westkade\nC/- Muster Trading Pty Ltd\n4 Dock Lane\nSydney NSW 2000',
])('who gets the goods stands over the house that takes them: %j', (block) => {
  expect(shipTo(block).company?.value).toBe('Project Westkade');
});

test.each([
  ['Ship to:\nAnn Lee\nc/o Muster Trading Ltd\n4 Dock Lane\nLeeds LS1 1AA', 'Muster Trading Ltd', 'Ann Lee'],
  ['Lieferadresse:\np. A. Muster Handel GmbH\nDockweg 4\n28199 Bremen', 'Muster Handel GmbH', null],
  ['Adresse de livraison:\nchez Muster SARL\n4 rue du Port\n59000 Lille', 'Muster SARL', null],
  ['Luogo di consegna:\npresso Muster S.r.l.\nVia Roma 4\n20121 Milano', 'Muster S.r.l.', null],
  ['Miejsce dostawy:\nu Muster Sp. z o.o.\nul. Portowa 4\n80-001 Sopot', 'Muster Sp. z o.o.', null],
])('a house is called without the mark of who keeps: %j', (block, company, person) => {
  expect(shipTo(block).company?.value).toBe(company);
  expect(shipTo(block).contactPerson?.value ?? null).toBe(person);
});
