import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const head = 'Muster Ltd\n14 Mill Road\nLeeds LS10 1AB';
const rows = 'Item  Part    Description  Qty  Price  Total\n1     A-100   Screw          2   10.00  20.00\n';
const paper = (...parts: readonly string[]) => draftOf(plainFile([...parts, rows].join('\n\n')));

test.each([
  ['Consegna presso il nostro magazzino in Via Milano 22, 25125 Brescia.', 'Via Milano 22'],
  ['Entregar no nosso armazém na Rua do Sol 22, 2410-100 Leiria.', 'Rua do Sol 22'],
  ['Bitte liefern Sie an unser Lager in der Hauptstr. 4, 73312 Geislingen.', 'Hauptstr. 4'],
  // No place of ours: the word belongs to the street.
  ['Consegna: Via Nostra Signora 4, 25125 Brescia.', 'Via Nostra Signora 4'],
])('what leads to the street of a place of ours is none of it: %s', (sentence, street) => {
  const { shipTo } = paper(head, 'Order no: 4418\nDate: 17 April 2026', sentence);
  expect(shipTo.street?.value).toBe(street);
});

test.each(['[Your logo here]', 'Company letterhead', 'Pedido para Example Supplies B.V.'])(
  '%s right over the house is none of its address',
  (over) => {
    const { buyer } = paper('Purchase order', `${over}\n${head}`, 'Order no: 4418\nDate: 17 April 2026');
    expect([buyer.company?.value, buyer.street?.value]).toEqual(['Muster Ltd', '14 Mill Road']);
  },
);

test('a label for the supplier right over a house keeps it', () => {
  const { buyer } = paper('Purchase order', `Your address:\n${head}`, 'Order no: 4418\nDate: 17 April 2026');
  expect(buyer.company?.value).toBeUndefined();
});
