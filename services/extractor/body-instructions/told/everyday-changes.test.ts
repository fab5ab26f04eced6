import { expect, test } from 'vitest';
import { extractOrder } from '../../extract-order.ts';
import { settings } from '../../structured/structured.fixture.ts';
import { textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';

const orderOf = (title: string, number: string, goods: readonly string[]) => `${title}

${number}: PO-1001
Item     Description                  Qty
K-2041   ${goods[0]!.padEnd(28)} 4
H-118    ${goods[1]!.padEnd(28)} 60
S-77     ${goods[2]!.padEnd(28)} 12
`;
const orders = {
  de: orderOf('BESTELLUNG', 'Bestellnummer', [
    'Kabeltrommel 50 m',
    'Arbeitshandschuhe Gr. 10',
    'Schraubendreher-Set',
  ]),
  en: orderOf('PURCHASE ORDER', 'Order number', [
    'Cable reel 50 m',
    'Work gloves size 10',
    'Screwdriver set',
  ]),
  fr: orderOf('BON DE COMMANDE', 'N° de commande', [
    'Enrouleur 50 m',
    'Gants de travail taille 10',
    'Jeu de tournevis',
  ]),
  nl: orderOf('BESTELLING', 'Bestelnummer', [
    'Kabelhaspel 50 m',
    'Werkhandschoenen maat 10',
    'Schroevendraaierset',
  ]),
};

/** Lines, day of delivery and number of the order, and how many sentences were not understood. */
function changed(language: keyof typeof orders, text: string) {
  const draft = {
    ...extractOrder({ files: [textFile('order.txt', orders[language])], settings }),
    language,
    orderDate: { value: '2027-03-01', confidence: 1, places: [], because: 'printed' },
    deliveryDate: { value: '2027-04-01', confidence: 1, places: [], because: 'printed' },
  };
  const body = textFile('body.txt', `Hello,\n\n${text}\n\nRegards\nAnna`);
  const { rows, deliveryDate, orderNumber, doubts } = followInstructions(draft, body, settings);
  const lines = rows.map(
    ({ quantity, customerArticle, supplierArticle }) =>
      `${quantity?.value} ${(customerArticle ?? supplierArticle)?.value ?? 'new'}`,
  );
  const asked = doubts.filter(({ code }) => code === 'instruction_unclear').length;
  return [lines.join(', '), deliveryDate?.value, orderNumber?.value, asked];
}

const printed = ['4 K-2041', '60 H-118', '12 S-77'];
const lines = (...own: string[]) => [own.join(', '), '2027-04-01', 'PO-1001', 0];
const day = (iso: string) => [printed.join(', '), iso, 'PO-1001', 0];

test.each([
  ['de', 'Ergänzend bräuchten wir 2 Stück Leiterhaken (Art. LH-900).', lines(...printed, '2 LH-900')],
  [
    'de',
    'Bei den Handschuhen hat sich der Kollege vertan, es sollen 80 Paar sein.',
    lines('4 K-2041', '80 H-118', '12 S-77'),
  ],
  ['de', 'Wenn es geht bitte schon bis 25.03. liefern.', day('2027-03-25')],
  ['en', 'Could you knock line 3 off please?', lines('4 K-2041', '60 H-118')],
  ['en', 'We have decided against the cable reels.', lines('60 H-118', '12 S-77')],
  [
    'en',
    'There are two more things we need: 12x folding cartons brown, and 16 cartons of paper towels.',
    lines(...printed, '12 new', '16 new'),
  ],
  ['en', '40 pairs of gloves will do.', lines('4 K-2041', '40 H-118', '12 S-77')],
  ['en', 'One more thing to go with it: 2 x ladder hook, part no. LH-900.', lines(...printed, '2 LH-900')],
  ['en', 'Can you also throw two ladder hooks (LH-900) into the delivery?', lines(...printed, '2 LH-900')],
  ['en', 'Any chance of getting this by 25 March instead?', day('2027-03-25')],
  ['en', 'We need this no later than 25 March.', day('2027-03-25')],
  ['en', 'Please do not deliver until 25 May.', day('2027-05-25')],
  ['fr', 'Finalement nous ne prenons pas les enrouleurs.', lines('60 H-118', '12 S-77')],
  [
    'fr',
    'Il manque sur le bon de commande 2 crochets d’échelle réf. LH-900, à ajouter svp.',
    lines(...printed, '2 LH-900'),
  ],
  [
    'nl',
    'De kabelhaspels mogen van de bestelling af, die hebben we nog liggen.',
    lines('60 H-118', '12 S-77'),
  ],
  [
    'nl',
    'Het moeten 80 paar werkhandschoenen zijn in plaats van 60.',
    lines('4 K-2041', '80 H-118', '12 S-77'),
  ],
  ['nl', 'Aantal op regel 3 graag verdubbelen.', lines('4 K-2041', '60 H-118', '24 S-77')],
  ['nl', 'Kan de levering naar 25 maart vervroegd worden?', day('2027-03-25')],
  ['nl', 'Graag uiterlijk 25 maart in huis.', day('2027-03-25')],
] as const)('%s: %s', (language, text, wanted) => {
  expect(changed(language, text)).toEqual(wanted);
});

test('a street that bears a day is no day of delivery', () => {
  const [, deliveryDate] = changed('fr', 'Livrez le 25 mai, 8 rue du 11 novembre, 69007 Lyon.');
  expect(deliveryDate).toBe('2027-05-25');
});

test('a remark about a line cancels nothing', () => {
  expect(changed('nl', 'Opmerking op regel 3: graag netjes verpakken.')[0]).toBe(printed.join(', '));
});
