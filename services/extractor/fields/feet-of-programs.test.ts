import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const head = stack(40, 40, 'Tierwelt Anna Nordmann', 'Hafenallee 7', '28195 Bremen', 'Tel. 0421 555 0144');
const supplier = stack(40, 160, 'Lieferant', 'Beispiel Handel GmbH', 'Ringweg 9', '28199 Bremen');
const sure = async (...texts: Printed[]) => {
  const { company } = draftOf(await printedFile([...texts, ...table])).buyer;
  return company?.value === 'Tierwelt Anna Nordmann' && company.confidence > 0.8;
};

test('the maker of a program, by its name alone at the foot, contests no buyer whose supplier is told', async () => {
  const foot: Printed = [40, 800, 'Kontora 4 – Hafenwerk Software GmbH'];
  expect(await sure(...head, ...supplier, foot)).toBe(true);
  expect(await sure(...head, foot)).toBe(false);
});

test('a firm with its register or address at the foot does', async () => {
  const firm: Printed = [40, 800, 'Nordwind Betriebs GmbH · Ringweg 3 · 28195 Bremen · HRB 4711'];
  expect(await sure(...head, ...supplier, firm)).toBe(false);
});
