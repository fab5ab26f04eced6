import { expect, test } from 'vitest';
import { settings } from '../../structured/structured.fixture.ts';
import { textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';
import { readPrinted } from './told-changes.fixture.ts';

const goods = {
  en: ['Hand soap lemon', 'Nitrile gloves size M', 'Till roll 80 mm'],
  de: ['Handseife Zitrone', 'Nitrilhandschuhe Gr. M', 'Kassenrolle 80 mm'],
  nl: ['Handzeep citroen', 'Nitril handschoenen maat M', 'Kassarol 80 mm'],
  fr: ['Savon citron', 'Gants nitrile taille M', 'Bobines caisse 80 mm'],
};
type Spoken = keyof typeof goods;

function after(language: Spoken, text: string) {
  const order = readPrinted(
    { codes: ['K-2041', 'H-1180', 'S-7711'], quantities: [12, 24, 36], goods },
    language,
  );
  const draft = followInstructions(order, textFile('mail.txt', text), settings);
  return {
    quantities: draft.rows.map(({ quantity }) => quantity?.value),
    number: draft.orderNumber?.value,
    day: draft.deliveryDate?.value,
    isAsked: draft.doubts.some(({ code }) => code === 'instruction_unclear'),
  };
}
const printed = { quantities: [12, 24, 36], number: 'PO-1001', day: '2027-04-01', isAsked: false };

test.each<[Spoken, string, string]>([
  ['en', 'The PO number changed when we saved it again. It is now 4574014773.', '4574014773'],
  ['de', 'Die Bestellnummer hat sich geändert. Sie lautet jetzt 4574014773.', '4574014773'],
  ['en', 'Our order ref. is 452044. The one printed on the document belongs to another job.', '452044'],
  ['en', 'Accounts need to see 333648 on the delivery note and the invoice instead of PO-1001.', '333648'],
  ['en', 'PO number to be quoted: 4548660792 (replaces PO-1001).', '4548660792'],
  ['nl', 'Op het document staat PO-1001, maar het moet 4523518305 zijn.', '4523518305'],
  ['fr', 'Veuillez remplacer notre référence PO-1001 par 884451 sur tous vos documents.', '884451'],
])('another number of the order, %s: %s', (language, text, number) => {
  expect(after(language, text)).toEqual({ ...printed, number });
});

test.each<[Spoken, string, number[]]>([
  ['en', 'Please ship item 2 only. All the other lines are cancelled.', [24]],
  ['de', 'Bitte nur Pos. 2 liefern. Alle anderen Positionen sind storniert.', [24]],
  ['nl', 'Lever alleen regel 2 uit. Alle andere regels vervallen.', [24]],
  ['fr', 'Livrez uniquement le poste 2. Toutes les autres lignes sont annulées.', [24]],
  ['nl', 'Zowel Handzeep citroen als Nitril handschoenen maat M mag van de order af.', [36]],
])('only these lines, and two goods together, %s: %s', (language, text, quantities) => {
  expect(after(language, text)).toEqual({ ...printed, quantities });
});

test.each<[Spoken, string, string]>([
  ['de', 'Die Anlieferung bitte in die KW 14 verlegen, und zwar auf Montag.', '2027-04-05'],
  ['fr', 'Merci de livrer le 25 septembre 2027 et pas le 01/04/2027.', '2027-09-25'],
])('a day of a week, and not the printed one, %s: %s', (language, text, day) => {
  expect(after(language, text)).toEqual({ ...printed, day });
});

test.each<[Spoken, string]>([
  ['nl', 'Als u ook desinfectiedoekjes op voorraad hebt, doe er dan een paar bij.'],
  ['fr', 'Si votre camion passe dans le coin avant, qu’il dépose déjà une partie de la commande.'],
  ['fr', 'Sans nouvelles de ma part d’ici demain, la ligne 3 est annulée.'],
  ['en', 'Please ship item 2 only if it is there. All the other lines are cancelled.'],
])('what depends on something is asked, %s: %s', (language, text) => {
  expect(after(language, text)).toEqual({ ...printed, isAsked: true });
});
