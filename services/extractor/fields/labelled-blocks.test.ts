import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const rows =
  '\n\nItem           Description                      Qty      Unit    Price    Total\nMV-3301        Gloves nitrile M, box 100        60       box     4.25     255.00\nMV-3302        Gloves nitrile L, box 100        40       box     4.25     170.00\n';

test.each([
  [
    'Cliente: Muster Comércio, Lda.\nAv. da Liberdade 210, 3000-172 Coimbra',
    'Muster Comércio, Lda.',
    'Av. da Liberdade 210',
  ],
  ['Customer: Muster Care, Ltd.\n4 Mill Lane, Leeds LS1 4AB', 'Muster Care, Ltd.', '4 Mill Lane'],
  ['Cliente: Muster Sur, S.L.\nCalle Mayor 4, 28013 Madrid', 'Muster Sur, S.L.', 'Calle Mayor 4'],
])('a legal form behind a comma ends the name, and begins no street: %s', (block, company, street) => {
  const { buyer } = draftOf(plainFile(`PURCHASE ORDER\nOrder number: 4711\n\n${block}${rows}`));
  expect([buyer.company?.value, buyer.street?.value]).toEqual([company, street]);
});

test.each([
  ['Leverancier: Muster B.V.\nAfleveradres: Locatie Noord, Beukenweg 8, 7234 AN Wichmond', 'Beukenweg 8'],
  ['Supplier: Muster Ltd\nDelivery address: North Depot, 4 Mill Lane, Leeds LS1 4AB', '4 Mill Lane'],
  ['Lieferant: Muster GmbH\nLieferadresse: Werk Nord, Mühlweg 4, 88400 Biberach', 'Mühlweg 4'],
])('a place below the supplier is where the goods go: %s', (block, street) => {
  const { shipTo } = draftOf(
    plainFile(`Acme Care\nHigh Street 1\n\nPURCHASE ORDER\nOrder number: 4711\n\n${block}${rows}`),
  );
  expect(shipTo.street?.value).toBe(street);
});
