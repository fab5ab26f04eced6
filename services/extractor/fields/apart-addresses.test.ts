import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const draft = async (...texts: Printed[]) => draftOf(await printedFile([...texts, ...table]));
const doubts = ({ doubts }: { doubts: { path: string }[] }) =>
  doubts.map(({ path }) => path).filter((path) => path.startsWith('shipping') || path.startsWith('customer'));

/** Who issues the paper and whom it goes to, each with the name set off from its address. */
const boxes: Printed[] = [
  [350, 30, 'Commande fournisseur', 14],
  [350, 50, 'Réf. : CF2603-0017'],
  [350, 64, 'Date commande : 09/03/2026'],
  [40, 110, 'Émetteur', 8],
  [300, 110, 'Destinataire', 8],
  [46, 126, 'Ateliers Beaulieu SARL', 11],
  ...stack(46, 147, '3 rue des Forges', '35000 Rennes'),
  [306, 126, 'QUINCAILLERIE DU PORT SAS', 11],
  ...stack(306, 147, 'À l’attention de Paul Morel', '9 quai de la Loire', '44600 Saint-Nazaire'),
  [306, 190, 'Numéro de TVA : FR40303265045'],
  [40, 780, 'Numéro de TVA : FR77436563395', 8],
];

test('an address a line apart from the name that a label announces', async () => {
  const place = 'Livraison sur chantier : Mairie annexe, 4 rue du Moulin, 35200 Rennes';
  const read = await draft(...boxes, [40, 500, place]);
  expect([read.buyer.company?.value, read.buyer.street?.value, read.buyer.vatId?.value]).toEqual([
    'Ateliers Beaulieu SARL',
    '3 rue des Forges',
    'FR77436563395',
  ]);
  expect(read.shipTo.street?.value).toBe('4 rue du Moulin');
  expect(doubts(read)).toEqual([]);
});

test('whom the paper goes to beside who issues it gets no goods', async () => {
  const read = await draft(...boxes);
  expect(read.shipTo.city?.value ?? null).not.toBe('Saint-Nazaire');
  expect(read.buyer.company?.value).toBe('Ateliers Beaulieu SARL');
});
